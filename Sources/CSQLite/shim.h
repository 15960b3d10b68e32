#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

/// Counts no memory: without the count, allocations of all connections take no common lock. Nothing in this program asks for it.
///
/// sqlite3_config takes a variable list of arguments, which Swift cannot call. It has to come before the first connection.
static inline int penny_sqlite_count_no_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

#endif
