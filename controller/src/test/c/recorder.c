/*
 * Loaded before the C library: writes down what a process writes below one folder, in its order, and can let the Nth of these calls fail.
 *
 * TENGEN_RECORD        the folder
 * TENGEN_RECORD_LOG    where the record goes; nothing is recorded without it
 * TENGEN_RECORD_COUNT  where the number of calls so far goes, as text, whenever the control file is written
 *
 * Writing "N E S" to the file "control" in the folder lets the Nth call from then on fail with errno E; with S = 1 a write is cut short instead of refused, and the
 * one after it fails. Files that only coordinate processes (-shm, .lock) or only take room (.reserve) are left out.
 *
 * A record: kind, inode (8 bytes), offset (8), length (4), that many bytes; numbers in the machine's order.
 *   O opened: bytes = path; offset 1 = it was made        W written        T cut to offset        S synced        F sync failed        R renamed: two paths, 0 between
 *   U unlinked: path        D folder synced
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { FDS = 4096, PATH = 1024 };
enum { NOT_OURS = 0, DATA = 1, FOLDER = 2, CONTROL = 3, MARK = 4 };

static char kind_of[FDS];
static uint64_t inode_of[FDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int log_fd = -1;
static long calls;
static long fail_at;
static int fail_errno;
static int fail_short;

#define REAL(name) ((__typeof__(&name)) dlsym(RTLD_NEXT, #name))

static int ours(const char *path) {
    return folder && path && strncmp(path, folder, folder_length) == 0;
}

static int ends(const char *path, const char *tail) {
    size_t n = strlen(path), m = strlen(tail);
    return n >= m && strcmp(path + n - m, tail) == 0;
}

__attribute__((constructor)) static void start(void) {
    folder = getenv("TENGEN_RECORD");
    folder_length = folder ? strlen(folder) : 0;
    const char *log = getenv("TENGEN_RECORD_LOG");
    if (folder && log) {
        /* The first process records; those that it starts, sqlite-jdbc's look at the machine among them, find the record there and leave it alone. */
        log_fd = REAL(open)(log, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    }
}

static void record(char kind, uint64_t inode, uint64_t offset, const void *bytes, uint32_t length) {
    if (log_fd < 0) {
        return;
    }
    struct __attribute__((packed)) { char kind; uint64_t inode; uint64_t offset; uint32_t length; } head = {kind, inode, offset, length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *) bytes, length}};
    if (writev(log_fd, parts, 2) != (ssize_t) (sizeof head + length)) {
        abort();
    }
}

/* Says whether this call is the one to fail. */
static int fails(void) {
    calls++;
    return fail_at > 0 && --fail_at == 0;
}

static void opened(int fd, const char *path, int made) {
    if (fd < 0 || fd >= FDS) {
        return;
    }
    kind_of[fd] = NOT_OURS;
    struct stat about;
    if (!ours(path) || ends(path, "-shm") || ends(path, ".lock") || ends(path, ".reserve") || fstat(fd, &about) != 0) {
        return;
    }
    inode_of[fd] = about.st_ino;
    kind_of[fd] = S_ISDIR(about.st_mode) ? FOLDER : ends(path, "/control") ? CONTROL : ends(path, "/acks") ? MARK : DATA;
    if (kind_of[fd] == DATA || kind_of[fd] == MARK) {
        record('O', inode_of[fd], made, path, strlen(path));
    }
}

static int kind(int fd) {
    return fd >= 0 && fd < FDS ? kind_of[fd] : NOT_OURS;
}

#define OPENING(name, real_call)                                        \
    mode_t mode = 0;                                                    \
    if (flags & (O_CREAT | O_TMPFILE)) {                                \
        va_list more;                                                   \
        va_start(more, flags);                                          \
        mode = va_arg(more, mode_t);                                    \
        va_end(more);                                                   \
    }                                                                   \
    pthread_mutex_lock(&lock);                                          \
    struct stat before;                                                 \
    int made = ours(path) && (flags & O_CREAT) && stat(path, &before) != 0; \
    int fd = real_call;                                                 \
    opened(fd, path, made);                                             \
    pthread_mutex_unlock(&lock);                                        \
    return fd;

