#pragma once

#include "core/solve/pagecode.h"
#include "core/solve/workfile.h"
#include "core/threads.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

// Tables that take long to build, kept on disk between runs and shared by all programs of the house.
namespace core {

// Names a table. Whatever decides its contents must be in here: the game, the rules, which table, and a
// version to be raised when the meaning of its bytes changes.
struct TableKey {
    std::string game, rules, table;
    std::uint32_t version = 1;
};

class StoredTable;

// A folder of tables. A file that is missing, damaged, cut short, of another key or of another version is
// as good as none: whoever needs the table builds it again. Any number of programs may use a folder at once.
class TableStore {
public:
    using Bytes = std::vector<std::uint8_t>;

    // In the user's cache folder (XDG), within the size limit of the process.
    TableStore();
    // An empty folder keeps nothing. `limit`: all tables together in bytes, as they lie on disk.
    TableStore(std::filesystem::path folder, std::uintmax_t limit);

    // The table of exactly `size` bytes that was kept under this key; nothing if there is none, or if
    // stopped.
    std::optional<Bytes> load(const TableKey& key, std::size_t size, const StopToken& stop = {}) const;
    // Replaces the file at once or not at all, then removes the oldest tables beyond the limit. What cannot
    // be written, or is not before it is stopped, is not kept. False if so.
    bool save(const TableKey& key, std::span<const std::uint8_t> table, const StopToken& stop = {}) const;

    // The same for tables that are too large to be loaded: they lie there page by page, open() reads nothing
    // but how these are packed. What has been damaged since the program began is not opened again. `most`:
    // bytes of it in memory, if not as usual.
    std::shared_ptr<const StoredTable> open(const TableKey& key, std::size_t size,
                                            const TableShape& shape = {},
                                            std::optional<double> most = {}) const;
    bool saveToOpen(const TableKey& key, std::uint64_t size, const TableBytes& table,
                    const TableShape& shape = {}, const StopToken& stop = {}) const;
    bool saveToOpen(const TableKey& key, std::span<const std::uint8_t> table, const TableShape& shape = {},
                    const StopToken& stop = {}) const {
        return saveToOpen(key, table.size(), tableBytes(table), shape, stop);
    }
    // Whether a file lies there under this key, whatever is in it.
    bool has(const TableKey& key) const;
    // Bytes on disk of a table of so many that is saved to be opened: hardly ever more.
    static double sizeToOpen(double bytes);

    // Where the table of a key lies, and where it may be built; what nobody has gone on with for a month is
    // removed.
    std::filesystem::path file(const TableKey& key) const;
    WorkPlace workPlace(const TableKey& key) const;
    // Bytes of tables on disk.
    std::uintmax_t used() const;
    // The largest file that can be kept: within the limit and what is free on the disk. And that alone.
    std::uintmax_t room() const;
    std::uintmax_t free() const;

    // The limit of stores made from now on, in bytes.
    static void setLimit(std::uintmax_t limit);
    static constexpr std::uintmax_t defaultLimit = 8'000'000'000;

private:
    template <class Write>
    bool replace(const std::filesystem::path& target, Write write) const;
    void tidy(const std::filesystem::path& keep) const;

    std::filesystem::path m_folder;
    std::uintmax_t m_limit;
};

} // namespace core
