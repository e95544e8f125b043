#include "ui/shelf/offercard.h"

#include <QKeyEvent>
#include <QPainterPath>

#include "ui/board/preview.h"
#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"

#include <algorithm>

namespace {
constexpr int offerRing = 6, offerAside = 24, actionHeight = 48, offerGap = 10; // px at scale 1
constexpr int leastPicture = 72, narrowCard = 220;

// Beside the words of a card.
double aside(double card) {
    return theme().px(card < theme().px(narrowCard) ? offerAside * 2 / 3 : offerAside);
}
} // namespace

OfferCard::OfferCard(Rank rank, QWidget* parent)
    : QAbstractButton(parent), m_rank(rank), m_board(new Preview({100, 100}, this)) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->hide();
    connect(&theme(), &Theme::changed, this, [this] { place(), update(); });
}

void OfferCard::showBoard(const core::Game& game, const core::Position& start,
                          const core::Position& position) {
    m_board->show(game, start, position);
    m_drawn = true;
    place();
}

void OfferCard::showArt(std::string_view game) {
    m_art = game;
    m_drawn = false;
    place();
    update();
}

void OfferCard::setCard(const core::Card& card) {
    m_card = card;
    QStringList told;
    for (const auto* part : {&card.heading, &card.title, &card.beside, &card.line})
        if (!part->empty()) told << language::spoken(*part);
    setAccessibleName(told.join(QStringLiteral(", ")));
    place();
    update();
}

QRectF OfferCard::frame() const {
    const double edge = theme().px(offerRing);
    return QRectF(rect()).adjusted(edge, edge, -edge, -edge);
}

// Heading, title, the line below it, and what pressing does.
double OfferCard::textHeight() const {
    const auto& t = theme();
    const QRectF room(0, 0, frame().width() - 2 * aside(frame().width()), 1e4);
    const auto tall = [&](Type type, const core::Message& text) {
        return text.empty() ? 0.0 : phrases::bounds(t.font(type), room, language::spoken(text)).height();
    };
    double sum = tall(Type::Body, m_card.heading) + t.px(3 * offerGap) + t.px(actionHeight);
    sum += tall(m_rank == Rank::First ? Type::Title : Type::Verdict, m_card.title);
    if (m_rank == Rank::First) sum += tall(Type::Body, m_card.beside);
    if (m_card.player) sum += t.px(30);
    if (m_card.of > 0) sum += t.px(26);
    return sum + t.px(offerGap);
}

// A strip of a picture shows nothing: then words have it all.
QRect OfferCard::picture() const {
    const auto card = frame();
    const double left = card.height() - textHeight();
    return QRectF(card.left() + 1, card.top() + 1, card.width() - 2,
                  left < theme().px(leastPicture) ? 0.0 : left)
        .toRect();
}

void OfferCard::place() {
    m_board->setFixedSize(picture().size());
    m_board->move(picture().topLeft());
    m_board->setVisible(m_drawn && picture().height() > 0);
}

void OfferCard::resizeEvent(QResizeEvent*) {
    place();
}

void OfferCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

void OfferCard::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    const auto card = frame();
    paint::box(p, card, t.px(12), t.color(underMouse() ? Hue::Sunk : Hue::Surface), t.color(Hue::Line), 1);
    if (hasFocus()) paint::focusRing(p, rect(), t.px(12 + offerRing));
    if (const QRectF place(picture()); !m_drawn && !m_art.empty() && !place.isEmpty()) {
        QPainterPath clip;
        clip.addRoundedRect(place, t.px(11), t.px(11));
        p.save();
        p.setClipPath(clip);
        art::paintCard(p, m_art, place);
        p.restore();
    }
    const double beside = aside(card.width());
    QRectF room(card.left() + beside, picture().bottom() + t.px(offerGap), card.width() - 2 * beside, 0);
    room.setBottom(card.bottom() - t.px(offerGap));
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    room.setTop(phrases::draw(p, room, Qt::AlignLeft, language::spoken(m_card.heading)).bottom());
    room.setTop(paintTitle(p, room));
    paintDetail(p, room);
    paintAction(p, room);
}

double OfferCard::paintTitle(QPainter& p, QRectF room) const {
    const auto& t = theme();
    p.setFont(t.font(m_rank == Rank::First ? Type::Title : Type::Verdict));
    p.setPen(t.color(Hue::Ink));
    double bottom = phrases::draw(p, room, Qt::AlignLeft, language::spoken(m_card.title)).bottom();
    if (m_rank == Rank::First && !m_card.beside.empty()) {
        p.setFont(t.font(Type::Body));
        room.setTop(bottom);
        bottom = phrases::draw(p, room, Qt::AlignLeft, language::spoken(m_card.beside)).bottom();
    }
    return bottom + t.px(offerGap) / 2.0;
}

// Whose turn it is, or how far one has come.
void OfferCard::paintDetail(QPainter& p, QRectF room) const {
    const auto& t = theme();
    if (m_card.player) {
        const double side = t.px(24);
        const QRectF line(room.left(), room.top(), room.width(), t.px(30));
        p.drawPixmap(
            line.topLeft() + QPointF(0, (line.height() - side) / 2),
            art::crest(*m_card.player, true, side, devicePixelRatioF(), t.color(hueOf(*m_card.player))));
        p.setFont(t.font(Type::Verdict));
        p.setPen(t.color(hueOf(*m_card.player)));
        phrases::draw(p, line.adjusted(side + t.px(8), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                      language::spoken(m_card.line));
    }
    const double step = std::min<double>(t.px(22), room.width() / std::max(1, m_card.of)), dot = step * 0.6;
    for (int i = 0; i < m_card.of; ++i) {
        const QRectF place(room.left() + i * step, room.top() + t.px(4), dot, dot);
        paint::box(p, place, dot / 2, t.color(i < m_card.done ? Hue::Ink : Hue::Surface),
                   t.color(i <= m_card.done ? Hue::Ink : Hue::Line2), i == m_card.done ? 2.5 : 1);
    }
}

void OfferCard::paintAction(QPainter& p, QRectF room) const {
    const auto& t = theme();
    const double height = t.px(actionHeight), width = m_rank == Rank::First ? room.width() / 2 : room.width();
    const QRectF place(room.right() - width, room.bottom() - height, width, height);
    const bool filled = m_rank == Rank::First;
    paint::box(p, place, height * 0.28, t.color(filled ? Hue::Ink : Hue::Surface),
               t.color(filled ? Hue::Ink : Hue::Line2), 1);
    p.setFont(t.font(Type::Verdict));
    p.setPen(t.color(filled ? Hue::Paper : Hue::Ink));
    phrases::draw(p, place, Qt::AlignCenter, language::spoken(m_card.action));
}
