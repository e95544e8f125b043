#include "ui/match/memory.h"

#include <cstddef>

#include <malloc.h>

void memory::giveBackFreed() {
    mallopt(M_MMAP_THRESHOLD, 1 << 18);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
    mallopt(M_ARENA_MAX, 2);
}

void memory::giveBackHoles() {
    constexpr std::size_t much = std::size_t{1} << 24U;
    if (mallinfo2().fordblks > much) malloc_trim(0);
}
