#pragma once

#include "core/games/fmurs/tables/index/dogindex.h"
#include "core/solve/workfile.h"

#ifndef __wasm__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <memory>
#include <new>
#include <vector>

namespace core::fmurs {

// The byte of what never comes to its end; the others count turns.
inline constexpr std::uint8_t neverEnds = 255;

// Asks that memory comes in large pieces: work on tables goes from one end to another, and to find each piece
// takes its time, as does having each given.
inline void* inLargePieces(void* at, [[maybe_unused]] std::size_t bytes) {
#ifdef MADV_HUGEPAGE
    constexpr std::size_t worthIt = std::size_t{1} << 22U, page = 4096;
    if (bytes < worthIt) return at;
    auto room = bytes;
    void* first = at;
    if (std::align(page, worthIt / 2, first, room) != nullptr) ::madvise(first, room, MADV_HUGEPAGE);
#endif
    return at;
}

// Very many pages of bytes: in memory, or in a file, from where a page is taken for a while.
class Pages {
public:
    Pages() = default;
    Pages(std::size_t count, std::size_t bytes) : m_bytes(bytes) {
        while (bytes << (m_shift + 1) <= piece) ++m_shift;
        const auto each = std::size_t{1} << m_shift;
        for (std::size_t i = 0; i < count; i += each) {
            const auto all = std::min(each, count - i) * bytes;
            m_pieces.emplace_back(static_cast<std::uint8_t*>(::operator new(all, aligned)));
            inLargePieces(m_pieces.back().get(), all);
        }
    }
    // Pages that lie one behind the other in somebody else's memory.
    Pages(std::uint8_t* first, std::size_t bytes) : m_bytes(bytes), m_shift(whole) {
        m_pieces.push_back(Piece(first, Free{false}));
    }
    // `first`: the page with which the file begins.
    Pages(const WorkFile& file, std::size_t bytes, std::size_t first = 0)
        : m_bytes(bytes), m_file(&file), m_first(first) {}

    bool empty() const { return m_pieces.empty() && m_file == nullptr; }
    // Only of those in memory.
    std::uint8_t* page(std::size_t i) { return at(i); }
    const std::uint8_t* page(std::size_t i) const { return at(i); }

    // A page in memory, or what the file has of it, in `room`. Whoever changes it puts it back.
    using Room = std::vector<std::uint8_t>;
    std::uint8_t* take(std::size_t i, Room& room) const {
        if (m_file == nullptr) return at(i);
        m_file->read((i - m_first) * m_bytes, at(room));
        return room.data();
    }
    // The same where it is to be written anew.
    std::uint8_t* takeUnset(std::size_t i, Room& room) const {
        return m_file == nullptr ? at(i) : at(room).data();
    }
    void put(std::size_t i, const std::uint8_t* page) const {
        if (m_file != nullptr) m_file->write((i - m_first) * m_bytes, {page, m_bytes});
    }

private:
    static constexpr std::size_t piece = std::size_t{1} << 26U;
    static constexpr unsigned whole = sizeof(std::size_t) * 8 - 1; // the shift where there is one piece
    static constexpr std::align_val_t aligned{64};
    struct Free {
        bool ours = true;
        void operator()(std::uint8_t* bytes) const {
            if (ours) ::operator delete(bytes, aligned);
        }
    };
    using Piece = std::unique_ptr<std::uint8_t, Free>;
    std::uint8_t* at(std::size_t i) const {
        return m_pieces[i >> m_shift].get() + (i & ((std::size_t{1} << m_shift) - 1)) * m_bytes;
    }
    std::span<std::uint8_t> at(Room& room) const {
        room.resize(m_bytes);
        return room;
    }

    std::size_t m_bytes = 0;
    unsigned m_shift = 0;
    std::vector<Piece> m_pieces;
    const WorkFile* m_file = nullptr;
    std::size_t m_first = 0;
};

// Bytes that are all written before they are read: nothing is put there first, which takes its time with very
// many.
template <class T>
struct Unset : std::allocator<T> {
    template <class U>
    struct rebind {
        using other = Unset<U>;
    };
    T* allocate(std::size_t count) {
        return static_cast<T*>(inLargePieces(std::allocator<T>::allocate(count), count * sizeof(T)));
    }
    void construct(T*) noexcept {}
    void construct(T* at, T value) noexcept { *at = value; }
};
using UnsetBytes = std::vector<std::uint8_t, Unset<std::uint8_t>>;

// A page as words; all begin where words may.
inline std::uint64_t* words(std::uint8_t* page) {
    return reinterpret_cast<std::uint64_t*>(page); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}
inline const std::uint64_t* words(const std::uint8_t* page) {
    return reinterpret_cast<const std::uint64_t*>(
        page); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

// The bytes of a row, and room for the widest.
inline constexpr std::size_t maxWidth = maxCells;
struct alignas(64) RowBytes : std::array<std::uint8_t, maxWidth> {};

// Visits the bytes of a row sixteen by sixteen, as many as the compiler takes in one go.
template <class Visit>
void eachByte(std::size_t width, Visit visit) {
    for (std::size_t i = 0; i < width; i += 16)
        for (std::size_t k = i; k < i + 16; ++k) visit(k);
}

// A turn of the dogs more; what is never stays so.
inline constexpr std::uint8_t moreTurns = 254; // than a byte tells
inline void nextTurn(std::span<std::uint8_t> row) {
    eachByte(row.size(), [&](std::size_t i) {
        row[i] = static_cast<std::uint8_t>(row[i] + (row[i] < moreTurns ? 1 : 0));
    });
}

} // namespace core::fmurs
