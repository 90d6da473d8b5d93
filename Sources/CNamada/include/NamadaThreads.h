#ifndef NAMADA_THREADS_H
#define NAMADA_THREADS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "NamadaConcurrency.h"

// What a thread needs to ask without a lock: the chain of requests that it is answering, and the
// hazard pointers that keep what it is reading from being freed by another thread.
//
// A hazard is published with a plain store and made visible to the freeing side by
// `namada_barrier_all_threads`, which costs the rare writer a system call and the reader nothing.
// Where the system has no such call, `namada_reader_fences` is set and readers pay a full fence.

/// What every request runs becomes a part of its caller, also where a build is made to be small.
#define NAMADA_HOT static inline __attribute__((always_inline))

enum { NAMADA_HAZARD_LIMIT = 16 };

/// What a lookup that found nothing hands out, and one that has to be made for the task instead.
enum { NAMADA_NO_ANSWER = 3, NAMADA_ASK_TASK = 7 };

/// What runs inside a frame, and for whom; a recipe has one that all its requests share.
typedef struct namada_origin {
  /// The injector that is asked by requests made inside, not retained: the request holds it.
  const void *_Nonnull injector;
  /// The answers of that injector, or an empty table where every nested request must be seen.
  const struct namada_table *_Nonnull table;
  /// The provider whose factory runs, or null where an injector is merely made current.
  const void *_Nullable provider;
  /// The type that was asked for.
  const void *_Nullable requested_type;
  /// A class instance with what only some frames need, not retained: the request holds it.
  const void *_Nullable attachment;
  /// Whether the factory has never been seen to request anything.
  bool is_quiet;
} namada_origin;

/// One request whose factory is running on this thread.
///
/// It is short, as every request for a new object fills one in. It lives in the record of the
/// thread, beside the hazard that protects the recipe, or in the stack of the request.
typedef struct namada_frame {
  struct namada_frame *_Nullable previous;
  namada_origin *_Nonnull origin;
  /// The task that runs on the thread, so that a job run inside a factory by a nested run loop
  /// is not taken for a part of it.
  const void *_Nullable task;
  const char *_Nullable file;
  /// The instances shared by the outermost request, retained; null until one is asked for, and
  /// null in frames that are not in use.
  const void *_Nullable graph;
  uint32_t line;
} namada_frame;

/// Stands for the task of a frame while nobody needs to know it, see `namada_is_of_task`.
enum { NAMADA_UNKNOWN_TASK = 1 };

/// What is known of one thread; records are reused after the thread has ended, and never freed.
///
/// A request reads and writes the first words alone; they fill one cache line, of which no other
/// thread's record has a part.
typedef struct namada_thread {
  namada_frame *_Nullable frame;
  uintptr_t hazard_count;
  /// Why the end of a reading or frame is to be told, a hazard each: see `namada_settle`.
  uint8_t wanted[NAMADA_HAZARD_LIMIT];
  uintptr_t hazards[NAMADA_HAZARD_LIMIT];
  namada_frame frames[NAMADA_HAZARD_LIMIT];
  struct namada_thread *_Nullable next;
  void *_Nonnull parking;
  int in_use;
} namada_thread;

/// A key and what answers it; a key is never removed, an answer is.
typedef struct namada_entry {
  uintptr_t key;
  uintptr_t answer;
} namada_entry;

/// The slots of a table; a larger one replaces it when it fills up.
typedef struct namada_storage {
  struct namada_storage *_Nullable previous;
  uintptr_t shift;
  uintptr_t mask;
  namada_entry entries[];
} namada_storage;

/// The answers that an injector remembers, at one address as long as the injector lives.
typedef struct namada_table {
  namada_storage *_Nonnull storage;
  uintptr_t count;
  /// The injector whose answers these are, not retained: the table is a part of it.
  const void *_Nullable owner;
} namada_table;

/// What a lookup hands out: an answer that stays alive until `namada_end_reading`.
///
/// Two words, so that it is returned in registers.
typedef struct namada_reading {
  namada_thread *_Nonnull thread;
  uintptr_t answer;
} namada_reading;

// Where the C library sets memory aside for it, the word is found without a call, even where Namada
// is a part of a library that is loaded late (https://www.akkadia.org/drepper/tls.pdf, 4.3.5).
#if defined(__linux__) && defined(__GLIBC__)
#define NAMADA_THREAD_WORD __attribute__((tls_model("initial-exec")))
#else
#define NAMADA_THREAD_WORD
#endif

