// What is measured by other means than Swift has.

#ifndef CMEASURES_H
#define CMEASURES_H

#include <stddef.h>
#include <stdint.h>

/// The bytes that the process has asked for and not given back.
size_t heap_bytes_in_use(void);
/// The time that the calling thread has had a processor.
uint64_t thread_nanoseconds(void);

#endif
