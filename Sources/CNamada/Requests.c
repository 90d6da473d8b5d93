#include "NamadaRequests.h"

// What every request runs: it calls no function and puts no register aside.
namada_reading namada_look(uintptr_t key) {
  namada_thread *thread = namada_this_thread;
  namada_reading reading = {thread, NAMADA_LOOK_CLOSER};
  const namada_frame *frame = thread->frame;
  // While no task has an injector of its own, the shared one is in force inside its factories and
  // outside of all, whatever task asks.
  if (frame != NULL && __builtin_expect(frame->origin->table != &namada_shared.table, 0)) {
    return reading;
  }
  if (__builtin_expect(namada_bindings() != 0, 0)) {
    if (frame == NULL) reading.answer = NAMADA_ASK_TASK;
    return reading;
  }
  namada_entry *entry = namada_table_find(&namada_shared.table, key);
  if (__builtin_expect(entry == NULL, 0)) return reading;
  uintptr_t answer = namada_protected_answer(thread, entry);
  if (__builtin_expect(answer != 0, 1)) reading.answer = answer;
  return reading;
}

namada_reading namada_look_closer(uintptr_t key) {
  namada_thread *thread = namada_thread_current();
  namada_frame *frame = thread->frame;
  if (frame != NULL && namada_is_of_task(frame, swift_task_getCurrent())) {
    return namada_begin_reading(thread, frame->origin->table, key);
  }
  if (namada_bindings() == 0) return namada_begin_reading(thread, &namada_shared.table, key);
  return (namada_reading){thread, NAMADA_ASK_TASK};
}

bool namada_enter_as_requester(
    namada_thread *thread, namada_origin *origin, const char *file, uint32_t line) {
  const void *task = swift_task_getCurrent();
  if (namada_is_under_way(thread->frame, origin, task)) return false;
  namada_push_frame_in_record(thread, origin, task, file, line);
  return true;
}
