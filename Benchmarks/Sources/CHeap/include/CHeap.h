// How much memory the process has asked for and not given back.

#ifndef CHEAP_H
#define CHEAP_H

#include <stddef.h>

size_t heap_bytes_in_use(void);

#endif
