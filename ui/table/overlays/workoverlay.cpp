#include "ui/table/overlays/workoverlay.h"

#include <QDate>
#include <QFile>
#include <QFileDialog>
#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/kind.h"
#include "core/labs/labs.h"
#include "core/play/record.h"
#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/keep/savefile.h"
#include "ui/match/session.h"
#include "ui/table/host/host.h"
#include "ui/table/host/workplan.h"
#include "ui/table/overlays/pupilchooser.h"
#include "ui/table/overlays/worktable.h"

#include <algorithm>
#include <array>
#include <random>
#include <utility>

namespace {

using What = core::Assignment::What;

constexpr int puzzlesAtOnce = 5, questionsAtOnce = 3;
constexpr std::array levels{core::Level::FirstSteps, core::Level::Gentle, core::Level::Fair,
                            core::Level::Strong, core::Level::Perfect};

void addMatch(std::vector<core::Assignment>& all, const core::Match& match) {
    const auto add = [&](core::Assignment task) {
        if (std::ranges::find(all, task) == all.end()) all.push_back(std::move(task));
    };
    if (!match.ending())
        for (const auto level : levels) add(core::matchAgainst(level, match));
    try {
        add(core::lookThrough(match));
    } catch (const core::InputError&) { // too long, or nothing to see
    }
}

// What there is to put into a work plan of a game: how to play, each lesson, puzzles of each grade and a
// match against each level; of each of `matches` that is of that game its look back, and to go on from the
// ply looked at; and what its labs find, where a device can find it too.
std::vector<core::Assignment> tasksOf(const core::Kind& kind, const std::vector<const core::Match*>& matches,
                                      std::uint32_t seed) {
    std::vector<core::Assignment> all{{.kind = &kind, .what = What::Guide}};
    for (std::size_t i = 0; i < kind.lessons.size(); ++i)
        all.push_back({.kind = &kind, .what = What::Lesson, .lesson = i});
    for (int grade = 1; grade <= core::grades; ++grade)
        all.push_back(
            {.kind = &kind, .what = What::Puzzles, .grade = grade, .count = puzzlesAtOnce, .seed = seed});
    const auto usual = kind.game("");
    for (const auto level : levels) all.push_back(core::matchAgainst(level, *usual, usual->start()));
    for (const auto* match : matches)
        if (&match->game().kind() == &kind) addMatch(all, *match);
    const auto& labs = core::labsOf(kind);
    for (std::size_t i = 0; i < labs.size(); ++i) {
        if (!labs[i].tab || !core::fitsDevice(labs[i], core::parseValues(labs[i].options, ""))) continue;
        for (const int count : {0, questionsAtOnce})
            all.push_back({.kind = &kind, .what = What::Lab, .count = count, .seed = seed, .lab = i});
    }
    return all;
}

QString planFiles() {
    return WorkOverlay::tr("Work plans (*.kachisuji-plan)");
}

} // namespace

WorkOverlay::WorkOverlay(Host& host, QWidget* window)
    : Overlay(window, {1120, 680}), m_host(host), m_line(new Label(Type::Body)),
      m_none(new Label(Type::Body)), m_title(new Field(Type::Body)), m_tasks(new QWidget),
      m_game(new DropDown), m_what(new DropDown), m_add(new Button(Button::Style::Primary, {})),
      m_save(new Button(Button::Style::Outline, {})), m_saveDone(new Button(Button::Style::Outline, {})) {
    auto* rows = dialogFrame(
        *this, [] { return tr("Work plan"); }, [] { return tr("Close"); });
    auto* columns = new QHBoxLayout;
    keepSpacing(columns, 24);
    columns->addWidget(editor());
    auto* right = new QVBoxLayout;
    for (auto* label : {m_line, m_none}) label->setWordWrap(true);
    right->addWidget(m_none);
    right->addWidget(scrolling(new WorkTable(host)), 1);
    right->addWidget(new WorkLegend);
    right->addWidget(m_line);
    columns->addLayout(right, 1);
    rows->addLayout(columns, 1);
    connect(&host, &Host::changed, this, &WorkOverlay::refresh);
    connect(&host.work(), &WorkPlan::changed, this, &WorkOverlay::refresh);
    inAnyLanguage(this, [this] {
        QStringList games;
        for (const auto* kind : core::catalogue()) games << language::spoken(kind->title);
        const int game = std::max(m_game->current(), 0);
        m_game->setChoices(games);
        m_game->setCurrent(game);
        offer();
        showTasks();
        refresh();
    });
}

