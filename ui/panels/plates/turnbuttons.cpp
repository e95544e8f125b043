#include "ui/panels/plates/turnbuttons.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QRandomGenerator>

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"
#include "ui/match/session.h"

#include <algorithm>

OfferBar::OfferBar(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    keepSpacing(row, 8);
    connect(&session, &Session::stateChanged, this, &OfferBar::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

void OfferBar::serve(std::optional<core::Player> player) {
    m_player = player;
    refresh();
}

void OfferBar::refresh() {
    qDeleteAll(findChildren<Button*>(QString(), Qt::FindDirectChildrenOnly));
    const bool asked = m_session.active() && m_session.state() == Session::State::HumanTurn &&
                       m_player.value_or(m_session.mover()) == m_session.mover();
    if (asked) {
        const auto& match = m_session.match();
        for (const auto& offer :
             match.game().offers(match.position(), QRandomGenerator::global()->generate64())) {
            auto* button = new Button(Button::Style::Light, language::spoken(offer.name), this);
            layout()->addWidget(button);
            // Queued: the button goes when its offer is taken.
            connect(
                button, &QAbstractButton::clicked, &m_session,
                [this, moves = offer.moves] { m_session.playLine(moves); }, Qt::QueuedConnection);
        }
    }
    const bool any = layout()->count() > 0;
    setVisible(any);
    emit shown(any);
}

void OfferBar::fit(int room) {
    int used = 0;
    for (auto* button : findChildren<Button*>(QString(), Qt::FindDirectChildrenOnly)) {
        const int wide = button->sizeHint().width() + (used > 0 ? layout()->spacing() : 0);
        button->setVisible(used + wide <= room);
        if (used + wide <= room) used += wide;
    }
}

StopButton::StopButton(Session& session, QWidget* parent) : QAbstractButton(parent), m_session(session) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    m_tick.setInterval(100);
    connect(&m_tick, &QTimer::timeout, this, QOverload<>::of(&QWidget::update));
    connect(this, &QAbstractButton::clicked, &session, &Session::stopThinking);
}

QString StopButton::caption() const {
    const double seconds = static_cast<double>(m_session.pacing().passed().count()) / 1000;
    return tr("%1 s · Stop").arg(QLocale::c().toString(seconds, 'f', 1));
}

QSize StopButton::sizeHint() const {
    const QFontMetrics metrics(theme().font(Type::Bold));
    return {metrics.horizontalAdvance(tr("%1 s · Stop").arg(QStringLiteral("0.0"))) + theme().px(16),
            theme().target(44)};
}

void StopButton::showEvent(QShowEvent* event) {
    m_tick.start();
    QAbstractButton::showEvent(event);
}

void StopButton::hideEvent(QHideEvent* event) {
    m_tick.stop();
    QAbstractButton::hideEvent(event);
}

void StopButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double s = theme().scale(), margin = 8 * s;
    const auto ink = theme().color(Hue::OnFill);
    if (hasFocus()) paint::box(p, rect(), 8 * s, {}, ink, 2);
    p.setFont(theme().font(Type::Bold));
    p.setPen(ink);
    p.drawText(QRectF(margin, 4 * s, width() - margin, 20 * s), Qt::AlignVCenter | Qt::AlignLeft, caption());
    const auto part = static_cast<double>(m_session.pacing().passed().count()) /
                      static_cast<double>(std::max<qint64>(1, m_session.pacing().pace().most.count()));
    const QRectF bar(margin, 29 * s, width() - 2 * margin, 5 * s);
    p.setOpacity(0.35);
    paint::box(p, bar, 2.5 * s, ink);
    p.setOpacity(1);
    paint::box(p, {bar.topLeft(), QSizeF(bar.width() * std::min(1.0, part), bar.height())}, 2.5 * s, ink);
}
