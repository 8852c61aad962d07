#pragma once

#include <stddef.h>
#include <stdint.h>

// libFuzzer's own loop, in programs that are linked with it (Scripts/fuzz); weak, so that any build
// has the program, which then only tries the inputs that it is given.
__attribute__((weak)) int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*try_input)(const uint8_t *bytes, size_t size));

static inline int fuzzer_is_there(void) { return LLVMFuzzerRunDriver != NULL; }
