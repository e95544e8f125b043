// Preloaded before a program of the tests (see run): counts what it asks of the system, and lets one call
// fail.
//
//     FAULTS_COUNTS=FILE         how many calls of which kind came from which place: "kind place count", a
//     line each FAULTS_FAIL=kind:place:n   the n-th such call fails, counted from 1; place "*": any place
//     FAULTS_LASTING=1           and all of that kind and place after it
//     FAULTS_KILL=1              the program is killed before it is made, as by a failure of the power
//
// Only between faultsBegin() and faultsEnd(), and of memory only what our own code asks for: Qt, C libraries
// and the loader give up where they get none. A place is the innermost functions of our own on the stack, as
// a number that is the same in every run.
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>

namespace {

enum Kind { Memory, Write, Read, Open, Rename, Sync, Map, Thread, Socket };
constexpr const char* names[] = {"memory", "write", "read",   "open",  "rename",
                                 "sync",   "map",   "thread", "socket"};

// Where code lies: ours, and that of the C++ library, which asks for memory in our name.
struct Range {
    std::uintptr_t from = 0, to = 0, base = 0;
};
Range ours[8], lent;
int programs = 0;

bool within(const Range& r, std::uintptr_t at) {
    return r.from <= at && at < r.to;
}

const Range* ourRange(std::uintptr_t at) {
    for (int i = 0; i < programs; ++i)
        if (within(ours[i], at)) return &ours[i];
    return nullptr;
}

int note(dl_phdr_info* info, std::size_t, void*) {
    Range range{UINTPTR_MAX, 0, info->dlpi_addr};
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const auto& part = info->dlpi_phdr[i];
        if (part.p_type != PT_LOAD || !(part.p_flags & PF_X)) continue;
        range.from = info->dlpi_addr + part.p_vaddr;
        range.to = range.from + part.p_memsz;
    }
    const char* name = info->dlpi_name;
    if (std::strstr(name, "libstdc++")) lent = range;
    const bool system = std::strncmp(name, "/usr", 4) == 0 || std::strncmp(name, "/lib", 4) == 0 ||
                        std::strncmp(name, "linux-", 6) == 0 || std::strstr(name, "failing");
    if (!system && programs < 8) ours[programs++] = range;
    return 0;
}

// Counts of (kind, place); an empty entry has no count.
struct Entry {
    Kind kind = Memory;
    std::uint32_t place = 0;
    unsigned count = 0;
};
constexpr unsigned most = 1 << 16;
Entry* entries = nullptr;
pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
unsigned everywhere[std::size(names)] = {};

std::atomic<bool> counting = false;
thread_local bool busy = false; // what is done here asks for nothing that counts

int failingKind = -1;
bool anyPlace = false, lasting = false, killing = false;
std::uint32_t failingPlace = 0;
unsigned failingTime = 0;

// FNV-1a over the innermost three frames of our own.
std::uint32_t placeOf() {
    void* frames[40];
    const int depth = backtrace(frames, 40);
    std::uint32_t hash = 2166136261U;
    for (int i = 0, found = 0; i < depth && found < 3; ++i) {
        const auto at = reinterpret_cast<std::uintptr_t>(frames[i]);
        const auto* range = ourRange(at);
        if (range == nullptr) continue;
        ++found;
        for (auto offset = at - range->base; offset != 0; offset >>= 8U)
            hash = (hash ^ (offset & 255U)) * 16777619U;
    }
    return hash;
}

// Libraries that ask for memory where they must not fail end the program if there is none, and nobody who
// uses them can help it: JSON values; paths in a folder that is walked through; copies of a variant of
// strings and lists, which libstdc++ 12 takes for whole when copying one has failed.
bool mustNotFail() {
    void* frames[16];
    const int depth = backtrace(frames, 16);
    for (int i = 0; i < depth; ++i) {
        Dl_info info;
        if (dladdr(frames[i], &info) == 0 || info.dli_sname == nullptr) continue;
        for (const char* name : {"8nlohmann", "10filesystem", "9monostate"})
            if (std::strstr(info.dli_sname, name) != nullptr) return true;
    }
    return false;
}

