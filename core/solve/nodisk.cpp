#include "core/solve/storedtable.h"
#include "core/solve/tablestore.h"

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

bool TableStore::saveToOpen(const TableKey&, std::span<const std::uint8_t>, const TableShape&,
                            const StopToken&) const {
    return false;
}

bool TableStore::has(const TableKey&) const {
    return false;
}

double TableStore::sizeToOpen(double bytes) {
    return bytes;
}

std::uintmax_t TableStore::room() const {
    return 0;
}

// There never is one.
StoredTable::~StoredTable() = default;

std::uint8_t StoredTable::take(PageLayout::Place) const {
    throw DamagedTable();
}

std::span<const std::uint8_t> StoredTable::Pass::bytes(std::uint64_t, std::size_t) {
    throw DamagedTable();
}

} // namespace core
