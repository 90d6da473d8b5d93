#include "NamadaRequests.h"

namada_reading namada_look_closer(uintptr_t key) {
  namada_thread *thread = namada_thread_current();
  namada_frame *frame = thread->frame;
  if (frame != NULL && namada_is_of_task(frame, swift_task_getCurrent())) {
    return namada_begin_reading(thread, frame->origin->table, key);
  }
  if (!namada_has_bindings()) return namada_begin_reading(thread, &namada_shared.table, key);
  return (namada_reading){thread, NAMADA_ASK_TASK};
}

bool namada_enter_as_requester(
    namada_thread *thread, namada_origin *origin, const char *file, uint32_t line) {
  if (!namada_can_enter(thread)) return false;
  const void *task = swift_task_getCurrent();
  if (namada_is_under_way(thread->frame, origin, task)) return false;
  namada_push_frame_in_record(thread, origin, task, file, line);
  return true;
}
