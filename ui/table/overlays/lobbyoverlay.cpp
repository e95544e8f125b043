#include "ui/table/overlays/lobbyoverlay.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/emblem.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/joinway.h"
#include "ui/table/overlays/qrcode.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace {

constexpr std::chrono::seconds isFresh{4};
// Of the drawing, in which all lengths are.
constexpr double drawnWidth = 1840, drawnHeight = 900;

// On one line in a place, smaller where there is too little room for it.
void writeOn(QPainter& p, const QRectF& place, int align, const QString& text, double px, bool bold) {
    auto font = theme().boardFont(px, bold);
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > place.width()) font = theme().boardFont(px * place.width() / wide, bold);
    p.setFont(font);
    p.drawText(place, align | Qt::AlignVCenter | Qt::TextSingleLine, text);
}

} // namespace

LobbyView::LobbyView(Host& host, QWidget* parent) : QWidget(parent), m_host(host) {
    connect(&host, &Host::changed, this, &LobbyView::refresh);
    connect(&host.reception().world(), &World::beat, this, qOverload<>(&QWidget::update)); // nobody stays new
    inAnyLanguage(this, [this] { refresh(); });
}

void LobbyView::setNamed(bool named) {
    m_named = named;
    refresh();
}

// Who has just come goes first, then the class in its order, then guests.
std::vector<LobbyView::One> LobbyView::there() const {
    const auto& reception = m_host.reception();
    const auto now = m_host.reception().world().now();
    std::vector<One> all;
    const auto add = [&](const Seating::Guest& guest, int emblem) {
        if (guest.present) all.push_back({guest.name, emblem, now - guest.since < isFresh});
    };
    for (const auto& pupil : reception.book().roster().pupils)
        if (const auto* guest = reception.seating().ofPupil(pupil.id)) add(*guest, pupil.emblem);
    for (const auto& guest : reception.seating().guests())
        if (reception.book().find(guest.pupil) == nullptr) add(guest, -1);
    std::ranges::stable_partition(all, &One::fresh);
    return all;
}

std::vector<LobbyView::One> LobbyView::toCome() const {
    const auto& reception = m_host.reception();
    std::vector<One> all;
    for (const auto& pupil : reception.book().roster().pupils) {
        const auto* guest = reception.seating().ofPupil(pupil.id);
        if (guest == nullptr || !guest->present)
            all.push_back({QString::fromStdString(pupil.name), pupil.emblem, false});
    }
    return all;
}

void LobbyView::refresh() {
    const auto way = joinway::of(m_host);
    const auto names = [this](const std::vector<One>& all) {
        QStringList said;
        for (const auto& one : all) said << one.name;
        return m_named ? said.join(QStringLiteral(", ")) : QString();
    };
    const auto here = there(), missing = toCome();
    setAccessibleName(tr("Join by %1, code %2").arg(way.addresses.first(), way.code));
    setAccessibleDescription(tr("%n are there", nullptr, static_cast<int>(here.size())) + u' ' + names(here) +
                             u' ' + tr("%n still to come", nullptr, static_cast<int>(missing.size())) + u' ' +
                             names(missing));
    update();
}

double LobbyView::unit() const {
    return std::min(width() / drawnWidth, height() / drawnHeight);
}

void LobbyView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double u = unit();
    const double wide = std::min(height() * 0.72, width() * 0.4);
    paintWay(p, {0, 0, wide, static_cast<double>(height())});
    paintClass(p, {wide + 36 * u, 0, width() - wide - 36 * u, static_cast<double>(height())});
}

// The picture takes what the words leave.
void LobbyView::paintWay(QPainter& p, const QRectF& card) const {
    const double u = unit();
    const auto& t = theme();
    paint::box(p, card, 16 * u, Qt::white, t.color(Hue::Line), 1);
    const auto way = joinway::of(m_host);
    const double words = (44 + 34 * static_cast<double>(way.addresses.size()) + 150) * u;
    const QrModules code(way.link);
    const double side = std::min(card.width(), card.height() - words);
    constexpr int edge = 4;
    const double module = std::floor(side / (code.size + 2 * edge)), whole = module * code.size;
    code.paint(p, {std::round(card.center().x() - whole / 2), std::round(card.top() + edge * module)},
               module);
    double y = card.top() + module * (code.size + 1.5 * edge);
    const auto row = [&](double height) {
        const QRectF place(card.left() + 30 * u, y, card.width() - 60 * u, height);
        y += height;
        return place;
    };
    p.setPen(Qt::black);
    writeOn(p, row(44 * u), Qt::AlignHCenter, tr("Point a camera at it, or type"), 24 * u, false);
    for (const auto& address : way.addresses)
        writeOn(p, row(34 * u), Qt::AlignHCenter, address, 26 * u, true);
    writeOn(p, row(card.bottom() - y - 8 * u), Qt::AlignHCenter, way.code, 130 * u, true);
}