QWidget* WorkOverlay::editor() {
    auto* whole = new QWidget;
    keepWidth(whole, 370);
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins({});
    m_title->setMaxLength(40);
    m_title->setText(QString::fromStdString(m_host.work().plan().title));
    inAnyLanguage(m_title, [this] {
        m_title->setPlaceholderText(tr("Title, for example “This week”"));
        m_title->setAccessibleName(tr("Title of the plan"));
    });
    rows->addWidget(m_title);
    new QVBoxLayout(m_tasks);
    m_tasks->layout()->setContentsMargins({});
    m_tasks->layout()->setAlignment(Qt::AlignTop);
    rows->addWidget(scrolling(m_tasks), 1);
    rows->addWidget(named(m_game, [] { return tr("Game"); }));
    rows->addWidget(named(m_what, [] { return tr("What is to be done"); }));
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(8, buttons);
    auto* open = says(new Button(Button::Style::Outline, {}), [] { return tr("Open …"); });
    says(m_add, [] { return tr("Add to the plan"); });
    says(m_save, [] { return tr("Save the plan …"); });
    says(m_saveDone, [] { return tr("Save what was done …"); });
    auto* match = says(new Button(Button::Style::Outline, {}), [] { return tr("From a match …"); });
    for (auto* button : {m_add, match, open, m_save, m_saveDone}) flow->addWidget(button);
    rows->addWidget(buttons);
    connect(m_game, &DropDown::chosen, this, &WorkOverlay::offer);
    connect(m_add, &Button::clicked, this, &WorkOverlay::add);
    connect(match, &Button::clicked, this, &WorkOverlay::askMatch);
    connect(open, &Button::clicked, this, &WorkOverlay::askOpen);
    connect(m_save, &Button::clicked, this, &WorkOverlay::askSave);
    connect(m_saveDone, &Button::clicked, this, &WorkOverlay::askSaveDone);
    connect(m_title, &Field::editingFinished, this, [this] {
        auto plan = m_host.work().plan();
        plan.title = m_title->text().simplified().toStdString();
        change(std::move(plan));
    });
    return whole;
}

// Of the match on the board, and of one that was opened for this.
void WorkOverlay::offer() {
    const auto* kind = core::catalogue()[static_cast<std::size_t>(std::max(m_game->current(), 0))];
    const auto seed = static_cast<std::uint32_t>(std::random_device{}() & 0xffffffU);
    std::vector<const core::Match*> matches;
    if (m_match) matches.push_back(&*m_match);
    const auto& session = m_host.session();
    if (session.active()) matches.push_back(&session.match());
    m_offered = tasksOf(*kind, matches, seed);
    QStringList names;
    for (const auto& task : m_offered) names << language::spoken(core::nameOf(task));
    m_what->setChoices(names);
    m_what->setCurrent(0);
}

