#include "NamadaTable.h"

// Linux can make every running thread of the process execute a memory barrier
// (https://man7.org/linux/man-pages/man2/membarrier.2.html); elsewhere readers fence themselves.

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

enum { MEMBARRIER_PRIVATE_EXPEDITED = 1 << 3, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED = 1 << 4 };

static int needs_reader_fences(void) {
#if defined(SYS_membarrier)
  return syscall(SYS_membarrier, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED, 0, 0) != 0;
#else
  return 1;
#endif
}

static void barrier(void) {
#if defined(SYS_membarrier)
  syscall(SYS_membarrier, MEMBARRIER_PRIVATE_EXPEDITED, 0, 0);
#endif
}
#else
static int needs_reader_fences(void) { return 1; }
static void barrier(void) {}
#endif

__attribute__((constructor)) static void choose_reader_fences(void) {
  __atomic_store_n(&namada_shared.reader_fences, needs_reader_fences(), __ATOMIC_RELEASE);
}

void namada_barrier_all_threads(void) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  if (!namada_shared.reader_fences) barrier();
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
