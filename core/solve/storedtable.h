#pragma once

#include "core/game.h"
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

// A table that stays on disk. Whatever is asked for is read into memory of its own, checked there, and only
// then used: it does not matter what becomes of the file meanwhile. Any number of threads may use it at once.
class StoredTable {
public:
    static constexpr std::size_t block = std::size_t{1} << 16U; // bytes with a checksum of their own
    static std::size_t blocks(std::size_t size) { return (size + block - 1) / block; }
    static std::uint64_t sum(std::span<const std::uint8_t> bytes);

    // Of a file whose last `size` bytes are the table; `sums`: the checksums of its blocks. It keeps `most`
    // bytes in memory, or a block. Throws std::system_error.
    StoredTable(std::filesystem::path file, std::size_t size, std::vector<std::uint64_t> sums,
                double most = mostInMemory());
    ~StoredTable();
    StoredTable(const StoredTable&) = delete;
    StoredTable& operator=(const StoredTable&) = delete;

    // Whether the file at this place has been damaged in the life of this program: one that is there again
    // may be no better.
    static bool distrusted(const std::filesystem::path& file);

    std::size_t size() const { return m_size; }
    bool damaged() const { return m_damaged; } // as has been found so far
    // The block goes on being in memory, until another one takes its place.
    std::uint8_t at(std::uint64_t i) const {
        const auto of = i / block;
        const auto slot = slotOf(of);
        const auto tag = m_tags[slot].load(std::memory_order_acquire);
        if (holds(tag, of)) {
            const auto word = wordsOf(slot)[wordIn(i)].load(std::memory_order_acquire);
            if (m_tags[slot].load(std::memory_order_relaxed) == tag) return byteOf(word, i);
        }
        return take(i);
    }

    // Goes through the table from its beginning to its end, where nothing is to be kept in memory for later.
    class Pass {
    public:
        explicit Pass(const StoredTable& table) : m_table(&table) {}
        // Valid until the next call.
        std::span<const std::uint8_t> bytes(std::uint64_t from, std::size_t count);

    private:
        const StoredTable* m_table;
        std::optional<std::uint64_t> m_held; // block
        std::vector<std::uint8_t> m_block, m_bytes;
    };

private:
    using Word = std::atomic<std::uint64_t>;

    // A tag says which block a slot holds, and how many it has held before: a reader who finds the same one
    // before and after has read that block. No block: it is being filled.
    static bool holds(std::uint64_t tag, std::uint64_t of) { return (tag & UINT32_MAX) == of + 1; }
    static std::uint8_t byteOf(std::uint64_t word, std::uint64_t i) {
        return std::bit_cast<std::array<std::uint8_t, 8>>(word)[static_cast<std::size_t>(i % 8)];
    }
    // Where a block belongs in memory, its words, and which of them a byte is in.
    std::size_t slotOf(std::uint64_t of) const { return static_cast<std::size_t>(of) & m_slotMask; }
    Word* wordsOf(std::size_t slot) const { return &m_words[slot * (block / 8)]; }
    static std::size_t wordIn(std::uint64_t i) { return static_cast<std::size_t>(i % block) / 8; }
    static double mostInMemory();
    std::size_t blockSize(std::uint64_t of) const;
    std::uint8_t take(std::uint64_t i) const;
    void read(std::uint64_t of, std::uint8_t* into) const;

    std::filesystem::path m_file;
    int m_descriptor = -1;
    std::size_t m_size;
    std::uint64_t m_begin = 0; // in the file
    std::vector<std::uint64_t> m_sums;
    std::size_t m_slotMask;
    ZeroPages<Word> m_words; // of the blocks in memory
    mutable std::vector<std::atomic<std::uint64_t>> m_tags;
    mutable std::array<Mutex, 64> m_filling; // by slot
    mutable std::atomic<bool> m_damaged = false;
};

} // namespace core