// One that was played, wherever it was kept: offered to be looked through, and gone on with from where it was
// left.
void WorkOverlay::askMatch() {
    auto* dialog = new QFileDialog(window(), tr("Open a record"), {}, tr("Kachisuji records (*.kachisuji)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &WorkOverlay::takeMatch);
    dialog->open();
}

void WorkOverlay::takeMatch(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return say(tr("%1 could not be opened: %2").arg(path, file.errorString()));
    try {
        auto match = core::readRecord(file.read(core::mostRecordBytes + 1).toStdString()).match;
        const auto look = core::lookThrough(match); // refused with its reason
        m_match = std::move(match);
        const auto& all = core::catalogue();
        m_game->setCurrent(static_cast<int>(std::ranges::find(all, look.kind) - all.begin()));
        offer();
        m_what->setCurrent(static_cast<int>(std::ranges::find(m_offered, look) - m_offered.begin()));
        say({});
    } catch (const core::InputError& e) {
        say(tr("%1 could not be opened: %2").arg(path, language::spoken(e.message())));
    }
}

void WorkOverlay::add() {
    auto plan = m_host.work().plan();
    const auto& task = m_offered[static_cast<std::size_t>(std::max(m_what->current(), 0))];
    if (plan.tasks.size() == core::mostTasks)
        return say(tr("A plan has at most %n tasks.", nullptr, static_cast<int>(core::mostTasks)));
    if (std::ranges::find(plan.tasks, task) != plan.tasks.end())
        return say(tr("This is in the plan already."));
    plan.tasks.push_back(task);
    change(std::move(plan));
}

void WorkOverlay::change(core::Plan plan) {
    say({});
    m_host.work().give(std::move(plan));
    showTasks();
}

void WorkOverlay::say(const QString& what) {
    m_line->setText(what);
}

void WorkOverlay::showTasks() {
    qDeleteAll(m_tasks->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    const auto& plan = m_host.work().plan();
    for (std::size_t i = 0; i < plan.tasks.size(); ++i) {
        const auto& task = plan.tasks[i];
        const auto name = QStringLiteral("%1. %2 · %3")
                              .arg(i + 1)
                              .arg(language::spoken(task.kind->title), language::spoken(core::nameOf(task)));
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins({});
        auto* text = new Label(Type::Body, name);
        text->setWordWrap(true);
        line->addWidget(text, 1);
        const auto button = [&](const char* glyph, const QString& called, bool possible, auto&& edit) {
            auto* one = new Button(Button::Style::Icon, {});
            one->setGlyph(glyph);
            one->setName(called.arg(i + 1));
            one->setEnabled(possible);
            connect(
                one, &Button::clicked, this,
                [this, edit] {
                    auto changed = m_host.work().plan();
                    edit(changed.tasks);
                    change(std::move(changed));
                },
                Qt::QueuedConnection); // the button goes
            line->addWidget(one);
        };
        if (!m_host.reception().book().empty()) line->addWidget(forWhom(task, name));
        const auto at = static_cast<std::ptrdiff_t>(i);
        button("up", tr("Move task %1 up"), i > 0, [at](auto& tasks) {
            std::swap(tasks[static_cast<std::size_t>(at)], tasks[static_cast<std::size_t>(at) - 1]);
        });
        button("close", tr("Remove task %1"), true, [at](auto& tasks) { tasks.erase(tasks.begin() + at); });
        m_tasks->layout()->addWidget(row);
        row->show();
    }
}

// "For all", or for how many.
Button* WorkOverlay::forWhom(const core::Assignment& task, const QString& name) {
    auto* button = new Button(Button::Style::Outline, {});
    const auto show = [this, task, name, button = QPointer(button)] {
        if (!button) return;
        int some = 0;
        for (const int pupil : m_host.work().meantFor(task))
            some += m_host.reception().book().find(pupil) != nullptr;
        button->setText(some == 0 ? tr("for all") : tr("for %n", nullptr, some));
        button->setAccessibleName(tr("%1: %2").arg(name, button->text()));
    };
    show();
    connect(button, &Button::clicked, this, [this, task, name, show] {
        const auto done = [self = QPointer(this), task, show](std::vector<int> chosen) {
            if (!self) return;
            self->m_host.work().mean(task, std::move(chosen));
            show();
        };
        auto* chooser = new PupilChooser(m_host, name, m_host.work().meantFor(task), done, parentWidget());
        chooser->open();
    });
    return button;
}

// The class as far as it is there, by name.
QString WorkOverlay::missing() const {
    const auto& seating = m_host.reception().seating();
    QStringList names;
    int there = 0;
    for (const auto& pupil : m_host.reception().book().roster().pupils) {
        const auto* guest = seating.ofPupil(pupil.id);
        if (guest != nullptr && guest->present)
            ++there;
        else
            names << QString::fromStdString(pupil.name);
    }
    const auto count = tr("%1 of %2 are there.").arg(there).arg(there + names.size());
    return names.isEmpty() ? count : tr("%1 Missing: %2").arg(count, names.join(QStringLiteral(", ")));
}

void WorkOverlay::refresh() {
    const bool none = m_host.work().tasks().empty();
    m_none->setText(
        none ? tr("Choose what is to be done: every device shows it as a list, and all go at their own pace. "
                  "Whoever watches can also choose freely. Here you see how far everybody is.")
        : !m_host.reception().book().empty() ? missing()
                                             : tr("%1 of %2 are there.")
                                                   .arg(m_host.reception().seating().present())
                                                   .arg(m_host.reception().seating().guests().size()));
    m_save->setEnabled(!m_host.work().plan().tasks.empty());
    m_saveDone->setEnabled(!none);
}

void WorkOverlay::askOpen() {
    auto* dialog = new QFileDialog(window(), tr("Open a work plan"), {}, planFiles());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return say(file.errorString());
        try {
            // One byte more than is taken tells that it is too long.
            const auto plan = core::readPlan(file.read(core::mostPlanBytes + 1).toStdString());
            m_title->setText(QString::fromStdString(plan.title));
            change(plan);
        } catch (const core::InputError& e) {
            say(tr("%1 could not be opened: %2").arg(path, language::spoken(e.message())));
        }
    });
    dialog->open();
}

void WorkOverlay::askSave() {
    const auto title = QString::fromStdString(m_host.work().plan().title);
    const auto path =
        speakingPath({title.isEmpty() ? tr("Work plan") : title}, QStringLiteral("kachisuji-plan"));
    auto* dialog = new QFileDialog(window(), tr("Save the plan"), path, planFiles());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("kachisuji-plan"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& to) { saveTo(to, core::write(m_host.work().plan())); });
    dialog->open();
}

void WorkOverlay::askSaveDone() {
    const auto path = speakingPath({tr("Work of the class"), QDate::currentDate().toString(Qt::ISODate)},
                                   QStringLiteral("csv"));
    auto* dialog = new QFileDialog(window(), tr("Save what was done"), path, tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& to) { saveTo(to, m_host.work().csv()); });
    dialog->open();
}

void WorkOverlay::saveTo(const QString& path, const std::string& bytes) {
    const auto trouble = saveFile(path, QByteArray::fromStdString(bytes));
    say(trouble.isEmpty() ? tr("Saved as %1.").arg(path) : trouble);
}
