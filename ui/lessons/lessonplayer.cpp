#include "ui/lessons/lessonplayer.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include "core/lessons/remark.h"
#include "core/puzzle/fresh.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/overlay.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/lessons/answers.h"
#include "ui/lessons/chartview.h"
#include "ui/lessons/claimbuilder.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/lessongraph.h"
#include "ui/lessons/lessontable.h"
#include "ui/lessons/markcards.h"
#include "ui/look/language.h"

#include <algorithm>
#include <utility>

using State = core::Exercise::State;
using core::Task;

LessonPlayer::LessonPlayer(QWidget* parent)
    : QWidget(parent), m_say(new Label(Type::Verdict)), m_lost(new Label(Type::Body)),
      m_verdict(new Label(Type::Bold)), m_more(new Label(Type::Body)),
      m_boards(new QBoxLayout(QBoxLayout::LeftToRight)), m_exercise(new ExerciseView),
      m_table(new LessonTable), m_graph(new LessonGraph), m_chart(new ChartView), m_marks(new MarkCards),
      m_claim(new ClaimBuilder), m_answers(new Answers), m_again(new Button(Button::Style::Primary, {})),
      m_repeat(new Button(Button::Style::Link, {})), m_values(new Button(Button::Style::Link, {})),
      m_ask(new Button(Button::Style::Link, {})), m_practice(new Button(Button::Style::Outline, {})),
      m_play(new Button(Button::Style::Outline, {})), m_next(new Button(Button::Style::Primary, {})) {
    auto* rows = m_rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 10);
    for (auto* label : {m_say, m_lost, m_verdict, m_more}) label->setWordWrap(true);
    m_lost->setHue(Hue::Ink2);
    rows->addWidget(m_say);
    rows->addWidget(m_lost);
    rows->addWidget(m_graph, 6);
    keepSpacing(m_boards, 14);
    m_boards->addWidget(m_exercise, 1);
    m_boards->addWidget(m_table, 1);
    m_boards->addWidget(m_chart);
    rows->addLayout(m_boards, 3);
    rows->addWidget(m_marks, 3);
    rows->addWidget(m_claim);
    rows->addStretch(); // where there is no board to take the room
    rows->addWidget(footing());
    connect(m_exercise, &ExerciseView::changed, this, &LessonPlayer::judged);
    connect(m_exercise, &ExerciseView::refused, this, [this](const QString& why) {
        m_refusal = why;
        showState();
    });
    connect(m_graph, &LessonGraph::shown, this, [this] {
        if (standing() == Standing::Open) m_graph->focusSlider();
    });
    connect(m_answers, &Answers::outcomeSaid, m_exercise, qOverload<core::Outcome>(&ExerciseView::say));
    connect(m_answers, &Answers::numberSaid, m_exercise, qOverload<int>(&ExerciseView::say));
    connect(m_answers, &Answers::sideSaid, m_exercise, &ExerciseView::begin);
    connect(m_marks, &MarkCards::said, m_exercise, &ExerciseView::mark);
    connect(m_claim, &ClaimBuilder::said, m_exercise, &ExerciseView::claim);
    connect(m_again, &Button::clicked, this, &LessonPlayer::again);
    connect(m_repeat, &Button::clicked, m_exercise, &ExerciseView::repeat);
    connect(m_values, &Button::clicked, this, [this] {
        m_run->erred();
        m_exercise->showValues();
    });
    connect(m_ask, &Button::clicked, m_exercise, &ExerciseView::askOthers);
    connect(m_practice, &Button::clicked, this, &LessonPlayer::puzzlesRequested);
    connect(m_play, &Button::clicked, this, &LessonPlayer::playRequested);
    connect(m_next, &Button::clicked, this, &LessonPlayer::next);
    inAnyLanguage(this, [this] {
        if (m_run) describe();
    });
}

