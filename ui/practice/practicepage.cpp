#include "ui/practice/practicepage.h"

#include <QHideEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "core/puzzle/sheet.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/pageheader.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/keep/classlog.h"
#include "ui/lessons/exerciseview.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/practice/mistakepanel.h"
#include "ui/practice/puzzleplayer.h"
#include "ui/practice/seriespanel.h"

#include <algorithm>
#include <utility>

PracticePage::PracticePage(const core::Kind& kind, CardDeck& deck, quint64 seed, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_modes(new Segmented), m_controls(kind.id, deck),
      m_player(new PuzzlePlayer(m_controls.box())), m_new(kind, seed, {}),
      m_sides(kind, seed, {core::Ask::WhoWins}), m_mistakes(kind, deck), m_boards(kind, seed) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* header = new PageHeader;
    header->addStretch();
    header->add(named(m_modes, [] { return tr("Puzzles"); }));
    inAnyLanguage(header, [header, &kind] {
        header->setBack(tr("Shelf"));
        header->setTitle(language::spoken(kind.title), tr("Puzzles"));
    });
    rows->addWidget(header);
    auto* inside = new QVBoxLayout;
    constexpr int gap = 12;
    keepMargins(inside, gap);
    inside->addWidget(m_player);
    rows->addLayout(inside, 1);
    connect(header, &PageHeader::back, this, &PracticePage::toShelf);
    connect(m_modes, &Segmented::chosen, this,
            [this](int index) { go(modes().at(static_cast<std::size_t>(index))); });
    connect(&m_controls.series(), &SeriesPanel::gradeChosen, this, &PracticePage::next);
    connect(&m_controls.mistakes(), &MistakePanel::playerChosen, this, &PracticePage::nextMistake);
    connect(&m_controls.mistakes(), &MistakePanel::changed, this, &PracticePage::nextMistake);
    connect(&deck, &CardDeck::changed, this, &PracticePage::showModes);
    connect(m_player, &PuzzlePlayer::answered, this, &PracticePage::answered);
    connect(m_player->exercise(), &ExerciseView::askRequested, this, &PracticePage::askRequested);
    connect(m_player, &PuzzlePlayer::nextRequested, this, &PracticePage::next);
    connect(m_player, &PuzzlePlayer::otherRequested, this, [this] { go(Mode::Puzzles), focusTask(); });
    listen(m_new);
    listen(m_sides);
    connect(&m_ofLesson.source, &IdeaSource::ready, this, [this] {
        if (m_mode == Mode::Lesson) nextOfLesson();
    });
    connect(&m_ofLesson.source, &IdeaSource::exhausted, this, [this] {
        if (m_mode == Mode::Lesson) m_player->pause(core::text("practice", "There are no more of these."));
    });
    inAnyLanguage(m_modes, [this] { showModes(); });
    go(Mode::Puzzles);
}

void PracticePage::listen(Flow& from) {
    connect(&from.source, &PuzzleSource::ready, this, [this, &from] {
        if (from.waiting && flow() == &from) nextPuzzle(from);
    });
    connect(&from.source, &PuzzleSource::exhausted, this, [this, &from] {
        if (!from.waiting || flow() != &from) return;
        if (m_controls.series().passOver()) {
            QMetaObject::invokeMethod(this, &PracticePage::next, Qt::QueuedConnection);
            return;
        }
        from.waiting = false;
        m_player->pause(core::text("practice", "There are no more of this grade."));
    });
    connect(&from.source, &PuzzleSource::failed, m_player,
            [this](const QString& why) { m_player->pause(core::Message::plain(why.toStdString())); });
}

PracticePage::Flow* PracticePage::flow() {
    return m_mode == Mode::Puzzles ? &m_new : m_mode == Mode::Sides ? &m_sides : nullptr;
}

const std::optional<core::Puzzle>& PracticePage::asked() const {
    return m_mode == Mode::Lesson   ? m_ofLesson.puzzle
           : m_mode == Mode::Boards ? m_boards.asked()
           : m_mode == Mode::Sides  ? m_sides.puzzle
                                    : m_new.puzzle;
}

