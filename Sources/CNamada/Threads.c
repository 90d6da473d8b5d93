#include "NamadaRequests.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

static namada_origin no_origin = {NULL, &namada_empty_table};
static namada_frame no_frame = {NULL, &no_origin};
namada_thread namada_no_thread = {&no_frame};
_Thread_local namada_thread *namada_this_thread NAMADA_THREAD_WORD = &namada_no_thread;

// Lines are fetched in pairs, or are that long.
enum { CACHE_LINE = 128 };

static namada_thread *all_threads = NULL;
static pthread_key_t exit_key;
static pthread_once_t exit_key_once = PTHREAD_ONCE_INIT;

typedef struct parking {
  pthread_mutex_t lock;
  pthread_cond_t signal;
  bool permitted;
} parking;

static void detach_thread(void *record) {
  namada_thread *thread = record;
  namada_this_thread = &namada_no_thread;
  __atomic_store_n(&thread->in_use, 0, __ATOMIC_RELEASE);
}

static void make_exit_key(void) {
  if (pthread_key_create(&exit_key, detach_thread) != 0) abort();
}

static namada_thread *take_unused_record(void) {
  namada_thread *thread = __atomic_load_n(&all_threads, __ATOMIC_ACQUIRE);
  for (; thread != NULL; thread = thread->next) {
    int unused = 0;
    if (__atomic_compare_exchange_n(
            &thread->in_use, &unused, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
      return thread;
    }
  }
  return NULL;
}

static namada_thread *make_record(void) {
  // No other thread writes to the cache lines of the record.
  size_t size = (sizeof(namada_thread) + CACHE_LINE - 1) & ~(size_t)(CACHE_LINE - 1);
  namada_thread *thread = aligned_alloc(CACHE_LINE, size);
  parking *place = calloc(1, sizeof(parking));
  if (thread == NULL || place == NULL) abort();
  memset(thread, 0, size);
  pthread_mutex_init(&place->lock, NULL);
  pthread_cond_init(&place->signal, NULL);
  thread->parking = place;
  thread->in_use = 1;
  thread->next = __atomic_load_n(&all_threads, __ATOMIC_ACQUIRE);
  while (!__atomic_compare_exchange_n(
      &all_threads, &thread->next, thread, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
  }
  return thread;
}

namada_thread *namada_attach_thread(void) {
  pthread_once(&exit_key_once, make_exit_key);
  namada_thread *thread = take_unused_record();
  if (thread == NULL) thread = make_record();
  namada_this_thread = thread;
  pthread_setspecific(exit_key, thread);
  return thread;
}

// Asks whether any thread holds the answer, and has each that does look again when it is done.
// A thread that lets go between our two looks is not missed: we see the slot empty, or it sees
// that it is wanted, as the barrier stands between our store and our second look.
bool namada_is_hazardous(uintptr_t answer) {
  bool found = false;
  namada_thread *thread = __atomic_load_n(&all_threads, __ATOMIC_ACQUIRE);
  for (; thread != NULL; thread = thread->next) {
    for (int slot = 0; slot < NAMADA_HAZARD_LIMIT; slot += 1) {
      if (__atomic_load_n(&thread->hazards[slot], __ATOMIC_ACQUIRE) != answer) continue;
      __atomic_or_fetch(&thread->wanted[slot], NAMADA_WANTED_ANSWER, __ATOMIC_SEQ_CST);
      namada_barrier_all_threads();
      if (__atomic_load_n(&thread->hazards[slot], __ATOMIC_ACQUIRE) == answer) found = true;
    }
  }
  return found;
}

void namada_park(namada_thread *thread) {
  parking *place = thread->parking;
  pthread_mutex_lock(&place->lock);
  while (!place->permitted) pthread_cond_wait(&place->signal, &place->lock);
  place->permitted = false;
  pthread_mutex_unlock(&place->lock);
}

void namada_unpark(namada_thread *thread) {
  parking *place = thread->parking;
  pthread_mutex_lock(&place->lock);
  place->permitted = true;
  pthread_cond_signal(&place->signal);
  pthread_mutex_unlock(&place->lock);
}
