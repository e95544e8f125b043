#include "ui/film/gif.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <new>
#include <utility>
#include <vector>

namespace film {

namespace {

constexpr int mostColours = 255; // of 256: one shines through
constexpr int clear = 255;

// How far apart two colours are, squared.
int apart(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

// Of the colours in that order those that are no nearer to one taken before; empty: they are too many.
QList<QRgb> thinned(const std::vector<QRgb>& colours, int distance) {
    QList<QRgb> taken;
    for (const auto colour : colours) {
        const auto near = [&](QRgb other) { return apart(colour, other) < distance * distance; };
        if (std::any_of(taken.cbegin(), taken.cend(), near)) continue;
        if (taken.size() == mostColours) return {};
        taken.push_back(colour);
    }
    return taken;
}

// What is not the same in two pictures of one size.
QRect changed(const QImage& a, const QImage& b) {
    QRect all;
    for (int y = 0; y < a.height(); ++y) {
        const auto* one = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        const auto* end = one + a.width();
        const auto* first = std::mismatch(one, end, other).first;
        if (first == end) continue;
        auto last = a.width() - 1;
        while (one[last] == other[last]) --last;
        const auto from = static_cast<int>(first - one);
        all |= QRect(from, y, last - from + 1, 1);
    }
    return all.isEmpty() ? QRect(0, 0, 1, 1) : all;
}

} // namespace

void Colours::learn(const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width();) {
            const int from = x;
            while (++x < picture.width() && line[x] == line[from]) {
            }
            m_counts[line[from]] += x - from;
        }
    }
}

QList<QRgb> Colours::palette() const {
    std::vector<std::pair<qint64, QRgb>> counted;
    for (auto it = m_counts.cbegin(); it != m_counts.cend(); ++it)
        counted.emplace_back(-it.value(), it.key());
    std::ranges::sort(counted);
    std::vector<QRgb> colours;
    for (const auto& [count, colour] : counted) colours.push_back(colour);
    auto found = thinned(colours, 1);
    for (int distance = 4; found.isEmpty() && !colours.empty(); distance += 2)
        found = thinned(colours, distance);
    return found;
}

void Gif::Close::operator()(GifFileType* file) const {
    EGifCloseFile(file, nullptr);
}

Gif::Gif(QSize size, QList<QRgb> palette) : m_size(size), m_palette(std::move(palette)) {
    // No exception goes through a library of C.
    const auto append = [](GifFileType* file, const GifByteType* bytes, int count) {
        auto& to = *static_cast<Bytes*>(file->UserData);
        try {
            to.all.append(reinterpret_cast<const char*>(bytes), count);
            return count;
        } catch (const std::bad_alloc&) {
            to.lacking = true;
            return 0;
        }
    };
    m_file.reset(EGifOpen(&m_bytes, append, nullptr));
    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(GifMakeMapObject(256, nullptr),
                                                                           GifFreeMapObject);
    if (!m_file || !map) throw std::bad_alloc();
    for (qsizetype i = 0; i < m_palette.size(); ++i)
        map->Colors[i] = {static_cast<GifByteType>(qRed(m_palette[i])),
                          static_cast<GifByteType>(qGreen(m_palette[i])),
                          static_cast<GifByteType>(qBlue(m_palette[i]))};
    EGifSetGifVersion(m_file.get(), true);
    check(EGifPutScreenDesc(m_file.get(), size.width(), size.height(), 8, 0, map.get()));
    repeatForEver();
}

// The library has nothing else to complain of than what it is lacking.
void Gif::check(int done) const {
    if (done != GIF_OK || m_bytes.lacking) throw std::bad_alloc();
}

// As all read it since Netscape did.
void Gif::repeatForEver() {
    constexpr std::array<GifByteType, 3> times{1, 0, 0};
    check(EGifPutExtensionLeader(m_file.get(), APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(m_file.get(), 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(m_file.get(), times.size(), times.data()));
    check(EGifPutExtensionTrailer(m_file.get()));
}

void Gif::control(int ms) {
    const GraphicsControlBlock block{DISPOSE_DO_NOT, false, ms / 10, clear};
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&block, bytes.data());
    check(EGifPutExtension(m_file.get(), GRAPHICS_EXT_FUNC_CODE, bytes.size(), bytes.data()));
}

void Gif::add(const QImage& picture, int ms) {
    const auto part = m_before.isNull() ? picture.rect() : changed(m_before, picture);
    const auto indexed = picture.copy(part).convertToFormat(QImage::Format_Indexed8, m_palette,
                                                            Qt::ThresholdDither | Qt::AvoidDither);
    if (indexed.isNull()) throw std::bad_alloc();
    control(ms);
    write(indexed, part);
    m_before = picture;
}

// What has the colour that is there already shines through: such lines are short.
void Gif::write(const QImage& indexed, const QRect& part) {
    const bool first = m_beforeIndexed.isNull();
    if (first) m_beforeIndexed = indexed;
    check(EGifPutImageDesc(m_file.get(), part.x(), part.y(), part.width(), part.height(), false, nullptr));
    std::vector<GifPixelType> line(static_cast<std::size_t>(part.width()));
    for (int y = 0; y < part.height(); ++y) {
        const auto* now = indexed.constScanLine(y);
        auto* before = m_beforeIndexed.scanLine(part.y() + y) + part.x();
        for (int x = 0; x < part.width(); ++x) {
            const bool same = !first && now[x] == before[x];
            line[static_cast<std::size_t>(x)] = same ? GifPixelType{clear} : now[x];
            before[x] = now[x];
        }
        check(EGifPutLine(m_file.get(), line.data(), part.width()));
    }
}

QByteArray Gif::finished() {
    const bool closed = EGifCloseFile(m_file.release(), nullptr) == GIF_OK;
    check(closed ? GIF_OK : GIF_ERROR);
    return std::move(m_bytes.all);
}

} // namespace film