// Whether this call is to fail.
bool fails(Kind kind) {
    if (!counting || busy) return false;
    busy = true;
    const auto place = placeOf();
    pthread_mutex_lock(&guard);
    auto i = (place ^ static_cast<std::uint32_t>(kind) * 40503U) % most;
    while (entries[i].count != 0 && (entries[i].place != place || entries[i].kind != kind))
        i = (i + 1) % most;
    entries[i].kind = kind;
    entries[i].place = place;
    const auto here = ++entries[i].count;
    const auto any = ++everywhere[kind];
    pthread_mutex_unlock(&guard);
    busy = false;
    if (failingKind != kind || (!anyPlace && place != failingPlace)) return false;
    const auto time = anyPlace ? any : here;
    if (lasting ? time < failingTime : time != failingTime) return false;
    if (killing) kill(getpid(), SIGKILL);
    busy = true;
    const bool spared = kind == Memory && mustNotFail();
    busy = false;
    return !spared;
}

bool memoryFails(void* caller) {
    if (!counting || busy) return false;
    const auto at = reinterpret_cast<std::uintptr_t>(caller);
    return (ourRange(at) != nullptr || within(lent, at)) && fails(Memory);
}

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

int refuse(int error) {
    errno = error;
    return -1;
}

} // namespace

extern "C" {

void faultsBegin() {
    programs = 0;
    dl_iterate_phdr(note, nullptr);
    void* frame[1];
    backtrace(frame, 1); // loads what it needs
    entries = static_cast<Entry*>(std::calloc(most, sizeof(Entry)));
    if (const char* fail = std::getenv("FAULTS_FAIL")) {
        char kind[16] = {}, place[16] = {};
        if (std::sscanf(fail, "%15[^:]:%15[^:]:%u", kind, place, &failingTime) != 3) std::abort();
        for (int k = 0; k < static_cast<int>(std::size(names)); ++k)
            if (std::strcmp(kind, names[k]) == 0) failingKind = k;
        if (failingKind < 0) std::abort();
        anyPlace = place[0] == '*';
        failingPlace = static_cast<std::uint32_t>(std::strtoul(place, nullptr, 16));
        lasting = std::getenv("FAULTS_LASTING") != nullptr;
        killing = std::getenv("FAULTS_KILL") != nullptr;
    }
    counting = true;
}

void faultsEnd() {
    counting = false;
    const char* path = std::getenv("FAULTS_COUNTS");
    if (path == nullptr) return;
    std::FILE* file = std::fopen(path, "w");
    if (file == nullptr) std::abort();
    for (unsigned i = 0; i < most; ++i)
        if (entries[i].count != 0)
            std::fprintf(file, "%s %08x %u\n", names[entries[i].kind], entries[i].place, entries[i].count);
    std::fclose(file);
}

void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);

void* malloc(std::size_t size) {
    if (memoryFails(__builtin_return_address(0))) return errno = ENOMEM, nullptr;
    return __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size) {
    if (memoryFails(__builtin_return_address(0))) return errno = ENOMEM, nullptr;
    return __libc_calloc(count, size);
}
void* realloc(void* old, std::size_t size) {
    if (memoryFails(__builtin_return_address(0))) return errno = ENOMEM, nullptr;
    return __libc_realloc(old, size);
}

ssize_t write(int file, const void* bytes, std::size_t count) {
    static const auto next = real<ssize_t(int, const void*, std::size_t)>("write");
    return fails(Write) ? refuse(ENOSPC) : next(file, bytes, count);
}
ssize_t pwrite(int file, const void* bytes, std::size_t count, off_t at) {
    static const auto next = real<ssize_t(int, const void*, std::size_t, off_t)>("pwrite");
    return fails(Write) ? refuse(ENOSPC) : next(file, bytes, count, at);
}
ssize_t writev(int file, const iovec* parts, int count) {
    static const auto next = real<ssize_t(int, const iovec*, int)>("writev");
    return fails(Write) ? refuse(ENOSPC) : next(file, parts, count);
}
int ftruncate64(int file, off64_t size) {
    static const auto next = real<int(int, off64_t)>("ftruncate64");
    return fails(Write) ? refuse(ENOSPC) : next(file, size);
}
ssize_t read(int file, void* bytes, std::size_t count) {
    static const auto next = real<ssize_t(int, void*, std::size_t)>("read");
    return fails(Read) ? refuse(EIO) : next(file, bytes, count);
}
ssize_t pread(int file, void* bytes, std::size_t count, off_t at) {
    static const auto next = real<ssize_t(int, void*, std::size_t, off_t)>("pread");
    return fails(Read) ? refuse(EIO) : next(file, bytes, count, at);
}
ssize_t pread64(int file, void* bytes, std::size_t count, off64_t at) {
    static const auto next = real<ssize_t(int, void*, std::size_t, off64_t)>("pread64");
    return fails(Read) ? refuse(EIO) : next(file, bytes, count, at);
}

