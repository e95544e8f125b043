#include "ui/panels/plates/endplate.h"

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/match/lablinks.h"
#include "ui/match/session.h"
#include "ui/match/stages.h"
#include "ui/match/words.h"

EndPlate::EndPlate(Session& session, QWidget* parent)
    : Strip(parent), m_session(session), m_again(addButton(On::Fill)), m_same(addButton(On::Fill)),
      m_review(addButton(On::Fill)), m_link(addButton(On::Fill)), m_back(addButton(On::Fill)),
      m_next(addButton(On::Fill)) {
    says(m_review, [] { return tr("Look back"); });
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
    m_review->setVisible(match && !m_reviewed);
    m_again->setVisible(match);
    if (const auto& link = m_session.match().game().kind().link)
        m_link->setText(language::spoken(link->name));
    m_link->setVisible(lablinks::ofEnding(m_session.match()).has_value());
    const auto ending = m_session.match().ending();
    setToolTip(ending ? words::reason(*ending, m_session) : QString());
    nameStarters();
    for (auto* button : {m_same, m_link})
        if (ending) makeRoom(result(), Type::Turn, room().left(), button);
}

void EndPlate::resizeEvent(QResizeEvent*) {
    refresh();
}

QRectF EndPlate::room() const {
    const double s = theme().scale();
    return {80 * s, 2 * s, textRight() - 80 * s, height() - 4 * s};
}

QString EndPlate::result() const {
    return (stages::beaten(m_session) ? tr("Stage beaten!")
                                      : words::result(*m_session.match().ending(), m_session)) +
           score();
}

// Who begins the next match, by the button pressed: on it, where there is room beside the result.
void EndPlate::nameStarters() {
    const auto seat = m_session.match().game().mover(m_session.match().start());
    const auto name = [&](Button* button, bool swapped, const QString& brief) {
        const auto& from = m_session.players().seat(swapped ? core::other(seat) : seat);
        const bool named = !from.name.empty() || from.computer;
        const auto begins = named     ? tr("%1 begins").arg(words::name(seat, from))
                            : swapped ? tr("The other player begins")
                                      : tr("The same player begins");
        button->setToolTip(begins);
        button->setAccessibleDescription(begins);
        button->setText(named ? tr("Again: %1").arg(begins) : brief);
        arrange();
        if (named && m_session.match().ending() && !hasRoom(result(), Type::Turn, room().left()))
            button->setText(brief), arrange();
    };
    name(m_same, false, tr("Same seats"));
    name(m_again, !stages::tried(m_session), tr("Again"));
}

void EndPlate::setReviewed(bool reviewed) {
    m_reviewed = reviewed;
    refresh();
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
    // The line below a projected board says why.
    const auto reason = theme().projector() ? QString() : words::reason(*ending, m_session) + helped();
    const bool large =
        QFontMetricsF(theme().font(Type::Turn)).horizontalAdvance(result()) <= room().width() &&
        height() > theme().px(57);
    write(p, room(), result(), large ? Type::Turn : Type::Verdict, reason);
}
