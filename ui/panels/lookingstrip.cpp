#include "ui/panels/lookingstrip.h"

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

#include <utility>

namespace {

constexpr double besideCrest = 68; // right of the crest

} // namespace

LookingStrip::LookingStrip(Session& session, QWidget* parent)
    : Strip(parent), m_session(session), m_back(addButton()), m_goOn(addButton()), m_fresh(addButton()) {
    says(m_goOn, [] { return tr("Go on"); });
    says(m_fresh, [] { return tr("New match from here"); });
    connect(m_back, &Button::clicked, this, [this] {
        auto match = m_session.match();
        match.goToLine(0);
        m_session.goTo(match.plies(), 0);
    });
    connect(m_goOn, &Button::clicked, &session, &Session::goOn);
    connect(m_fresh, &Button::clicked, &session, [&session] {
        const auto& match = session.match();
        session.begin(match.sharedGame(), core::Position(match.position()), session.players().seats());
    });
}

void LookingStrip::refresh() {
    if (!m_session.active()) return;
    const auto& match = m_session.match();
    m_back->setText(match.line() == 0 ? tr("Back to the end") : tr("Back to the match"));
    m_goOn->setVisible(m_session.state() == Session::State::Reviewing);
    m_fresh->setVisible(match.over() && !match.ending());
    arrange();
    makeRoom(where(), besideCrest * theme().scale(), m_fresh); // the menu begins anew as well
}

void LookingStrip::resizeEvent(QResizeEvent*) {
    refresh();
}

QString LookingStrip::where() const {
    const auto& match = m_session.match();
    if (match.line() == 0) return tr("Looking back, move %1 of %2").arg(match.ply()).arg(match.plies());
    return tr("Variation after move %1: move %2 of %3")
        .arg(match.shared(0))
        .arg(match.ply())
        .arg(match.plies());
}

QString LookingStrip::what() const {
    const auto& match = m_session.match();
    auto turn = tr("%1’s turn").arg(words::name(match.mover(), m_session));
    const bool goesOn = match.ply() == match.plies(); // with the variation that is open
    if (m_session.state() != Session::State::HumanTurn || !match.over() || goesOn) return turn;
    return tr("%1: another move opens a variation").arg(turn);
}

// In the mover's colour, but light: it is no turn of the match.
void LookingStrip::paintEvent(QPaintEvent*) {
    if (!m_session.active()) return;
    QPainter p(this);
    const double s = theme().scale();
    const auto mover = m_session.match().mover();
    paint::box(p, rect(), 14 * s, theme().color(washOf(mover)), theme().color(hueOf(mover)), 2 * s);
    const double side = 28 * s;
    p.drawPixmap(QPointF(40 * s - side / 2, (height() - side) / 2),
                 art::crest(mover, false, side, devicePixelRatioF(), theme().color(hueOf(mover))));
    const QRectF room(besideCrest * s, 2 * s, textRight() - besideCrest * s, height() - 4 * s);
    p.setPen(theme().color(Hue::Ink));
    paintLines(p, room);
}

// One below the other, smaller where the strip is low; in a still lower one it is only said where one is.
void LookingStrip::paintLines(QPainter& p, QRectF room) const {
    const auto tall = [](Type type) { return QFontMetricsF(theme().font(type)).height(); };
    for (const auto& [first, second] :
         {std::pair(Type::Verdict, Type::Secondary), std::pair(Type::Bold, Type::Tick)}) {
        const double both = tall(first) + tall(second), top = room.center().y() - both / 2;
        if (both > room.height()) continue;
        p.setFont(theme().font(first));
        drawText(p, {room.left(), top, room.width(), tall(first)}, Qt::AlignLeft, where());
        p.setFont(theme().font(second));
        drawText(p, {room.left(), top + tall(first), room.width(), tall(second)}, Qt::AlignLeft, what());
        return;
    }
    p.setFont(theme().font(Type::Verdict));
    drawText(p, room, Qt::AlignLeft, where());
}
