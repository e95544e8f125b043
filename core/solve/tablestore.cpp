#include "core/solve/tablestore.h"

#include "core/solve/compression.h"
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
#include <system_error>

namespace core {

namespace {

namespace fs = std::filesystem;
using Bytes = TableStore::Bytes;

constexpr std::uint64_t magic = 0x656C62617449534BU; // "KSItable" read as little endian
constexpr std::uint32_t tableFormat = 1;
constexpr std::size_t worthCompressing = 1U << 16;
constexpr auto suffix = ".table", temporarySuffix = ".part";

std::atomic<std::uintmax_t> limitOfProcess = TableStore::defaultLimit;

enum Form : std::uint32_t { AsItIs, Compressed, InBlocks };

// What stands before the stored bytes. The checksum covers the other fields, the key and the stored bytes; of
// a table in blocks these are their checksums, the table follows behind them.
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

// The checksums of all blocks, as bytes. Empty if stopped.
Bytes sumsOf(std::span<const std::uint8_t> table, const StopToken& stop) {
    std::vector<std::uint64_t> sums;
    for (std::size_t i = 0; i < table.size(); i += StoredTable::block) {
        if (stop.stop_requested()) return {};
        sums.push_back(StoredTable::sum(table.subspan(i, std::min(StoredTable::block, table.size() - i))));
    }
    Bytes bytes(sums.size() * sizeof(std::uint64_t));
    if (!bytes.empty()) std::memcpy(bytes.data(), sums.data(), bytes.size());
    return bytes;
}

// The header, if the file is as long as it says.
std::optional<Header> readHeader(std::istream& in, const fs::path& path) {
    Header header;
    if (!in.read(reinterpret_cast<char*>(&header), sizeof header)) return {};
    std::error_code error;
    const auto onDisk = fs::file_size(path, error);
    if (error || header.signature != magic || header.format != tableFormat || onDisk < sizeof header)
        return {};
    auto rest = onDisk - sizeof header;
    if (header.form == InBlocks) {
        if (rest < header.size) return {};
        rest -= header.size;
    }
    return header.stored == rest ? std::optional(header) : std::nullopt;
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

std::optional<Bytes> TableStore::load(const TableKey& key, std::size_t size, const StopToken& stop) const {
    if (m_folder.empty()) return {};
    const auto path = file(key);
    std::ifstream in(path, std::ios::binary);
    const auto header = readHeader(in, path); // the sizes are checked before memory is taken for them
    if (!header || header->form == InBlocks || header->size != size) return {};
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

std::shared_ptr<const StoredTable> TableStore::open(const TableKey& key, std::size_t size) const try {
    if (m_folder.empty()) return {};
    const auto path = file(key);
    if (StoredTable::distrusted(path)) return {};
    std::ifstream in(path, std::ios::binary);
    const auto header = readHeader(in, path);
    if (!header || header->form != InBlocks || header->size != size ||
        header->stored != StoredTable::blocks(size) * sizeof(std::uint64_t))
        return {};
    Bytes stored(header->stored);
    if (!readAll(in, stored, {}) || header->checksum != checksumOf(*header, key, stored)) return {};
    std::vector<std::uint64_t> sums(StoredTable::blocks(size));
    if (!sums.empty()) std::memcpy(sums.data(), stored.data(), stored.size());
    return std::make_shared<const StoredTable>(path, size, std::move(sums));
} catch (const std::system_error&) { // removed meanwhile
    return {};
} catch (const std::bad_alloc&) { // no room for what is read of it
    return {};
}

bool TableStore::saveToOpen(const TableKey& key, std::span<const std::uint8_t> table,
                            const StopToken& stop) const {
    if (m_folder.empty() || sizeToOpen(static_cast<double>(table.size())) > static_cast<double>(m_limit))
        return false;
    Header header;
    header.size = table.size();
    header.form = InBlocks;
    const auto stored = sumsOf(table, stop);
    header.stored = stored.size();
    header.checksum = checksumOf(header, key, stored);
    return replace(file(key), [&](std::ostream& out) {
        put(out, header, stored);
        for (std::size_t done = 0; done < table.size(); done += piece)
            if (stop.stop_requested() || !put(out, table.subspan(done, std::min(piece, table.size() - done))))
                return out.setstate(std::ios::failbit);
    });
}

bool TableStore::has(const TableKey& key) const {
    std::error_code error;
    return !m_folder.empty() && fs::exists(file(key), error);
}

double TableStore::sizeToOpen(double bytes) {
    return sizeof(Header) + bytes + std::ceil(bytes / StoredTable::block) * sizeof(std::uint64_t);
}

// What write(stream) does, at once or not at all.
template <class Write>
bool TableStore::replace(const fs::path& target, Write write) const {
    std::error_code error;
    fs::create_directories(m_folder, error);
    const auto part = temporary(target);
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    write(out);
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
    std::error_code error;
    auto folder = m_folder;
    while (!folder.empty() && !fs::exists(folder, error) && folder != folder.parent_path())
        folder = folder.parent_path();
    const auto space = fs::space(folder, error);
    return error ? 0 : std::min(m_limit, space.available);
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
    for (const auto& entry : fs::directory_iterator(m_folder, error)) {
        const auto written = entry.last_write_time(error);
        if (error) continue; // removed by another program meanwhile
        if (entry.path().extension() == temporarySuffix && written < yesterday)
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
