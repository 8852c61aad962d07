// libsodium as it is; only the hash is used.
#ifndef LAYOUTEDIT_CSODIUM_H
#define LAYOUTEDIT_CSODIUM_H

#include <sodium.h>

#endif
