#include "ui/panels/plates/lookingstrip.h"

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

namespace {

constexpr double besideEye = 68;

} // namespace

LookingStrip::LookingStrip(Session& session, QWidget* parent)
    : Strip(parent), m_session(session), m_back(addButton(On::Paper)), m_goOn(addButton(On::Paper)),
      m_fresh(addButton(On::Paper)) {
    says(m_back, [] { return tr("Back to the match"); });
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
    m_goOn->setVisible(m_session.state() == Session::State::Reviewing);
    m_fresh->setVisible(match.over() && !match.ending());
    arrange();
    makeRoom(where(), Type::Verdict, besideEye * theme().scale(), m_fresh); // the menu begins anew as well
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

// Neutral: it is no turn of the match.
void LookingStrip::paintEvent(QPaintEvent*) {
    if (!m_session.active()) return;
    QPainter p(this);
    const double s = theme().scale(), side = 30 * s;
    paint::box(p, rect(), 14 * s, theme().color(Hue::Surface), theme().color(Hue::Line2), 2 * s);
    p.drawPixmap(QPointF(38 * s - side / 2, (height() - side) / 2),
                 art::icon("eye", side, devicePixelRatioF(), theme().color(Hue::Ink)));
    p.setPen(theme().color(Hue::Ink));
    const double left = besideEye * s;
    write(p, {left, 2 * s, textRight() - left, height() - 4 * s}, where(), Type::Verdict, what());
}
