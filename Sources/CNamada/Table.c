#include "NamadaTable.h"

#include <stdlib.h>

// Open addressing with linear probing. A search starts in the first two thirds of the entries, and at
// most a third of them is filled, so that it comes to an empty one before it comes to the end.
//
// Readers hold no lock; writers of one table are kept apart by their injector. Storage that was
// outgrown stays until the table goes, as a reader may still stand in it: all of it together is
// smaller than what replaced it.

// In how many entries a search of the smallest storage may start.
enum { FEWEST_HOMES = 16 };

// Two entries, neither ever filled: every lookup ends at the first that it sees.
static _Alignas(NAMADA_STORAGE_ALIGNMENT) namada_entry no_entries[2] = {
    {0, NAMADA_NO_ANSWER}, {0, NAMADA_NO_ANSWER}};
#define EMPTY_ROOT ((uintptr_t)no_entries + 63)

namada_table namada_empty_table = {EMPTY_ROOT, 0, NULL};

#if defined(__linux__)
// Readers fence until the system has promised that they need not.
#define FIRST_DETOURS NAMADA_READERS_FENCE
#else
#define FIRST_DETOURS 0
#endif
_Alignas(NAMADA_STORAGE_ALIGNMENT) namada_shared_state namada_shared = {
    {EMPTY_ROOT, 0, NULL}, FIRST_DETOURS};

static uintptr_t entry_count(uintptr_t root) {
  if (root == EMPTY_ROOT) return 0;
  uintptr_t home_count = (uintptr_t)1 << (64 - root % NAMADA_STORAGE_ALIGNMENT);
  return home_count + home_count / 2;
}

// Behind the last entry stands the root that was outgrown, if any.
static uintptr_t *outgrown(uintptr_t root) {
  return &namada_entries(root)[entry_count(root)].answer;
}

void namada_table_initialize(namada_table *table) {
  table->root = EMPTY_ROOT;
  table->count = 0;
}

void namada_table_destroy(namada_table *table) {
  uintptr_t root = table->root;
  table->root = EMPTY_ROOT;
  while (root != EMPTY_ROOT) {
    uintptr_t next = *outgrown(root);
    free(namada_entries(root));
    root = next;
  }
}

// Makes entries of which a search starts in one of a power of two, and returns them as a table refers
// to them.
static uintptr_t make_root(uintptr_t home_count, uintptr_t previous) {
  size_t size = (home_count + home_count / 2 + 1) * sizeof(namada_entry);
  size = (size + NAMADA_STORAGE_ALIGNMENT - 1) & ~(size_t)(NAMADA_STORAGE_ALIGNMENT - 1);
  namada_entry *entries = aligned_alloc(NAMADA_STORAGE_ALIGNMENT, size);
  if (entries == NULL) abort();
  uintptr_t root = (uintptr_t)entries + 64 - (uintptr_t)__builtin_ctzll(home_count);
  for (uintptr_t index = 0; index < entry_count(root); index += 1) {
    entries[index] = (namada_entry){0, NAMADA_NO_ANSWER};
  }
  *outgrown(root) = previous;
  return root;
}

static namada_entry *entry_for_insertion(uintptr_t root, uintptr_t key) {
  namada_entry *entry = &namada_entries(root)[namada_home(root, key)];
  while (entry->key != key && entry->key != 0) entry += 1;
  return entry;
}

// The outgrown storage is emptied of answers after the new one stands: a reader that is late finds
// nothing there and asks the slow way, so an answer that is freed later is reachable by no one.
static void grow(namada_table *table) {
  uintptr_t old = table->root;
  uintptr_t count = entry_count(old);
  namada_entry *entries = namada_entries(old);
  uintptr_t root = make_root(count == 0 ? FEWEST_HOMES : count / 3 * 4, old);
  for (uintptr_t index = 0; index < count; index += 1) {
    if (entries[index].key == 0) continue;
    *entry_for_insertion(root, entries[index].key) = entries[index];
  }
  __atomic_store_n(&table->root, root, __ATOMIC_RELEASE);
  for (uintptr_t index = 0; index < count; index += 1) {
    __atomic_store_n(&entries[index].answer, NAMADA_NO_ANSWER, __ATOMIC_RELEASE);
  }
}

uintptr_t namada_table_exchange(namada_table *table, uintptr_t key, uintptr_t answer) {
  namada_entry *entry = namada_table_find(table, key);
  if (entry != NULL) return __atomic_exchange_n(&entry->answer, answer, __ATOMIC_SEQ_CST);
  if (answer == NAMADA_NO_ANSWER) return answer;
  if ((table->count + 1) * 3 > entry_count(table->root)) grow(table);
  table->count += 1;
  entry = entry_for_insertion(table->root, key);
  __atomic_store_n(&entry->answer, answer, __ATOMIC_RELEASE);
  __atomic_store_n(&entry->key, key, __ATOMIC_RELEASE);
  return NAMADA_NO_ANSWER;
}

uintptr_t namada_table_capacity(const namada_table *table) { return entry_count(table->root); }

uintptr_t namada_table_take(namada_table *table, uintptr_t index) {
  uintptr_t *answer = &namada_entries(table->root)[index].answer;
  return __atomic_exchange_n(answer, NAMADA_NO_ANSWER, __ATOMIC_SEQ_CST);
}