// Where one answers and hears what came of it. Its height is kept, so that the board stays where it is, and
// the place of "Next" too: a second click there does nothing.
QWidget* LessonPlayer::footing() {
    auto* box = new QWidget;
    constexpr int least = 64;
    keep(box, [box] { box->setMinimumHeight(theme().px(least)); });
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    keepSpacing(row, 10);
    auto* told = new QVBoxLayout;
    keepSpacing(told, 2);
    told->addWidget(m_verdict);
    told->addWidget(m_more);
    row->addWidget(m_answers);
    row->addLayout(told, 1);
    says(m_repeat, [] { return tr("Show it again"); });
    says(m_values, [] { return tr("Show the values"); });
    says(m_ask, [] { return tr("Ask the class"); });
    constexpr int height = 48;
    for (auto* button : {m_again, m_next}) button->setBaseHeight(height);
    auto policy = m_next->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_next->setSizePolicy(policy);
    for (auto* button : {m_repeat, m_ask, m_values, m_practice, m_play}) row->addWidget(button);
    auto* place = new QGridLayout; // of either: nothing moves there when one goes
    for (auto* button : {m_again, m_next}) place->addWidget(button, 0, 0);
    row->addLayout(place);
    return box;
}

void LessonPlayer::begin(const core::Kind& kind, core::Lesson lesson, bool last, std::string_view kept) {
    m_kind = &kind;
    m_last = last;
    m_run.emplace(kind, std::move(lesson));
    m_run->resume(kept);
    enter();
}

void LessonPlayer::enter() {
    m_refusal.clear();
    m_erred = false;
    auto exercise = done() ? m_run->closing() : std::optional(m_run->exercise());
    if (exercise) {
        const QSignalBlocker later(m_exercise); // what stands around it is still that of the step before
        m_exercise->setExercise(std::move(*exercise));
    }
    m_fresh = true;
    present();
    if (m_graph->isVisibleTo(this)) m_graph->run(*m_kind, m_run->step());
    emit moved();
}

// What stands on the page at this step; how far the answer is shows showState().
void LessonPlayer::present() {
    const bool graph = !done() && m_run->step().graph.has_value();
    m_graph->setVisible(graph);
    m_exercise->setVisible(!graph);
    m_say->setType(done() ? Type::GameName : Type::Verdict);
    m_table->setVisible(!done() && !m_run->step().lab.empty());
    m_answers->askNothing();
    if (asks(Task::Outcome)) m_answers->askOutcome(m_kind->draws, m_run->step().calls);
    if (asks(Task::Number)) m_answers->askNumber();
    const bool side = asks(Task::Keep) && m_run->step().side;
    if (side) m_answers->askSide();
    // The two stand beside each other where there is room, and leave the board its height.
    auto* foot = qobject_cast<QHBoxLayout*>(m_answers->parentWidget()->layout());
    foot->setStretchFactor(m_answers, side ? 3 : 0);
    m_marks->setVisible(asks(Task::Mark));
    if (asks(Task::Mark)) m_marks->ask(*m_exercise->exercise());
    m_claim->setVisible(asks(Task::Claim));
    if (asks(Task::Claim)) m_claim->ask(*m_exercise->exercise());
    orderTabs();
    describe();
}

// In words, and in numbers that have words beside them.
void LessonPlayer::describe() {
    const auto says = [this] {
        if (done()) {
            const auto said = m_run->principle();
            return said.empty() ? language::spoken(m_run->lesson().title) : language::spoken(said);
        }
        if (asks(Task::Claim)) return tr("What is it that you have found? Put the true sentence together.");
        return language::spoken(m_run->step().say);
    };
    m_say->setText(says());
    if (m_table->isVisibleTo(this)) m_table->run(*m_kind, m_run->step());
    m_next->setText(done() ? m_last ? tr("Where it comes from") : tr("Next lesson") : tr("Next"));
    const auto after = core::afterwards(m_run->lesson());
    m_practice->setText(after == core::Afterwards::Idea     ? tr("Puzzles about this")
                        : after == core::Afterwards::Boards ? tr("Other boards")
                                                            : tr("Puzzles"));
    m_play->setText(after == core::Afterwards::Idea ? tr("Play them") : tr("Play"));
    m_again->setText(m_run->elsewhere() ? tr("Try on another board") : tr("Try again"));
    showState();
}

