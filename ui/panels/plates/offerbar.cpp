#include "ui/panels/plates/offerbar.h"

#include <QHBoxLayout>
#include <QRandomGenerator>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"
#include "ui/match/session.h"

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