int open(const char *path, int flags, ...) { OPENING(open, REAL(open)(path, flags, mode)) }
int open64(const char *path, int flags, ...) { OPENING(open64, REAL(open64)(path, flags, mode)) }
int openat(int at, const char *path, int flags, ...) { OPENING(openat, REAL(openat)(at, path, flags, mode)) }
int openat64(int at, const char *path, int flags, ...) { OPENING(openat64, REAL(openat64)(at, path, flags, mode)) }

int close(int fd) {
    if (fd >= 0 && fd < FDS) {
        kind_of[fd] = NOT_OURS;
    }
    return REAL(close)(fd);
}

static void control(const char *text, size_t length) {
    char line[64] = {0};
    memcpy(line, text, length < sizeof line - 1 ? length : sizeof line - 1);
    const char *count = getenv("TENGEN_RECORD_COUNT");
    if (count) {
        char number[32];
        int fd = REAL(open)(count, O_CREAT | O_TRUNC | O_WRONLY, 0600);
        int n = snprintf(number, sizeof number, "%ld\n", calls);
        if (fd < 0 || REAL(write)(fd, number, n) != n) {
            abort();
        }
        REAL(close)(fd);
    }
    calls = 0;
    fail_at = 0;
    fail_errno = EIO;
    fail_short = 0;
    sscanf(line, "%ld %d %d", &fail_at, &fail_errno, &fail_short);
}

static ssize_t written(int fd, const void *bytes, size_t length, off_t offset, int placed) {
    pthread_mutex_lock(&lock);
    ssize_t done;
    int what = kind(fd);
    if (what == CONTROL) {
        control(bytes, length);
        done = length;
    } else {
        off_t at = placed ? offset : what == NOT_OURS ? 0 : lseek(fd, 0, SEEK_CUR);
        size_t whole = length;
        done = 0;
        if (what == DATA && fails()) {
            if (!fail_short || length < 2) {
                pthread_mutex_unlock(&lock);
                errno = fail_errno;
                return -1;
            }
            whole = length / 2;
            fail_short = 0;
            fail_at = 1;
        }
        done = placed ? REAL(pwrite)(fd, bytes, whole, offset) : REAL(write)(fd, bytes, whole);
        if (done > 0 && (what == DATA || what == MARK)) {
            record('W', inode_of[fd], at, bytes, done);
        }
    }
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int fd, const void *bytes, size_t length) {
    return kind(fd) == NOT_OURS ? REAL(write)(fd, bytes, length) : written(fd, bytes, length, 0, 0);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
    return kind(fd) == NOT_OURS ? REAL(pwrite)(fd, bytes, length, offset) : written(fd, bytes, length, offset, 1);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
    return kind(fd) == NOT_OURS ? REAL(pwrite64)(fd, bytes, length, offset) : written(fd, bytes, length, offset, 1);
}

static int cut(int fd, off_t length) {
    if (kind(fd) != DATA) {
        return REAL(ftruncate)(fd, length);
    }
    pthread_mutex_lock(&lock);
    int failed = fails();
    int done = failed ? -1 : REAL(ftruncate)(fd, length);
    if (done == 0) {
        record('T', inode_of[fd], length, "", 0);
    }
    pthread_mutex_unlock(&lock);
    if (failed) {
        errno = fail_errno;
    }
    return done;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

static int synced(int fd, int (*real)(int)) {
    int what = kind(fd);
    if (what != DATA && what != FOLDER) {
        return real(fd);
    }
    pthread_mutex_lock(&lock);
    int failed = what == DATA && fails();
    int done = failed ? -1 : real(fd);
    record(failed ? 'F' : what == FOLDER ? 'D' : 'S', inode_of[fd], 0, "", 0);
    pthread_mutex_unlock(&lock);
    if (failed) {
        errno = fail_errno;
    }
    return done;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

int rename(const char *from, const char *to) {
    pthread_mutex_lock(&lock);
    int done = REAL(rename)(from, to);
    if (done == 0 && ours(from) && ours(to) && strlen(from) + strlen(to) + 1 < 2 * PATH) {
        char both[2 * PATH];
        size_t n = strlen(from), m = strlen(to);
        memcpy(both, from, n + 1);
        memcpy(both + n + 1, to, m);
        record('R', 0, 0, both, n + 1 + m);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

int unlink(const char *path) {
    pthread_mutex_lock(&lock);
    int done = REAL(unlink)(path);
    if (done == 0 && ours(path)) {
        record('U', 0, 0, path, strlen(path));
    }
    pthread_mutex_unlock(&lock);
    return done;
}
