#include "core/play/link.h"

#include "core/play/untrusted.h"
#include "core/webletters.h"

#define ZLIB_CONST // input is not changed
#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>

namespace core {

namespace {

using untrusted::fail;

constexpr std::string_view mark = "#k1=";
constexpr int rawDeflate = -MAX_WBITS;

[[noreturn]] void noRecord() {
    fail(text("core", "this link holds no record that can be read"));
}

// A stream of zlib over some input.
template <int (*End)(z_stream*)>
struct Stream : z_stream {
    explicit Stream(std::string_view input) : z_stream{} {
        next_in = reinterpret_cast<const Bytef*>(input.data());
        avail_in = static_cast<uInt>(input.size());
    }
    ~Stream() { End(this); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
};

std::string deflated(std::string_view bytes) {
    Stream<deflateEnd> stream(bytes);
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, rawDeflate, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    ::deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    return packed;
}

// Never more than a reader takes, whatever a few bytes would grow to.
std::string inflated(std::string_view packed) {
    Stream<inflateEnd> stream(packed);
    if (inflateInit2(&stream, rawDeflate) != Z_OK) throw std::bad_alloc();
    std::string bytes(mostLinkedBytes, '\0');
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    if (::inflate(&stream, Z_FINISH) != Z_STREAM_END || stream.avail_in > 0) noRecord();
    bytes.resize(stream.total_out);
    return bytes;
}

} // namespace

std::string linkTo(std::string_view address, std::string_view record) {
    const auto compact = untrusted::parse(record, mostLinkedBytes).dump();
    return std::string(address) + std::string(mark) + base64url(deflated(compact));
}

bool isLink(std::string_view text) {
    return text.find(mark) != std::string_view::npos;
}

std::string recordIn(std::string_view link) {
    const auto at = link.find(mark);
    const auto code = at == std::string_view::npos ? link : link.substr(at + mark.size());
    if (code.size() > 2 * mostLinkedBytes) noRecord();
    const auto packed = fromBase64url(code);
    if (!packed) noRecord();
    return inflated(*packed);
}

} // namespace core
