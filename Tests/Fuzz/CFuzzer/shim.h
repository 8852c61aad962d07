#pragma once

#include <stddef.h>
#include <stdint.h>

// libFuzzer's main loop, in programs that are linked with it (Scripts/fuzz). It is weak, so that the
// program also builds without libFuzzer; it then only tests the inputs that it is given.
__attribute__((weak)) int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*try_input)(const uint8_t *bytes, size_t size));

static inline int fuzzer_is_there(void) { return LLVMFuzzerRunDriver != NULL; }
