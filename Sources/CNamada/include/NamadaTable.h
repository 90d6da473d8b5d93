#ifndef NAMADA_TABLE_H
#define NAMADA_TABLE_H

#include "NamadaThreads.h"

// The answers that injectors remember, and how they are read while others replace and free them.
//
// A hazard is published with a plain store and made visible to the freeing side by
// `namada_barrier_all_threads`, which costs the rare writer a system call and the reader nothing.
// Where the system has no such call, `reader_fences` is set and readers pay a full fence.

/// What a lookup hands out that found nothing, that has to be made for the task instead, or that has
/// to be made by `namada_look_closer`.
enum { NAMADA_NO_ANSWER = 3, NAMADA_ASK_TASK = 7, NAMADA_LOOK_CLOSER = 11 };

/// A key and what answers it; a key is never removed, an answer is.
typedef struct namada_entry {
  uintptr_t key;
  uintptr_t answer;
} namada_entry;

/// The slots of a table; a larger one replaces it when it fills up.
typedef struct namada_storage {
  struct namada_storage *_Nullable previous;
  uintptr_t entry_count;
  namada_entry entries[];
} namada_storage;

/// What the address of every storage is a multiple of: a line of the cache, the low bits of which have
/// room for a shift.
enum { NAMADA_STORAGE_ALIGNMENT = 64 };

/// The answers that an injector remembers, at one address as long as the injector lives.
typedef struct namada_table {
  /// The address of the storage, with the number of bits that a hash is shifted by to become an
  /// index of it: a lookup needs both first, and waits for one load instead of two.
  uintptr_t root;
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

/// What all requests read that are made to nobody in particular, side by side in memory.
typedef struct namada_shared_state {
  /// The table of the injector that everybody shares.
  namada_table table;
  /// How many bindings of an injector to a task are alive; while none is, no task has one.
  uintptr_t binding_count;
  /// Whether readers have to fence, as no barrier can be had from the other side.
  int reader_fences;
} namada_shared_state;

extern namada_shared_state namada_shared;
/// A table that never answers.
extern namada_table namada_empty_table;

void namada_barrier_all_threads(void);
bool namada_is_hazardous(uintptr_t answer);

void namada_table_initialize(namada_table *_Nonnull table);
void namada_table_destroy(namada_table *_Nonnull table);
uintptr_t namada_table_exchange(namada_table *_Nonnull table, uintptr_t key, uintptr_t answer);
uintptr_t namada_table_capacity(const namada_table *_Nonnull table);
uintptr_t namada_table_take(namada_table *_Nonnull table, uintptr_t index);

static inline const namada_table *_Nonnull namada_shared_table_address(void) {
  return &namada_shared.table;
}

static inline const namada_table *_Nonnull namada_empty_table_address(void) {
  return &namada_empty_table;
}

NAMADA_HOT uintptr_t namada_bindings(void) {
  return __atomic_load_n(&namada_shared.binding_count, __ATOMIC_ACQUIRE);
}

static inline void namada_bindings_add(intptr_t change) {
  __atomic_add_fetch(&namada_shared.binding_count, (uintptr_t)change, __ATOMIC_SEQ_CST);
}

/// Spreads the keys, which are addresses, over all bits; a table takes the topmost ones.
NAMADA_HOT uint64_t namada_hash(uintptr_t key) {
  return (uint64_t)key * 0x9E3779B97F4A7C15ull;
}

/// The index that the search for a key starts from.
NAMADA_HOT uintptr_t namada_home(uintptr_t root, uintptr_t key) {
  return (uintptr_t)(namada_hash(key) >> (root & (NAMADA_STORAGE_ALIGNMENT - 1)));
}

/// The storage of a table.
NAMADA_HOT namada_storage *_Nonnull namada_storage_at(uintptr_t root) {
  return (namada_storage *)(root & ~(uintptr_t)(NAMADA_STORAGE_ALIGNMENT - 1));
}

NAMADA_HOT namada_entry *_Nullable namada_table_find(
    const namada_table *_Nonnull table, uintptr_t key) {
  uintptr_t root = __atomic_load_n(&table->root, __ATOMIC_ACQUIRE);
  namada_entry *entry = &namada_storage_at(root)->entries[namada_home(root, key)];
  uintptr_t found = __atomic_load_n(&entry->key, __ATOMIC_ACQUIRE);
  while (__builtin_expect(found != key, 0)) {
    if (found == 0) return NULL;
    entry += 1;
    found = __atomic_load_n(&entry->key, __ATOMIC_ACQUIRE);
  }
  return entry;
}

/// Publishes a hazard before whatever is read next, see `reader_fences`.
NAMADA_HOT void namada_publish(uintptr_t *_Nonnull hazard, uintptr_t answer) {
#if defined(__linux__)
  __atomic_store_n(hazard, answer, __ATOMIC_RELEASE);
  if (__builtin_expect(namada_shared.reader_fences, 0)) {
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
  } else {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
  }
#else
  // Cheaper than a fence on ARM, where such a store is not passed by the load that follows it.
  __atomic_store_n(hazard, answer, __ATOMIC_SEQ_CST);
#endif
}

/// Reads the answer of an entry and protects it; 0 where there is none, or where it has changed
/// meanwhile.
NAMADA_HOT uintptr_t namada_protected_answer(
    namada_thread *_Nonnull thread, const namada_entry *_Nonnull entry) {
  uintptr_t *hazard = &thread->hazards[thread->hazard_count];
  uintptr_t answer = __atomic_load_n(&entry->answer, __ATOMIC_ACQUIRE);
  if (__builtin_expect(answer == 0, 0)) return 0;
  namada_publish(hazard, answer);
  // What still stands there after the hazard has been published is not freed before it goes.
  if (__builtin_expect(__atomic_load_n(&entry->answer, __ATOMIC_SEQ_CST) == answer, 1)) {
    return answer;
  }
  __atomic_store_n(hazard, 0, __ATOMIC_RELEASE);
  return 0;
}

/// Looks up a key and protects its answer, which is `NAMADA_NO_ANSWER` where there is none.
NAMADA_HOT namada_reading namada_begin_reading(
    namada_thread *_Nonnull thread, const namada_table *_Nonnull table, uintptr_t key) {
  namada_reading reading = {thread, NAMADA_NO_ANSWER};
  namada_entry *entry = namada_table_find(table, key);
  if (__builtin_expect(entry == NULL, 0)) return reading;
  while (__atomic_load_n(&entry->answer, __ATOMIC_ACQUIRE) != 0) {
    uintptr_t answer = namada_protected_answer(thread, entry);
    if (__builtin_expect(answer != 0, 1)) {
      reading.answer = answer;
      break;
    }
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

#endif
