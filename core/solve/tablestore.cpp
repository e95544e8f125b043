#include "core/solve/tablestore.h"

#include "core/solve/compression.h"
#include "core/solve/crew.h"
#include "core/solve/storedtable.h"

#include <xxhash.h>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <new>
#include <numeric>
#include <system_error>

namespace core {

namespace {

namespace fs = std::filesystem;
using Bytes = TableStore::Bytes;

constexpr std::uint64_t magic = 0x656C62617449534BU; // "KSItable" read as little endian
constexpr std::uint32_t tableFormat = 1;
constexpr std::size_t worthCompressing = 1U << 16;
constexpr auto suffix = ".table", temporarySuffix = ".part", workSuffix = ".work";

std::atomic<std::uintmax_t> limitOfProcess = TableStore::defaultLimit;

// Another form of before, 2, is not read any longer.
enum Form : std::uint32_t { AsItIs, Compressed, InPages = 3 };

// What stands before the stored bytes. The checksum covers the other fields, the key and the stored bytes; of
// a table in pages these say how the pages are packed and how long each is, and the pages follow behind them.
struct Header {
    std::uint64_t signature = magic;
    std::uint32_t format = tableFormat;
    std::uint32_t form = AsItIs;
    std::uint64_t size = 0;   // of the table
    std::uint64_t stored = 0; // of the bytes behind the header
    std::uint64_t checksum = 0;
};

std::string nameOf(const TableKey& key) {
    return key.game + '\n' + key.rules + '\n' + key.table + '\n' + std::to_string(key.version);
}

std::uint64_t checksumOf(Header header, const TableKey& key, const Bytes& stored) {
    header.checksum = 0;
    const auto name = nameOf(key);
    auto hash = XXH3_64bits(&header, sizeof header);
    hash = XXH3_64bits_withSeed(name.data(), name.size(), hash);
    return XXH3_64bits_withSeed(stored.data(), stored.size(), hash);
}

fs::path cacheFolder() {
    const char* cache = std::getenv("XDG_CACHE_HOME");
    // The XDG rules: a path that is not absolute is to be ignored.
    if (cache != nullptr && fs::path(cache).is_absolute()) return fs::path(cache) / "kachisuji" / "tables";
    const char* home = std::getenv("HOME");
    if (home == nullptr || !fs::path(home).is_absolute()) return {};
    return fs::path(home) / ".cache" / "kachisuji" / "tables";
}

bool readAll(std::istream& in, Bytes& bytes, const StopToken& stop) {
    for (std::size_t done = 0; done < bytes.size() && in && !stop.stop_requested(); done += piece)
        in.read(reinterpret_cast<char*>(bytes.data() + done),
                static_cast<std::streamsize>(std::min(piece, bytes.size() - done)));
    return in && !stop.stop_requested();
}

// A name no other thread or program writes to at the same time.
fs::path temporary(const fs::path& file) {
    static std::atomic<unsigned> counter = 0;
    auto name = file;
    name += "." + std::to_string(::getpid()) + "-" + std::to_string(++counter) + temporarySuffix;
    return name;
}

bool put(std::ostream& out, std::span<const std::uint8_t> bytes) {
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return out.good();
}

void put(std::ostream& out, const Header& header, const Bytes& stored) {
    out.write(reinterpret_cast<const char*>(&header), sizeof header);
    put(out, stored);
}

// The seed of the checksums of a table's pages.
std::uint64_t seedOf(const TableKey& key, std::span<const std::uint8_t> code) {
    const auto name = nameOf(key);
    return XXH3_64bits_withSeed(code.data(), code.size(), XXH3_64bits(name.data(), name.size()));
}

// All pages of a table, many at a time; how long each is. Less of them if stopped or if the disk is full.
std::vector<std::uint16_t> putPages(std::ostream& out, const PageCode& code, std::uint64_t seed,
                                    const TableBytes& table, const StopToken& stop) {
    constexpr std::uint64_t together = 512;
    Crew crew;
    std::vector<Bytes> rooms(static_cast<std::size_t>(crew.hands()));
    const auto pages = code.layout().pages();
    std::vector<std::uint16_t> lengths;
    std::vector<Bytes> packed(together);
    for (std::uint64_t from = 0; from < pages && out; from += together) {
        const auto count = std::min(together, pages - from);
        crew.each(count, [&](std::size_t i, int hand) {
            if (stop.stop_requested()) return;
            const auto page = from + i;
            auto& room = rooms[static_cast<std::size_t>(hand)];
            room.resize(code.layout().values(page));
            packed[i] = StoredTable::packed(code, seed, page, table(code.layout().begin(page), room));
        });
        if (stop.stop_requested()) break;
        for (const auto& bytes : std::span(packed).first(count)) {
            lengths.push_back(static_cast<std::uint16_t>(bytes.size()));
            put(out, bytes);
        }
    }
    return lengths;
}

// The header, if the file is as long as it says.
std::optional<Header> readHeader(std::istream& in, const fs::path& path) {
    Header header;
    if (!in.read(reinterpret_cast<char*>(&header), sizeof header)) return {};
    std::error_code error;
    const auto onDisk = fs::file_size(path, error);
    if (error || header.signature != magic || header.format != tableFormat || onDisk < sizeof header)
        return {};
    const auto rest = onDisk - sizeof header;
    const bool fits = header.form == InPages ? header.stored <= rest : header.stored == rest;
    return fits ? std::optional(header) : std::nullopt;
}

} // namespace

TableStore::TableStore() : TableStore(cacheFolder(), limitOfProcess) {}

TableStore::TableStore(fs::path folder, std::uintmax_t limit) : m_folder(std::move(folder)), m_limit(limit) {}

void TableStore::setLimit(std::uintmax_t limit) {
    limitOfProcess = limit;
}

fs::path TableStore::file(const TableKey& key) const {
    const auto name = nameOf(key);
    std::array<char, 17> hash{};
    std::snprintf(hash.data(), hash.size(), "%016llx",
                  static_cast<unsigned long long>(XXH3_64bits(name.data(), name.size())));
    return m_folder / (key.game + "-" + hash.data() + suffix);
}

WorkPlace TableStore::workPlace(const TableKey& key) const {
    auto path = file(key);
    return {path.replace_extension(workSuffix), nameOf(key)};
}

std::optional<Bytes> TableStore::load(const TableKey& key, std::size_t size, const StopToken& stop) const {
    if (m_folder.empty()) return {};
    const auto path = file(key);
    std::ifstream in(path, std::ios::binary);
    const auto header = readHeader(in, path); // the sizes are checked before memory is taken for them
    if (!header || header->form == InPages || header->size != size) return {};
    Bytes stored(header->stored);
    if (!readAll(in, stored, stop) || header->checksum != checksumOf(*header, key, stored)) return {};
    if (header->form == AsItIs)
        return stored.size() == size ? std::optional(std::move(stored)) : std::nullopt;
    return decompressed(stored, size, stop);
}

bool TableStore::save(const TableKey& key, std::span<const std::uint8_t> table, const StopToken& stop) const {
    if (m_folder.empty()) return false;
    Header header;
    header.size = table.size();
    Bytes stored;
    if (table.size() >= worthCompressing) stored = compressed(table, stop);
    if (stop.stop_requested()) return false;
    header.form = stored.empty() ? AsItIs : Compressed;
    if (stored.empty()) stored.assign(table.begin(), table.end());
    header.stored = stored.size();
    header.checksum = checksumOf(header, key, stored);
    if (sizeof header + stored.size() > m_limit) return false;
    return replace(file(key), [&](std::ostream& out) { put(out, header, stored); });
}

std::shared_ptr<const StoredTable> TableStore::open(const TableKey& key, std::size_t size,
                                                    const TableShape& shape, std::optional<double> most) const
    try {
    if (m_folder.empty()) return {};
    const auto path = file(key);
    if (StoredTable::distrusted(path)) return {};
    std::ifstream in(path, std::ios::binary);
    const auto header = readHeader(in, path);
    if (!header || header->form != InPages || header->size != size) return {};
    const auto lengthBytes = PageLayout(shape, size).pages() * sizeof(std::uint16_t);
    if (header->stored < lengthBytes || header->stored - lengthBytes > PageCode::mostKept) return {};
    Bytes stored(header->stored);
    if (!readAll(in, stored, {}) || header->checksum != checksumOf(*header, key, stored)) return {};
    const auto kept = std::span(stored).first(stored.size() - lengthBytes);
    auto code = PageCode::read(shape, size, kept);
    if (!code) return {};
    StoredTable::Pages pages{std::move(*code),
                             std::vector<std::uint16_t>(lengthBytes / sizeof(std::uint16_t)),
                             sizeof(Header) + stored.size(), seedOf(key, kept)};
    if (lengthBytes > 0) std::memcpy(pages.lengths.data(), &stored[kept.size()], lengthBytes);
    std::error_code error;
    const auto end = std::accumulate(pages.lengths.begin(), pages.lengths.end(), pages.begin);
    if (end != fs::file_size(path, error) || error) return {};
    return std::make_shared<const StoredTable>(path, std::move(pages),
                                               most.value_or(StoredTable::mostInMemory()));
} catch (const std::system_error&) { // removed meanwhile
    return {};
} catch (const std::bad_alloc&) { // no room for what is read of it
    return {};
}

bool TableStore::saveToOpen(const TableKey& key, std::uint64_t size, const TableBytes& table,
                            const TableShape& shape, const StopToken& stop) const {
    if (m_folder.empty() || stop.stop_requested()) return false;
    Header header;
    header.size = size;
    header.form = InPages;
    const PageCode code(shape, size, table);
    auto stored = code.kept();
    const auto seed = seedOf(key, stored);
    const auto codeBytes = stored.size();
    stored.resize(codeBytes + code.layout().pages() * sizeof(std::uint16_t));
    header.stored = stored.size();
    return replace(file(key), [&](std::ostream& out) {
        put(out, header, stored); // their room, until the lengths are known
        const auto lengths = putPages(out, code, seed, table, stop);
        if (stop.stop_requested() || !out || static_cast<std::uintmax_t>(out.tellp()) > m_limit)
            return out.setstate(std::ios::failbit);
        if (!lengths.empty())
            std::memcpy(&stored[codeBytes], lengths.data(), lengths.size() * sizeof(std::uint16_t));
        header.checksum = checksumOf(header, key, stored);
        out.seekp(0);
        put(out, header, stored);
    });
}

bool TableStore::has(const TableKey& key) const {
    std::error_code error;
    return !m_folder.empty() && fs::exists(file(key), error);
}

// Tables of many rules and fields took 1.4 to 2.5 bits a value.
double TableStore::sizeToOpen(double bytes) {
    constexpr double bits = 3;
    return std::ceil(bytes * bits / 8) + PageCode::mostKept;
}

// What write(stream) does, at once or not at all.
template <class Write>
bool TableStore::replace(const fs::path& target, Write write) const {
    std::error_code error;
    fs::create_directories(m_folder, error);
    const auto part = temporary(target);
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    try {
        write(out);
    } catch (...) { // what is to be written cannot be read, or there is no memory for it
        fs::remove(part, error);
        throw;
    }
    out.close();
    const bool written = !out.fail();
    if (written) fs::rename(part, target, error);
    if (!written || error) {
        fs::remove(part, error);
        return false;
    }
    tidy(target);
    return true;
}

std::uintmax_t TableStore::used() const {
    std::uintmax_t sum = 0;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(m_folder, error))
        if (entry.path().extension() == suffix)
            if (const auto size = entry.file_size(error); !error) sum += size; // else removed meanwhile
    return sum;
}

