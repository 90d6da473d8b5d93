#ifndef NAMADA_REQUESTS_H
#define NAMADA_REQUESTS_H

#include "NamadaTable.h"

// How a request looks for its answer, and how one whose factory runs is noted down.

/// Does the same as `namada_look`, whichever injector is in force.
namada_reading namada_look_closer(uintptr_t key);

/// Looks up a key among the answers of the injector in force.
///
/// Where it is for the task to say which one that is, the answer is `NAMADA_ASK_TASK`. This is a part
/// of every caller: a call and a return would take as long as what is done.
NAMADA_HOT namada_reading namada_look(uintptr_t key) {
  namada_thread *thread = namada_this_thread;
  const namada_frame *frame = thread->frame;
  // While no task has an injector of its own, the shared one is in force inside its factories and
  // outside of all, whatever task asks.
  if (frame != NULL && __builtin_expect(frame->origin->table != &namada_shared.table, 0)) {
    return namada_look_closer(key);
  }
  uintptr_t detours = namada_detours();
  if (__builtin_expect(detours != 0, 0)) {
    if (frame != NULL || detours < NAMADA_BINDING) return namada_look_closer(key);
    return (namada_reading){thread, NAMADA_ASK_TASK};
  }
  const namada_entry *entry = namada_table_find(&namada_shared.table, key);
  if (__builtin_expect(entry == NULL, 0)) return namada_look_closer(key);
  uintptr_t answer = __atomic_load_n(&entry->answer, __ATOMIC_ACQUIRE);
  namada_publish_unfenced(&thread->hazards[thread->hazard_count], answer);
  // What still stands there after the hazard has been published is not freed before it goes.
  if (__builtin_expect(__atomic_load_n(&entry->answer, __ATOMIC_SEQ_CST) != answer, 0)) {
    __atomic_store_n(&thread->hazards[thread->hazard_count], 0, __ATOMIC_RELEASE);
    return namada_look_closer(key);
  }
  return (namada_reading){thread, answer};
}

/// Looks up a key among the answers of an injector, unless requests have to be seen just now.
NAMADA_HOT namada_reading namada_look_into(
    const namada_table *_Nonnull table, uintptr_t key) {
  namada_thread *thread = namada_thread_current();
  namada_frame *frame = thread->frame;
  // Only the table that never answers has no owner.
  if (frame != NULL && frame->origin->table->owner == NULL) table = frame->origin->table;
  return namada_begin_reading(thread, table, key);
}

/// Tells whether a hazard and a frame are left for nested requests while this reading goes on.
NAMADA_HOT bool namada_can_enter(namada_thread *_Nonnull thread) {
  return thread->hazard_count + 1 < NAMADA_HAZARD_LIMIT;
}

/// Keeps what was read protected while nested requests are answered.
static inline void namada_keep_reading(namada_reading reading) {
  reading.thread->hazard_count += 1;
}

/// Undoes `namada_keep_reading`; `namada_end_reading` must follow.
static inline void namada_resume_reading(namada_reading reading) {
  reading.thread->hazard_count -= 1;
}

/// Pushes a frame that lies beside the hazard that protects the recipe.
NAMADA_HOT void namada_push_frame_in_record(
    namada_thread *_Nonnull thread, namada_origin *_Nonnull origin, const void *_Nullable task,
    const char *_Nullable file, uint32_t line) {
  uintptr_t slot = thread->hazard_count;
  namada_frame *frame = &thread->frames[slot];
  frame->previous = thread->frame;
  frame->origin = origin;
  frame->task = task;
  frame->file = file;
  frame->line = line;
  thread->frame = frame;
  thread->hazard_count = slot + 1;
}

/// Does the same as `namada_enter` where that does not push at once.
bool namada_enter_as_requester(
    namada_thread *_Nonnull thread, namada_origin *_Nonnull origin, const char *_Nullable file,
    uint32_t line);

/// Pushes a frame, and keeps what was read protected while nested requests are answered.
///
/// Returns false, and does nothing, where the request leads back to itself, or where no room is left.
NAMADA_HOT bool namada_enter(
    namada_thread *_Nonnull thread, namada_origin *_Nonnull origin, const char *_Nullable file,
    uint32_t line) {
  uintptr_t room = __atomic_load_n(&origin->quiet_room, __ATOMIC_RELAXED);
  // What requests nothing does not lead back to itself, unless it is what asks just now.
  const namada_frame *asking = thread->frame;
  if (__builtin_expect(thread->hazard_count >= room, 0)
      || (asking != NULL
          && __builtin_expect((uintptr_t)asking->task == NAMADA_UNKNOWN_TASK, 0))) {
    return namada_enter_as_requester(thread, origin, file, line);
  }
  const void *task = (const void *)NAMADA_UNKNOWN_TASK;
  namada_push_frame_in_record(thread, origin, task, file, line);
  return true;
}

/// Undoes `namada_enter` and ends the reading; true where `namada_end_reading` is, or where the
/// frame got a graph, see `namada_settle`.
NAMADA_HOT bool namada_leave(namada_thread *_Nonnull thread) {
  uintptr_t slot = thread->hazard_count - 1;
  thread->hazard_count = slot;
  thread->frame = thread->frame->previous;
  return namada_end_reading_in(thread, slot);
}

/// Why a reading, or a frame, did not simply end.
enum { NAMADA_WANTED_ANSWER = 1, NAMADA_WANTED_GRAPH = 2 };

/// What was left to do when a reading, or a frame, ended.
typedef struct namada_settlement {
  /// The graph of the frame, whose reference goes to the caller.
  const void *_Nullable graph;
  /// Whether another thread wants to free what was read.
  bool is_awaited;
} namada_settlement;

/// Forgets what was left to do in the slot that was let go last, and hands it out.
static inline namada_settlement namada_settle(namada_thread *_Nonnull thread) {
  uintptr_t slot = thread->hazard_count;
  uint8_t wanted = __atomic_exchange_n(&thread->wanted[slot], 0, __ATOMIC_SEQ_CST);
  namada_settlement settlement = {NULL, (wanted & NAMADA_WANTED_ANSWER) != 0};
  if (wanted & NAMADA_WANTED_GRAPH) {
    settlement.graph = thread->frames[slot].graph;
    thread->frames[slot].graph = NULL;
  }
  return settlement;
}

/// Gives a frame a graph; where the frame is a part of the thread's record, `namada_leave` tells.
static inline void namada_set_graph(
    namada_thread *_Nonnull thread, namada_frame *_Nonnull frame, const void *_Nullable graph) {
  frame->graph = graph;
  uintptr_t offset = (uintptr_t)frame - (uintptr_t)thread->frames;
  if (offset >= sizeof(thread->frames)) return;
  __atomic_or_fetch(
      &thread->wanted[offset / sizeof(namada_frame)], NAMADA_WANTED_GRAPH, __ATOMIC_SEQ_CST);
}

#endif
