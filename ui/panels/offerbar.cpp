#include "ui/panels/offerbar.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QRandomGenerator>

#include "ui/controls/forms/chip.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"

OfferBar::OfferBar(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setAlignment(Qt::AlignCenter);
    connect(&session, &Session::stateChanged, this, &OfferBar::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

void OfferBar::serve(std::optional<core::Player> player) {
    m_player = player;
    refresh();
}

void OfferBar::refresh() {
    qDeleteAll(findChildren<Chip*>(QString(), Qt::FindDirectChildrenOnly));
    const bool asked = m_session.active() && m_session.state() == Session::State::HumanTurn &&
                       m_player.value_or(m_session.mover()) == m_session.mover();
    if (asked) {
        const auto& match = m_session.match();
        for (const auto& offer :
             match.game().offers(match.position(), QRandomGenerator::global()->generate64())) {
            auto* chip = new Chip(language::spoken(offer.name), this);
            layout()->addWidget(chip);
            // Queued: the chip goes when its offer is taken.
            connect(
                chip, &QAbstractButton::clicked, &m_session,
                [this, moves = offer.moves] { m_session.playLine(moves); }, Qt::QueuedConnection);
        }
    }
    const bool any = layout()->count() > 0;
    setVisible(any);
    emit shown(any);
}

// No word of the board below is seen in part.
void OfferBar::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Surface));
}
