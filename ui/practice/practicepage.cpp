#include "ui/practice/practicepage.h"

#include <QHideEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "core/puzzle/sheet.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
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
    : QWidget(parent), m_kind(kind), m_deck(deck), m_shuffle(seed), m_modes(new Segmented),
      m_whoLabel(new Label(Type::Bold)), m_belief(new Label(Type::Body)), m_who(new Field(Type::Body)),
      m_series(new SeriesPanel(kind.id)), m_mistakes(new MistakePanel(kind.id, deck)),
      m_player(new PuzzlePlayer(controls())), m_new(kind, seed, {}),
      m_sides(kind, seed, {core::Ask::WhoWins}) {
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
    connect(m_series, &SeriesPanel::gradeChosen, this, &PracticePage::next);
    connect(m_mistakes, &MistakePanel::playerChosen, this, &PracticePage::nextMistake);
    connect(m_mistakes, &MistakePanel::playerChosen, m_who, [this] { m_who->setText(m_mistakes->player()); });
    connect(m_mistakes, &MistakePanel::changed, this, &PracticePage::nextMistake);
    connect(&deck, &CardDeck::changed, this, &PracticePage::showWaiting);
    connect(m_player, &PuzzlePlayer::answered, this, &PracticePage::answered);
    connect(m_player->exercise(), &ExerciseView::askRequested, this, &PracticePage::askRequested);
    connect(m_player, &PuzzlePlayer::nextRequested, this, &PracticePage::next);
    connect(m_player, &PuzzlePlayer::otherRequested, this, [this] { go(Mode::Puzzles), focusTask(); });
    listen(m_new);
    listen(m_sides);
    connect(&m_idea, &IdeaSource::ready, this, [this] {
        if (m_mode == Mode::Lesson) nextOfLesson();
    });
    connect(&m_idea, &IdeaSource::exhausted, this, [this] {
        if (m_mode == Mode::Lesson) m_player->pause(core::text("practice", "There are no more of these."));
    });
    inAnyLanguage(m_modes, [this] { showWaiting(); });
    go(Mode::Puzzles);
}

