#include "ui/practice/puzzleplayer.h"

#include <QApplication>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/lessons/answers.h"
#include "ui/lessons/exerciseview.h"
#include "ui/lessons/reasonview.h"
#include "ui/look/language.h"
#include "ui/match/words.h"

#include <algorithm>
#include <utility>

using State = core::Exercise::State;

namespace {

constexpr int sideWidth = 320, projectedWidth = 250;

} // namespace

PuzzlePlayer::PuzzlePlayer(QWidget* controls, QWidget* parent)
    : QWidget(parent), m_exercise(new ExerciseView), m_plate(new ::Card), m_nothing(new QWidget),
      m_pausing(new Label(Type::Verdict)), m_other(new Button(Button::Style::Outline, {})),
      m_asked(new Label(Type::Turn)), m_rules(new Label(Type::Body)), m_verdict(new Label(Type::Bold)),
      m_more(new Label(Type::Body)), m_reason(new ReasonView), m_answers(new Answers),
      m_next(new Button(Button::Style::Primary, {})), m_again(new Button(Button::Style::Primary, {})),
      m_why(new Button(Button::Style::Outline, {})), m_reveal(new Button(Button::Style::Outline, {})),
      m_ask(new Button(Button::Style::Outline, {})) {
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    keepSpacing(columns, 20);
    columns->addLayout(boardAndQuestion(), 1);
    columns->addWidget(m_side = side(controls));
    keep(this, [this, controls] {
        // What is looked at from afar is the board.
        controls->setVisible(!theme().projector());
        m_side->setFixedWidth(theme().px(theme().projector() ? projectedWidth : sideWidth));
    });
    connect(m_exercise, &ExerciseView::changed, this, &PuzzlePlayer::judge);
    connect(m_exercise, &ExerciseView::refused, this, [this](const QString& why) {
        m_refusal = why;
        showState();
    });
    connect(m_answers, &Answers::outcomeSaid, m_exercise, qOverload<core::Outcome>(&ExerciseView::say));
    connect(m_answers, &Answers::sideSaid, m_exercise, &ExerciseView::begin);
    connect(m_next, &Button::clicked, this, &PuzzlePlayer::nextRequested);
    connect(m_other, &Button::clicked, this, &PuzzlePlayer::otherRequested);
    connect(m_again, &Button::clicked, this, [this] {
        m_refuting = false;
        m_exercise->again();
    });
    connect(m_why, &Button::clicked, this, [this] {
        m_refuting = true;
        m_again->setFocus();
        m_exercise->refute();
    });
    connect(m_reveal, &Button::clicked, this, [this] {
        m_revealed = true;
        m_exercise->reveal();
    });
    connect(m_ask, &Button::clicked, m_exercise, &ExerciseView::askOthers);
    inAnyLanguage(this, [this] {
        showQuestion();
        showState();
    });
}

// What is asked above the board; where there is nothing, one line and one button in its place.
QLayout* PuzzlePlayer::boardAndQuestion() {
    auto* rows = new QVBoxLayout;
    keepSpacing(rows, 12);
    auto* asked = new QVBoxLayout(m_plate);
    keepMargins(asked, 20, 8, 20, 8);
    m_asked->setWordWrap(true);
    asked->addWidget(m_asked);
    rows->addWidget(m_plate);
    auto* board = new QWidget; // which has a frame of its own
    auto* inside = new QVBoxLayout(board);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_exercise);
    auto* lines = new QVBoxLayout(m_nothing);
    keepSpacing(lines, 16);
    m_pausing->setWordWrap(true);
    m_pausing->setAlignment(Qt::AlignCenter);
    lines->addStretch();
    lines->addWidget(m_pausing);
    lines->addWidget(says(m_other, [] { return tr("Solve new puzzles"); }), 0, Qt::AlignCenter);
    lines->addStretch();
    inside->addWidget(m_nothing);
    rows->addWidget(board, 1);
    return rows;
}

