#pragma once

#include "core/game.h"
#include "core/solve/pagecode.h"
#include "core/solve/zeropages.h"
#include "core/threads.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace core {

// A table that stays on disk, packed page by page. Whatever is asked for is read into memory of its own,
// checked there, and only then used: it does not matter what becomes of the file meanwhile. Any number of
// threads may use it at once.
class StoredTable {
public:
    // How the pages lie in a file: what they are packed with, how long each is with its checksum, and the
    // seed of these, with which none is taken for another.
    struct Pages {
        PageCode code;
        std::vector<std::uint16_t> lengths;
        std::uint64_t begin = 0, seed = 0;
    };
    // A packed page and its checksum.
    static std::vector<std::uint8_t> packed(const PageCode& code, std::uint64_t seed, std::uint64_t page,
                                            std::span<const std::uint8_t> values);
    static double mostInMemory();

    // It keeps `most` bytes of unpacked pages in memory, or a page. Throws std::system_error.
    StoredTable(std::filesystem::path file, Pages pages, double most = mostInMemory());
    ~StoredTable();
    StoredTable(const StoredTable&) = delete;
    StoredTable& operator=(const StoredTable&) = delete;

    // Whether the file at this place has been damaged in the life of this program: one that is there again
    // may be no better.
    static bool distrusted(const std::filesystem::path& file);

    std::size_t size() const { return static_cast<std::size_t>(m_code.layout().size()); }
    bool damaged() const { return m_damaged; } // as has been found so far
    // The page goes on being in memory, until another one takes its place.
    std::uint8_t at(std::uint64_t i) const {
        const auto place = m_code.layout().page(i);
        const auto slot = slotOf(place.number);
        const auto tag = m_tags[slot].load(std::memory_order_acquire);
        if (holds(tag, place.number)) {
            const auto word = wordsOf(slot)[place.at / 8].load(std::memory_order_acquire);
            if (m_tags[slot].load(std::memory_order_relaxed) == tag) return byteOf(word, place.at);
        }
        return take(place);
    }

    // Goes through the table from its beginning to its end, where nothing is to be kept in memory for later.
    class Pass {
    public:
        explicit Pass(const StoredTable& table) : m_table(&table) {}
        // Valid until the next call.
        std::span<const std::uint8_t> bytes(std::uint64_t from, std::size_t count);

    private:
        const StoredTable* m_table;
        std::optional<std::uint64_t> m_held; // page
        std::vector<std::uint8_t> m_page, m_bytes;
    };

private:
    using Word = std::atomic<std::uint64_t>;

    // A tag says which page a slot holds, and how many it has held before: a reader who finds the same one
    // before and after has read that page. No page: it is being filled.
    static bool holds(std::uint64_t tag, std::uint64_t page) { return (tag & UINT32_MAX) == page + 1; }
    static std::uint8_t byteOf(std::uint64_t word, std::size_t at) {
        return std::bit_cast<std::array<std::uint8_t, 8>>(word)[at % 8];
    }
    // Where a page belongs in memory, and its words.
    std::size_t slotOf(std::uint64_t page) const { return static_cast<std::size_t>(page) & m_slotMask; }
    Word* wordsOf(std::size_t slot) const { return &m_words[slot * m_slotWords]; }
    std::uint8_t take(PageLayout::Place place) const;
    void read(std::uint64_t page, std::span<std::uint8_t> into) const;
    std::uint64_t offset(std::uint64_t page) const; // in the file

    static constexpr std::size_t together = 16; // pages, where the first of them begins is kept
    std::filesystem::path m_file;
    int m_descriptor = -1;
    PageCode m_code;
    std::uint64_t m_seed;
    std::vector<std::uint16_t> m_lengths;
    std::vector<std::uint64_t> m_begins;
    std::size_t m_slotMask, m_slotWords;
    ZeroPages<Word> m_words; // of the pages in memory
    mutable std::vector<std::atomic<std::uint64_t>> m_tags;
    mutable std::array<Mutex, 64> m_filling; // by slot
    mutable std::atomic<bool> m_damaged = false;
};

} // namespace core