void PracticePage::listen(Flow& from) {
    connect(&from.source, &PuzzleSource::ready, this, [this, &from] {
        if (from.waiting && flow() == &from) nextPuzzle(from);
    });
    connect(&from.source, &PuzzleSource::exhausted, this, [this, &from] {
        if (!from.waiting || flow() != &from) return;
        if (m_series->passOver()) {
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
    return m_mode == Mode::Lesson  ? m_ofLesson
           : m_mode == Mode::Cards ? m_card
           : m_mode == Mode::Sides ? m_sides.puzzle
                                   : m_new.puzzle;
}

QWidget* PracticePage::controls() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* who = new QHBoxLayout;
    const auto asks = [] { return tr("Who practises?"); };
    who->addWidget(says(m_whoLabel, asks));
    who->addWidget(named(m_who, asks), 1);
    inAnyLanguage(m_who, [this] { m_who->setPlaceholderText(tr("Name for the class log")); });
    rows->addLayout(who);
    m_who->setMaxLength(core::Seat::longestName);
    rows->addWidget(m_series);
    rows->addWidget(m_mistakes);
    m_belief->setWordWrap(true);
    m_belief->setHue(Hue::Ink2);
    rows->addWidget(m_belief);
    return box;
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
    m_lesson = &lesson;
    m_ofLesson.reset();
    m_idea.begin(m_kind, lesson);
    showWaiting();
    go(Mode::Lesson);
}

void PracticePage::practise(const std::vector<core::AskedBoard>& boards) {
    m_cards.assign(boards.begin(), boards.end());
    std::ranges::shuffle(m_cards, m_shuffle);
    m_card.reset();
    m_anyCards = true;
    showWaiting();
    go(Mode::Cards);
}

void PracticePage::focusTask() {
    m_modes->setFocus(); // as long as there is nothing to do
    m_player->focusTask();
}

// A puzzle that was left is still there.
void PracticePage::go(Mode mode) {
    m_mode = mode;
    showMode();
    m_series->setVisible(flow() != nullptr);
    m_mistakes->setVisible(mode == Mode::Mistakes);
    m_belief->setVisible(mode == Mode::Lesson || mode == Mode::Cards);
    tellAbout();
    if (mode == Mode::Mistakes)
        nextMistake();
    else if (const auto& left = asked())
        ask(*left);
    else if (mode == Mode::Lesson)
        begin();
    else
        next();
}

// What was asked before goes at once.
void PracticePage::begin() {
    m_player->pause(core::text("practice", "Looking for a puzzle …"));
    nextOfLesson();
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
    case Mode::Cards:
        return nextCard();
    }
}

void PracticePage::nextCard() {
    m_card.reset();
    tellAbout();
    if (m_cards.empty()) return m_player->pause(core::text("practice", "You know them all."));
    const auto& board = m_cards.front();
    auto& game = m_games[QString::fromStdString(board.rules)];
    if (!game) game = m_kind.game(board.rules);
    m_card.emplace();
    m_card->game = game;
    m_card->position = game->parse(board.position);
    m_card->ask = core::Ask::WhoWins;
    m_card->outcome = board.worth;
    m_cardOpen = true;
    ask(*m_card);
}

// Once; what was answered may be looked at again.
void PracticePage::cardAnswered(bool right) {
    if (!std::exchange(m_cardOpen, false)) return;
    if (!right) m_cards.push_back(m_cards.front());
    m_cards.pop_front();
    tellAbout();
}

void PracticePage::nextOfLesson() {
    m_ofLesson = m_idea.take();
    if (m_ofLesson)
        ask(*m_ofLesson);
    else
        m_player->wait(core::text("practice", "Looking for a puzzle …"));
}

void PracticePage::nextPuzzle(Flow& from) {
    from.waiting = true;
    from.puzzle = from.source.take(m_series->progress().grade);
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

// Rather another than the one that has just been answered.
void PracticePage::nextMistake() {
    auto all = m_mistakes->mistakes();
    std::erase_if(all, [&](const Mistake& m) { return !m.waits(m_deck.today()); });
    if (m_mistake) std::ranges::stable_sort(all, {}, [&](const Mistake& m) { return m.repeats(*m_mistake); });
    const auto posed = std::ranges::find_if(all, [&](const Mistake& m) { return pose(m); });
    m_mistake = posed == all.end() ? std::nullopt : std::optional(*posed);
    m_mistakes->setCurrent(m_mistake);
    if (m_mistake) return;
    const auto later = m_mistakes->mistakes();
    const bool some = std::ranges::any_of(later, [](const Mistake& m) { return !m.known(); });
    m_player->pause(
        some ? core::text("practice", "That is all for today.")
             : core::text("practice",
                          "When you give a win or a draw away in a match, you can practise it here."),
        PuzzlePlayer::Other::Puzzles);
    m_modes->setFocus();
}

// False where it is none of a game as it is today.
bool PracticePage::pose(const Mistake& mistake) {
    try {
        auto& game = m_games[mistake.rules];
        if (!game) game = m_kind.game(mistake.rules.toStdString());
        const auto position = game->parse(mistake.position.toStdString());
        if (game->result(position)) return false;
        const auto asked =
            mistake.win ? core::text("practice", "Here you let a win slip. Find a move that wins.")
                        : core::text("practice", "Here you let a draw slip. Find a move that does not lose.");
        m_player->pose(core::Exercise::find(game, position), {asked});
        return true;
    } catch (const core::InputError&) {
        return false;
    }
}

void PracticePage::answered(bool right) {
    if (flow() != nullptr)
        m_series->answered(right);
    else if (m_mode == Mode::Mistakes && m_mistake)
        m_deck.answered(*m_mistake, right);
    else if (m_mode == Mode::Cards)
        cardAnswered(right);
    log(right);
}

void PracticePage::log(bool right) {
    classlog::Row row;
    row.event = QStringLiteral("puzzle");
    row.player = m_who->text().simplified();
    row.result = right ? QStringLiteral("right") : QStringLiteral("wrong");
    if (const auto& puzzle = asked(); m_mode != Mode::Mistakes && puzzle) {
        const auto& game = *puzzle->game;
        row.game = QString::fromUtf8(m_kind.id.data(), static_cast<qsizetype>(m_kind.id.size()));
        row.rules = QString::fromStdString(game.rules());
        row.position = QString::fromStdString(game.text(puzzle->position));
        if (!puzzle->answers.empty())
            row.best = QString::fromStdString(game.text(puzzle->position, puzzle->answers.front()));
    } else if (m_mistake) {
        row.game = m_mistake->game;
        row.rules = m_mistake->rules;
        row.position = m_mistake->position;
    }
    const auto& match = m_player->exercise()->exercise()->match();
    if (m_mode != Mode::Sides && match.plies() > 0) // else the first move may be the other side's
        row.answer = QString::fromStdString(match.game().text(match.at(0), match.move(0)));
    if (const auto trouble = classlog::add(row); !trouble.isEmpty()) emit troubled(trouble);
}

std::vector<PracticePage::Mode> PracticePage::modes() const {
    std::vector<Mode> all{Mode::Puzzles, Mode::Mistakes, Mode::Sides};
    if (m_lesson != nullptr) all.push_back(Mode::Lesson);
    if (m_anyCards) all.push_back(Mode::Cards);
    return all;
}

void PracticePage::showMode() {
    const auto all = modes();
    m_modes->setCurrent(static_cast<int>(std::ranges::find(all, m_mode) - all.begin()));
}

// What is practised: what a lesson puts right, or so many boards.
void PracticePage::tellAbout() {
    if (m_mode == Mode::Cards)
        m_belief->setText(tr("What the lab says one should remember: %n boards to go.", nullptr,
                             static_cast<int>(m_cards.size())));
    else if (m_lesson != nullptr)
        m_belief->setText(
            tr("After the lesson “%1”: positions in which “%2” is wrong.")
                .arg(language::spoken(m_lesson->title), language::spoken(m_lesson->belief.rule)));
}

// So many mistakes; the lesson that was done last; and what a lab found.
void PracticePage::showWaiting() {
    const int waiting = m_mistakes->waiting();
    QStringList choices{tr("New ones"), waiting > 0 ? tr("My mistakes (%1)").arg(waiting) : tr("My mistakes"),
                        tr("Begin or follow?")};
    if (m_lesson != nullptr) choices << tr("After the lesson");
    if (m_anyCards) choices << tr("From the lab");
    m_modes->setChoices(choices);
    showMode();
    tellAbout();
}

// Days go by, and matches are played, while the page is not there; and whoever comes next is somebody else.
void PracticePage::showEvent(QShowEvent* event) {
    showWaiting();
    if (!event->spontaneous()) m_who->clear();
    for (QWidget* one : std::initializer_list<QWidget*>{m_whoLabel, m_who}) one->setVisible(classlog::kept());
    if (m_mode == Mode::Mistakes && !m_mistake) nextMistake();
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