QWidget* PuzzlePlayer::side(QWidget* controls) {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 12);
    rows->addWidget(controls);
    auto* told = new QWidget;
    auto* lines = new QVBoxLayout(told);
    keepMargins(lines, 0, 0, 8, 0);
    keepSpacing(lines, 8);
    for (auto* label : {m_rules, m_verdict, m_more}) {
        label->setWordWrap(true);
        lines->addWidget(label);
    }
    m_rules->setHue(Hue::Ink2);
    lines->addWidget(m_answers);
    lines->addWidget(m_reason);
    lines->addStretch();
    rows->addWidget(scrolling(told), 1);
    says(m_next, [] { return tr("Next"); });
    says(m_again, [] { return tr("Try again"); });
    says(m_why, [] { return tr("See why"); });
    says(m_reveal, [] { return tr("Show me"); });
    says(m_ask, [] { return tr("Ask the class"); });
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(8, buttons);
    for (auto* button : {m_next, m_again, m_why, m_reveal, m_ask}) flow->addWidget(button);
    rows->addWidget(buttons);
    return box;
}

void PuzzlePlayer::pose(core::Exercise exercise, Question question) {
    m_focusComes = m_focusComes || holdsFocus();
    m_next->setVisible(false);
    m_posed = false; // what ends of the one before is no answer to this one
    m_question = std::move(question);
    m_tried = m_refuting = m_revealed = false;
    m_refusal.clear();
    m_last = Standing::Paused;
    if (exercise.step().task == core::Task::Outcome)
        m_answers->askWinner();
    else if (exercise.step().side)
        m_answers->askSide();
    else
        m_answers->askNothing();
    m_nothing->setVisible(false);
    m_exercise->setVisible(true);
    m_exercise->setExercise(std::move(exercise));
    m_posed = true;
    showQuestion();
    showState();
}

void PuzzlePlayer::wait(const core::Message& why) {
    m_posed = false;
    m_pause = why;
    showState();
}

void PuzzlePlayer::pause(const core::Message& why, Other other) {
    m_posed = false;
    m_pause = why;
    m_exercise->setVisible(false);
    m_nothing->setVisible(true);
    m_other->setVisible(other == Other::Puzzles);
    m_next->setVisible(false);
    showQuestion();
    showState();
}

PuzzlePlayer::Standing PuzzlePlayer::standing() const {
    if (!m_posed) return Standing::Paused;
    const auto& e = *m_exercise->exercise();
    if (e.state() == State::Open) return e.ready() ? Standing::Open : Standing::Thinking;
    return e.state() == State::Right ? Standing::Right : Standing::Wrong;
}

// Only what is said first counts.
void PuzzlePlayer::judge() {
    const auto now = standing();
    const bool judged = now == Standing::Right || now == Standing::Wrong;
    if (judged) m_refusal.clear();
    if (judged && !std::exchange(m_tried, true)) emit answered(now == Standing::Right);
    showState();
}

void PuzzlePlayer::showState() {
    const auto now = standing();
    const bool goesOn = holdsFocus() || m_focusComes; // before what has the focus goes
    const bool right = now == Standing::Right, wrong = now == Standing::Wrong;
    const bool reasoned = right && m_exercise->exercise()->findsSlip() == false;
    m_reason->explain(reasoned ? m_exercise->why() : core::Explanation());
    m_answers->setOpen(now == Standing::Open);
    m_answers->setVisible(m_answers->asking() && m_posed && !right && !playsOut());
    m_again->setVisible(wrong);
    m_reveal->setVisible(wrong);
    // What cannot be done any more keeps its place, so that none comes under the pointer.
    m_why->setVisible(wrong && !m_answers->asking());
    m_why->setEnabled(!m_refuting);
    const bool askable = m_exercise->exercise() != nullptr && m_exercise->canBeAsked();
    m_ask->setVisible(m_posed && (askable || wrong));
    m_ask->setEnabled(askable);
    m_next->setVisible(right || (!m_posed && m_next->isVisibleTo(this)));
    switch (now) {
    case Standing::Paused:
        m_pausing->setText(language::spoken(m_pause));
        tell(m_pausing->text(), {});
        m_verdict->setVisible(m_nothing->isHidden()); // else it stands in the board's place
        break;
    case Standing::Thinking:
        tell(m_refusal, m_refusal.isEmpty() ? tr("Thinking …") : QString());
        break;
    case Standing::Open:
        tell(m_refusal.isEmpty() ? turn() : m_refusal, m_exercise->prompt());
        break;
    case Standing::Wrong:
        tell(tr("Not this one. Look again."), m_refuting ? worth() : QString());
        break;
    case Standing::Right:
        tell(m_revealed   ? tr("This is it.")
             : playsOut() ? tr("You have done it: chosen well, and won.")
                          : tr("That is right."),
             afterthought());
        break;
    }
    const bool another = std::exchange(m_last, now) != now;
    if (now == Standing::Paused || now == Standing::Thinking || !another) return;
    m_focusComes = false;
    if (goesOn) focusTask();
}

