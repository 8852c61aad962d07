// What Swift's module of the C library leaves out: how glibc's malloc is set.
#ifndef LAYOUTEDIT_CMALLOC_H
#define LAYOUTEDIT_CMALLOC_H

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Other C libraries have no such settings, and are left as they are.
static inline void layout_keep_freed(int kept, int largest) {
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, kept);
    mallopt(M_MMAP_THRESHOLD, largest);
#else
    (void)kept;
    (void)largest;
#endif
}

static inline void layout_release_freed(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

#endif
