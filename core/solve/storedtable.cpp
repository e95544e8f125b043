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

std::vector<std::uint8_t> StoredTable::packed(const PageCode& code, std::uint64_t seed, std::uint64_t page,
                                              std::span<const std::uint8_t> values) {
    auto bytes = code.pack(page, values);
    const auto sum = XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed + page);
    bytes.resize(bytes.size() + sizeof sum);
    std::memcpy(&bytes[bytes.size() - sizeof sum], &sum, sizeof sum);
    return bytes;
}

double StoredTable::mostInMemory() {
    constexpr double most = 1U << 27U, part = 8;
    return std::min(most, freeMemory() / part);
}

StoredTable::StoredTable(std::filesystem::path file, Pages pages, double most)
    : m_file(std::move(file)), m_code(std::move(pages.code)), m_seed(pages.seed),
      m_lengths(std::move(pages.lengths)), m_slotWords((m_code.layout().valuesAtMost() + 7) / 8) {
    const auto affordable = static_cast<std::size_t>(most) / (m_slotWords * sizeof(Word));
    m_slotMask = std::min(std::bit_ceil(std::max(m_lengths.size(), std::size_t{1})),
                          std::bit_floor(std::max(affordable, std::size_t{1}))) -
                 1;
    m_words = ZeroPages<Word>((m_slotMask + 1) * m_slotWords);
    m_tags = std::vector<std::atomic<std::uint64_t>>(m_slotMask + 1);
    auto at = pages.begin;
    for (std::size_t i = 0; i < m_lengths.size(); ++i) {
        if (i % together == 0) m_begins.push_back(at);
        at += m_lengths[i];
    }
    const auto fail = [this] {
        const auto error = errno;
        if (m_descriptor >= 0) ::close(m_descriptor);
        throw std::system_error(error, std::generic_category());
    };
    m_descriptor = ::open(m_file.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat state {};
    if (m_descriptor < 0 || ::fstat(m_descriptor, &state) != 0) fail();
    errno = EINVAL;
    if (state.st_size < 0 || static_cast<std::uint64_t>(state.st_size) < at) fail();
}

StoredTable::~StoredTable() {
    ::close(m_descriptor);
}

std::uint64_t StoredTable::offset(std::uint64_t page) const {
    auto at = m_begins[page / together];
    for (auto i = page / together * together; i < page; ++i) at += m_lengths[i];
    return at;
}

// A disk that cannot be read is as bad as one that has changed what was written.
void StoredTable::read(std::uint64_t page, std::span<std::uint8_t> into) const {
    const std::size_t size = m_lengths[page];
    const auto from = offset(page);
    std::vector<std::uint8_t> bytes(size);
    std::size_t done = 0;
    while (done < size) {
        const auto count = ::pread(m_descriptor, &bytes[done], size - done, static_cast<off_t>(from + done));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        done += static_cast<std::size_t>(count);
    }
    std::uint64_t sum = 0;
    if (done == size && size >= sizeof sum) {
        const auto packed = std::span(bytes).first(size - sizeof sum);
        std::memcpy(&sum, &bytes[packed.size()], sizeof sum);
        if (sum == XXH3_64bits_withSeed(packed.data(), packed.size(), m_seed + page) &&
            m_code.unpack(page, packed, into))
            return;
    }
    m_damaged = true;
    {
        const Guard lock(guard);
        damagedFiles.insert(m_file);
    }
    std::error_code error;
    std::filesystem::remove(m_file, error);
    throw DamagedTable();
}

// The page comes into its slot, unless another thread has just brought it.
std::uint8_t StoredTable::take(PageLayout::Place place) const {
    const auto slot = slotOf(place.number);
    auto& tag = m_tags[slot];
    auto* const words = wordsOf(slot);
    const Guard lock(m_filling[slot % m_filling.size()]);
    const auto old = tag.load(std::memory_order_relaxed);
    if (holds(old, place.number))
        return byteOf(words[place.at / 8].load(std::memory_order_relaxed), place.at);
    alignas(8) std::array<std::uint8_t, PageLayout::mostValues + 8> bytes;
    const auto size = m_code.layout().values(place.number);
    read(place.number, std::span(bytes).first(size));
    const auto version = ((old >> 32U) + 1) << 32U;
    tag.store(version, std::memory_order_relaxed);
    for (std::size_t k = 0; k * 8 < size; ++k) {
        std::uint64_t word = 0;
        std::memcpy(&word, &bytes[k * 8], sizeof word);
        words[k].store(word, std::memory_order_release);
    }
    tag.store(version | (place.number + 1), std::memory_order_release);
    return bytes[place.at];
}

std::span<const std::uint8_t> StoredTable::Pass::bytes(std::uint64_t from, std::size_t count) {
    const auto& layout = m_table->m_code.layout();
    m_bytes.resize(count);
    for (std::size_t done = 0; done < count;) {
        const auto [page, at] = layout.page(from + done);
        if (m_held != page) {
            m_held.reset();
            m_page.resize(layout.values(page));
            m_table->read(page, m_page);
            m_held = page;
        }
        const auto part = std::min(count - done, m_page.size() - at);
        std::memcpy(&m_bytes[done], &m_page[at], part);
        done += part;
    }
    return m_bytes;
}

} // namespace core
