// What the compiler and libsodium count on and Debian's library for WebAssembly lacks.
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>

extern "C" {

// What belongs to a thread lives as long as the program, which is one thread.
int __cxa_thread_atexit(void (*)(void*), void*, void*) { // NOLINT(bugprone-reserved-identifier)
    return 0;
}

// There is nothing to choose among.
int sodium_init() {
    return 0;
}

void sodium_misuse() {
    std::abort();
}

// Chance is the browser's. No more than so much is given at once.
void randombytes_buf(void* const into, const std::size_t size) {
    constexpr std::size_t most = 256;
    auto* at = static_cast<unsigned char*>(into);
    for (auto left = size; left > 0;) {
        const auto part = std::min(left, most);
        if (getentropy(at, part) != 0) std::abort();
        at += part;
        left -= part;
    }
}
}
