// What Swift cannot reach of SQLite, and nothing else.
#ifndef LAYOUTEDIT_CSQLITE_H
#define LAYOUTEDIT_CSQLITE_H

// Tests compare the journal with what SQLite's session extension sees.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

// sqlite3_db_config is variadic. `now` receives the value in force.
static inline int layout_db_config(sqlite3 *db, int option, int value, int *now) {
    return sqlite3_db_config(db, option, value, now);
}

// SQLITE_TRANSIENT is a macro that casts -1 to a function.
static inline int layout_bind_text(sqlite3_stmt *statement, int at, const char *text, int count) {
    return sqlite3_bind_text(statement, at, text, count, SQLITE_TRANSIENT);
}

static inline int layout_bind_blob(sqlite3_stmt *statement, int at, const void *bytes, int count) {
    return sqlite3_bind_blob(statement, at, bytes, count, SQLITE_TRANSIENT);
}

// The last error of the system that the file has met, or else its journal. SQLite calls a failed read
// damage.
static inline int layout_last_errno(sqlite3 *db) {
    int number = 0;
    sqlite3_file *journal = 0;
    if (!db) return 0;
    sqlite3_file_control(db, "main", SQLITE_FCNTL_LAST_ERRNO, &number);
    if (number) return number;
    sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, &journal);
    // A journal in memory has nothing to ask.
    if (journal && journal->pMethods && journal->pMethods->xFileControl) {
        journal->pMethods->xFileControl(journal, SQLITE_FCNTL_LAST_ERRNO, &number);
    }
    return number;
}

// Macros that compute.
static const int layout_short_read = SQLITE_IOERR_SHORT_READ;
static const int layout_cannot_delete = SQLITE_IOERR_DELETE;

// The file of a connection. Bytes of it are read through SQLite's own descriptor because closing
// another descriptor of the same file would drop the locks of this process.
static inline sqlite3_file *layout_file(sqlite3 *db) {
    sqlite3_file *file = 0;
    int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    return code == SQLITE_OK && file && file->pMethods ? file : 0;
}

static inline int layout_read_file(sqlite3 *db, void *bytes, int count, sqlite3_int64 offset) {
    sqlite3_file *file = layout_file(db);
    return file ? file->pMethods->xRead(file, bytes, count, offset) : SQLITE_CANTOPEN;
}

// Whether any process is about to write: it holds the RESERVED lock.
static inline int layout_is_reserved(sqlite3 *db, int *reserved) {
    sqlite3_file *file = layout_file(db);
    return file ? file->pMethods->xCheckReservedLock(file, reserved) : SQLITE_CANTOPEN;
}

#endif
