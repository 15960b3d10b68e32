#ifndef CZIP_SHIM_H
#define CZIP_SHIM_H

#include <zip.h>

/// Returns the commands of a source that is read sequentially.
static inline zip_int64_t shim_readable(void)
{
    return ZIP_SOURCE_SUPPORTS_READABLE;
}

#endif
