#include "ui/table/overlays/seatcards.h"

#include <QCoreApplication>

#include "ui/look/emblem.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/table/overlays/qrcode.h"

#include <algorithm>
#include <memory>

namespace seatcards {

namespace {

constexpr int columns = 2, rows = 4, perSheet = columns * rows;
// Quarters of a millimetre.
constexpr double sheetWidth = 840, left = 40, top = 40, width = 380, height = 267;
const QColor grey(0x44, 0x44, 0x44);

QString said(const char* text) {
    return QCoreApplication::translate("SeatCards", text);
}

struct Sheets {
    core::Roster roster;
    QString at;
    language::Id language;
};

// On its baseline, smaller where it would be wider than there is room.
void write(QPainter& p, double middle, double baseline, double most, const QString& text, int size, bool bold,
           const QColor& colour) {
    auto font = theme().boardFont(size, bold);
    font.setPixelSize(size);
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > most) font.setPixelSize(std::max(static_cast<int>(size * most / wide), 8));
    p.setFont(font);
    p.setPen(colour);
    p.drawText(QPointF(middle - QFontMetricsF(font).horizontalAdvance(text) / 2, baseline), text);
}

void paintCard(QPainter& p, const Sheets& all, std::size_t number) {
    constexpr double emblemSide = 112, codeSide = 132, leastModule = 4, room = 176;
    const auto& pupil = all.roster.pupils[number];
    emblem::paint(p, {88 - emblemSide / 2, 88 - emblemSide / 2, emblemSide, emblemSide}, pupil.emblem,
                  Qt::black, Qt::white);
    write(p, 88, 195.36, room, QString::fromStdString(pupil.name), 26, true, Qt::black);
    const auto of = QString::fromStdString(all.roster.title) + QChar(0x3000) + QString::number(number + 1);
    write(p, 88, 230.12, room, of.trimmed(), 17, false, grey);
    const QrModules code(link(all.at, pupil), true);
    const double module = std::max(codeSide / std::max(code.size, 1), leastModule);
    const double side = module * code.size;
    code.paint(p, {272 - side / 2, 98 - side / 2}, module);
    write(p, 272, 207.04, room, said(QT_TRANSLATE_NOOP("SeatCards", "Point a camera at it")), 14, false,
          Qt::black);
    write(p, 272, 232.12, room, said(QT_TRANSLATE_NOOP("SeatCards", "for your own seat")), 17, true,
          Qt::black);
}

void paintCuts(QPainter& p) {
    QPen cut(QColor(0xaa, 0xaa, 0xaa), 1, Qt::CustomDashLine, Qt::FlatCap);
    cut.setDashPattern({6, 6});
    p.setPen(cut);
    for (int row = 0; row <= rows; ++row)
        p.drawLine(QPointF(20, top + row * height), QPointF(820, top + row * height));
    for (int column = 0; column <= columns; ++column)
        p.drawLine(QPointF(left + column * width, 20), QPointF(left + column * width, 1128));
}

int sheetsOf(const core::Roster& roster) {
    return (static_cast<int>(roster.pupils.size()) + perSheet - 1) / perSheet;
}

void paint(QPainter& p, const Sheets& all, int sheet) {
    const Theme::OnPaper look;
    const language::Aside reader(all.language);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(QRectF(QPointF(), print::page), Qt::white);
    p.scale(print::page.width() / sheetWidth, print::page.width() / sheetWidth);
    for (int i = 0; i < perSheet; ++i) {
        const auto number = static_cast<std::size_t>(sheet) * perSheet + static_cast<std::size_t>(i);
        if (number >= all.roster.pupils.size()) break;
        p.save();
        const int row = i / columns, column = i % columns;
        p.translate(left + column * width, top + row * height);
        paintCard(p, all, number);
        p.restore();
    }
    paintCuts(p);
    auto font = theme().boardFont(14, false);
    font.setPixelSize(14);
    p.setFont(font);
    p.setPen(grey);
    p.drawText(QPointF(left, 1155.04), said(QT_TRANSLATE_NOOP("SeatCards", "Kachisuji · seat cards %1 / %2"))
                                           .arg(sheet + 1)
                                           .arg(sheetsOf(all.roster)));
    p.drawText(QRectF(420, 1128, 380, 40), Qt::AlignRight | Qt::AlignVCenter,
               said(QT_TRANSLATE_NOOP("SeatCards", "Cut along the dashes")));
}

} // namespace

QString link(const QString& at, const core::Pupil& pupil) {
    return at + QStringLiteral("/#") + QString::fromStdString(pupil.card);
}

print::Document document(const core::Roster& roster, const QString& at) {
    const auto all = std::make_shared<Sheets>(Sheets{roster, at, language::current()});
    return {said(QT_TRANSLATE_NOOP("SeatCards", "Seat cards")), sheetsOf(roster),
            [all](QPainter& p, int sheet) { paint(p, *all, sheet); }};
}

} // namespace seatcards
