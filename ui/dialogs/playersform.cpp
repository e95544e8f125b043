#include "ui/dialogs/playersform.h"

#include <QEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/dialogs/playercard.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"

#include <utility>

PlayersForm::PlayersForm(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_cards{new PlayerCard(kind, core::Player::First, this),
                               new PlayerCard(kind, core::Player::Second, this)},
      m_swap(new Button(Button::Style::Outline, {}, this)),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < 2; ++i) {
        auto* card = m_cards[static_cast<std::size_t>(i)];
        card->setSeat(settings::playerName(i), settings::computer(i));
        connect(card, &PlayerCard::levelsAsked, this, &PlayersForm::levelsAsked);
        m_row->addWidget(card, 1);
        if (i == 0) m_row->addWidget(m_swap, 0, Qt::AlignCenter);
    }
    m_swap->setGlyph("swap");
    m_swap->setBaseHeight(46);
    setFocusProxy(m_cards[0]);
    keep(this, [this] { arrange(); });
    connect(m_swap, &Button::clicked, this, &PlayersForm::swap);
    inAnyLanguage(m_swap, [this] {
        m_swap->setAccessibleName(tr("Swap the players"));
        m_swap->setToolTip(m_swap->accessibleName());
    });
}

std::array<core::Seat, 2> PlayersForm::seats() const {
    return {m_cards[0]->seat(), m_cards[1]->seat()};
}

void PlayersForm::remember() const {
    for (int i = 0; i < 2; ++i) {
        const auto* card = m_cards[static_cast<std::size_t>(i)];
        settings::setPlayerName(i, card->personName().trimmed());
        if (!m_usual) settings::setComputer(i, card->seat().computer);
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

void PlayersForm::challengePerfect(bool challenged) {
    if (challenged == m_usual.has_value()) return;
    const auto usual = std::exchange(m_usual, challenged ? std::optional(seats()) : std::nullopt);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setSeat(m_cards[i]->personName(), !challenged ? (*usual)[i].computer
                                                      : i == 0    ? std::nullopt
                                                                  : std::optional(core::Level::Perfect));
}

void PlayersForm::setLine(bool line) {
    for (auto* card : m_cards) card->setLine(line);
}

// Beside each other where there is room.
void PlayersForm::arrange() {
    constexpr int beside = 800; // of the width, at scale 1
    const bool wide = width() >= theme().px(beside);
    m_row->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_row->setSpacing(theme().px(wide ? 1 : 4));
}

void PlayersForm::resizeEvent(QResizeEvent*) {
    arrange();
}
