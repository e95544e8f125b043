#include "ui/sheets/sheetdialog.h"

#include <QEvent>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/chip.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/controls/segmented.h"
#include "ui/controls/stepper.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/keep/savefile.h"
#include "ui/print/exporting.h"

#include <algorithm>

namespace sheet {

namespace {

constexpr int lastSeed = 99'999;
// In the order of the shelf's.
constexpr std::array languages{language::Id::English, language::Id::Japanese, language::Id::Kana};

} // namespace

Dialog::Dialog(QWidget* window)
    : Overlay(window, {900, 720}), m_title(new Label(Type::GameName)),
      m_close(new Button(Button::Style::Icon, {})), m_gamesTitle(new Label(Type::Bold)),
      m_countTitle(new Label(Type::Bold)), m_gradesTitle(new Label(Type::Bold)),
      m_languageTitle(new Label(Type::Bold)), m_seedTitle(new Label(Type::Bold)),
      m_count(new Stepper(1, Wish::most, 6)),
      m_seed(new Stepper(1, lastSeed, QRandomGenerator::global()->bounded(1, 1000))),
      m_language(new Segmented), m_state(new Label(Type::Body)),
      m_cancel(new Button(Button::Style::Outline, {})), m_save(new Button(Button::Style::Primary, {})),
      m_print(new Button(Button::Style::Outline, {})), m_preview(new Preview) {
    auto* columns = new QHBoxLayout;
    dialogFrame(*this, m_title, m_close)->addLayout(columns, 1);
    auto* wishes = new QWidget;
    auto* column = new QVBoxLayout(wishes);
    keepMargins(column, 0, 0, 8, 0);
    auto* side = new QVBoxLayout;
    side->addWidget(scrolling(wishes), 1);
    columns->addLayout(side, 1);
    keepSpacing(columns, 24);
    columns->addWidget(m_preview, 1);
    addGames(column);
    const auto beside = [column](Label* title, QWidget* control) {
        auto* line = new QHBoxLayout;
        line->addWidget(title, 1);
        line->addWidget(control);
        column->addLayout(line);
    };
    beside(m_countTitle, m_count);
    addGrades(column);
    column->addWidget(m_languageTitle);
    column->addWidget(m_language);
    m_language->setChoices({QStringLiteral("English"), QStringLiteral("日本語"), QStringLiteral("にほんご")});
    m_language->setCurrent(
        static_cast<int>(std::ranges::find(languages, language::current()) - languages.begin()));
    beside(m_seedTitle, m_seed);
    column->addStretch(1);
    side->addWidget(m_state);
    auto* foot = new QHBoxLayout;
    for (auto* button : {m_cancel, m_print, m_save}) foot->addWidget(button);
    side->addLayout(foot);
    m_state->setHue(Hue::Ink2);
    m_cancel->hide();
    setFocusProxy(m_games.front());
    connectParts();
    retranslate();
    make();
}

void Dialog::addGames(QVBoxLayout* column) {
    column->addWidget(m_gamesTitle);
    auto* box = new QWidget;
    auto* flow = new FlowLayout(6, box);
    for (std::size_t i = 0; i < core::catalogue().size(); ++i) {
        m_games.push_back(new Chip({}, box));
        flow->addWidget(m_games.back());
        connect(m_games.back(), &Chip::clicked, &m_soon, qOverload<>(&QTimer::start));
    }
    m_games.front()->setChecked(true);
    column->addWidget(box);
}

// Any, or some of them.
void Dialog::addGrades(QVBoxLayout* column) {
    column->addWidget(m_gradesTitle);
    auto* box = new QWidget;
    auto* flow = new FlowLayout(6, box);
    for (int grade = 0; grade <= core::grades; ++grade) {
        auto* chip = new Chip(grade == 0 ? QString() : QString::number(grade), box);
        m_grades.push_back(chip);
        flow->addWidget(chip);
        connect(chip, &Chip::clicked, this, [this, grade] {
            for (std::size_t i = 1; grade == 0 && i < m_grades.size(); ++i) m_grades[i]->setChecked(false);
            m_grades.front()->setChecked(std::none_of(m_grades.begin() + 1, m_grades.end(),
                                                      [](const Chip* c) { return c->isChecked(); }));
            m_soon.start();
        });
    }
    m_grades.front()->setChecked(true);
    column->addWidget(box);
}

void Dialog::connectParts() {
    m_soon.setSingleShot(true);
    m_soon.setInterval(200);
    connect(&m_soon, &QTimer::timeout, this, &Dialog::make);
    for (auto* stepper : {m_count, m_seed})
        connect(stepper, &Stepper::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(m_language, &Segmented::chosen, this, &Dialog::showLanguage);
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
    wish.count = m_count->value();
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
    showLanguage();
    const auto found = static_cast<int>(sheet.puzzles.size());
    showState(found == sheet.wish.count ? QString()
                                        : tr("There are only %n puzzle(s) like this.", nullptr, found));
    emit made();
}

void Dialog::cancel() {
    m_background.cancel();
    showState(tr("Cancelled."));
}

// Other words for the same puzzles.
void Dialog::showLanguage() {
    if (m_sheet.puzzles.empty()) return m_preview->show({});
    m_sheet.wish.language = wish().language;
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

void Dialog::retranslate() {
    m_title->setText(tr("Worksheet to print"));
    setAccessibleName(m_title->text());
    m_close->setText(tr("Close"));
    m_gamesTitle->setText(tr("Games"));
    for (std::size_t i = 0; i < m_games.size(); ++i)
        m_games[i]->setText(language::spoken(core::catalogue()[i]->title));
    m_countTitle->setText(tr("Puzzles"));
    m_count->setAccessibleName(m_countTitle->text());
    m_gradesTitle->setText(tr("Grades, from easy to hard"));
    m_grades.front()->setText(tr("Any"));
    for (std::size_t i = 1; i < m_grades.size(); ++i) m_grades[i]->setAccessibleName(tr("Grade %1").arg(i));
    m_languageTitle->setText(tr("Language of the sheet"));
    m_language->setAccessibleName(m_languageTitle->text());
    m_seedTitle->setText(tr("Seed: the same number gives the same sheet"));
    m_seed->setAccessibleName(tr("Seed"));
    m_cancel->setText(tr("Cancel"));
    m_save->setText(tr("Save as PDF …"));
    m_print->setText(tr("Print …"));
    m_preview->setAccessibleName(tr("Preview"));
}

void Dialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}

} // namespace sheet
