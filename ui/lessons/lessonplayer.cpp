#include "ui/lessons/lessonplayer.h"

#include <QVBoxLayout>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/overlay.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/lessons/answers.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/lessongraph.h"
#include "ui/lessons/lessontable.h"
#include "ui/lessons/reasonview.h"
#include "ui/look/language.h"
#include "ui/match/words.h"

#include <algorithm>
#include <utility>

using State = core::Exercise::State;

LessonPlayer::LessonPlayer(QWidget* parent)
    : Card(parent), m_title(new Label(Type::CardTitle)), m_where(new Label(Type::Secondary)),
      m_say(new Label(Type::Verdict)), m_verdict(new Label(Type::Bold)), m_more(new Label(Type::Body)),
      m_boards(new QBoxLayout(QBoxLayout::TopToBottom)), m_exercise(new ExerciseView),
      m_table(new LessonTable), m_graph(new LessonGraph), m_reason(new ReasonView), m_answers(new Answers),
      m_again(new Button(Button::Style::Outline, {})), m_values(new Button(Button::Style::Link, {})),
      m_ask(new Button(Button::Style::Link, {})), m_next(new Button(Button::Style::Primary, {})) {
    auto* rows = m_rows = new QVBoxLayout(this);
    constexpr int margin = 18;
    keepMargins(rows, margin, 14, margin, 14);
    keepSpacing(rows, 10);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_where);
    m_where->setHue(Hue::Ink2);
    rows->addLayout(head);
    for (auto* label : {m_say, m_verdict, m_more}) label->setWordWrap(true);
    rows->addWidget(m_say);
    rows->addWidget(m_table, 2);
    rows->addWidget(m_graph, 6);
    keepSpacing(m_boards, 10);
    m_boards->addWidget(m_exercise, 1);
    m_boards->addWidget(m_reason);
    rows->addLayout(m_boards, 3);
    rows->addWidget(m_answers);
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
    connect(m_answers, &Answers::sentenceChosen, this, &LessonPlayer::choosePrinciple);
    connect(m_again, &Button::clicked, this, &LessonPlayer::again);
    connect(m_values, &Button::clicked, m_exercise, &ExerciseView::showValues);
    connect(m_ask, &Button::clicked, m_exercise, &ExerciseView::askOthers);
    connect(m_next, &Button::clicked, this, &LessonPlayer::next);
    connect(&theme(), &Theme::changed, this, &LessonPlayer::fit);
    inAnyLanguage(this, [this] {
        if (m_lesson) describe();
    });
}

QWidget* LessonPlayer::footing() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    keepSpacing(row, 10);
    auto* told = new QVBoxLayout;
    keepSpacing(told, 2);
    told->addWidget(m_verdict);
    told->addWidget(m_more);
    row->addLayout(told, 1);
    says(m_again, [] { return tr("Try again"); });
    says(m_values, [] { return tr("Show the values"); });
    says(m_ask, [] { return tr("Ask the class"); });
    for (auto* button : {m_ask, m_values, m_again, m_next}) row->addWidget(button, 0, Qt::AlignBottom);
    return box;
}

void LessonPlayer::begin(const core::Kind& kind, core::Lesson lesson, bool last) {
    m_kind = &kind;
    m_lesson = std::move(lesson);
    m_last = last;
    go(0);
}

LessonPlayer::Part LessonPlayer::part() const {
    const auto steps = static_cast<int>(m_lesson->steps.size());
    return m_station < steps        ? Part::Step
           : m_station == steps     ? Part::Principle
           : m_station == steps + 1 ? Part::Exit
                                    : Part::Done;
}

const core::Step& LessonPlayer::step() const {
    return part() == Part::Step ? m_lesson->steps[static_cast<std::size_t>(m_station)] : m_lesson->exit;
}

// The true one stands in another place in each lesson.
std::vector<core::Phrase> LessonPlayer::principles() const {
    auto all = m_lesson->principles;
    const auto by = static_cast<std::ptrdiff_t>(m_lesson->id.size() % all.size());
    std::rotate(all.begin(), all.begin() + by, all.end()); // Clang 14 knows no std::ranges::rotate
    return all;
}

void LessonPlayer::go(int station) {
    m_station = station;
    m_principle.reset();
    m_refusal.clear();
    const bool board = part() == Part::Step || part() == Part::Exit;
    if (board) {
        const QSignalBlocker later(m_exercise); // what stands around it is still that of the station before
        m_exercise->setStep(*m_kind, step());
    }
    m_fresh = true;
    present();
    if (m_graph->isVisibleTo(this)) m_graph->run(*m_kind, step());
}

// What stands on the page at this station; how far the answer is shows showState().
void LessonPlayer::present() {
    const bool board = part() == Part::Step || part() == Part::Exit, done = part() == Part::Done;
    const bool graph = board && step().graph.has_value();
    const bool shown = (board || done) && !step().graph; // in the end below the principle, solved
    m_exercise->setVisible(shown);
    m_graph->setVisible(graph);
    m_rows->setStretchFactor(m_boards, shown ? 3 : 0); // else the reason alone stands there
    fit();
    m_say->setType(done ? Type::GameName : Type::Verdict);
    m_table->setVisible(board && !step().lab.empty());
    if (m_table->isVisibleTo(this))
        m_rows->setStretchFactor(m_table, step().task == core::Task::Look ? 4 : 2); // the board is 3
    m_answers->askNothing();
    if (part() == Part::Principle) m_answers->askSentence(principles());
    if (board && step().task == core::Task::Outcome) m_answers->askOutcome(m_kind->draws);
    if (board && step().task == core::Task::Number) m_answers->askNumber();
    orderTabs();
    describe();
}

