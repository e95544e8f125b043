#pragma once

#include "core/games/fmurs/pack.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <new>

namespace core::fmurs {

// Very many pages of bytes, in pieces that are given back one by one.
class Pages {
public:
    Pages() = default;
    Pages(std::size_t count, std::size_t bytes) : m_bytes(bytes) {
        while (bytes << (m_shift + 1) <= piece) ++m_shift;
        for (std::size_t i = 0; i < count; i += std::size_t{1} << m_shift)
            m_pieces.emplace_back(static_cast<std::uint8_t*>(::operator new(bytes << m_shift, aligned)));
    }

    bool empty() const { return m_pieces.empty(); }
    std::uint8_t* page(std::size_t i) { return at(i); }
    const std::uint8_t* page(std::size_t i) const { return at(i); }
    // Page i is not needed any more, nor are those before.
    void drop(std::size_t i) {
        if (((i + 1) & ((std::size_t{1} << m_shift) - 1)) == 0) m_pieces[i >> m_shift].reset();
    }

private:
    static constexpr std::size_t piece = std::size_t{1} << 26U;
    static constexpr std::align_val_t aligned{64};
    struct Free {
        void operator()(std::uint8_t* bytes) const { ::operator delete(bytes, aligned); }
    };
    std::uint8_t* at(std::size_t i) const {
        return m_pieces[i >> m_shift].get() + (i & ((std::size_t{1} << m_shift) - 1)) * m_bytes;
    }

    std::size_t m_bytes = 0;
    unsigned m_shift = 0;
    std::vector<std::unique_ptr<std::uint8_t, Free>> m_pieces;
};

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
inline void nextTurn(std::uint8_t* row, std::size_t width) {
    eachByte(width, [&](std::size_t i) {
        row[i] = static_cast<std::uint8_t>(row[i] + (row[i] < moreTurns ? 1 : 0));
    });
}

// Rows of a page that have fallen, and the least value in them that is new.
class RowSet {
public:
    explicit RowSet(std::uint32_t rows) : m_words((rows + 63) / 64) {}
    void add(std::uint32_t row, std::uint8_t value) {
        add(row);
        least = std::min(least, value);
    }
    void add(std::uint32_t row) { m_words[row / 64] |= std::uint64_t{1} << row % 64; }
    bool has(std::uint32_t row) const { return (m_words[row / 64] >> row % 64 & 1U) != 0; }
    void clear() { std::ranges::fill(m_words, 0); }
    template <class Visit>
    void each(Visit visit) const {
        for (std::size_t w = 0; w < m_words.size(); ++w)
            for (auto rest = m_words[w]; rest != 0; rest &= rest - 1)
                visit(static_cast<std::uint32_t>(w * 64) +
                      static_cast<std::uint32_t>(std::countr_zero(rest)));
    }
    bool empty() const { return least == none; }
    static constexpr std::uint8_t none = 255;
    std::uint8_t least = none;
    const std::vector<std::uint64_t>& words() const { return m_words; }

private:
    std::vector<std::uint64_t> m_words;
};

// A page that is being written. Placements that cannot be (a dog on a sheep, a rock or another dog) hold 0.
struct Page {
    const Pack& pack;
    std::uint8_t* bytes;

    // Lowers a row to `news` where that is less, but not in `closed` bytes, and with it the other rows that
    // show the same placements. Adds those that have changed.
    void lower(std::uint32_t row, const std::uint8_t* news, const std::uint8_t* closed, RowSet& changed) {
        RowBytes now;
        auto* const mine = bytes + row * pack.width();
        eachByte(pack.width(), [&](std::size_t i) {
            now[i] = std::min(mine[i], static_cast<std::uint8_t>(news[i] | closed[i]));
        });
        for (std::size_t i = 0; i < pack.width(); i += 8) {
            std::uint64_t before = 0, after = 0;
            std::memcpy(&before, mine + i, 8);
            std::memcpy(&after, now.data() + i, 8);
            if (before == after) continue;
            std::memcpy(mine + i, &after, 8);
            for (auto rest = before ^ after; rest != 0;) {
                const auto k = static_cast<unsigned>(std::countr_zero(rest)) / 8;
                rest &= ~(std::uint64_t{255} << k * 8);
                changed.add(row, now[i + k]);
                if (!pack.alone()) copy(row, static_cast<Cell>(i + k), now[i + k], changed);
            }
        }
    }

private:
    void copy(std::uint32_t row, Cell last, std::uint8_t value, RowSet& changed) {
        pack.dogs(row).each([&](Cell dog) {
            const auto other = pack.row(row, dog, last);
            bytes[other * pack.width() + dog] = value;
            changed.add(other);
        });
    }
};

} // namespace core::fmurs
