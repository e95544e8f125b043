#pragma once

// The room of paper and picture files: whatever paints itself becomes a page, a PDF, an SVG or a PNG.

#include <QByteArray>
#include <QPainter>
#include <QString>

#include <functional>

class QWidget;

// What becomes a picture or pages of paper: one mechanism for boards, labs and worksheets. It is painted as
// lines wherever the format keeps them.
namespace print {

// One thing to look at, in px at scale 1.
struct Picture {
    QSizeF size;
    std::function<void(QPainter&)> paint;
};

// Sheets of A4.
struct Document {
    QString title;
    int pages = 0;
    std::function<void(QPainter&, int)> paint; // the page of a number from 0 on, in px
};

// An A4 page at 96 px an inch.
inline constexpr QSizeF page{793.7, 1122.5};

// Twice life size, but no longer on either side than so many pixels. Null: there is no memory for it.
constexpr double longestSide = 16000;
QImage image(const Picture& picture, double longest = longestSide);
// As a file of a format: "png", "svg" or "pdf". Empty: there is no memory for it.
QByteArray file(const Picture& picture, const QString& format);
QByteArray pdf(const Document& document);

// A page of paper with a picture in its middle, upright or across, whichever is larger.
Document onPaper(const Picture& picture, const QString& title);

// What a widget shows, as it is seen. It must live as long as the picture.
Picture of(QWidget& widget);

// Asks for a printer and prints on it. `done` gets the sentence that says what came of it; nothing is said
// when it is cancelled.
void askPrinter(QWidget* parent, const Document& document, const std::function<void(const QString&)>& done);

} // namespace print