void LobbyView::paintClass(QPainter& p, const QRectF& room) const {
    const double u = unit();
    const auto& t = theme();
    const auto here = there(), missing = toCome();
    const auto all = here.size() + missing.size();
    p.setPen(t.color(Hue::Ink));
    writeOn(p, {room.left(), room.top(), room.width() - theme().px(60), 80 * u}, Qt::AlignLeft,
            missing.empty() ? tr("%n are there", nullptr, static_cast<int>(here.size()))
                            : tr("%1 of %2 are there").arg(here.size()).arg(all),
            56 * u, true);
    const std::size_t columns = all > 30 ? 6 : 5;
    const auto rowsOf = [&](std::size_t count) {
        return static_cast<double>((count + columns - 1) / columns);
    };
    const double head = missing.empty() ? 0 : 64 * u, gap = 12 * u;
    const double left = room.height() - 92 * u - head - 2 * gap;
    const double height =
        std::min(96 * u, left / std::max(rowsOf(here.size()) + rowsOf(missing.size()), 1.0));
    const double width = room.width() / static_cast<double>(columns);
    const auto cells = [&](const std::vector<One>& ones, double top, bool present) {
        for (std::size_t i = 0; i < ones.size(); ++i)
            paintOne(p,
                     QRectF(room.left() + static_cast<double>(i % columns) * width,
                            top + static_cast<double>(i / columns) * height, width, height)
                         .adjusted(4 * u, 4 * u, -4 * u, -4 * u),
                     ones[i], present);
    };
    double y = room.top() + 92 * u;
    cells(here, y, true);
    if (missing.empty()) return;
    y += rowsOf(here.size()) * height + gap;
    paint::box(p, {room.left(), y, room.width(), head + rowsOf(missing.size()) * height + gap}, 14 * u,
               t.color(Hue::Sunk));
    p.setPen(t.color(Hue::Ink));
    writeOn(p, {room.left() + 20 * u, y, room.width() - 40 * u, head}, Qt::AlignLeft,
            tr("%n still to come", nullptr, static_cast<int>(missing.size())) + QStringLiteral("  ·  ") +
                (m_named ? tr("M hides the names") : tr("M shows the names")),
            24 * u, true);
    cells(missing, y + head, false);
}

void LobbyView::paintOne(QPainter& p, const QRectF& cell, const One& one, bool here) const {
    const double u = unit();
    const auto& t = theme();
    const auto ink = t.color(here ? Hue::Ink : Hue::Ink2);
    if (here)
        paint::box(p, cell, 12 * u, t.color(Hue::Surface), one.fresh ? ink : t.color(Hue::Line),
                   one.fresh ? 3 : 1);
    const double side = cell.height() * 0.72;
    const QRectF mark(cell.left() + 12 * u, cell.center().y() - side / 2, side, side);
    if (one.emblem >= 0)
        emblem::paint(p, mark, one.emblem, ink, t.color(here ? Hue::Surface : Hue::Sunk));
    else
        p.drawPixmap(mark.topLeft(), art::icon("person", side, devicePixelRatioF(), ink));
    if (!m_named) return;
    p.setPen(ink);
    const QRectF place(mark.right() + 12 * u, cell.top(), cell.right() - mark.right() - 20 * u,
                       cell.height());
    const auto name = one.name.isEmpty() ? tr("without a name") : one.name;
    auto font = theme().boardFont(cell.height() * 0.3, true);
    const bool wide = QFontMetricsF(font).horizontalAdvance(name) > place.width();
    if (wide) font = theme().boardFont(cell.height() * 0.22, true); // on as many lines as it takes
    p.setFont(font);
    p.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | (wide ? Qt::TextWrapAnywhere : Qt::TextSingleLine),
               name);
}

LobbyOverlay::LobbyOverlay(Host& host, QWidget* window)
    : Overlay(window, {4000, 4000}), m_view(new LobbyView(host)) {
    named(this, [] { return tr("Join the table"); });
    auto* close = named(new Button(Button::Style::Icon, {}), [] { return tr("Close"); });
    close->setGlyph("close");
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* all = new QGridLayout(panel()); // the one above the other: all of the screen is the picture's
    all->setContentsMargins(16, 16, 16, 16);
    all->addWidget(m_view, 0, 0);
    all->addWidget(close, 0, 0, Qt::AlignTop | Qt::AlignRight);
    close->raise();
    connect(close, &Button::clicked, this, &Overlay::dismiss);
    connect(&host, &Host::changed, this, [this, &host] {
        if (!host.reception().isOpen()) dismiss();
    });
}

void LobbyOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_M) return m_view->setNamed(!m_view->named());
    Overlay::keyPressEvent(event);
}
