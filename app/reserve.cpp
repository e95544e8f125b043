#include <cstdint>
#include <cstdlib>
#include <new>

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // they have their own
// The libraries that paint end the program where they get no memory. What is as large as a solver's tables
// is therefore given only where as much as a window takes would still be left: the solver stops, the window
// goes on.
void* operator new(std::size_t bytes) {
    constexpr std::size_t large = 4U << 20U;
    constexpr std::size_t left = 64U << 20U;
    if (bytes < large) {
        if (void* const given = std::malloc(bytes > 0 ? bytes : 1)) return given;
        throw std::bad_alloc();
    }
    if (bytes > SIZE_MAX - left) throw std::bad_alloc();
    void* const withRest = std::malloc(bytes + left);
    if (withRest == nullptr) throw std::bad_alloc();
    void* const given = std::realloc(withRest, bytes); // gives the rest back
    return given != nullptr ? given : withRest;
}

void operator delete(void* given) noexcept {
    std::free(given);
}

void operator delete(void* given, std::size_t) noexcept {
    std::free(given);
}
#endif