std::uintmax_t TableStore::room() const {
    return std::min(m_limit, free());
}

std::uintmax_t TableStore::free() const {
    std::error_code error;
    auto folder = m_folder;
    while (!folder.empty() && !fs::exists(folder, error) && folder != folder.parent_path())
        folder = folder.parent_path();
    const auto space = fs::space(folder, error);
    return error ? 0 : space.available;
}

// Removes the oldest tables until the rest fits, and what a program that was killed has left half written.
void TableStore::tidy(const fs::path& keep) const {
    struct Stored {
        fs::file_time_type written;
        fs::path path;
        std::uintmax_t size;
    };
    std::vector<Stored> tables;
    std::error_code error;
    const auto yesterday = fs::file_time_type::clock::now() - std::chrono::hours(24);
    const auto monthAgo = yesterday - std::chrono::hours(24 * 30);
    for (const auto& entry : fs::directory_iterator(m_folder, error)) {
        const auto written = entry.last_write_time(error);
        if (error) continue; // removed by another program meanwhile
        if ((entry.path().extension() == temporarySuffix && written < yesterday) ||
            (entry.path().extension() == workSuffix && written < monthAgo))
            fs::remove(entry.path(), error);
        if (entry.path().extension() == suffix && entry.path() != keep)
            tables.push_back({written, entry.path(), entry.file_size(error)});
    }
    std::ranges::sort(tables, {}, &Stored::written);
    auto sum = used();
    for (const auto& table : tables) {
        if (sum <= m_limit) return;
        fs::remove(table.path, error);
        sum -= std::min(sum, table.size);
    }
}

} // namespace core