// In words, and in numbers that have words beside them.
void LessonPlayer::describe() {
    m_title->setText(language::spoken(m_lesson->title));
    const int stations = static_cast<int>(m_lesson->steps.size()) + 2;
    m_where->setText(part() == Part::Done ? QString() : tr("%1 of %2").arg(m_station + 1).arg(stations));
    m_say->setText(part() == Part::Principle
                       ? tr("What is it that you have found? Choose the sentence that is true.")
                       : language::spoken(part() == Part::Done ? m_lesson->principles.front() : step().say));
    if (m_table->isVisibleTo(this)) m_table->run(*m_kind, step());
    showState();
}

// What is answered with is made anew for each question, and comes after the board.
void LessonPlayer::orderTabs() {
    QWidget* before = nullptr;
    for (auto* one : m_answers->choices() + QWidgetList{m_ask, m_values, m_again, m_next}) {
        if (before != nullptr) setTabOrder(before, one);
        before = one;
    }
}

void LessonPlayer::judged() {
    if (!m_lesson) return;
    if (m_exercise->exercise()->state() != State::Open) m_refusal.clear();
    if (part() == Part::Exit && m_exercise->exercise()->state() == State::Right) emit finished();
    showState();
}

// Right, wrong, not answered yet, or not to be judged yet.
LessonPlayer::Standing LessonPlayer::standing() const {
    if (part() == Part::Done) return Standing::Right;
    if (part() == Part::Principle) {
        if (!m_principle) return Standing::Open;
        const auto chosen = principles().at(static_cast<std::size_t>(*m_principle));
        return chosen == m_lesson->principles.front() ? Standing::Right : Standing::Wrong;
    }
    const auto& e = *m_exercise->exercise();
    if (e.state() == State::Open) return e.ready() ? Standing::Open : Standing::Waiting;
    return e.state() == State::Right ? Standing::Right : Standing::Wrong;
}

void LessonPlayer::showState() {
    const auto now = standing();
    const bool board = part() == Part::Step || part() == Part::Exit, principle = part() == Part::Principle;
    auto why = now == Standing::Right && board ? m_exercise->why() : core::Explanation();
    if (!m_lesson->columns) why.columns.clear();
    m_reason->explain(why);
    // What is to be pressed next has the focus before what had it goes: else it would wander through the
    // page.
    m_next->setVisible(now == Standing::Right);
    m_again->setVisible(board && now == Standing::Wrong);
    if (now == Standing::Right && !m_next->hasFocus()) give(*m_next);
    if (now == Standing::Wrong && board) give(*m_again);
    if (principle && now == Standing::Right) m_answers->tickSentence(*m_principle);
    m_answers->setOpen(now == Standing::Open || (principle && now == Standing::Wrong));
    m_values->setVisible(part() == Part::Step && !step().graph && m_exercise->valuesHelp() &&
                         now != Standing::Right);
    m_ask->setVisible(m_exercise->isVisibleTo(this) && board && m_exercise->canBeAsked());
    m_next->setText(part() == Part::Done ? m_last ? tr("Play") : tr("Next lesson") : tr("Next"));
    switch (now) {
    case Standing::Right:
        if (part() == Part::Done)
            tell(tr("You have finished this lesson."), {});
        else if (principle)
            tell(tr("That is right."), language::spoken(m_lesson->principles.front()));
        else
            tell(step().task == core::Task::Look ? QString() : tr("That is right."),
                 language::spoken(step().right));
        break;
    case Standing::Wrong:
        tell(tr("Not quite."), principle ? tr("Read the others once more.") : language::spoken(step().wrong));
        break;
    case Standing::Open:
        tell(m_refusal, board ? m_exercise->prompt() : QString());
        break;
    case Standing::Waiting:
        tell(m_refusal, m_refusal.isEmpty() ? tr("Thinking …") : QString());
        break;
    }
    m_answers->setVisible(m_answers->asking() && (now != Standing::Right || !board));
    if (now != Standing::Waiting && std::exchange(m_fresh, false) && !covered()) focusTask();
}

// By a dialog, which keeps the focus: a change of language or an answer of the solver comes under it too.
bool LessonPlayer::covered() const {
    return std::ranges::any_of(window()->findChildren<Overlay*>(), &QWidget::isVisible);
}

void LessonPlayer::give(QWidget& focus) {
    if (!covered()) focus.setFocus();
}

void LessonPlayer::focusTask() {
    if (m_answers->asking())
        m_answers->focusFirst();
    else if (standing() == Standing::Right)
        m_next->setFocus();
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
    Card::showEvent(event);
    announce(*this, std::exchange(m_unheard, {}));
}

void LessonPlayer::choosePrinciple(int index) {
    m_principle = index;
    showState();
}

void LessonPlayer::next() {
    if (part() == Part::Done) return emit nextLessonRequested();
    go(m_station + 1);
}

void LessonPlayer::again() {
    m_fresh = true;
    m_exercise->again();
}

// A low window has no room for the reason below the board, and on a projector none for the title.
void LessonPlayer::fit() {
    const bool low = height() < theme().px(640), cramped = height() < theme().px(440);
    for (auto* label : {m_title, m_where}) label->setVisible(!cramped); // the room is the board's
    const bool beside = low && m_exercise->isVisibleTo(this);
    m_boards->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_reason->setMaximumWidth(beside ? theme().px(260) : QWIDGETSIZE_MAX);
}

void LessonPlayer::resizeEvent(QResizeEvent* event) {
    fit();
    Card::resizeEvent(event);
}
