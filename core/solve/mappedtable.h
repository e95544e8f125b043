#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <span>
#include <stdexcept>
#include <vector>

namespace core {

// Thrown where a block of a table on disk is not what was written. The file has been removed by then.
struct DamagedTable : std::runtime_error {
    DamagedTable() : std::runtime_error("a table on disk is damaged") {}
};

// A table that stays on disk: the system reads what is asked for and forgets it when memory is short. Each
// block is checked when it is touched first. Any number of threads may use it at once.
class MappedTable {
public:
    static constexpr std::size_t block = std::size_t{1} << 16U; // bytes with a checksum of their own
    static std::size_t blocks(std::size_t size) { return (size + block - 1) / block; }
    static std::uint64_t sum(std::span<const std::uint8_t> bytes);

    // Of a file whose last `size` bytes are the table; `sums`: the checksums of its blocks. Throws
    // std::system_error.
    MappedTable(std::filesystem::path file, std::size_t size, std::vector<std::uint64_t> sums);
    ~MappedTable();
    MappedTable(const MappedTable&) = delete;
    MappedTable& operator=(const MappedTable&) = delete;

    std::size_t size() const { return m_bytes.size(); }
    bool damaged() const { return m_damaged; } // as has been found so far
    std::uint8_t at(std::uint64_t i) const {
        check(i / block);
        return m_bytes[i];
    }
    std::span<const std::uint8_t> bytes(std::uint64_t from, std::size_t count) const {
        for (auto i = from / block; i * block < from + count; ++i) check(i);
        return m_bytes.subspan(from, count);
    }

private:
    void check(std::size_t i) const {
        if (!m_checked[i].load(std::memory_order_relaxed)) checkNow(i);
    }
    void checkNow(std::size_t i) const;

    std::filesystem::path m_file;
    std::span<const std::uint8_t> m_whole, m_bytes;
    std::vector<std::uint64_t> m_sums;
    mutable std::vector<std::atomic<bool>> m_checked;
    mutable std::atomic<bool> m_damaged = false;
};

} // namespace core
