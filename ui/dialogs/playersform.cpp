#include "ui/dialogs/playersform.h"

#include <QEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/dialogs/playercard.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"

PlayersForm::PlayersForm(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_cards{new PlayerCard(kind, core::Player::First, this),
                               new PlayerCard(kind, core::Player::Second, this)},
      m_swap(new Button(Button::Style::Outline, {}, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 12);
    for (int i = 0; i < 2; ++i) {
        auto* card = m_cards[static_cast<std::size_t>(i)];
        card->setSeat(settings::playerName(i), settings::computer(i));
        connect(card, &PlayerCard::levelsAsked, this, &PlayersForm::levelsAsked);
        column->addWidget(card);
    }
    m_swap->setGlyph("swap");
    m_cards[1]->installEventFilter(this);
    connect(m_swap, &Button::clicked, this, &PlayersForm::swap);
    inAnyLanguage(m_swap, [this] {
        m_swap->setAccessibleName(tr("Swap the players"));
        m_swap->setToolTip(m_swap->accessibleName());
        placeSwap();
    });
}

std::array<core::Seat, 2> PlayersForm::seats() const {
    return {m_cards[0]->seat(), m_cards[1]->seat()};
}

void PlayersForm::remember() const {
    for (int i = 0; i < 2; ++i) {
        const auto* card = m_cards[static_cast<std::size_t>(i)];
        settings::setPlayerName(i, card->personName().trimmed());
        if (!m_challenged) settings::setComputer(i, card->seat().computer);
    }
}

void PlayersForm::swap() {
    const auto seats = this->seats();
    const auto first = m_cards[0]->personName();
    m_cards[0]->setSeat(m_cards[1]->personName(), seats[1].computer);
    m_cards[1]->setSeat(first, seats[0].computer);
}

void PlayersForm::setBeginner(core::Player player) {
    for (const auto each : {core::Player::First, core::Player::Second})
        m_cards[static_cast<std::size_t>(each)]->setBegins(each == player);
}

void PlayersForm::challengePerfect() {
    m_challenged = true;
    m_cards[0]->setSeat(m_cards[0]->personName(), {});
    m_cards[1]->setSeat(m_cards[1]->personName(), core::Level::Perfect);
}

// The button lies over the joint of the two cards, whose place depends on what the first one shows.
void PlayersForm::placeSwap() {
    const auto size = m_swap->sizeHint();
    const int joint = m_cards[1]->y() - theme().px(6);
    m_swap->setGeometry({{width() - size.width() - theme().px(14), joint - size.height() / 2}, size});
    m_swap->raise();
}

void PlayersForm::resizeEvent(QResizeEvent*) {
    placeSwap();
}

bool PlayersForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move) placeSwap();
    return QWidget::eventFilter(watched, event);
}