// What is answered with is made anew for each question, and comes after the board.
void LessonPlayer::orderTabs() {
    QWidget* before = nullptr;
    QWidgetList all = asks(Task::Mark)    ? m_marks->choices()
                      : asks(Task::Claim) ? m_claim->choices()
                                          : m_answers->choices();
    for (auto* one : all + QWidgetList{m_repeat, m_ask, m_values, m_practice, m_play, m_again, m_next}) {
        if (before != nullptr) setTabOrder(before, one);
        before = one;
    }
}

void LessonPlayer::judged() {
    if (!m_run || done()) return;
    const auto state = m_exercise->exercise()->state();
    const auto& e = *m_exercise->exercise();
    if (state != State::Open || e.match().ply() > 0) m_refusal.clear();
    if (state == State::Wrong && !std::exchange(m_erred, true) && !asks(Task::Try)) m_run->erred();
    if (state == State::Right && m_run->station() + 1 == m_run->stations()) emit finished();
    showState();
}

// Right, wrong, not answered yet, or not to be judged yet.
LessonPlayer::Standing LessonPlayer::standing() const {
    if (done()) return Standing::Right;
    const auto& e = *m_exercise->exercise();
    if (e.state() == State::Open) return e.ready() ? Standing::Open : Standing::Waiting;
    return e.state() == State::Right ? Standing::Right : Standing::Wrong;
}

void LessonPlayer::showState() {
    const auto now = standing();
    const auto* e = m_exercise->exercise();
    // The cards take the board's place, until one of them is played there.
    m_exercise->setVisible(!m_graph->isVisibleTo(this) && (!asks(Task::Mark) || e->counters()));
    m_marks->setVisible(asks(Task::Mark) && !e->counters());
    m_rows->setStretchFactor(m_boards, m_exercise->isVisibleTo(this) ? 3 : 0); // without it, it is a gap
    m_claim->setVisible(asks(Task::Claim) && now != Standing::Right);
    showDiagram();
    showLost();
    // What is to be pressed next has the focus before what had it goes: else it would wander through the
    // page.
    m_next->setVisible(now == Standing::Right);
    m_again->setVisible(now == Standing::Wrong && !asks(Task::Try));
    if (now == Standing::Right && !m_next->hasFocus()) give(*m_next);
    if (now == Standing::Wrong && !asks(Task::Try)) give(*m_again);
    const bool step = !done() && m_run->part() == core::LessonRun::Part::Step;
    m_values->setVisible(step && m_erred && !m_graph->isVisibleTo(this) && m_exercise->valuesHelp() &&
                         now == Standing::Open);
    m_repeat->setVisible(!done() && e->canRepeat());
    m_ask->setVisible(!done() && m_exercise->isVisibleTo(this) && m_exercise->canBeAsked() &&
                      !asks(Task::Claim));
    for (auto* button : {m_practice, m_play}) button->setVisible(done());
    m_answers->setOpen(now == Standing::Open);
    if (asks(Task::Mark)) m_marks->showState(*e);
    if (asks(Task::Claim)) m_claim->setOpen(now == Standing::Open);
    switch (now) {
    case Standing::Right:
        if (done())
            tell(m_run->clean() ? tr("★ You have finished this lesson, without a wrong answer.")
                                : tr("You have finished this lesson."),
                 language::spoken(core::afterword(m_run->lesson())));
        else
            tell(asks(Task::Look) ? QString() : tr("That is right."),
                 asks(Task::Claim) ? language::spoken(m_run->principle())
                                   : language::spoken(m_run->step().right));
        break;
    case Standing::Wrong:
        tell(e->mistaken() ? tr("Not quite: look at %1.").arg(mistakenBoard()) : tr("Not quite."), reason());
        break;
    case Standing::Open:
        tell(m_refusal, m_exercise->prompt());
        break;
    case Standing::Waiting:
        tell(m_refusal, m_refusal.isEmpty() ? tr("Thinking …") : QString());
        break;
    }
    const bool side = asks(Task::Keep) && !(e->awaitsSide() && now == Standing::Open);
    const bool answered = now == Standing::Right || now == Standing::Wrong;
    m_answers->setVisible(m_answers->asking() && (!answered || m_answers->given()) && !side);
    if (now != Standing::Waiting && std::exchange(m_fresh, false) && !covered()) focusTask();
}

