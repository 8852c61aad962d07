// Preloaded into layoutedit by the torture program. It intercepts the calls from SQLite to the C library.
//
//   TORTURE_FILE   the layout file; only calls on it, its journal and their folder are intercepted
//   TORTURE_LOG    the file to log every change of these to, and every write to standard output
//   TORTURE_FAIL   the number of the call that fails (1 is the first); with TORTURE_STICKY=1 all later
//                  calls fail too; TORTURE_ERRNO is the error
//   TORTURE_CRASH  the number of the call at which SIGKILL ends the process; a write is half done
//   TORTURE_BESIDE=1  counts, fails and crashes the calls on everything else in the folder too: backups,
//                  copies, temporary files
//   TORTURE_COUNT  the file to write the number of calls to when the program ends
//   TORTURE_SYNCHRONOUS  the value that replaces EXTRA in PRAGMA synchronous
//
// A log record: kind, file, offset, length (in the host's byte order), then `length` bytes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum file { FILE_NONE, FILE_MAIN, FILE_JOURNAL, FILE_FOLDER, FILE_OUTPUT, FILE_BESIDE };
enum kind { KIND_CREATE = 1, KIND_WRITE, KIND_TRUNCATE, KIND_SYNC, KIND_UNLINK };

struct record {
    uint32_t kind, file;
    uint64_t offset, length;
};

