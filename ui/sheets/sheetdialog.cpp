#include "ui/sheets/sheetdialog.h"

#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/chip.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/keep/savefile.h"
#include "ui/print/exporting.h"

#include <algorithm>

namespace sheet {

namespace {

constexpr int lastSeed = 99'999;
// In the order of the shelf's.
constexpr std::array languages{language::Id::English, language::Id::Japanese, language::Id::Kana};
constexpr std::array perPage{1, 2, 4};
// In the order of their chips.
const std::array<std::set<core::Ask>, 4> kinds{{{core::Ask::OnlyWin, core::Ask::WinIn},
                                                {core::Ask::OnlyDraw},
                                                {core::Ask::Loses},
                                                {core::Ask::WhoWins}}};

} // namespace

Dialog::Dialog(QWidget* window)
    : Overlay(window, {900, 720}), m_count(new Stepper(1, Wish::most, Wish().count)),
      m_seed(new Stepper(1, lastSeed, QRandomGenerator::global()->bounded(1, 1000))),
      m_perPage(new Segmented), m_language(new Segmented), m_state(new Label(Type::Body)),
      m_cancel(new Button(Button::Style::Outline, {})), m_save(new Button(Button::Style::Primary, {})),
      m_print(new Button(Button::Style::Outline, {})), m_preview(new Preview) {
    const auto title = [] { return tr("Worksheet to print"); };
    auto* rows = dialogFrame(*this, says(new Label(Type::GameName), title), [] { return tr("Close"); });
    named(this, title);
    auto* columns = new QHBoxLayout;
    rows->addLayout(columns, 1);
    keepSpacing(columns, 24);
    auto* side = new QVBoxLayout;
    columns->addLayout(side, 1);
    columns->addWidget(named(m_preview, [] { return tr("Preview"); }), 1);
    side->addWidget(scrolling(wishes()), 1);
    side->addWidget(m_state);
    side->addLayout(foot());
    m_state->setHue(Hue::Ink2);
    setFocusProxy(m_games.front());
    connectParts();
    make();
}

// What is asked for, from top to bottom.
QWidget* Dialog::wishes() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    keepMargins(column, 0, 0, 8, 0);
    const auto title = [](auto words) { return says(new Label(Type::Bold), words); };
    const auto beside = [&](auto words, QWidget* control) {
        auto* line = new QHBoxLayout;
        auto* name = title(words);
        name->setWordWrap(true);
        line->addWidget(name, 1);
        line->addWidget(control);
        column->addLayout(line);
    };
    const auto puzzles = [] { return tr("Puzzles"); };
    const auto onAPage = [] { return tr("Puzzles on a page"); };
    const auto sheetsLanguage = [] { return tr("Language of the sheet"); };
    column->addWidget(title([] { return tr("Games"); }));
    column->addWidget(games());
    beside(puzzles, named(m_count, puzzles));
    beside(onAPage, named(m_perPage, onAPage));
    m_perPage->setChoices({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4")});
    m_perPage->setCurrent(static_cast<int>(perPage.size()) - 1);
    column->addWidget(title([] { return tr("Kinds"); }));
    column->addWidget(
        anyOrSome(m_kinds, {[] { return tr("the winning move"); }, [] { return tr("the move that saves"); },
                            [] { return tr("the move that loses"); }, [] { return tr("who wins"); }}));
    column->addWidget(title([] { return tr("Grades, from easy to hard"); }));
    std::vector<std::function<QString()>> grades;
    for (int grade = 1; grade <= core::grades; ++grade)
        grades.emplace_back([grade] { return QString::number(grade); });
    column->addWidget(anyOrSome(m_grades, grades));
    for (int grade = 1; grade <= core::grades; ++grade)
        named(m_grades[static_cast<std::size_t>(grade)], [grade] { return tr("Grade %1").arg(grade); });
    column->addWidget(title(sheetsLanguage));
    column->addWidget(named(m_language, sheetsLanguage));
    m_language->setChoices({QStringLiteral("English"), QStringLiteral("日本語"), QStringLiteral("にほんご")});
    m_language->setCurrent(
        static_cast<int>(std::ranges::find(languages, language::current()) - languages.begin()));
    beside([] { return tr("Seed: the same number gives the same sheet"); },
           named(m_seed, [] { return tr("Seed"); }));
    column->addStretch(1);
    return box;
}

QWidget* Dialog::games() {
    auto* box = new QWidget;
    auto* flow = new FlowLayout(6, box);
    for (const auto* kind : core::catalogue()) {
        auto* chip = says(new Chip({}, box), [kind] { return language::spoken(kind->title); });
        m_games.push_back(chip);
        flow->addWidget(chip);
        connect(chip, &Chip::clicked, &m_soon, qOverload<>(&QTimer::start));
    }
    m_games.front()->setChecked(true);
    return box;
}

// A chip for any, then one for each of these, of which several can be chosen.
QWidget* Dialog::anyOrSome(std::vector<Chip*>& chips, const std::vector<std::function<QString()>>& names) {
    auto* box = new QWidget;
    auto* flow = new FlowLayout(6, box);
    for (std::size_t i = 0; i <= names.size(); ++i) {
        auto* chip = new Chip({}, box);
        if (i == 0)
            says(chip, [] { return tr("Any"); });
        else
            says(chip, names[i - 1]);
        chips.push_back(chip);
        flow->addWidget(chip);
        connect(chip, &Chip::clicked, this, [this, i, &chips] {
            for (std::size_t k = 1; i == 0 && k < chips.size(); ++k) chips[k]->setChecked(false);
            chips.front()->setChecked(
                std::none_of(chips.begin() + 1, chips.end(), [](const Chip* c) { return c->isChecked(); }));
            m_soon.start();
        });
    }
    chips.front()->setChecked(true);
    return box;
}

QLayout* Dialog::foot() {
    says(m_cancel, [] { return tr("Cancel"); });
    says(m_print, [] { return tr("Print …"); });
    says(m_save, [] { return tr("Save as PDF …"); });
    auto* line = new QHBoxLayout;
    for (auto* button : {m_cancel, m_print, m_save}) line->addWidget(button);
    m_cancel->hide();
    return line;
}

void Dialog::connectParts() {
    m_soon.setSingleShot(true);
    m_soon.setInterval(200);
    connect(&m_soon, &QTimer::timeout, this, &Dialog::make);
    for (auto* stepper : {m_count, m_seed}) // words beside it may need more room, figures do not get less
        keep(stepper, [stepper] { stepper->setMinimumWidth(stepper->sizeHint().width()); });
    for (auto* stepper : {m_count, m_seed})
        connect(stepper, &Stepper::changed, &m_soon, qOverload<>(&QTimer::start));
    for (auto* look : {m_language, m_perPage}) connect(look, &Segmented::chosen, this, &Dialog::showAnew);
    connect(m_cancel, &Button::clicked, this, &Dialog::cancel);
    connect(m_save, &Button::clicked, this, &Dialog::save);
    connect(m_print, &Button::clicked, this, [this] {
        print::askPrinter(this, document(m_pages), [this](const QString& told) { showState(told); });
    });
    connect(&m_background, &Background::failed, this, &Dialog::showState);
}

Wish Dialog::wish() const {
    Wish wish;
    for (std::size_t i = 0; i < m_games.size(); ++i)
        if (m_games[i]->isChecked()) wish.games.push_back(core::catalogue()[i]);
    for (std::size_t i = 1; i < m_grades.size(); ++i)
        if (m_grades[i]->isChecked()) wish.grades.push_back(static_cast<int>(i));
    for (std::size_t i = 1; i < m_kinds.size(); ++i)
        if (m_kinds[i]->isChecked()) wish.asks.insert(kinds[i - 1].begin(), kinds[i - 1].end());
    wish.count = m_count->value();
    wish.perPage = perPage[static_cast<std::size_t>(m_perPage->current())];
    wish.seed = static_cast<std::uint64_t>(m_seed->value());
    wish.language = languages[static_cast<std::size_t>(m_language->current())];
    return wish;
}

void Dialog::make() {
    m_pages.reset();
    m_background.cancel();
    if (wish().games.empty()) return showState(tr("Choose a game."));
    showState(tr("Making puzzles …"));
    m_background.run([this, wish = wish()](const auto& stop, const auto& tell) {
        const auto progress = [&](int done) {
            tell([this, done, all = wish.count] {
                showState(tr("Making puzzles: %1 of %2").arg(done).arg(all));
            });
        };
        const auto sheet = sheet::make(wish, stop, progress);
        tell([this, sheet] { took(sheet); });
    });
    showState(m_state->text());
}

void Dialog::took(const Sheet& sheet) {
    m_sheet = sheet;
    m_background.cancel();
    showAnew();
    const auto found = static_cast<int>(sheet.puzzles.size());
    showState(found == sheet.wish.count ? QString()
                                        : tr("There are only %n puzzle(s) like this.", nullptr, found));
    emit made();
}

void Dialog::cancel() {
    m_background.cancel();
    showState(tr("Cancelled."));
}

// The same puzzles in other words, or of another size.
void Dialog::showAnew() {
    if (m_sheet.puzzles.empty()) return m_preview->show({});
    m_sheet.wish.language = wish().language;
    m_sheet.wish.perPage = wish().perPage;
    if (!m_background.running()) m_pages = std::make_shared<Pages>(m_sheet);
    m_preview->show(m_pages);
}

void Dialog::showState(const QString& text) {
    m_state->setText(text);
    m_cancel->setVisible(m_background.running());
    for (auto* button : {m_save, m_print}) button->setEnabled(ready());
}

void Dialog::save() {
    print::askSave(
        this, speakingPath({m_pages->title(), QString::number(m_sheet.wish.seed)}, QStringLiteral("pdf")),
        [pages = m_pages] { return print::pdf(document(pages)); },
        [this](const QString& told) { showState(told); });
}

} // namespace sheet