// It has been said who begins, and is played for the win.
bool PuzzlePlayer::playsOut() const {
    const auto* e = m_exercise->exercise();
    if (!m_posed || !e->step().side) return false;
    return e->state() == State::Open ? !e->awaitsSide() : !e->counters();
}

void PuzzlePlayer::showQuestion() {
    m_plate->setVisible(m_posed);
    m_rules->setVisible(m_posed);
    if (!m_posed) return;
    const auto& match = m_exercise->exercise()->match();
    const auto& game = match.game();
    m_asked->setText(language::spoken(m_question.asked));
    // What holds wherever one begins: where that is here is plain to see.
    const auto usual = game.summary(game.start());
    QStringList parts, lines{language::spoken(game.goal(match.start()))};
    for (const auto& part : game.summary(match.start()))
        if (std::ranges::find(usual, part) != usual.end()) parts << language::spoken(part);
    if (!parts.isEmpty()) lines << parts.join(QStringLiteral(" · "));
    m_rules->setText(lines.join(QLatin1Char('\n')));
}

// What is done here has it, or nothing.
bool PuzzlePlayer::holdsFocus() const {
    const auto* now = QApplication::focusWidget();
    return now == nullptr || m_exercise->isAncestorOf(now) || m_answers->isAncestorOf(now) || now == m_next ||
           now == m_again || now == m_why || now == m_reveal || now == m_ask;
}

void PuzzlePlayer::focusTask() {
    switch (standing()) {
    case Standing::Right:
        return m_next->setFocus();
    case Standing::Wrong:
        return m_again->setFocus();
    case Standing::Paused:
        m_focusComes = true;
        return;
    case Standing::Thinking:
    case Standing::Open:
        break;
    }
    if (m_answers->isVisibleTo(this))
        m_answers->focusFirst();
    else
        m_exercise->focusBoard();
}

void PuzzlePlayer::tell(const QString& verdict, const QString& more) {
    m_verdict->setText(verdict);
    m_more->setText(more);
    m_verdict->setVisible(!verdict.isEmpty());
    m_more->setVisible(!more.isEmpty());
    if (standing() == Standing::Thinking) return;
    const auto line =
        language::sentences({standing() == Standing::Open ? m_asked->text() : QString(), verdict, more});
    if (std::exchange(m_heard, line) == line) return;
    m_unheard = line;
    if (isVisible()) announce(*this, std::exchange(m_unheard, {}));
}

void PuzzlePlayer::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    announce(*this, std::exchange(m_unheard, {}));
}

// The answer in words where it was not played, and what it was about.
QString PuzzlePlayer::afterthought() const {
    QStringList lines;
    const bool said = m_revealed || m_answers->asking();
    if (said && !m_question.answer.empty()) lines << language::spoken(m_question.answer);
    if (m_exercise->exercise()->findsSlip() == true) lines << worth();
    if (*m_question.idea.english != '\0') lines << tr("Idea: %1").arg(language::spoken(m_question.idea));
    return lines.join(QLatin1Char('\n'));
}

QString PuzzlePlayer::turn() const {
    const auto& e = *m_exercise->exercise();
    return tr("%1 to move").arg(words::name(e.match().mover(), core::Seat()));
}

QString PuzzlePlayer::worth() const {
    const auto worth = m_exercise->exercise()->worth();
    return worth ? tr("This move leads to: %1").arg(words::value(*worth)) : QString();
}