extern _Thread_local namada_thread *_Nullable namada_this_thread NAMADA_THREAD_WORD;
extern int namada_reader_fences;
/// How many bindings of an injector to a task are alive; while none is, no task has one.
extern uintptr_t namada_binding_count;
/// The table of the injector that everybody shares.
extern namada_table namada_shared_table;
/// A table that never answers.
extern namada_table namada_empty_table;

namada_thread *_Nonnull namada_attach_thread(void);
void namada_barrier_all_threads(void);
bool namada_is_hazardous(uintptr_t answer);

void namada_table_initialize(namada_table *_Nonnull table);
void namada_table_destroy(namada_table *_Nonnull table);
uintptr_t namada_table_exchange(namada_table *_Nonnull table, uintptr_t key, uintptr_t answer);
uintptr_t namada_table_capacity(const namada_table *_Nonnull table);
uintptr_t namada_table_take(namada_table *_Nonnull table, uintptr_t index);

void namada_park(namada_thread *_Nonnull thread);
void namada_unpark(namada_thread *_Nonnull thread);

NAMADA_HOT namada_thread *_Nonnull namada_thread_current(void) {
  namada_thread *thread = namada_this_thread;
  return __builtin_expect(thread != NULL, 1) ? thread : namada_attach_thread();
}

static inline const namada_table *_Nonnull namada_shared_table_address(void) {
  return &namada_shared_table;
}

static inline const namada_table *_Nonnull namada_empty_table_address(void) {
  return &namada_empty_table;
}

NAMADA_HOT uintptr_t namada_bindings(void) {
  return __atomic_load_n(&namada_binding_count, __ATOMIC_ACQUIRE);
}

static inline void namada_bindings_add(intptr_t change) {
  __atomic_add_fetch(&namada_binding_count, (uintptr_t)change, __ATOMIC_SEQ_CST);
}

/// Spreads the keys, which are addresses, over all bits; a table takes the topmost ones.
NAMADA_HOT uint64_t namada_hash(uintptr_t key) {
  return (uint64_t)key * 0x9E3779B97F4A7C15ull;
}

NAMADA_HOT namada_entry *_Nullable namada_table_find(
    const namada_table *_Nonnull table, uintptr_t key) {
  namada_storage *storage = __atomic_load_n(&table->storage, __ATOMIC_ACQUIRE);
  uintptr_t index = namada_hash(key) >> storage->shift;
  namada_entry *entry = &storage->entries[index];
  uintptr_t found = __atomic_load_n(&entry->key, __ATOMIC_ACQUIRE);
  while (__builtin_expect(found != key, 0)) {
    if (found == 0) return NULL;
    index += 1;
    entry = &storage->entries[index & storage->mask];
    found = __atomic_load_n(&entry->key, __ATOMIC_ACQUIRE);
  }
  return entry;
}

/// Publishes a hazard before whatever is read next, see `namada_reader_fences`.
NAMADA_HOT void namada_publish(uintptr_t *_Nonnull hazard, uintptr_t answer) {
#if defined(__linux__)
  __atomic_store_n(hazard, answer, __ATOMIC_RELEASE);
  if (__builtin_expect(namada_reader_fences, 0)) {
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
  } else {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
  }
#else
  // Cheaper than a fence on ARM, where such a store is not passed by the load that follows it.
  __atomic_store_n(hazard, answer, __ATOMIC_SEQ_CST);
#endif
}

/// Looks up a key and protects its answer, which is `NAMADA_NO_ANSWER` where there is none.
NAMADA_HOT namada_reading namada_begin_reading(
    namada_thread *_Nonnull thread, const namada_table *_Nonnull table, uintptr_t key) {
  namada_reading reading = {thread, NAMADA_NO_ANSWER};
  namada_entry *entry = namada_table_find(table, key);
  if (__builtin_expect(entry == NULL, 0)) return reading;
  uintptr_t *hazard = &thread->hazards[thread->hazard_count];
  uintptr_t answer = __atomic_load_n(&entry->answer, __ATOMIC_ACQUIRE);
  while (__builtin_expect(answer != 0, 1)) {
    namada_publish(hazard, answer);
    uintptr_t again = __atomic_load_n(&entry->answer, __ATOMIC_SEQ_CST);
    if (__builtin_expect(again == answer, 1)) {
      reading.answer = answer;
      return reading;
    }
    answer = again;
    if (answer == 0) __atomic_store_n(hazard, 0, __ATOMIC_RELEASE);
  }
  return reading;
}

