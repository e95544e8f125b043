#include "core/solve/mappedtable.h"

#include <xxhash.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace core {

std::uint64_t MappedTable::sum(std::span<const std::uint8_t> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

MappedTable::MappedTable(std::filesystem::path file, std::size_t size, std::vector<std::uint64_t> sums)
    : m_file(std::move(file)), m_sums(std::move(sums)), m_checked(m_sums.size()) {
    const auto fail = [] { throw std::system_error(errno, std::generic_category()); };
    const int descriptor = ::open(m_file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) fail();
    struct stat state {};
    const bool known = ::fstat(descriptor, &state) == 0;
    const auto whole = static_cast<std::size_t>(std::max<off_t>(state.st_size, 0));
    void* const mapped = known && whole >= size && whole > 0
                             ? ::mmap(nullptr, whole, PROT_READ, MAP_SHARED, descriptor, 0)
                             : MAP_FAILED;
    ::close(descriptor);
    if (mapped == MAP_FAILED) fail();
    m_whole = {static_cast<const std::uint8_t*>(mapped), whole};
    m_bytes = m_whole.last(size);
}

MappedTable::~MappedTable() {
    ::munmap(const_cast<std::uint8_t*>(m_whole.data()),
             m_whole.size()); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

// Several threads may check the same block: they find the same.
void MappedTable::checkNow(std::size_t i) const {
    const auto from = i * block;
    if (sum(m_bytes.subspan(from, std::min(block, m_bytes.size() - from))) != m_sums[i]) {
        m_damaged = true;
        std::error_code error;
        std::filesystem::remove(m_file, error);
        throw DamagedTable();
    }
    m_checked[i].store(true, std::memory_order_relaxed);
}

} // namespace core
