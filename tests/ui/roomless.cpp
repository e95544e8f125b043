#include "tests/ui/roomless.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/look/phrases.h"

#include <dlfcn.h>

#include <algorithm>
#include <vector>

namespace {

struct Written {
    const QPaintDevice* on; // a widget; what lies above another may hide it
    QString text;
    QRectF room, place; // where it may be, and where it is; on the window
    double size;        // of its letters
};

bool listening = false;
std::vector<Written> written;
QStringList elided;

// The function of that name in Qt.
template <class Function>
Function real(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

void note(const QPainter& painter, const QRectF& room, int flags, const QString& text) {
    if (!listening || text.trimmed().isEmpty() || painter.opacity() == 0) return;
    const auto& at = painter.deviceTransform();
    if (at.isRotating() && at.m12() != 0) return; // upside down, or along a line
    const auto place = QFontMetricsF(painter.font(), painter.device()).boundingRect(room, flags, text);
    written.push_back({painter.device(), phrases::plain(text), at.mapRect(room), at.mapRect(place),
                       QFontInfo(painter.font()).pixelSize() * at.m22()});
}

} // namespace

// In the place of Qt's.
QString QFontMetrics::elidedText(const QString& text, Qt::TextElideMode, int width, int) const {
    if (horizontalAdvance(text) <= width) return text;
    if (listening) elided << text;
    auto shown = text;
    while (!shown.isEmpty() && horizontalAdvance(shown + QChar(0x2026)) > width) shown.chop(1);
    return shown + QChar(0x2026);
}

void QPainter::drawText(const QRectF& room, int flags, const QString& text, QRectF* used) {
    note(*this, room, flags, text);
    static const auto draw = real<void (*)(QPainter*, const QRectF&, int, const QString&, QRectF*)>(
        "_ZN8QPainter8drawTextERK6QRectFiRK7QStringPS0_");
    draw(this, room, flags, text, used);
}

void QPainter::drawText(const QRect& room, int flags, const QString& text, QRect* used) {
    note(*this, room, flags, text);
    static const auto draw = real<void (*)(QPainter*, const QRect&, int, const QString&, QRect*)>(
        "_ZN8QPainter8drawTextERK5QRectiRK7QStringPS0_");
    draw(this, room, flags, text, used);
}

namespace {

QString told(const char* what, const QString& text) {
    return QStringLiteral("%1: %2").arg(QLatin1String(what), text);
}

// A pixel or two are those of rounding, and lines have air above and below.
void tellCut(QStringList& all) {
    constexpr double slack = 2, air = 0.2;
    for (const auto& one : written) {
        const bool wide = one.place.width() > one.room.width() + slack;
        const bool high = one.place.height() > one.room.height() * (1 + air) + slack;
        if (wide || high) all << told(wide ? "cut" : "too high", one.text);
    }
}

// Figures in marks have sizes of their own.
void tellSmall(double least, QStringList& all) {
    constexpr double rounding = 0.5;
    for (const auto& one : written)
        if (one.size + rounding < least &&
            std::ranges::any_of(one.text, [](QChar c) { return c.isLetter(); }))
            all << told("small", one.text) + QStringLiteral(" (%1 px)").arg(one.size);
}

// Letters fill the middle of their lines.
void tellOverlaps(QStringList& all) {
    constexpr double blank = 0.25, slack = 2;
    const auto body = [](const QRectF& place) {
        return place.adjusted(0, place.height() * blank, 0, -place.height() * blank);
    };
    for (std::size_t i = 0; i < written.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (written[i].on != written[j].on) continue;
            const auto both = body(written[i].place) & body(written[j].place);
            if (written[i].text == written[j].text) continue; // drawn twice, as a shadow is
            if (both.width() > slack && both.height() > slack)
                all << told("overlap", written[i].text + QStringLiteral(" / ") + written[j].text);
        }
}

// Under the edge of what it scrolls up and down in.
bool beyondTheSide(const QWidget& widget) {
    for (auto* up = widget.parentWidget(); up != nullptr; up = up->parentWidget())
        if (const auto* area = qobject_cast<QScrollArea*>(up)) {
            const int left = widget.mapTo(area->viewport(), QPoint()).x();
            return area->horizontalScrollBar()->maximum() == 0 &&
                   (left < -1 || left + widget.width() > area->viewport()->width() + 1);
        }
    return false;
}

void tellTight(const QWidget& window, QStringList& all) {
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
        const auto text = widget->property("text").toString();
        const auto* label = qobject_cast<Label*>(widget);
        const bool wraps = label != nullptr && label->wordWrap();
        const bool low = wraps && widget->height() < label->heightForWidth(widget->width());
        // Words go right to the edge, or over it.
        const auto* button = qobject_cast<Button*>(widget);
        const bool tight = button != nullptr && !text.isEmpty() &&
                           button->width() > button->height() * 3 / 2 &&
                           button->width() < button->fontMetrics().horizontalAdvance(text) + 8;
        if (!text.isEmpty() && beyondTheSide(*widget))
            all << told("hidden at a side", text) + QStringLiteral(" (%1 wide)").arg(widget->width());
        if (low || tight)
            all << told(low ? "low label" : "narrow button", text) +
                       QStringLiteral(" (%1 × %2)").arg(widget->width()).arg(widget->height());
    }
}

} // namespace

QStringList roomless::in(QWidget& window, double least) {
    written.clear();
    elided.clear();
    listening = true;
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied); // what is drawn lies nearly all beside it
    window.render(&nothing);
    listening = false;
    QStringList all;
    for (const auto& text : std::as_const(elided)) all << told("elided", text);
    tellCut(all);
    tellOverlaps(all);
    tellSmall(least, all);
    tellTight(window, all);
    all.removeDuplicates();
    return all;
}