// Why the answer given is wrong, and where to look.
QString LessonPlayer::reason() const {
    const auto& e = *m_exercise->exercise();
    const auto look = language::spoken(m_run->step().wrong);
    if (!asks(Task::Claim)) return language::sentences({language::spoken(core::remark(e)), look});
    if (e.counters()) return tr("Not on this board: see what comes of it.");
    return look.isEmpty() ? tr("Think of the boards of this lesson.") : look;
}

// The one that was marked wrongly, as its card calls it.
QString LessonPlayer::mistakenBoard() const {
    const auto& e = *m_exercise->exercise();
    return QString::fromStdString(e.match().game().brief(e.boards().at(*e.mistaken())));
}

// What stands beside the board.
void LessonPlayer::showDiagram() {
    if (done() || !m_exercise->isVisibleTo(this)) return m_chart->clear();
    m_chart->show(*m_exercise->exercise(), m_run->lesson().columns);
}

// The boards that the learner has found to be lost in this lesson.
void LessonPlayer::showLost() {
    QStringList found;
    for (const auto& board : m_run->lost()) found.append(QString::fromStdString(board));
    m_lost->setVisible(!found.isEmpty());
    m_lost->setText(tr("Lost boards found: %1").arg(found.join(QStringLiteral("   "))));
}

// By a dialog, which keeps the focus: a change of language or an answer of the solver comes under it too.
bool LessonPlayer::covered() const {
    return std::ranges::any_of(window()->findChildren<Overlay*>(), &QWidget::isVisible);
}

void LessonPlayer::give(QWidget& focus) {
    if (!covered()) focus.setFocus();
}

void LessonPlayer::focusTask() {
    if (standing() == Standing::Right)
        m_next->setFocus();
    else if (asks(Task::Mark))
        m_marks->focusFirst();
    else if (asks(Task::Claim))
        m_claim->focusFirst();
    else if (m_answers->asking() && m_answers->isVisibleTo(this))
        m_answers->focusFirst();
    else
        m_exercise->focusBoard();
}

void LessonPlayer::tell(const QString& verdict, const QString& more) {
    m_verdict->setText(verdict);
    m_more->setText(more);
    m_verdict->setVisible(!verdict.isEmpty());
    m_more->setVisible(!more.isEmpty());
    if (standing() == Standing::Waiting) return;
    const auto line = language::sentences({m_fresh ? m_say->text() : QString(), verdict, more});
    if (std::exchange(m_heard, line) == line) return;
    m_unheard = line;
    if (isVisible()) announce(*this, std::exchange(m_unheard, {}));
}

void LessonPlayer::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    announce(*this, std::exchange(m_unheard, {}));
}

void LessonPlayer::next() {
    if (done()) return emit nextLessonRequested();
    m_run->goOn(*m_exercise->exercise());
    enter();
}

void LessonPlayer::again() {
    if (m_run->again()) return enter();
    m_fresh = true;
    m_exercise->again();
}

// What stands beside the board goes below it where there is no width for both.
void LessonPlayer::fit() {
    m_boards->setDirection(width() < theme().px(560) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LessonPlayer::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
}
