#include "ui/lessons/exerciseview.h"

#include <QVBoxLayout>

#include "ui/board/boardview.h"
#include "ui/board/setupboard.h"
#include "ui/board/tubeview.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

#include <algorithm>

namespace {

// The answer follows from what the solver finds.
bool asksForValue(core::Task task) {
    return task == core::Task::Outcome || task == core::Task::Number || task == core::Task::Best ||
           task == core::Task::Keep;
}

} // namespace

ExerciseView::ExerciseView(QWidget* parent)
    : QWidget(parent), m_board(new BoardView), m_beside(new BoardView), m_spots(new SetUpBoard) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
    for (QWidget* board :
         {static_cast<QWidget*>(m_board), static_cast<QWidget*>(m_spots), static_cast<QWidget*>(m_beside)})
        column->addWidget(board, 1);
    new TubeView(*m_board);
    m_spots->setMinimumHeight(1); // it takes the place of a board, whatever room there is
    m_pause.setSingleShot(true);
    m_pause.setObjectName(QStringLiteral("pause"));
    m_pause.setInterval(600); // however little may move: each move is to be seen by itself
    connect(&m_pause, &QTimer::timeout, this, &ExerciseView::goOn);
    connect(&m_board->pointing(), &BoardPointing::moveChosen, this, &ExerciseView::play);
    connect(m_board, &BoardView::animationDone, this, &ExerciseView::refresh);
    connect(&m_board->pointing(), &BoardPointing::refused, this,
            [this](const core::Message& why) { emit refused(language::spoken(why)); });
    connect(m_spots, &SetUpBoard::chosen, this, &ExerciseView::spotChosen);
    connect(this, &ExerciseView::spotChosen, this, &ExerciseView::point);
    connect(&m_analyst, &Analyst::failed, this, &ExerciseView::refused);
    connect(&m_analyst, &Analyst::improved, this, [this](const core::Analysis& analysis) {
        learn(analysis);
        refresh();
    });
}

ExerciseView::~ExerciseView() = default;

void ExerciseView::learn(const core::Analysis& analysis) {
    const auto before = m_exercise->wanted();
    const bool own = !m_exercise->counters() && m_exercise->boards().empty();
    m_exercise->know(analysis);
    if (own && analysis.why && m_exercise->match().ply() == 0) m_why = *analysis.why;
    if (m_exercise->wanted() != before) study();
}

void ExerciseView::setStep(const core::Kind& kind, const core::Step& step) {
    setExercise(core::Exercise(kind, step));
}

void ExerciseView::setExercise(core::Exercise exercise) {
    m_board->endAnimation(); // of the step before, as long as that is there
    m_beside->endAnimation();
    m_pause.stop();
    m_exercise = std::make_unique<core::Exercise>(std::move(exercise));
    m_shown = false;
    m_why = {};
    const auto& match = m_exercise->match();
    showBoards();
    m_beside->setVisible(m_exercise->beside().has_value());
    if (const auto& beside = m_exercise->beside()) {
        m_beside->setGame(beside->sharedGame(), beside->start());
        m_beside->setInteractive(false);
    }
    m_spots->begin(match.sharedGame(), m_exercise->shown());
    study();
    refresh();
}

// Of the step, or of what is wrong with an answer.
void ExerciseView::showBoards() {
    const auto& match = m_exercise->match();
    m_board->setGame(match.sharedGame(), match.start());
}

void ExerciseView::say(core::Outcome outcome) {
    m_exercise->say(outcome);
    answered();
}

void ExerciseView::say(int number) {
    m_exercise->say(number);
    answered();
}

void ExerciseView::begin(bool learner) {
    m_exercise->begin(learner);
    answered();
}

void ExerciseView::mark(const std::vector<bool>& lost) {
    m_exercise->mark(lost);
    answered();
}

void ExerciseView::claim(const std::vector<std::size_t>& parts) {
    m_exercise->claim(parts);
    answered();
}

// In another way than by a move. What is wrong with it is shown on a board of its own.
void ExerciseView::answered() {
    if (m_exercise->counters()) {
        showBoards();
        study();
    }
    refresh();
}

void ExerciseView::point(core::SpotId spot) {
    m_exercise->point(spot);
    if (m_exercise->counters()) return answered();
    follow(0);
}