static char main_path[4096], journal_path[4096], folder_path[4096];
static unsigned char files[4096];
static int log_descriptor = -1, is_sticky, looks_beside, error_number = EIO;
static long call_number, failing_call, crashing_call;

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void prepare(void) {
    const char *file = getenv("TORTURE_FILE"), *log = getenv("TORTURE_LOG");
    if (!file) return;
    snprintf(main_path, sizeof main_path, "%s", file);
    snprintf(journal_path, sizeof journal_path, "%s-journal", file);
    snprintf(folder_path, sizeof folder_path, "%s", file);
    char *slash = strrchr(folder_path, '/');
    if (slash) *slash = 0;
    if (log) {
        log_descriptor = syscall(
            SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        files[STDOUT_FILENO] = FILE_OUTPUT;
    }
    const char *number = getenv("TORTURE_FAIL");
    if (number) failing_call = atol(number);
    if ((number = getenv("TORTURE_CRASH"))) crashing_call = atol(number);
    is_sticky = getenv("TORTURE_STICKY") != 0;
    looks_beside = getenv("TORTURE_BESIDE") != 0;
    if ((number = getenv("TORTURE_ERRNO"))) error_number = atoi(number);
}

__attribute__((destructor)) static void finish(void) {
    const char *path = getenv("TORTURE_COUNT");
    if (!path) return;
    char text[32];
    int length = snprintf(text, sizeof text, "%ld\n", call_number);
    int descriptor = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    syscall(SYS_write, descriptor, text, length);
}

// Whether the next call must fail; sets errno if so.
static int fails(void) {
    call_number++;
    if (call_number == crashing_call) syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    if (!failing_call) return 0;
    if (call_number != failing_call && !(is_sticky && call_number > failing_call)) return 0;
    errno = error_number;
    return 1;
}

// If the process is killed at a write, half of the data is written first.
static void tear(int descriptor, const void *bytes, size_t count, off64_t offset) {
    if (call_number + 1 != crashing_call) return;
    if (offset < 0) syscall(SYS_write, descriptor, bytes, count / 2);
    else syscall(SYS_pwrite64, descriptor, bytes, count / 2, offset);
}

static void note(enum kind kind, int file, uint64_t offset, const void *bytes, uint64_t length) {
    if (log_descriptor < 0 || file == FILE_BESIDE) return;
    struct record record = {kind, file, offset, length};
    syscall(SYS_write, log_descriptor, &record, sizeof record);
    if (bytes && length) syscall(SYS_write, log_descriptor, bytes, length);
}

static int file_at(const char *path) {
    if (!main_path[0] || !path) return FILE_NONE;
    if (!strcmp(path, main_path)) return FILE_MAIN;
    if (!strcmp(path, journal_path)) return FILE_JOURNAL;
    if (!strcmp(path, folder_path)) return FILE_FOLDER;
    size_t length = strlen(folder_path);
    int is_beside = !strncmp(path, folder_path, length) && path[length] == '/';
    return looks_beside && is_beside ? FILE_BESIDE : FILE_NONE;
}

static void know(int descriptor, int file) {
    if (descriptor >= 0 && descriptor < (int)sizeof files) files[descriptor] = file;
}

static int file_of(int descriptor) {
    return descriptor >= 0 && descriptor < (int)sizeof files ? files[descriptor] : FILE_NONE;
}

static int open_file(const char *path, int flags, mode_t mode) {
    int file = file_at(path);
    if (file && fails()) return -1;
    int is_new = file && (flags & O_CREAT) && syscall(SYS_access, path, F_OK) != 0;
    int descriptor = syscall(SYS_openat, AT_FDCWD, path, flags | O_LARGEFILE, mode);
    if (descriptor < 0) return -1;
    know(descriptor, file);
    if (is_new) note(KIND_CREATE, file, 0, 0, 0);
    return descriptor;
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return open_file(path, flags, mode);
}

int close(int descriptor) {
    if (file_of(descriptor) != FILE_OUTPUT && file_of(descriptor)) files[descriptor] = FILE_NONE;
    return syscall(SYS_close, descriptor);
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t offset) {
    if (file_of(descriptor) && fails()) return -1;
    return syscall(SYS_pread64, descriptor, bytes, count, offset);
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
    return pread64(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
    int file = file_of(descriptor);
    if (file) tear(descriptor, bytes, count, offset);
    if (file && fails()) return -1;
    ssize_t done = syscall(SYS_pwrite64, descriptor, bytes, count, offset);
    if (file && done > 0) note(KIND_WRITE, file, offset, bytes, done);
    return done;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
    return pwrite64(descriptor, bytes, count, offset);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
    int file = file_of(descriptor);
    if (file && file != FILE_OUTPUT && fails()) return -1;
    return syscall(SYS_read, descriptor, bytes, count);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    if (file_of(descriptor) == FILE_BESIDE) {
        tear(descriptor, bytes, count, -1);
        if (fails()) return -1;
    }
    ssize_t done = syscall(SYS_write, descriptor, bytes, count);
    if (file_of(descriptor) == FILE_OUTPUT && done > 0) {
        note(KIND_WRITE, FILE_OUTPUT, 0, bytes, done);
    }
    return done;
}

int ftruncate64(int descriptor, off64_t size) {
    int file = file_of(descriptor);
    if (file && fails()) return -1;
    int code = syscall(SYS_ftruncate, descriptor, size);
    if (file && code == 0) note(KIND_TRUNCATE, file, size, 0, 0);
    return code;
}

int ftruncate(int descriptor, off_t size) { return ftruncate64(descriptor, size); }

static int sync_file(int descriptor, long call) {
    int file = file_of(descriptor);
    if (file && fails()) return -1;
    int code = syscall(call, descriptor);
    if (file && code == 0) note(KIND_SYNC, file, 0, 0, 0);
    return code;
}

int fsync(int descriptor) { return sync_file(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return sync_file(descriptor, SYS_fdatasync); }

// Whether a deletion must fail. Deletions beside the layout file never do: no promise is made for them.
static int keeps(int file) {
    long failing = failing_call;
    if (file == FILE_BESIDE) failing_call = 0;
    int result = file && fails();
    failing_call = failing;
    return result;
}

int unlink(const char *path) {
    int file = file_at(path);
    if (keeps(file)) return -1;
    int code = syscall(SYS_unlink, path);
    if (file && code == 0) note(KIND_UNLINK, file, 0, 0, 0);
    return code;
}

int rmdir(const char *path) {
    if (keeps(file_at(path))) return -1;
    return syscall(SYS_rmdir, path);
}

int rename(const char *from, const char *to) {
    if ((file_at(from) || file_at(to)) && fails()) return -1;
    return syscall(SYS_rename, from, to);
}

int link(const char *from, const char *to) {
    if ((file_at(from) || file_at(to)) && fails()) return -1;
    return syscall(SYS_link, from, to);
}

int mkstemp(char *name) {
    int file = file_at(name);
    if (file && fails()) return -1;
    int descriptor = NEXT(mkstemp)(name);
    know(descriptor, file);
    return descriptor;
}

char *mkdtemp(char *name) {
    if (file_at(name) && fails()) return 0;
    return NEXT(mkdtemp)(name);
}

// Sets the weaker value, and answers queries for the current value with the expected one. The program
// under test has no switch for this and must not have one.
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

int sqlite3_prepare_v3(
    sqlite3 *database, const char *sql, int length, unsigned flags, sqlite3_stmt **statement,
    const char **tail) {
    const char *word = getenv("TORTURE_SYNCHRONOUS");
    char text[64];
    if (word && !strcmp(sql, "PRAGMA synchronous = EXTRA")) {
        snprintf(text, sizeof text, "PRAGMA synchronous = %s", word);
        sql = text;
    } else if (word && !strcmp(sql, "PRAGMA synchronous")) {
        sql = "SELECT 3";
    }
    return NEXT(sqlite3_prepare_v3)(database, sql, length, flags, statement, tail);
}
