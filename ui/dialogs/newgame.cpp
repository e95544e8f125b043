#include "ui/dialogs/newgame.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/overlay.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/dialogs/playersform.h"
#include "ui/dialogs/rulesform.h"
#include "ui/dialogs/setup.h"
#include "ui/dialogs/startcards.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/match/words.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace {

constexpr QSize foldedSize(960, 676), unfoldedSize(1080, 752);
constexpr int widestDialog = 1264, dialogMargin = 36;
constexpr int headerHeight = 84, footerHeight = 92, lowHeader = 64, lowFooter = 76;
constexpr int lowWindow = 700; // of the window's height: less is left for all but what is chosen
constexpr int manyRules = 10;  // options that leave little room for pictures
constexpr double tallPicture = 162, besideRules = 104, lowPicture = 84;

} // namespace

NewGame::NewGame(const core::Kind& kind, QWidget* window)
    : Overlay(window, foldedSize), m_kind(kind), m_players(new PlayersForm(kind)),
      m_starts(new StartCards(
          std::min(RulesForm::shownAsPictures,
                   static_cast<int>(std::ranges::count(kind.presets, false, &core::Preset::stage))) +
          1)),
      m_rules(new RulesForm(kind)), m_pie(new CheckBox({})), m_area(scrolling(content())), m_header(header()),
      m_unfold(new Button(Button::Style::Link, {})), m_start(new Button(Button::Style::Primary, {})),
      m_remember(new CheckBox({})), m_told(new Label(Type::Body)) {
    named(this, [] { return tr("New game"); });
    setWidest(widestDialog);
    auto* rows = new QVBoxLayout(panel());
    keepMargins(rows, 1, 0, 1, 0); // the dialog's edge stays free
    rows->setSpacing(0);
    rows->addWidget(m_header);
    auto* players = new QVBoxLayout; // they stay in sight
    keepMargins(players, dialogMargin, 12, dialogMargin, 0);
    players->addWidget(m_players);
    rows->addLayout(players);
    rows->addWidget(m_area, 1);
    rows->addWidget(m_footer = footer());
    setFocusProxy(m_players);
    connect(m_players, &PlayersForm::levelsAsked, this, [this] {
        auto* help = new HelpOverlay(&m_kind, this->window());
        help->showLevels();
        help->open();
    });
    connect(m_starts, &StartCards::chosen, this, &NewGame::choose);
    connect(m_rules, &RulesForm::changed, this, &NewGame::showStart);
    connect(m_rules, &RulesForm::presetChosen, this, &NewGame::showCards);
    connect(m_rules, &RulesForm::arrangementChanged, this, &NewGame::arrange);
    connect(m_rules, &RulesForm::folded, this, [this] {
        unfold(false);
        m_unfold->setFocus(Qt::OtherFocusReason);
    });
    m_remember->setChecked(true);
    const auto last = settings::rules(kind.id);
    m_rules->setRules(
        last.isNull() && !kind.presets.empty() ? QString::fromStdString(kind.presets.front().rules) : last);
    inAnyLanguage(this, [this] { showCards(); });
    unfold(false);
    keep(this, [this] { arrange(); });
}

QWidget* NewGame::header() {
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    keepMargins(line, dialogMargin, 0, 24, 0);
    keepSpacing(line, 16);
    auto* game = says(new Label(Type::Body), [this] { return language::spoken(m_kind.title); });
    game->setHue(Hue::Ink2);
    line->addWidget(says(new Label(Type::Title), [] { return tr("New game"); }));
    line->addWidget(game, 1);
    auto* how = says(new Button(Button::Style::Link, {}), [] { return tr("How to play"); });
    how->setGlyph("help");
    line->addWidget(how);
    auto* close = named(new Button(Button::Style::Icon, {}), [] { return tr("Close"); });
    close->setGlyph("close");
    line->addWidget(close);
    connect(how, &Button::clicked, this, [this] { (new HelpOverlay(&m_kind, window()))->open(); });
    connect(close, &Button::clicked, this, &NewGame::dismiss);
    return box;
}

