// A number that changes with the set of loaded libraries, from the platform's dynamic linker.

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "NamadaRuntime.h"

#if defined(__APPLE__)

#include <mach-o/dyld.h>

intptr_t namadaLoadedImageCount(void) { return (intptr_t)_dyld_image_count(); }

#elif defined(__linux__) || defined(__FreeBSD__) || defined(__OpenBSD__)

#include <link.h>

// Every report carries the same two totals, so the first one is enough.
static int readTotals(struct dl_phdr_info *info, size_t size, void *total) {
  (void)size;
  *(intptr_t *)total = (intptr_t)(info->dlpi_adds + info->dlpi_subs);
  return 1;
}

intptr_t namadaLoadedImageCount(void) {
  intptr_t total = 0;
  dl_iterate_phdr(readTotals, &total);
  return total;
}

#else

// Where libraries cannot be counted, none is loaded later either, or nobody can know.
intptr_t namadaLoadedImageCount(void) { return 0; }

#endif
