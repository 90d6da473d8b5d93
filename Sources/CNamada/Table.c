#include "NamadaTable.h"

#include <stdlib.h>
#include <string.h>

// Open addressing with linear probing. A search starts in the first two thirds of the entries, and at
// most a third of them is filled, so that it comes to an empty one before it comes to the end.
//
// Readers hold no lock; writers of one table are kept apart by their injector. Storage that was
// outgrown stays until the table goes, as a reader may still stand in it: all of it together is
// smaller than what replaced it.

// In how many entries a search of the smallest storage may start.
enum { FEWEST_HOMES = 16 };

// A storage of two entries, neither ever filled: every lookup ends at the first that it sees.
static _Alignas(NAMADA_STORAGE_ALIGNMENT) uintptr_t empty_words[6] = {0, 2};
#define EMPTY_STORAGE ((namada_storage *)empty_words)
#define EMPTY_ROOT ((uintptr_t)empty_words + 63)

namada_table namada_empty_table = {EMPTY_ROOT, 0, NULL};
// Readers fence until the system has promised that they need not.
_Alignas(NAMADA_STORAGE_ALIGNMENT) namada_shared_state namada_shared = {{EMPTY_ROOT, 0, NULL}, 0, 1};

void namada_table_initialize(namada_table *table) {
  table->root = EMPTY_ROOT;
  table->count = 0;
}

void namada_table_destroy(namada_table *table) {
  namada_storage *storage = namada_storage_at(table->root);
  while (storage != NULL && storage != EMPTY_STORAGE) {
    namada_storage *previous = storage->previous;
    free(storage);
    storage = previous;
  }
  table->root = EMPTY_ROOT;
}

// Makes a storage in which a search starts in one of a power of two of entries, and returns it as a
// table refers to it.
static uintptr_t make_root(uintptr_t home_count) {
  uintptr_t entry_count = home_count + home_count / 2;
  size_t size = sizeof(namada_storage) + entry_count * sizeof(namada_entry);
  size = (size + NAMADA_STORAGE_ALIGNMENT - 1) & ~(size_t)(NAMADA_STORAGE_ALIGNMENT - 1);
  namada_storage *storage = aligned_alloc(NAMADA_STORAGE_ALIGNMENT, size);
  if (storage == NULL) abort();
  memset(storage, 0, size);
  storage->entry_count = entry_count;
  return (uintptr_t)storage + 64 - (uintptr_t)__builtin_ctzll(home_count);
}

static namada_entry *entry_for_insertion(uintptr_t root, uintptr_t key) {
  namada_storage *storage = namada_storage_at(root);
  for (uintptr_t index = namada_home(root, key);; index += 1) {
    namada_entry *entry = &storage->entries[index];
    if (entry->key == key || entry->key == 0) return entry;
  }
}

// The outgrown storage is emptied of answers after the new one stands: a reader that is late finds
// nothing there and asks the slow way, so an answer that is freed later is reachable by no one.
static void grow(namada_table *table) {
  namada_storage *old = namada_storage_at(table->root);
  uintptr_t homes = old == EMPTY_STORAGE ? FEWEST_HOMES : old->entry_count / 3 * 2 * 2;
  uintptr_t root = make_root(homes);
  bool reusable = old != EMPTY_STORAGE;
  if (reusable) {
    namada_storage_at(root)->previous = old;
    for (uintptr_t index = 0; index < old->entry_count; index += 1) {
      if (old->entries[index].key == 0) continue;
      *entry_for_insertion(root, old->entries[index].key) = old->entries[index];
    }
  }
  __atomic_store_n(&table->root, root, __ATOMIC_RELEASE);
  if (!reusable) return;
  for (uintptr_t index = 0; index < old->entry_count; index += 1) {
    __atomic_store_n(&old->entries[index].answer, 0, __ATOMIC_RELEASE);
  }
}

uintptr_t namada_table_exchange(namada_table *table, uintptr_t key, uintptr_t answer) {
  namada_entry *entry = namada_table_find(table, key);
  if (entry == NULL) {
    if (answer == 0) return 0;
    namada_storage *storage = namada_storage_at(table->root);
    if (storage == EMPTY_STORAGE || (table->count + 1) * 3 > storage->entry_count) grow(table);
    table->count += 1;
    entry = entry_for_insertion(table->root, key);
    __atomic_store_n(&entry->answer, answer, __ATOMIC_RELEASE);
    __atomic_store_n(&entry->key, key, __ATOMIC_RELEASE);
    return 0;
  }
  return __atomic_exchange_n(&entry->answer, answer, __ATOMIC_SEQ_CST);
}

uintptr_t namada_table_capacity(const namada_table *table) {
  namada_storage *storage = namada_storage_at(table->root);
  return storage == EMPTY_STORAGE ? 0 : storage->entry_count;
}

uintptr_t namada_table_take(namada_table *table, uintptr_t index) {
  return __atomic_exchange_n(
      &namada_storage_at(table->root)->entries[index].answer, 0, __ATOMIC_SEQ_CST);
}
