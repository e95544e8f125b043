#include "ui/panels/endplate.h"

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/phrases.h"
#include "ui/match/lablinks.h"
#include "ui/match/session.h"
#include "ui/match/stages.h"
#include "ui/match/words.h"

#include <algorithm>

EndPlate::EndPlate(Session& session, QWidget* parent)
    : Strip(parent), m_session(session), m_again(addButton()), m_same(addButton()), m_review(addButton()),
      m_link(addButton()), m_back(addButton()), m_next(addButton()) {
    says(m_again, [] { return tr("Again"); });
    says(m_same, [] { return tr("Same seats"); });
    says(m_review, [] { return tr("Review"); });
    says(m_back, [] { return tr("Back to the match"); });
    says(m_next, [] { return tr("Next stage"); });
    connect(m_review, &Button::clicked, this, &EndPlate::reviewRequested);
    connect(m_again, &Button::clicked, &session, [&session] { stages::again(session); });
    connect(m_same, &Button::clicked, &session, [&session] { session.again(Session::Begins::Same); });
    connect(m_back, &Button::clicked, this, [this] { m_session.goTo(m_session.match().ply(), 0); });
    connect(m_next, &Button::clicked, this, [this] {
        if (const auto stage = stages::next(m_session)) stages::begin(m_session, *stage);
    });
    connect(m_link, &Button::clicked, this, [this] {
        if (const auto way = lablinks::ofEnding(m_session.match()))
            emit labRequested(QString::fromStdString(way->place));
    });
}

void EndPlate::refresh() {
    if (!m_session.active()) return;
    const bool match = m_session.match().line() == 0;
    m_back->setVisible(!match);
    const bool beaten = stages::beaten(m_session);
    m_next->setVisible(beaten && stages::next(m_session));
    m_same->setVisible(match && !stages::tried(m_session)); // a stage always keeps them
    nameStarters();
    for (auto* button : {m_review, m_again}) button->setVisible(match);
    if (const auto& link = m_session.match().game().kind().link)
        m_link->setText(language::spoken(link->name));
    m_link->setVisible(lablinks::ofEnding(m_session.match()).has_value());
    arrange();
    const auto ending = m_session.match().ending();
    setToolTip(ending ? words::reason(*ending, m_session) : QString());
    if (ending) makeRoom(result(), room().left(), m_same);
}

void EndPlate::resizeEvent(QResizeEvent*) {
    refresh();
}

QRectF EndPlate::room() const {
    const double s = theme().scale();
    return {80 * s, 4 * s, textRight() - 80 * s, height() - 8 * s};
}

QString EndPlate::result() const {
    return (stages::beaten(m_session) ? tr("Stage beaten!")
                                      : words::result(*m_session.match().ending(), m_session)) +
           score();
}

// Who begins the next match, by the button pressed.
void EndPlate::nameStarters() {
    const auto begins = [this](bool swapped) {
        const auto seat = m_session.match().game().mover(m_session.match().start());
        const auto& from = m_session.players().seat(swapped ? core::other(seat) : seat);
        const bool named = !from.name.empty() || from.computer;
        if (named) return tr("%1 begins").arg(words::name(seat, from));
        return swapped ? tr("The other player begins") : tr("The same player begins");
    };
    m_again->setToolTip(begins(!stages::tried(m_session)));
    m_same->setToolTip(begins(false));
    for (auto* button : {m_again, m_same}) button->setAccessibleDescription(button->toolTip());
}

// Returns the colour of the text on it.
QColor EndPlate::paintGround(QPainter& p) const {
    const double s = theme().scale();
    const QPointF crest(46 * s, height() / 2.0);
    const auto winner = m_session.match().ending()->winner;
    if (!winner) {
        paint::box(p, rect(), 14 * s, theme().color(Hue::DrawWash), theme().color(Hue::DrawLine), 1.5);
        marks::paint(p, crest, {marks::Mark::Glyph::Draw, true, false, {}}, marks::Size::M, s);
        return theme().color(Hue::Ink);
    }
    const double side = 38 * s;
    const auto fill = theme().color(fillOf(*winner)), ink = theme().color(Hue::OnFill);
    paint::box(p, rect(), 14 * s, fill);
    p.drawPixmap(crest - QPointF(side / 2, side / 2),
                 art::crest(*winner, true, side, devicePixelRatioF(), ink, fill));
    return ink;
}

// "   2 : 1" after more than one match; draws count for nobody.
QString EndPlate::score() const {
    const auto series = m_session.players().before().after(m_session.match());
    if (series.matches() < 2) return {};
    return QStringLiteral("  ·  ") + tr("score %1 : %2").arg(series.wins[0]).arg(series.wins[1]);
}

// What the hints did, where that is more than to be there.
QString EndPlate::helped() const {
    const auto& helped = m_session.hints().helped();
    QString told;
    if (helped.faded > 0) told += QStringLiteral(" · ") + tr("hints %n level(s) back", nullptr, helped.faded);
    if (helped.glances > 0)
        told += QStringLiteral(" · ") + tr("hints seen %n time(s)", nullptr, helped.glances);
    return told;
}

void EndPlate::paintEvent(QPaintEvent*) {
    const auto ending = m_session.active() ? m_session.match().ending() : std::nullopt;
    if (!ending) return;
    QPainter p(this);
    p.setPen(paintGround(p));
    const auto room = this->room();
    const auto result = this->result();
    const auto reason = words::reason(*ending, m_session) + helped();
    if (theme().projector()) { // the line below the board says why
        p.setFont(theme().font(Type::Verdict));
        drawText(p, room, Qt::AlignLeft, result);
        return;
    }
    p.setFont(theme().font(Type::Note));
    if (p.fontMetrics().horizontalAdvance(reason) >
        room.width()) { // small windows: who has won, and of the reason as much as fits
        const QFont bold = theme().font(Type::Bold);
        const double title = QFontMetricsF(bold).height();
        const double whole = phrases::bounds(p.font(), {0, 0, room.width(), 1e5}, reason).height();
        const double lines = std::min(whole, height() - title);
        const double top = (height() - title - lines) / 2;
        drawText(p, {room.left(), top + title, room.width(), lines}, Qt::AlignLeft, reason);
        p.setFont(bold);
        drawText(p, {room.left(), top, room.width(), title}, Qt::AlignLeft, result);
        return;
    }
    drawText(p, room.adjusted(0, room.height() * 0.55, 0, 0), Qt::AlignLeft, reason);
    p.setFont(theme().font(Type::Verdict));
    drawText(p, room.adjusted(0, 0, 0, -room.height() * 0.4), Qt::AlignLeft, result);
}
