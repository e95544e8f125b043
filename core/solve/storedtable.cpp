#include "core/solve/storedtable.h"

#include "core/solve/freememory.h"

#include <xxhash.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <set>
#include <system_error>

namespace core {

namespace {

Mutex guard;
std::set<std::filesystem::path> damagedFiles; // guarded by it

} // namespace

bool StoredTable::distrusted(const std::filesystem::path& file) {
    const Guard lock(guard);
    return damagedFiles.contains(file);
}

std::uint64_t StoredTable::sum(std::span<const std::uint8_t> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

double StoredTable::mostInMemory() {
    constexpr double most = 256e6, part = 8;
    return std::min(most, freeMemory() / part);
}

StoredTable::StoredTable(std::filesystem::path file, std::size_t size, std::vector<std::uint64_t> sums,
                         double most)
    : m_file(std::move(file)), m_size(size), m_sums(std::move(sums)),
      m_slotMask(std::min(std::bit_ceil(std::max(blocks(size), std::size_t{1})),
                          std::bit_floor(std::max(static_cast<std::size_t>(most) / block, std::size_t{1}))) -
                 1),
      m_words((m_slotMask + 1) * (block / 8)), m_tags(m_slotMask + 1) {
    const auto fail = [this] {
        const auto error = errno;
        if (m_descriptor >= 0) ::close(m_descriptor);
        throw std::system_error(error, std::generic_category());
    };
    m_descriptor = ::open(m_file.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat state {};
    if (m_descriptor < 0 || ::fstat(m_descriptor, &state) != 0) fail();
    errno = EINVAL;
    if (state.st_size < 0 || static_cast<std::uint64_t>(state.st_size) < size) fail();
    m_begin = static_cast<std::uint64_t>(state.st_size) - size;
}

StoredTable::~StoredTable() {
    ::close(m_descriptor);
}

std::size_t StoredTable::blockSize(std::uint64_t of) const {
    return std::min(block, m_size - of * block);
}

// A disk that cannot be read is as bad as one that has changed what was written.
void StoredTable::read(std::uint64_t of, std::uint8_t* into) const {
    const auto size = blockSize(of);
    std::size_t done = 0;
    while (done < size) {
        const auto count =
            ::pread(m_descriptor, into + done, size - done, static_cast<off_t>(m_begin + of * block + done));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        done += static_cast<std::size_t>(count);
    }
    if (done == size && sum({into, size}) == m_sums[of]) return;
    m_damaged = true;
    {
        const Guard lock(guard);
        damagedFiles.insert(m_file);
    }
    std::error_code error;
    std::filesystem::remove(m_file, error);
    throw DamagedTable();
}

// The block comes into its slot, unless another thread has just brought it.
std::uint8_t StoredTable::take(std::uint64_t i) const {
    const auto of = i / block;
    const auto slot = slotOf(of);
    auto& tag = m_tags[slot];
    auto* const words = wordsOf(slot);
    const Guard lock(m_filling[slot % m_filling.size()]);
    const auto old = tag.load(std::memory_order_relaxed);
    if (holds(old, of)) return byteOf(words[wordIn(i)].load(std::memory_order_relaxed), i);
    alignas(8) std::array<std::uint8_t, block> bytes;
    read(of, bytes.data());
    const auto version = ((old >> 32U) + 1) << 32U;
    tag.store(version, std::memory_order_relaxed);
    for (std::size_t k = 0; k * 8 < blockSize(of); ++k) {
        std::uint64_t word = 0;
        std::memcpy(&word, &bytes[k * 8], sizeof word);
        words[k].store(word, std::memory_order_release);
    }
    tag.store(version | (of + 1), std::memory_order_release);
    return bytes[i % block];
}

std::span<const std::uint8_t> StoredTable::Pass::bytes(std::uint64_t from, std::size_t count) {
    m_bytes.resize(count);
    m_block.resize(block);
    for (std::size_t done = 0; done < count;) {
        const auto at = from + done, of = at / block;
        if (m_held != of) {
            m_held.reset();
            m_table->read(of, m_block.data());
            m_held = of;
        }
        const auto part = std::min(count - done, static_cast<std::size_t>(block - at % block));
        std::memcpy(&m_bytes[done], &m_block[at % block], part);
        done += part;
    }
    return m_bytes;
}

} // namespace core
