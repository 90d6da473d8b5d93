#ifndef NAMADA_TABLE_H
#define NAMADA_TABLE_H

#include "NamadaThreads.h"

// The answers that injectors remember, and how they are read while others replace and free them.
//
// A hazard is published with a plain store and made visible to the freeing side by
// `namada_barrier_all_threads`, which costs the rare writer a system call and the reader nothing.
// Where the system has no such call, readers pay a full fence, see `namada_readers_fence`.

/// What a lookup hands out that found nothing, or that has to be made for the task instead.
enum { NAMADA_NO_ANSWER = 3, NAMADA_ASK_TASK = 7 };

/// A key and what answers it, which may be nothing; a key is never removed, an answer is.
typedef struct namada_entry {
  uintptr_t key;
  uintptr_t answer;
} namada_entry;

/// What the address of the entries of a table is a multiple of: a line of the cache, the low bits of
/// which have room for a shift.
enum { NAMADA_STORAGE_ALIGNMENT = 64 };

/// The answers that an injector remembers, at one address as long as the injector lives.
typedef struct namada_table {
  /// The address of the entries, with the number of bits that a hash is shifted by to become an
  /// index of them: a lookup needs both first, and waits for one load instead of two.
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
  /// Why a look leaves its answer to a closer one: `NAMADA_READERS_FENCE`, and `NAMADA_BINDING` as
  /// often as an injector is bound to a task; while none is, no task has one.
  uintptr_t detours;
} namada_shared_state;

enum {
  /// Readers have to fence, as no barrier can be had from the other side.
  NAMADA_READERS_FENCE = 1,
  /// An injector is bound to a task.
  NAMADA_BINDING = 2
};

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

NAMADA_HOT uintptr_t namada_detours(void) {
  return __atomic_load_n(&namada_shared.detours, __ATOMIC_ACQUIRE);
}

/// Tells whether a task may have an injector of its own.
NAMADA_HOT bool namada_has_bindings(void) { return namada_detours() >= NAMADA_BINDING; }

/// Tells whether no barrier can be had from the side that frees.
NAMADA_HOT bool namada_readers_fence(void) {
  return (namada_detours() & NAMADA_READERS_FENCE) != 0;
}

static inline void namada_bindings_add(intptr_t change) {
  __atomic_add_fetch(
      &namada_shared.detours, (uintptr_t)change * NAMADA_BINDING, __ATOMIC_SEQ_CST);
}

/// Spreads the keys, which are addresses, over all bits; a table takes the topmost ones.
NAMADA_HOT uint64_t namada_hash(uintptr_t key) {
  return (uint64_t)key * 0x9E3779B97F4A7C15ull;
}

/// The index that the search for a key starts from.
NAMADA_HOT uintptr_t namada_home(uintptr_t root, uintptr_t key) {
  return (uintptr_t)(namada_hash(key) >> (root & (NAMADA_STORAGE_ALIGNMENT - 1)));
}

/// The entries of a table.
NAMADA_HOT namada_entry *_Nonnull namada_entries(uintptr_t root) {
  return (namada_entry *)(root & ~(uintptr_t)(NAMADA_STORAGE_ALIGNMENT - 1));
}

/// Finds the entry of a key from where the search for it starts; null where there is none.
NAMADA_HOT namada_entry *_Nullable namada_find_from(
    namada_entry *_Nonnull entry, uintptr_t key) {
  for (;; entry += 1) {
    uintptr_t found = __atomic_load_n(&entry->key, __ATOMIC_ACQUIRE);
    if (__builtin_expect(found == key, 1)) return entry;
    if (found == 0) return NULL;
  }
}

NAMADA_HOT namada_entry *_Nullable namada_table_find(
    const namada_table *_Nonnull table, uintptr_t key) {
  uintptr_t root = __atomic_load_n(&table->root, __ATOMIC_ACQUIRE);
  return namada_find_from(&namada_entries(root)[namada_home(root, key)], key);
}

/// Publishes a hazard before whatever is read next, where `namada_readers_fence` is false.
NAMADA_HOT void namada_publish_unfenced(uintptr_t *_Nonnull hazard, uintptr_t answer) {
#if defined(__linux__)
  __atomic_store_n(hazard, answer, __ATOMIC_RELEASE);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
#else
  // Cheaper than a fence on ARM, where such a store is not passed by the load that follows it.
  __atomic_store_n(hazard, answer, __ATOMIC_SEQ_CST);
#endif
}

/// Publishes a hazard before whatever is read next.
NAMADA_HOT void namada_publish(uintptr_t *_Nonnull hazard, uintptr_t answer) {
  namada_publish_unfenced(hazard, answer);
#if defined(__linux__)
  if (__builtin_expect(namada_readers_fence(), 0)) __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

/// Looks up a key and protects its answer, which is `NAMADA_NO_ANSWER` where there is none.
NAMADA_HOT namada_reading namada_begin_reading(
    namada_thread *_Nonnull thread, const namada_table *_Nonnull table, uintptr_t key) {
  namada_reading reading = {thread, NAMADA_NO_ANSWER};
  const namada_entry *entry = namada_table_find(table, key);
  if (__builtin_expect(entry == NULL, 0)) return reading;
  uintptr_t answer;
  do {
    answer = __atomic_load_n(&entry->answer, __ATOMIC_ACQUIRE);
    namada_publish(&thread->hazards[thread->hazard_count], answer);
    // What still stands there after the hazard has been published is not freed before it goes.
  } while (__builtin_expect(__atomic_load_n(&entry->answer, __ATOMIC_SEQ_CST) != answer, 0));
  reading.answer = answer;
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

/// The address of the value that was found.
NAMADA_HOT const void *_Nonnull namada_value(namada_reading reading) {
  return (const void *)reading.answer;
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
