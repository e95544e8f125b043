#include "core/solve/storedtable.h"
#include "core/solve/tablestore.h"

#include <system_error>

// Where there is no disk nothing is kept: every table is built when it is needed.
namespace core {

TableStore::TableStore() : TableStore({}, 0) {}

TableStore::TableStore(std::filesystem::path, std::uintmax_t) : m_limit(0) {}

std::optional<TableStore::Bytes> TableStore::load(const TableKey&, std::size_t, const StopToken&) const {
    return {};
}

bool TableStore::save(const TableKey&, std::span<const std::uint8_t>, const StopToken&) const {
    return false;
}

std::shared_ptr<const StoredTable> TableStore::open(const TableKey&, std::size_t, const TableShape&,
                                                    std::optional<double>) const {
    return {};
}

bool TableStore::saveToOpen(const TableKey&, std::uint64_t, const TableBytes&, const TableShape&,
                            const StopToken&) const {
    return false;
}

bool TableStore::has(const TableKey&) const {
    return false;
}

double TableStore::sizeToOpen(double bytes) {
    return bytes;
}

WorkPlace TableStore::workPlace(const TableKey&) const {
    return {};
}

std::uintmax_t TableStore::room() const {
    return 0;
}

std::uintmax_t TableStore::free() const {
    return 0;
}

WorkFile::WorkFile(const WorkPlace&, std::uint64_t) {
    throw std::system_error(std::make_error_code(std::errc::no_space_on_device));
}

std::uint64_t WorkFile::begun(const WorkPlace&) {
    return 0;
}

WorkFile WorkFile::scratch(const WorkPlace& beside, std::uint64_t size) {
    return {beside, size};
}

WorkFile::WorkFile(WorkFile&&) noexcept = default;
WorkFile::~WorkFile() = default;

void WorkFile::read(std::uint64_t, std::span<std::uint8_t>) const {}

void WorkFile::write(std::uint64_t, std::span<const std::uint8_t>) const {}

void WorkFile::setMark(std::uint32_t) {}

void WorkFile::remove() {}

// There never is one.
StoredTable::~StoredTable() = default;

std::uint8_t StoredTable::take(PageLayout::Place) const {
    throw DamagedTable();
}

std::span<const std::uint8_t> StoredTable::Pass::bytes(std::uint64_t, std::size_t) {
    throw DamagedTable();
}

} // namespace core