QWidget* NewGame::content() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* inner = new QVBoxLayout;
    constexpr int ring = 5; // the cards' own room for the focus
    keepMargins(inner, dialogMargin - ring, 12, dialogMargin - ring, 8);
    inner->addWidget(m_starts);
    rows->addLayout(inner);
    rows->addWidget(m_rules, 1); // to the foot
    rows->addStretch();
    named(m_starts, [] { return tr("The board at the start"); });
    return box;
}

QWidget* NewGame::footer() {
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    constexpr int beside = 10; // of the link's and the boxes' own room
    keepMargins(line, dialogMargin - beside, 0, dialogMargin, 0);
    keepSpacing(line, 16);
    m_unfold->setGlyph("right");
    m_told->setHue(Hue::Ink2);
    m_told->setWordWrap(true);
    m_start->setBaseHeight(56);
    keepLeastWidth(m_start, 220);
    line->addWidget(says(m_unfold, [] { return tr("Rules"); }));
    auto* boxes = new QVBoxLayout; // beside each other they would leave no room for what is told
    boxes->setSpacing(0);
    boxes->addWidget(says(m_remember, [] { return tr("Remember these rules"); }));
    boxes->addWidget(says(m_pie, [] { return tr("Second may swap after move 1"); }));
    line->addLayout(boxes);
    inAnyLanguage(m_pie, [this] {
        m_pie->setToolTip(tr("After the first move the other player may change sides"));
        m_pie->setAccessibleDescription(m_pie->toolTip());
    });
    line->addWidget(m_told, 1);
    line->addWidget(says(m_start, [] { return tr("Start"); }));
    connect(m_unfold, &Button::clicked, this, [this] {
        unfold(true);
        m_rules->setFocus(Qt::OtherFocusReason);
    });
    connect(m_start, &Button::clicked, this, &NewGame::start);
    return box;
}

void NewGame::unfold(bool shown) {
    m_unfolded = shown;
    m_rules->setVisible(shown);
    m_unfold->setVisible(!shown);
    m_remember->setVisible(shown);
    offerPie();
    arrange();
}

// With the rules the players take one line; in a lowWindow window always.
void NewGame::arrange() {
    const bool tight = height() < theme().px(lowWindow), rules = m_unfolded;
    m_players->setLine(rules || tight);
    m_header->setFixedHeight(theme().px(tight || rules ? lowHeader : headerHeight));
    m_footer->setFixedHeight(theme().px(tight ? lowFooter : footerHeight));
    // Very many rules leave no room for anything else.
    m_starts->setVisible(!rules || !m_rules->showsAll() || m_kind.options.size() <= manyRules);
    m_starts->setPicture(rules && (tight || m_kind.options.size() > manyRules) ? lowPicture
                         : rules                                               ? besideRules
                         : tight                                               ? besideRules
                                                                               : tallPicture);
    setBase(rules ? unfoldedSize : foldedSize);
}

void NewGame::resizeEvent(QResizeEvent*) {
    arrange();
}

void NewGame::propose(const QString& rules, const QString& position) {
    m_rules->setRules(rules);
    m_rules->setPosition(position);
    showCards();
}

int NewGame::own() const {
    return m_starts->count() - 1;
}

void NewGame::choose(int card) {
    if (card < own()) {
        m_rules->choosePreset(card);
        showCards();
    } else {
        setUp();
    }
}

// Where the game has no tools for it, a position is typed.
void NewGame::setUp() {
    showCards(); // chosen only once there is something
    const auto& setup = m_rules->setup();
    if (!setup || setup->game->tools().empty()) {
        unfold(true);
        return m_rules->focusPosition();
    }
    auto* byHand = new SetUp(setup->game, setup->start, window());
    connect(byHand, &SetUp::chosen, this, &NewGame::propose);
    byHand->open();
}

