#pragma once

#include <QTemporaryDir>

#include "core/solve/tablestore.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

// What tests of tables on disk begin with: an empty folder for them, a table, and its file to be spoilt.
struct TableFolder {
    using Bytes = core::TableStore::Bytes;

    void renew() { m_folder = std::make_unique<QTemporaryDir>(); }
    core::TableStore store(std::uintmax_t limit = core::TableStore::defaultLimit) const {
        return {m_folder->path().toStdString(), limit};
    }
    static core::TableKey key(const std::string& table = "a") { return {"toy", "pits=2", table, 1}; }

    // Looks like a table: neither random nor all the same.
    static Bytes bytes(std::size_t size, unsigned seed) {
        Bytes all(size);
        for (std::size_t i = 0; i < size; ++i) all[i] = static_cast<std::uint8_t>(i * i / 7 + seed * i);
        return all;
    }
    static Bytes contents(const std::filesystem::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static void overwrite(const std::filesystem::path& file, const Bytes& with) {
        std::ofstream out(file, std::ios::binary | std::ios::trunc);
        out.write(reinterpret_cast<const char*>(with.data()), static_cast<std::streamsize>(with.size()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};
