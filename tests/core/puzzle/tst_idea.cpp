#include <QTest>

#include "core/belief.h"
#include "core/play/opponent.h"
#include "core/puzzle/idea.h"
#include "tests/core/analysed.h"

#include <algorithm>

using namespace core;

namespace {

const MoveVerdict& made(const Analysis& known, Move move) {
    return *std::ranges::find(known.moves, move, &MoveVerdict::move);
}

} // namespace

// What comes after a lesson: puzzles of its idea, and an opponent that errs in just this.
class TestIdea : public QObject {
    Q_OBJECT

private slots:
    // A question without a position is asked of the start.
    void aStartIsABoard() {
        const Lesson lesson{.id = "test",
                            .title = text("test", "Test"),
                            .steps = {},
                            .exit = {{.task = Task::Best, .say = text("test", "Win.")}},
                            .belief = {text("test", "take the most"), beliefs::mostTaken}};
        QVERIFY(IdeaStream::flowsFrom(lesson));
        IdeaStream stream(kindOf("ribbonim"), lesson, 1);
        QVERIFY(stream.next({}).has_value());
    }

    void everyGameHasSome();
    void puzzlesAreAboutIt_data();
    void puzzlesAreAboutIt();
    void theyComeInTheSameOrder();
    void theOpponentErrsInJustThis_data() { puzzlesAreAboutIt_data(); }
    void theOpponentErrsInJustThis();

private:
    Remembered m_remembered;
};

void TestIdea::everyGameHasSome() {
    for (const auto* kind : catalogue())
        QVERIFY2(std::ranges::any_of(kind->lessons, IdeaStream::flowsFrom), std::string(kind->id).c_str());
    QVERIFY(!IdeaStream::flowsFrom(Lesson()));
}

void TestIdea::puzzlesAreAboutIt_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("lesson");
    for (std::size_t k = 0; k < catalogue().size(); ++k) {
        const auto& kind = *catalogue()[k];
        for (std::size_t i = 0; i < kind.lessons.size(); ++i)
            if (kind.lessons[i].belief.moves != nullptr)
                QTest::addRow("%s %s", std::string(kind.id).c_str(), std::string(kind.lessons[i].id).c_str())
                    << static_cast<int>(k) << static_cast<int>(i);
    }
}

// One move is right, and the false rule does not find it; they are fresh until there is nothing new.
void TestIdea::puzzlesAreAboutIt() {
    QFETCH(int, kind);
    QFETCH(int, lesson);
    const auto& k = *catalogue()[static_cast<std::size_t>(kind)];
    const auto& data = k.lessons[static_cast<std::size_t>(lesson)];
    QVERIFY(IdeaStream::flowsFrom(data));
    IdeaStream stream(k, data, 1);
    std::set<std::string> seen;
    for (int i = 0; i < 12; ++i) {
        const auto puzzle = stream.next({});
        QVERIFY(puzzle.has_value());
        const auto& game = *puzzle->game;
        seen.insert(game.rules() + game.text(puzzle->position));
        const auto& known = m_remembered.of(puzzle->game, puzzle->position);
        for (const auto& m : known.moves)
            QCOMPARE(m.verdict.lower.outcome == known.verdict.lower.outcome,
                     std::ranges::count(puzzle->answers, m.move) > 0);
        const auto asked = data.belief.moves(game, puzzle->position);
        QVERIFY(!asked.empty());
        for (const auto move : asked)
            QVERIFY(made(known, move).verdict.lower.outcome < known.verdict.lower.outcome);
    }
    QVERIFY2(seen.size() >= 6, std::to_string(seen.size()).c_str());
}

void TestIdea::theyComeInTheSameOrder() {
    const auto& kind = kindOf("ribbonim");
    IdeaStream one(kind, kind.lessons.front(), 7), other(kind, kind.lessons.front(), 7);
    for (int i = 0; i < 5; ++i) QVERIFY(one.next({})->position == other.next({})->position);
    StopSource stopped;
    stopped.request_stop();
    QVERIFY(!one.next(stopped.get_token()));
}

// It follows the false rule where that gives something away, and gives nothing away elsewhere. Whoever
// follows the true one gets what it gave away.
void TestIdea::theOpponentErrsInJustThis() {
    QFETCH(int, kind);
    QFETCH(int, lesson);
    const auto& k = *catalogue()[static_cast<std::size_t>(kind)];
    const auto& data = k.lessons[static_cast<std::size_t>(lesson)];
    std::mt19937_64 random(3);
    const auto learner = seated(k, {"", Level::Perfect, std::string(data.id)}, random);
    const auto expert = seated(k, {"", Level::Perfect}, random);
    QVERIFY(learner.belief.moves != nullptr && expert.belief.moves == nullptr);
    IdeaStream stream(k, data, 2);
    for (int i = 0; i < 3; ++i) {
        const auto puzzle = stream.next({});
        QVERIFY(puzzle.has_value());
        Match match(puzzle->game, puzzle->position);
        const auto learning = match.mover();
        while (!match.ending() && !match.pending() && match.plies() < 60) {
            const auto& known = m_remembered.of(puzzle->game, match.position());
            const bool learns = match.mover() == learning;
            const auto move = choose(match, known, learns ? learner : expert, random);
            const auto& game = *puzzle->game;
            if (learns && beliefs::misleads(data.belief, game, match.position(), known))
                QVERIFY(std::ranges::count(data.belief.moves(game, match.position()), move) > 0);
            else
                QCOMPARE(made(known, move).verdict.lower.outcome, known.verdict.lower.outcome);
            match.play(move);
        }
        const auto ending = match.ending();
        if (ending)
            QVERIFY(puzzle->outcome == Outcome::Win ? ending->winner != learning
                                                    : ending->winner == other(learning));
    }
}

QTEST_APPLESS_MAIN(TestIdea)
#include "tst_idea.moc"