void PracticePage::showMistakes() {
    if (m_mode != Mode::Mistakes) go(Mode::Mistakes);
}

void PracticePage::pose(core::Puzzle puzzle) {
    m_new.puzzle = std::move(puzzle);
    m_new.waiting = false;
    go(Mode::Puzzles);
}

void PracticePage::practise(const core::Lesson& lesson) {
    m_ofLesson.lesson = &lesson;
    m_ofLesson.puzzle.reset();
    m_ofLesson.source.begin(m_kind, lesson);
    go(Mode::Lesson);
}

void PracticePage::practise(const std::vector<core::AskedBoard>& boards) {
    m_boards.begin(boards);
    go(Mode::Boards);
}

void PracticePage::focusTask() {
    m_modes->setFocus(); // as long as there is nothing to do
    m_player->focusTask();
}

// A puzzle that was left is still there; else what was asked before goes at once.
void PracticePage::go(Mode mode) {
    m_mode = mode;
    showModes();
    m_controls.series().setVisible(flow() != nullptr);
    m_controls.mistakes().setVisible(mode == Mode::Mistakes);
    if (const auto& left = asked(); left && mode != Mode::Mistakes) return ask(*left);
    if (mode == Mode::Lesson) m_player->pause(core::text("practice", "Looking for a puzzle …"));
    next();
}

void PracticePage::next() {
    switch (m_mode) {
    case Mode::Puzzles:
        return nextPuzzle(m_new);
    case Mode::Sides:
        return nextPuzzle(m_sides);
    case Mode::Mistakes:
        return nextMistake();
    case Mode::Lesson:
        return nextOfLesson();
    case Mode::Boards:
        return nextBoard();
    }
}

void PracticePage::nextBoard() {
    const bool more = m_boards.next();
    tellAbout();
    if (!more) return m_player->pause(core::text("practice", "You know them all."));
    ask(*m_boards.asked());
}

void PracticePage::nextOfLesson() {
    m_ofLesson.puzzle = m_ofLesson.source.take();
    if (m_ofLesson.puzzle)
        ask(*m_ofLesson.puzzle);
    else
        m_player->wait(core::text("practice", "Looking for a puzzle …"));
}

void PracticePage::nextPuzzle(Flow& from) {
    from.waiting = true;
    from.puzzle = from.source.take(m_controls.series().progress().grade);
    if (from.puzzle) {
        from.waiting = false;
        ask(*from.puzzle);
    } else if (from.waiting) { // else it has been said that there are no more
        m_player->wait(core::text("practice", "Looking for a puzzle …"));
    }
}

void PracticePage::ask(const core::Puzzle& puzzle) {
    if (m_mode == Mode::Sides) {
        auto whose = puzzle;
        whose.ask = core::Ask::WhoWins;
        return m_player->pose(core::Exercise::playOut(puzzle.game, puzzle.position),
                              {core::text("practice", "Will you begin, or follow? Choose, and then win."),
                               core::answer(whose), puzzle.idea});
    }
    m_player->pose(puzzle.ask == core::Ask::WhoWins
                       ? core::Exercise::outcome(puzzle.game, puzzle.position)
                       : core::Exercise::find(puzzle.game, puzzle.position, puzzle.answers),
                   {core::question(puzzle), core::answer(puzzle), puzzle.idea});
}

void PracticePage::nextMistake() {
    auto& panel = m_controls.mistakes();
    auto exercise = m_mistakes.next(panel.mistakes());
    panel.setCurrent(m_mistakes.asked());
    if (exercise) return m_player->pose(*std::move(exercise), {m_mistakes.question()});
    const auto later = panel.mistakes();
    const bool some = std::ranges::any_of(later, [](const Mistake& m) { return !m.known(); });
    m_player->pause(
        some ? core::text("practice", "That is all for today.")
             : core::text("practice",
                          "When you give a win or a draw away in a match, you can practise it here."),
        PuzzlePlayer::Other::Puzzles);
    m_modes->setFocus();
}

