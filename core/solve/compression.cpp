#include "core/solve/compression.h"

#include <zstd.h>

#include <algorithm>
#include <memory>
#include <new>
#include <utility>

namespace core {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int compressionLevel = 3;
struct FreeContext {
    void operator()(ZSTD_CCtx* c) const { ZSTD_freeCCtx(c); }
    void operator()(ZSTD_DCtx* d) const { ZSTD_freeDCtx(d); }
};

} // namespace

Bytes compressed(std::span<const std::uint8_t> bytes, const StopToken& stop) {
    const std::unique_ptr<ZSTD_CCtx, FreeContext> context(ZSTD_createCCtx());
    if (!context) throw std::bad_alloc();
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, compressionLevel);
    Bytes out(ZSTD_compressBound(bytes.size()));
    ZSTD_outBuffer to{out.data(), out.size(), 0};
    for (std::size_t done = 0; done < bytes.size(); done += piece) {
        const auto size = std::min(piece, bytes.size() - done);
        ZSTD_inBuffer from{bytes.data() + done, size, 0};
        const auto mode = done + size == bytes.size() ? ZSTD_e_end : ZSTD_e_continue;
        if (stop.stop_requested() || ZSTD_isError(ZSTD_compressStream2(context.get(), &to, &from, mode)) != 0)
            return {};
    }
    out.resize(to.pos);
    return out;
}

std::optional<Bytes> decompressed(std::span<const std::uint8_t> stored, std::size_t size,
                                  const StopToken& stop) {
    const std::unique_ptr<ZSTD_DCtx, FreeContext> context(ZSTD_createDCtx());
    if (!context) throw std::bad_alloc();
    Bytes table(size);
    ZSTD_inBuffer from{stored.data(), stored.size(), 0};
    ZSTD_outBuffer to{table.data(), 0, 0};
    for (std::size_t left = 1; left != 0;) {
        const auto before = std::pair(from.pos, to.pos);
        to.size = std::min(size, to.pos + piece);
        left = ZSTD_decompressStream(context.get(), &to, &from);
        if (stop.stop_requested() || ZSTD_isError(left) != 0 || before == std::pair(from.pos, to.pos))
            return {};
    }
    return to.pos == size && from.pos == from.size ? std::optional(std::move(table)) : std::nullopt;
}

} // namespace core
