#pragma once

#ifndef __wasm__
#include <sys/mman.h>
#endif

#include <cstddef>
#include <cstdlib>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace core {

// Many things that are all zero at first, and take memory only where they are written to.
template <class T>
class ZeroPages {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    ZeroPages() = default;
    // Throws std::bad_alloc.
    explicit ZeroPages(std::size_t count) : m_count(count) {
        if (count == 0) return;
        m_first = static_cast<T*>(taken(bytes()));
        if (m_first == nullptr) throw std::bad_alloc();
    }
    ~ZeroPages() {
        if (m_first != nullptr) giveBack(m_first, bytes());
    }
    ZeroPages(ZeroPages&& other) noexcept { *this = std::move(other); }
    ZeroPages& operator=(ZeroPages&& other) noexcept {
        std::swap(m_first, other.m_first);
        std::swap(m_count, other.m_count);
        return *this;
    }

    std::size_t size() const { return m_count; }
    bool empty() const { return m_count == 0; }
    T& operator[](std::size_t i) const { return m_first[i]; }
    T* begin() const { return m_first; }
    T* end() const { return m_first + m_count; }

private:
#ifdef __wasm__ // there all memory is taken when it is asked for
    static void* taken(std::size_t bytes) {
        return std::calloc(bytes, 1);
    }
    static void giveBack(void* pages, std::size_t) {
        std::free(pages);
    }
#else
    static void* taken(std::size_t bytes) {
        void* const pages = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        return pages == MAP_FAILED ? nullptr : pages;
    }
    static void giveBack(void* pages, std::size_t bytes) {
        ::munmap(pages, bytes);
    }
#endif
    std::size_t bytes() const {
        return m_count * sizeof(T);
    }

    T* m_first = nullptr;
    std::size_t m_count = 0;
};

} // namespace core
