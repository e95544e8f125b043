#include "ui/panels/curve.h"

#include <QMouseEvent>

#include "ui/board/linewalk.h"
#include "ui/controls/says.h"
#include "ui/controls/transportbar.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/models/historymodel.h"
#include "ui/panels/matchline.h"

Curve::Curve(Session& session, const HistoryModel& history, const LineWalk& walk, QWidget* parent)
    : Card(parent), m_session(session), m_history(history), m_walk(walk) {
    connect(&history, &HistoryModel::refreshed, this, &Curve::follow);
    connect(&session.players(), &Players::renamed, this, &Curve::follow);
    connect(&walk, &LineWalk::walked, this, &Curve::follow);
    named(this, [] { return tr("How the match went"); });
    inAnyLanguage(this, [this] { follow(); });
}

void Curve::follow() {
    m_line = matchline::played(m_session, m_history);
    if (m_walk.walking()) matchline::addBest(m_line, m_session, m_history, *m_walk.line());
    update();
}

transport::Lanes Curve::lanes() const {
    const auto& t = theme();
    auto lanes =
        TransportBar::lanesOf(m_session.active() ? std::array{words::name(core::Player::First, m_session),
                                                              words::name(core::Player::Second, m_session)}
                                                 : std::array<QString, 2>{});
    const double left = transport::captionWidth(m_line, lanes), margin = t.px(20), top = t.px(14);
    lanes.area = {left, top, width() - left - margin, height() - top - t.px(28)};
    lanes.point = 5.2;
    return lanes;
}

QPointF Curve::placeAt(int place) const {
    return {transport::axis(m_line, lanes()).x(place), lanes().area.center().y()};
}

void Curve::mousePressEvent(QMouseEvent* event) {
    if (m_session.active() && lanes().area.contains(event->position()))
        m_session.goTo(transport::axis(m_line, lanes()).place(event->position().x()));
}

void Curve::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    if (m_line.points.empty()) return;
    QPainter p(this);
    transport::paintCurve(p, m_line, lanes());
}
