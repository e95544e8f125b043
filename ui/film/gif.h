#pragma once

// The room of moving pictures: a match as it was played, as a file for slides. They are GIFs, for every
// browser, LibreOffice and PowerPoint lets them move; APNG and WebP stand still in some of these.

#include <QByteArray>
#include <QHash>
#include <QImage>

#include <memory>

struct GifFileType;

namespace film {

// Which colours pictures have, and how often.
class Colours {
public:
    void learn(const QImage& picture);
    // So many that each of those learnt is among them, or one near it; what is frequent is among them.
    QList<QRgb> palette() const;

private:
    QHash<QRgb, qint64> m_counts;
};

// Pictures written one after the other, of which each but the first has only what has changed.
class Gif {
public:
    Gif(QSize size, QList<QRgb> palette);

    void add(const QImage& picture, int ms); // of that size
    QByteArray finished();                   // the file; nothing can be added any more

private:
    struct Bytes {
        QByteArray all;
        bool lacking = false; // there was no memory for more
    };
    struct Close {
        void operator()(GifFileType* file) const;
    };
    void check(int done) const;
    void repeatForEver();
    void control(int ms);
    void write(const QImage& indexed, const QRect& part);

    QSize m_size;
    QList<QRgb> m_palette;
    Bytes m_bytes;
    std::unique_ptr<GifFileType, Close> m_file; // writes to the bytes
    QImage m_before, m_beforeIndexed;
};

} // namespace film
