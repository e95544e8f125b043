#include "ui/panels/goalline.h"

#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"

namespace {
constexpr int tall = 26;
}

int GoalLine::wantedHeight() {
    return theme().target(tall);
}

GoalLine::GoalLine(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_how(new Button(Button::Style::Link, {}, this)) {
    m_how->setBaseHeight(tall);
    connect(m_how, &Button::clicked, this, &GoalLine::howRequested);
    for (const auto signal : {&Session::matchChanged, &Session::positionChanged})
        connect(&session, signal, this, &GoalLine::refresh);
    connect(&session, &Session::moved, this, &GoalLine::refresh);
    connect(&theme(), &Theme::changed, this, &GoalLine::refresh);
    says(m_how, [] { return tr("How to play"); });
    inAnyLanguage(this, [this] { refresh(); });
}

QString GoalLine::text() const {
    if (!m_session.active()) return {};
    const auto& match = m_session.match();
    return language::spoken(match.game().goal(match.position()));
}

void GoalLine::refresh() {
    setAccessibleName(text());
    resizeEvent(nullptr);
    update();
}

void GoalLine::resizeEvent(QResizeEvent*) {
    const int wide = m_how->sizeHint().width();
    m_how->setGeometry(width() - wide, 0, wide, height());
}

void GoalLine::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setFont(theme().font(Type::Secondary));
    p.setPen(theme().color(Hue::Ink2));
    const QRect room(theme().px(4), 0, m_how->x() - theme().px(12), height());
    p.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
               p.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}
