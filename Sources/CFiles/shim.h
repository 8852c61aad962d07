// What Swift's module of the C library leaves out: exchanging two files in one step.
#ifndef LAYOUTEDIT_CFILES_H
#define LAYOUTEDIT_CFILES_H

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

// Returns 0, or -1 with errno, also if this system or file system cannot do it.
static inline int layout_exchange_files(const char *first, const char *second) {
#if defined(__APPLE__)
    return renamex_np(first, second, RENAME_SWAP);
#elif defined(SYS_renameat2)
    // Not every C library has `renameat2`. 2 is RENAME_EXCHANGE.
    return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 2u);
#else
    (void)first;
    (void)second;
    errno = ENOSYS;
    return -1;
#endif
}

#endif
