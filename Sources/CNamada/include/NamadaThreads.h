#ifndef NAMADA_THREADS_H
#define NAMADA_THREADS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "NamadaConcurrency.h"

// What a thread needs to ask without a lock: the chain of requests that it is answering, and the
// hazard pointers that keep what it is reading from being freed by another thread.

/// What every request runs becomes a part of its caller, also where a build is made to be small.
#define NAMADA_HOT static inline __attribute__((always_inline))

enum { NAMADA_HAZARD_LIMIT = 16 };

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
  /// How many hazards there may be where a frame is pushed without asking any further: none, unless
  /// the factory has never been seen to request anything.
  uintptr_t quiet_room;
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

// Where the C library sets memory aside for it, the word is found without a call, even where Namada
// is a part of a library that is loaded late (https://www.akkadia.org/drepper/tls.pdf, 4.3.5).
#if defined(__linux__) && defined(__GLIBC__)
#define NAMADA_THREAD_WORD __attribute__((tls_model("initial-exec")))
#else
#define NAMADA_THREAD_WORD
#endif

/// What stands for a thread that has no record yet: a request is under way in it that only
/// `namada_look_closer` knows how to answer, so that a look need not ask whether there is a record.
extern namada_thread namada_no_thread;
extern _Thread_local namada_thread *_Nonnull namada_this_thread NAMADA_THREAD_WORD;

namada_thread *_Nonnull namada_attach_thread(void);
void namada_park(namada_thread *_Nonnull thread);
void namada_unpark(namada_thread *_Nonnull thread);

NAMADA_HOT namada_thread *_Nonnull namada_thread_current(void) {
  namada_thread *thread = namada_this_thread;
  return __builtin_expect(thread != &namada_no_thread, 1) ? thread : namada_attach_thread();
}

/// Tells whether a frame belongs to what a task is doing.
///
/// To ask for the task is a good part of what a request for a new object costs, and of use only to
/// nested requests. So the frame of a factory that makes none does not know its task. If it makes
/// one after all, the task is filled in, and the factory is not called quiet any more.
NAMADA_HOT bool namada_is_of_task(namada_frame *_Nonnull frame, const void *_Nullable task) {
  if (__builtin_expect((uintptr_t)frame->task == NAMADA_UNKNOWN_TASK, 0)) {
    frame->task = task;
    __atomic_store_n(&frame->origin->quiet_room, 0, __ATOMIC_RELAXED);
  }
  return frame->task == task;
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