/// Protects an answer that was read elsewhere than in a table; who calls must then look again
/// whether it still stands there.
NAMADA_HOT namada_reading namada_protect(
    namada_thread *_Nonnull thread, uintptr_t answer) {
  namada_reading reading = {thread, answer};
  namada_publish(&thread->hazards[thread->hazard_count], answer);
  return reading;
}

/// Tells whether a frame belongs to what a task is doing.
///
/// To ask for the task is a good part of what a request for a new object costs, and of use only to
/// nested requests. So the frame of a factory that makes none does not know its task. If it makes
/// one after all, the task is filled in, and the factory is not called quiet any more.
NAMADA_HOT bool namada_is_of_task(namada_frame *_Nonnull frame, const void *_Nullable task) {
  if (__builtin_expect((uintptr_t)frame->task == NAMADA_UNKNOWN_TASK, 0)) {
    frame->task = task;
    __atomic_store_n(&frame->origin->is_quiet, false, __ATOMIC_RELAXED);
  }
  return frame->task == task;
}

namada_reading namada_look_elsewhere(uintptr_t key, namada_thread *_Nonnull thread);

/// Looks up a key among the answers of the injector in force.
///
/// Where that is for the task to say, the answer is `NAMADA_ASK_TASK`.
NAMADA_HOT namada_reading namada_look(uintptr_t key) {
  namada_thread *thread = namada_thread_current();
  const namada_table *table = &namada_shared_table;
  if (thread->frame != NULL) table = thread->frame->origin->table;
  // While no task has an injector of its own, the shared one is in force inside its factories and
  // outside of all, whatever task asks.
  if (__builtin_expect(table != &namada_shared_table || namada_bindings() != 0, 0)) {
    return namada_look_elsewhere(key, thread);
  }
  return namada_begin_reading(thread, &namada_shared_table, key);
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

/// Pushes a frame, and keeps what was read protected while nested requests are answered.
///
/// Returns the slot of both, which goes to `namada_leave`.
NAMADA_HOT uintptr_t namada_enter(
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
  return slot;
}

/// Ends the protection of the answer in a slot; true where another thread wants to free it.
NAMADA_HOT bool namada_end_reading_in(namada_thread *_Nonnull thread, uintptr_t slot) {
  // Reading must be over before the hazard goes. The first fence also keeps the optimiser, which
  // moves retains past plain stores, from letting the copy of a reference slip behind it.
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
#if defined(__linux__)
  __atomic_store_n(&thread->hazards[slot], 0, __ATOMIC_RELEASE);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  uint8_t wanted = __atomic_load_n(&thread->wanted[slot], __ATOMIC_RELAXED);
#else
  __atomic_store_n(&thread->hazards[slot], 0, __ATOMIC_SEQ_CST);
  uint8_t wanted = __atomic_load_n(&thread->wanted[slot], __ATOMIC_SEQ_CST);
#endif
  return __builtin_expect(wanted != 0, 0);
}

/// Ends the protection of what was read last; true where another thread wants to free it.
NAMADA_HOT bool namada_end_reading(namada_reading reading) {
  return namada_end_reading_in(reading.thread, reading.thread->hazard_count);
}

/// Undoes `namada_enter` and ends the reading; true where `namada_end_reading` is, or where the
/// frame got a graph, see `namada_settle`.
NAMADA_HOT bool namada_leave(namada_thread *_Nonnull thread, uintptr_t slot) {
  thread->hazard_count = slot;
  thread->frame = thread->frames[slot].previous;
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

/// Tells whether a factory of the provider runs already for the request under way.
NAMADA_HOT bool namada_is_under_way(
    namada_frame *_Nullable frame, const namada_origin *_Nonnull origin,
    const void *_Nullable task) {
  for (; frame != NULL && namada_is_of_task(frame, task); frame = frame->previous) {
    const namada_origin *other = frame->origin;
    if (other->provider == origin->provider && other->injector == origin->injector) return true;
  }
  return false;
}

static inline void namada_push_frame(
    namada_thread *_Nonnull thread, namada_frame *_Nonnull frame) {
  frame->previous = thread->frame;
  thread->frame = frame;
}

static inline void namada_pop_frame(
    namada_thread *_Nonnull thread, namada_frame *_Nonnull frame) {
  thread->frame = frame->previous;
}

#endif