// The mode is only there if a file may be made.
#define OPENING(name)                                                                                        \
    int name(const char* path, int flags, ...) {                                                             \
        static const auto next = real<int(const char*, int, ...)>(#name);                                    \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const auto mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;                   \
        va_end(more);                                                                                        \
        return fails(Open) ? refuse(EACCES) : next(path, flags, mode);                                       \
    }
OPENING(open)
OPENING(open64)
int openat(int folder, const char* path, int flags, ...) {
    static const auto next = real<int(int, const char*, int, ...)>("openat");
    va_list more;
    va_start(more, flags);
    const auto mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return fails(Open) ? refuse(EACCES) : next(folder, path, flags, mode);
}
std::FILE* fopen64(const char* path, const char* mode) {
    static const auto next = real<std::FILE*(const char*, const char*)>("fopen64");
    return fails(Open) ? (errno = EACCES, nullptr) : next(path, mode);
}

int rename(const char* from, const char* to) {
    static const auto next = real<int(const char*, const char*)>("rename");
    return fails(Rename) ? refuse(EIO) : next(from, to);
}
int renameat2(int a, const char* from, int b, const char* to, unsigned flags) {
    static const auto next = real<int(int, const char*, int, const char*, unsigned)>("renameat2");
    return fails(Rename) ? refuse(EIO) : next(a, from, b, to, flags);
}
int link(const char* from, const char* to) {
    static const auto next = real<int(const char*, const char*)>("link");
    return fails(Rename) ? refuse(EIO) : next(from, to);
}
int linkat(int a, const char* from, int b, const char* to, int flags) {
    static const auto next = real<int(int, const char*, int, const char*, int)>("linkat");
    return fails(Rename) ? refuse(EIO) : next(a, from, b, to, flags);
}

int fsync(int file) {
    static const auto next = real<int(int)>("fsync");
    return fails(Sync) ? refuse(EIO) : next(file);
}
int fdatasync(int file) {
    static const auto next = real<int(int)>("fdatasync");
    return fails(Sync) ? refuse(EIO) : next(file);
}

void* mmap(void* at, std::size_t size, int protection, int flags, int file, off_t offset) {
    static const auto next = real<void*(void*, std::size_t, int, int, int, off_t)>("mmap");
    if (fails(Map)) return errno = ENOMEM, MAP_FAILED;
    return next(at, size, protection, flags, file, offset);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* how, void* (*begin)(void*), void* what) {
    static const auto next =
        real<int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
    return fails(Thread) ? EAGAIN : next(thread, how, begin, what);
}

int socket(int domain, int type, int protocol) {
    static const auto next = real<int(int, int, int)>("socket");
    return fails(Socket) ? refuse(EMFILE) : next(domain, type, protocol);
}
int bind(int file, const sockaddr* address, socklen_t size) {
    static const auto next = real<int(int, const sockaddr*, socklen_t)>("bind");
    return fails(Socket) ? refuse(EADDRINUSE) : next(file, address, size);
}
int listen(int file, int waiting) {
    static const auto next = real<int(int, int)>("listen");
    return fails(Socket) ? refuse(EADDRINUSE) : next(file, waiting);
}
int connect(int file, const sockaddr* address, socklen_t size) {
    static const auto next = real<int(int, const sockaddr*, socklen_t)>("connect");
    return fails(Socket) ? refuse(ECONNREFUSED) : next(file, address, size);
}
int accept4(int file, sockaddr* address, socklen_t* size, int flags) {
    static const auto next = real<int(int, sockaddr*, socklen_t*, int)>("accept4");
    return fails(Socket) ? refuse(EMFILE) : next(file, address, size, flags);
}
ssize_t sendmsg(int file, const msghdr* message, int flags) {
    static const auto next = real<ssize_t(int, const msghdr*, int)>("sendmsg");
    return fails(Socket) ? refuse(ECONNRESET) : next(file, message, flags);
}
ssize_t recvmsg(int file, msghdr* message, int flags) {
    static const auto next = real<ssize_t(int, msghdr*, int)>("recvmsg");
    return fails(Socket) ? refuse(ECONNRESET) : next(file, message, flags);
}

} // extern "C"

void* operator new(std::size_t size) {
    if (memoryFails(__builtin_return_address(0))) throw std::bad_alloc();
    if (void* room = __libc_malloc(size != 0 ? size : 1)) return room;
    throw std::bad_alloc();
}
void operator delete(void* room) noexcept {
    std::free(room);
}
void operator delete(void* room, std::size_t) noexcept {
    std::free(room);
}