// Which card is the one: that of the preset, or else the user's own. What is changed from there on stays on
// it.
void NewGame::showCards() {
    const int preset = m_rules->preset();
    const bool picture = preset >= 0 && preset < own() && !m_rules->placed();
    m_starts->setCurrent(picture ? preset : own());
    for (int i = 0; i < own(); ++i) {
        const auto& each = m_kind.presets[static_cast<std::size_t>(i)];
        const auto game = m_kind.game(each.rules);
        m_starts->card(i).showBoard(*game, game->start());
        m_starts->card(i).setWords(language::spoken(each.name), language::spoken(each.note));
    }
    const bool stage = preset >= 0 && m_kind.presets[static_cast<std::size_t>(preset)].stage;
    m_players->challengePerfect(stage && !m_rules->placed());
    showStart();
}

// On the card that is chosen.
void NewGame::showStart() {
    const auto& setup = m_rules->setup();
    m_told->setText(setup ? words::rules(*setup->game, setup->start) : QString());
    offerPie();
    if (!setup) return;
    m_players->setBeginner(setup->game->mover(setup->start));
    const int preset = m_rules->placed() ? -1 : m_rules->preset(), card = m_starts->current();
    const bool itself = card < own() && preset == card;
    auto& shown = m_starts->card(card);
    shown.showBoard(*setup->game, setup->start);
    if (!itself) {
        const auto usual =
            card < own() ? language::spoken(m_kind.presets[static_cast<std::size_t>(card)].name) : QString();
        shown.setWords(preset >= 0 ? language::spoken(m_kind.presets[static_cast<std::size_t>(preset)].name)
                       : card < own() ? tr("%1, changed").arg(usual)
                                      : tr("Your own"),
                       words::rules(*setup->game, setup->start));
    } else {
        const auto& each = m_kind.presets[static_cast<std::size_t>(card)];
        shown.setWords(language::spoken(each.name), language::spoken(each.note));
    }
    auto& other = m_starts->card(own());
    other.setOpen(card != own());
    if (card != own()) {
        other.showBoard(*setup->game, setup->start);
        other.setWords(tr("Your own"), tr("set it up yourself"));
    }
    m_starts->wordsChanged();
}

void NewGame::start() {
    const auto setup = m_rules->setup();
    if (!setup) {
        unfold(true);
        return m_rules->focusError();
    }
    m_players->remember();
    if (m_remember->isChecked()) settings::setRules(m_kind.id, QString::fromStdString(setup->game->rules()));
    emit chosen(setup->game, setup->start, m_players->seats(),
                m_pie->isVisibleTo(this) && m_pie->isChecked());
    dismiss();
}

// Not for a stage, which is beaten from its own side, nor where one player makes the first moves alone.
void NewGame::offerPie() {
    const auto& setup = m_rules->setup();
    const int preset = m_rules->placed() ? -1 : m_rules->preset();
    const bool stage = preset >= 0 && m_kind.presets[static_cast<std::size_t>(preset)].stage;
    m_pie->setVisible(m_unfolded && setup && !stage && core::divides(*setup->game, setup->start));
}

void NewGame::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        start();
    else
        Overlay::keyPressEvent(event);
}

// What is chosen, then what begins, then what is looked at on the way.
std::vector<QWidget*> NewGame::order() const {
    std::vector<QWidget*> all = readingOrder(*m_players);
    std::ranges::copy(readingOrder(*m_area->widget()), std::back_inserter(all));
    all.insert(all.end(), {m_start, m_unfold, m_remember, m_pie});
    std::ranges::copy(readingOrder(*m_header), std::back_inserter(all));
    return all;
}

void NewGame::paintEvent(QPaintEvent* event) {
    Overlay::paintEvent(event);
    QPainter p(this);
    p.setPen(theme().color(Hue::Line));
    const auto area = panel()->geometry();
    const int top = area.top() + m_header->height() - 1, bottom = area.bottom() - m_footer->height() + 1;
    p.drawLine(area.left(), top, area.right(), top);
    p.drawLine(area.left(), bottom, area.right(), bottom);
}
