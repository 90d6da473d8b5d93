#include "NamadaThreads.h"

#include <stdlib.h>

// Open addressing with linear probing, at most half full. Readers hold no lock; writers of one
// table are kept apart by their injector. Storage that was outgrown stays until the table goes,
// as a reader may still stand in it: all of it together is smaller than what replaced it.

enum { SMALLEST_STORAGE = 16 };

// A storage of two entries, neither ever filled, as words: every lookup ends at the first entry.
static uintptr_t empty_words[] = {0, 63, 1, 0, 0, 0, 0};
#define EMPTY_STORAGE ((namada_storage *)empty_words)

namada_table namada_empty_table = {EMPTY_STORAGE, 0, NULL};
namada_table namada_shared_table = {EMPTY_STORAGE, 0, NULL};

void namada_table_initialize(namada_table *table) {
  table->storage = EMPTY_STORAGE;
  table->count = 0;
}

void namada_table_destroy(namada_table *table) {
  namada_storage *storage = table->storage;
  while (storage != NULL && storage != EMPTY_STORAGE) {
    namada_storage *previous = storage->previous;
    free(storage);
    storage = previous;
  }
  table->storage = EMPTY_STORAGE;
}

static namada_storage *make_storage(uintptr_t capacity) {
  namada_storage *storage = calloc(1, sizeof(namada_storage) + capacity * sizeof(namada_entry));
  if (storage == NULL) abort();
  storage->mask = capacity - 1;
  storage->shift = 64 - (uintptr_t)__builtin_ctzll(capacity);
  return storage;
}

static namada_entry *entry_for_insertion(namada_storage *storage, uintptr_t key) {
  uintptr_t index = namada_hash(key) >> storage->shift;
  for (;; index += 1) {
    namada_entry *entry = &storage->entries[index & storage->mask];
    if (entry->key == key || entry->key == 0) return entry;
  }
}

// The outgrown storage is emptied of answers after the new one stands: a reader that is late finds
// nothing there and asks the slow way, so an answer that is freed later is reachable by no one.
static void grow(namada_table *table) {
  namada_storage *old = table->storage;
  uintptr_t capacity = old == EMPTY_STORAGE ? SMALLEST_STORAGE : (old->mask + 1) * 2;
  namada_storage *storage = make_storage(capacity);
  bool reusable = old != EMPTY_STORAGE;
  if (reusable) {
    storage->previous = old;
    for (uintptr_t index = 0; index <= old->mask; index += 1) {
      if (old->entries[index].key == 0) continue;
      *entry_for_insertion(storage, old->entries[index].key) = old->entries[index];
    }
  }
  __atomic_store_n(&table->storage, storage, __ATOMIC_RELEASE);
  if (!reusable) return;
  for (uintptr_t index = 0; index <= old->mask; index += 1) {
    __atomic_store_n(&old->entries[index].answer, 0, __ATOMIC_RELEASE);
  }
}

namada_reading namada_look_elsewhere(uintptr_t key, namada_thread *thread) {
  namada_frame *frame = thread->frame;
  if (frame != NULL && namada_is_of_task(frame, swift_task_getCurrent())) {
    return namada_begin_reading(thread, frame->origin->table, key);
  }
  if (namada_bindings() == 0) return namada_begin_reading(thread, &namada_shared_table, key);
  return (namada_reading){thread, NAMADA_ASK_TASK};
}

uintptr_t namada_table_exchange(namada_table *table, uintptr_t key, uintptr_t answer) {
  namada_entry *entry = namada_table_find(table, key);
  if (entry == NULL) {
    if (answer == 0) return 0;
    if ((table->count + 1) * 2 > table->storage->mask + 1 ||
        table->storage == EMPTY_STORAGE) {
      grow(table);
    }
    table->count += 1;
    entry = entry_for_insertion(table->storage, key);
    __atomic_store_n(&entry->answer, answer, __ATOMIC_RELEASE);
    __atomic_store_n(&entry->key, key, __ATOMIC_RELEASE);
    return 0;
  }
  return __atomic_exchange_n(&entry->answer, answer, __ATOMIC_SEQ_CST);
}

uintptr_t namada_table_capacity(const namada_table *table) {
  return table->storage == EMPTY_STORAGE ? 0 : table->storage->mask + 1;
}

uintptr_t namada_table_take(namada_table *table, uintptr_t index) {
  return __atomic_exchange_n(&table->storage->entries[index].answer, 0, __ATOMIC_SEQ_CST);
}