void PracticePage::answered(bool right) {
    if (flow() != nullptr)
        m_controls.series().answered(right);
    else if (m_mode == Mode::Mistakes)
        m_mistakes.answered(right);
    else if (m_mode == Mode::Boards)
        m_boards.answered(right);
    tellAbout();
    log(right);
}

void PracticePage::log(bool right) {
    classlog::Row row;
    row.event = QStringLiteral("puzzle");
    row.player = m_controls.name();
    row.result = right ? QStringLiteral("right") : QStringLiteral("wrong");
    if (const auto& puzzle = asked(); m_mode != Mode::Mistakes && puzzle) {
        const auto& game = *puzzle->game;
        row.game = QString::fromUtf8(m_kind.id.data(), static_cast<qsizetype>(m_kind.id.size()));
        row.rules = QString::fromStdString(game.rules());
        row.position = QString::fromStdString(game.text(puzzle->position));
        if (!puzzle->answers.empty())
            row.best = QString::fromStdString(game.text(puzzle->position, puzzle->answers.front()));
    } else if (const auto& mistake = m_mistakes.asked()) {
        row.game = mistake->game;
        row.rules = mistake->rules;
        row.position = mistake->position;
    }
    const auto& match = m_player->exercise()->exercise()->match();
    if (m_mode != Mode::Sides && match.plies() > 0) // else the first move may be the other side's
        row.answer = QString::fromStdString(match.game().text(match.at(0), match.move(0)));
    if (const auto trouble = classlog::add(row); !trouble.isEmpty()) emit troubled(trouble);
}

std::vector<PracticePage::Mode> PracticePage::modes() const {
    std::vector<Mode> all{Mode::Puzzles, Mode::Mistakes, Mode::Sides};
    if (m_ofLesson.lesson != nullptr) all.push_back(Mode::Lesson);
    if (m_boards.begun()) all.push_back(Mode::Boards);
    return all;
}

// What is practised: what a lesson puts right, or so many boards.
void PracticePage::tellAbout() {
    QString about;
    if (m_mode == Mode::Boards)
        about = tr("What the lab says one should remember: %n boards to go.", nullptr, m_boards.left());
    else if (const auto* lesson = m_ofLesson.lesson; m_mode == Mode::Lesson)
        about = tr("After the lesson “%1”: positions in which “%2” is wrong.")
                    .arg(language::spoken(lesson->title), language::spoken(lesson->belief.rule));
    m_controls.tellAbout(about);
}

// So many mistakes; the lesson that was done last; and what a lab found.
void PracticePage::showModes() {
    const int waiting = m_controls.mistakes().waiting();
    QStringList choices{tr("New ones"), waiting > 0 ? tr("My mistakes (%1)").arg(waiting) : tr("My mistakes"),
                        tr("Begin or follow?")};
    if (m_ofLesson.lesson != nullptr) choices << tr("After the lesson");
    if (m_boards.begun()) choices << tr("From the lab");
    m_modes->setChoices(choices);
    const auto all = modes();
    m_modes->setCurrent(static_cast<int>(std::ranges::find(all, m_mode) - all.begin()));
    tellAbout();
}

// Days go by, and matches are played, while the page is not there; and whoever comes next is somebody else.
void PracticePage::showEvent(QShowEvent* event) {
    showModes();
    m_controls.askWho(!event->spontaneous());
    if (m_mode == Mode::Mistakes && !m_mistakes.asked()) nextMistake();
    if (auto* now = flow(); now != nullptr && now->waiting) nextPuzzle(*now);
    QWidget::showEvent(event);
}

void PracticePage::hideEvent(QHideEvent* event) {
    for (auto* one : {&m_new, &m_sides})
        if (!event->spontaneous()) one->source.rest();
    QWidget::hideEvent(event);
}

void PracticePage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}
