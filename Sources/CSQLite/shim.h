#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

/// Disables memory statistics, which nothing in this program uses, so that allocations of all connections need no common lock.
///
/// sqlite3_config is variadic, and Swift cannot call it. To be called before the first connection is opened.
static inline int penny_sqlite_count_no_memory(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Enables or disables all triggers of a connection. sqlite3_db_config is variadic, and Swift cannot call it.
static inline int penny_sqlite_enable_triggers(sqlite3 *database, int is_enabled) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, is_enabled, (int *)0);
}

/// Enables or disables the foreign keys of a connection, inside of a transaction as well, where the pragma of that name has no effect.
static inline int penny_sqlite_enable_foreign_keys(sqlite3 *database, int is_enabled) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_FKEY, is_enabled, (int *)0);
}

#endif
