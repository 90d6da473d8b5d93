#include "NamadaTable.h"

// Linux can make every running thread of the process execute a memory barrier
// (https://man7.org/linux/man-pages/man2/membarrier.2.html), where it is not forbidden to; elsewhere
// the hazard is published by a store that needs none.

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

#if defined(__linux__) && defined(SYS_membarrier)
enum { MEMBARRIER_PRIVATE_EXPEDITED = 1 << 3, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED = 1 << 4 };

__attribute__((constructor)) static void choose_reader_fences(void) {
  if (syscall(SYS_membarrier, MEMBARRIER_REGISTER_PRIVATE_EXPEDITED, 0, 0) != 0) return;
  __atomic_and_fetch(&namada_shared.detours, ~(uintptr_t)NAMADA_READERS_FENCE, __ATOMIC_SEQ_CST);
}

static void barrier(void) {
  if (!namada_readers_fence()) syscall(SYS_membarrier, MEMBARRIER_PRIVATE_EXPEDITED, 0, 0);
}
#else
static void barrier(void) {}
#endif

void namada_barrier_all_threads(void) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  barrier();
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
