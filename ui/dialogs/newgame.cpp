#include "ui/dialogs/newgame.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/helpoverlay.h"
#include "ui/dialogs/playersform.h"
#include "ui/dialogs/rulesform.h"
#include "ui/dialogs/setup.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"

#include <array>

namespace {

constexpr int headerHeight = 72, footerHeight = 76, leftWidth = 424, margin = 28;
constexpr int leastBeside = 840; // of the window
constexpr int allRules = 1;      // the second page

} // namespace

NewGame::NewGame(const core::Kind& kind, QWidget* window)
    : Overlay(window, {900, 696}), m_kind(kind), m_game(new Label(Type::Body)), m_pages(new Segmented),
      m_players(new PlayersForm(kind)), m_hints(new Segmented), m_hintsLine(new Label(Type::Secondary)),
      m_rules(new RulesForm(kind)), m_remember(new CheckBox({})),
      m_start(new Button(Button::Style::Primary, {})) {
    named(this, [] { return tr("New game"); });
    setWidest(1480);
    auto* rows = new QVBoxLayout(panel());
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(header());
    auto* content = new QWidget;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_columns->setContentsMargins(0, 0, 2, 0); // the dialog's edge stays free
    m_columns->setSpacing(0);
    m_columns->addWidget(m_left = left());
    m_columns->addWidget(m_rules, 1);
    rows->addWidget(scrolling(content), 1);
    rows->addWidget(footer());
    keep(this, [this] { arrange(); });

    m_pages->setObjectName(QStringLiteral("pages"));
    connect(m_pages, &Segmented::chosen, this, [this] {
        arrange();
        update();
    });
    connect(m_players, &PlayersForm::levelsAsked, this, [this] {
        auto* help = new HelpOverlay(&m_kind, this->window());
        help->showLevels();
        help->open();
    });
    connect(m_start, &Button::clicked, this, &NewGame::start);
    connect(m_rules, &RulesForm::changed, this, [this] {
        const auto& setup = m_rules->setup();
        m_start->setEnabled(setup.has_value());
        if (setup) m_players->setBeginner(setup->game->mover(setup->start));
    });
    connect(m_rules, &RulesForm::stageChosen, m_players, &PlayersForm::challengePerfect);
    connect(m_rules, &RulesForm::setUpAsked, this,
            [this](const std::shared_ptr<const core::Game>& game, const core::Position& position) {
                auto* byHand = new SetUp(game, position, this->window());
                connect(byHand, &SetUp::chosen, this, &NewGame::propose);
                byHand->open();
            });
    m_remember->setChecked(true);
    m_rules->setRules(settings::rules(kind.id));
}

// Options that a window has no room for beside the players have a page of their own.
bool NewGame::folds() const {
    constexpr int regular = 700;   // of the window's height
    constexpr std::size_t few = 6; // options
    return height() < theme().px(regular) || m_kind.options.size() > few;
}

// The rules beside the players, or below them where there is no room for both.
void NewGame::arrange() {
    using Part = RulesForm::Part;
    const bool folded = folds(), options = folded && m_pages->current() == allRules;
    m_pages->setVisible(folded);
    m_left->setVisible(!options);
    m_rules->showPart(options ? Part::Options : folded ? Part::Ready : Part::All);
    const bool beside = width() >= theme().px(leastBeside);
    m_game->setVisible(beside);
    m_columns->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_left->setMinimumWidth(beside ? theme().px(leftWidth) : 0);
    m_left->setMaximumWidth(beside ? theme().px(leftWidth) : QWIDGETSIZE_MAX);
    const int side = theme().px(beside && !options ? 24 : margin), edge = theme().px(12);
    m_rules->setContentsMargins(side, edge, theme().px(margin), edge);
}

void NewGame::resizeEvent(QResizeEvent*) {
    arrange();
}

void NewGame::propose(const QString& rules, const QString& position) {
    m_rules->setRules(rules);
    m_rules->setPosition(position);
}

void NewGame::lockHints(Help at) {
    m_hints->setCurrent(static_cast<int>(at));
    m_hints->setEnabled(false);
    tellHints();
}