void ExerciseView::play(core::Move move) {
    const int plies = m_exercise->match().ply();
    m_exercise->play(move);
    follow(plies);
}

void ExerciseView::again() {
    m_board->endAnimation();
    const bool elsewhere = m_exercise->counters();
    m_exercise->again();
    if (elsewhere) showBoards();
    study();
    refresh();
}

void ExerciseView::repeat() {
    m_board->endAnimation();
    m_exercise->repeat();
    if (m_exercise->counters()) showBoards();
    study();
    refresh();
}

void ExerciseView::restart() {
    m_exercise->restart();
    m_shown = false;
    study();
    refresh();
}

void ExerciseView::refute() {
    m_exercise->refute();
    refresh();
}

void ExerciseView::reveal() {
    m_board->endAnimation();
    m_exercise->reveal();
    follow(0);
}

void ExerciseView::focusBoard() {
    if (m_exercise->awaitsSpot())
        m_spots->setFocus();
    else
        m_board->setFocus();
}

bool ExerciseView::valuesHelp() const {
    return !m_shown && asksForValue(m_exercise->step().task);
}

bool ExerciseView::canBeAsked() const {
    return !m_exercise->awaitsSpot() && !m_exercise->match().ending();
}

void ExerciseView::askOthers() {
    emit askRequested(m_exercise->match().sharedGame(), m_exercise->position());
}

QString ExerciseView::prompt() const {
    if (m_exercise->awaitsSpot()) return tr("Point at the place on the board");
    if (m_exercise->reply()) return tr("The other player moves …");
    if (!m_exercise->awaitsMove()) return {};
    return language::spoken(m_exercise->match().game().prompt(m_exercise->position()));
}

void ExerciseView::showValues() {
    m_shown = true;
    refresh();
}

void ExerciseView::follow(int plies) {
    const auto animate = [](BoardView& board, const core::Match& match, int from) {
        if (match.ply() > from) board.animate(match.at(from), match.move(from));
    };
    animate(*m_board, m_exercise->match(), plies);
    if (const auto& beside = m_exercise->beside()) animate(*m_beside, *beside, plies);
    if (m_exercise->match().ply() > plies) study();
    refresh();
}

void ExerciseView::study() {
    const auto wanted = m_exercise->wanted();
    if (!wanted) return m_analyst.rest();
    m_analyst.study(m_exercise->match().sharedGame(), *wanted);
}

void ExerciseView::goOn() {
    if (m_board->animating()) return;
    if (const auto answer = m_exercise->reply()) return play(*answer);
    if (!m_exercise->awaitsLook()) return;
    m_exercise->lookBack();
    study();
    refresh();
}

void ExerciseView::refresh() {
    const auto& e = *m_exercise;
    m_spots->setVisible(e.awaitsSpot());
    const bool wrong = e.state() == core::Exercise::State::Wrong && e.pointed();
    m_spots->point(wrong ? std::vector{*e.pointed()} : std::vector<core::SpotId>());
    m_board->setVisible(!e.awaitsSpot());
    m_board->setAnalysis(nullptr, Help::Off); // it is about the position before
    m_board->showMatch(e.match());
    if (e.beside()) m_beside->showMatch(*e.beside());
    // What came of a move is seen; the values of all of them are told where these were asked for.
    const bool told = !e.counters() && (m_shown || e.tellsValues());
    m_known = e.known();
    m_board->setAnalysis(m_known ? &*m_known : nullptr, told ? Help::Numbers : Help::Off);
    // The answer to a puzzle, among the values of all moves: its mark is not that of a better one to the same
    // place.
    const bool answered = e.tellsValues() && e.finds() && e.match().ply() == 0 && e.match().plies() > 0;
    m_board->pointing().highlight(answered ? std::optional(e.match().move(0)) : std::nullopt, true);
    m_board->setInteractive(e.awaitsMove());
    // A click where there is nothing to do leaves the keyboard where it goes on.
    m_board->setFocusPolicy(e.awaitsMove() ? Qt::StrongFocus : Qt::TabFocus);
    if ((e.reply() || e.awaitsLook()) && !m_board->animating()) m_pause.start();
    emit changed();
}
