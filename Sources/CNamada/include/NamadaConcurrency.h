#ifndef NAMADA_CONCURRENCY_H
#define NAMADA_CONCURRENCY_H

#include <stdbool.h>
#include <stdint.h>

// Entry points of the Swift concurrency runtime
// (https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Concurrency.h).

#if !defined(__APPLE__)
/// An executor as the runtime passes it: the actor's identity, and how it executes.
typedef struct namada_executor {
  const void *_Nullable identity;
  const void *_Nullable implementation;
} namada_executor;

__attribute__((swiftcall)) bool swift_task_isCurrentExecutorWithFlags(
    namada_executor executor, uintptr_t flags);
__attribute__((swiftcall)) namada_executor swift_task_getMainExecutor(void);
#endif

__attribute__((swiftcall)) const void *_Nullable swift_task_getCurrent(void);

#endif