QWidget* NewGame::header() {
    auto* box = new QWidget;
    keepHeight(box, headerHeight);
    auto* line = new QHBoxLayout(box);
    keepMargins(line, margin, 0, 18, 0);
    keepSpacing(line, 16);
    m_game->setHue(Hue::Ink2);
    line->addWidget(says(new Label(Type::CardTitle), [] { return tr("New game"); }));
    line->addWidget(says(m_game, [this] { return language::spoken(m_kind.title); }), 1);
    offers(m_pages, [] { return QStringList{tr("Basics"), tr("All rules")}; });
    line->addWidget(named(m_pages, [] { return tr("New game"); }));
    auto* how = says(new Button(Button::Style::Link, {}), [] { return tr("How to play"); });
    line->addWidget(how);
    auto* close = named(new Button(Button::Style::Icon, {}), [] { return tr("Close"); });
    close->setGlyph("close");
    line->addWidget(close);
    connect(how, &Button::clicked, this, [this] { (new HelpOverlay(&m_kind, window()))->open(); });
    connect(close, &Button::clicked, this, &NewGame::dismiss);
    return box;
}

QWidget* NewGame::left() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    keepMargins(column, margin, 12, 24, 12);
    keepSpacing(column, 8);
    column->addWidget(says(new Label(Type::Verdict), [] { return tr("Players"); }));
    column->addWidget(m_players);
    auto* hintsTitle = says(new Label(Type::Verdict), [] { return tr("Hints"); });
    keepMargins(hintsTitle, 0, 16, 0, 0);
    column->addWidget(hintsTitle);
    column->addWidget(named(m_hints, [] { return tr("Hints"); }));
    column->addWidget(m_hintsLine);
    column->addStretch();
    offers(m_hints, [] { return QStringList{tr("Off"), tr("Verdict"), tr("Marks"), tr("Numbers")}; });
    m_hints->setCurrent(settings::help());
    connect(m_hints, &Segmented::chosen, this, &NewGame::tellHints);
    m_hintsLine->setHue(Hue::Ink2);
    m_hintsLine->setWordWrap(true);
    inAnyLanguage(m_hintsLine, [this] { tellHints(); });
    return box;
}

QWidget* NewGame::footer() {
    auto* box = new QWidget;
    keepHeight(box, footerHeight);
    auto* line = new QHBoxLayout(box);
    keepMargins(line, margin - 5, 0, margin, 0);
    keepSpacing(line, 12);
    auto* cancel = says(new Button(Button::Style::Outline, {}), [] { return tr("Cancel"); });
    cancel->setBaseHeight(44);
    keepLeastWidth(cancel, 110);
    connect(cancel, &Button::clicked, this, &NewGame::dismiss);
    m_start->setBaseHeight(44);
    keepLeastWidth(m_start, 150);
    line->addWidget(says(m_remember, [] { return tr("Remember these rules"); }));
    line->addStretch();
    line->addWidget(cancel);
    line->addWidget(says(m_start, [] { return tr("Start"); }));
    return box;
}

void NewGame::tellHints() {
    const std::array hints{tr("The board shows no values. H shows the best move once."),
                           tr("A card says who wins with best play."),
                           tr("Every move is marked as winning or losing."),
                           tr("Every move is marked, with the moves left to the end.")};
    m_hintsLine->setText(m_hints->isEnabled() ? hints[static_cast<std::size_t>(m_hints->current())]
                                              : tr("The hints are locked."));
}

void NewGame::start() {
    const auto setup = m_rules->setup();
    if (!setup) return;
    m_players->remember();
    if (m_remember->isChecked()) settings::setRules(m_kind.id, QString::fromStdString(setup->game->rules()));
    emit chosen(setup->game, setup->start, m_players->seats(), static_cast<Help>(m_hints->current()));
    dismiss();
}

void NewGame::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        start();
    else
        Overlay::keyPressEvent(event);
}

void NewGame::paintEvent(QPaintEvent* event) {
    Overlay::paintEvent(event);
    QPainter p(this);
    p.setPen(theme().color(Hue::Line));
    const auto area = panel()->geometry();
    const int top = area.top() + theme().px(headerHeight) - 1;
    const int bottom = area.bottom() - theme().px(footerHeight) + 1;
    const int middle = area.left() + theme().px(leftWidth);
    p.drawLine(area.left(), top, area.right(), top);
    p.drawLine(area.left(), bottom, area.right(), bottom);
    if (!m_left->isHidden() && m_columns->direction() == QBoxLayout::LeftToRight)
        p.drawLine(middle, top, middle, bottom);
}
