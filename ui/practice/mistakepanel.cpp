#include "ui/practice/mistakepanel.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/settings.h"

#include <algorithm>

MistakePanel::MistakePanel(std::string_view game, CardDeck& deck, QWidget* parent)
    : QWidget(parent), m_game(game), m_deck(deck), m_player(settings::practiser()), m_players(new QWidget),
      m_told(new Label(Type::Body)), m_delete(new Button(Button::Style::Link, {})),
      m_deleteAll(new Button(Button::Style::Link, {})), m_bringBack(new Button(Button::Style::Link, {})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 6);
    new FlowLayout(6, m_players);
    rows->addWidget(m_players);
    m_told->setWordWrap(true);
    m_told->setHue(Hue::Ink2);
    rows->addWidget(m_told);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(4, buttons);
    for (auto* button : {m_delete, m_deleteAll, m_bringBack}) flow->addWidget(button);
    rows->addWidget(buttons);
    connect(m_delete, &Button::clicked, this, [this] { remove({*m_current}); });
    connect(m_deleteAll, &Button::clicked, this, [this] { remove(mistakes()); });
    connect(m_bringBack, &Button::clicked, this, [this] {
        m_deck.bringBack();
        emit changed();
    });
    connect(&deck, &CardDeck::changed, this, &MistakePanel::read);
    says(m_delete, [] { return tr("Delete this one"); });
    says(m_deleteAll, [] { return tr("Delete all"); });
    read();
    inAnyLanguage(this, [this] { refresh(); });
}

std::vector<Mistake> MistakePanel::mistakes() const {
    auto all = m_all;
    std::erase_if(all, [&](const Mistake& mistake) { return mistake.player != m_player; });
    return all;
}

int MistakePanel::waiting() const {
    const auto all = mistakes();
    return static_cast<int>(
        std::ranges::count_if(all, [&](const Mistake& m) { return m.waits(m_deck.today()); }));
}

void MistakePanel::setCurrent(const std::optional<Mistake>& mistake) {
    m_current = mistake;
    refresh();
}

void MistakePanel::read() {
    m_all = m_deck.cards(m_game);
    if (!m_all.empty() && mistakes().empty()) m_player = m_all.front().player;
    showPlayers();
    refresh();
}

// A name for each; none is needed where there is only one.
void MistakePanel::showPlayers() {
    QStringList players;
    for (const auto& mistake : m_all)
        if (!players.contains(mistake.player)) players << mistake.player;
    players.sort();
    QStringList shown;
    const auto chips = m_players->findChildren<Chip*>();
    for (const auto* chip : chips) shown << chip->objectName();
    if (shown != players) {
        for (auto* chip : chips) delete chip;
        for (const auto& player : players) {
            auto* chip = new Chip({}, m_players);
            chip->setObjectName(player);
            chip->setCheckable(true);
            m_players->layout()->addWidget(chip);
            connect(chip, &Chip::clicked, this, [this, player] {
                m_player = player;
                settings::setPractiser(player);
                refresh();
                emit playerChosen();
            });
            chip->show();
        }
    }
    m_players->setVisible(players.size() > 1);
}

void MistakePanel::refresh() {
    for (auto* chip : m_players->findChildren<Chip*>()) {
        chip->setText(chip->objectName().isEmpty() ? tr("Without a name") : chip->objectName());
        chip->setChecked(chip->objectName() == m_player);
    }
    const auto all = mistakes();
    const auto known = std::ranges::count_if(all, &Mistake::known);
    const int now = waiting(), later = static_cast<int>(all.size()) - static_cast<int>(known) - now;
    m_told->setText(tr("%1 today · %2 later · %3 known").arg(now).arg(later).arg(known));
    const int removed = m_deck.removed();
    m_bringBack->setText(tr("Bring back %n deleted", nullptr, removed));
    m_delete->setVisible(m_current.has_value());
    m_deleteAll->setVisible(!all.empty());
    m_bringBack->setVisible(removed > 0);
}

// The focus goes to what undoes it.
void MistakePanel::remove(const std::vector<Mistake>& mistakes) {
    m_deck.remove(mistakes);
    m_bringBack->setFocus();
    emit changed();
}
