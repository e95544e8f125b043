#include <QTest>

#include "core/lessons/exercise.h"
#include "core/solve/positiongraph.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <map>
#include <ranges>
#include <set>

using namespace core;

namespace {

// A step of a lesson, with a name for messages.
struct Place {
    const Kind* kind;
    std::string name;
    Step step;
};

std::vector<Place> allSteps() {
    std::vector<Place> all;
    for (const auto* kind : everykind::all()) {
        const std::string id(kind->id);
        for (std::size_t i = 0; i < kind->guide.size(); ++i)
            all.push_back({kind, id + " guide " + std::to_string(i + 1), kind->guide[i]});
        for (const auto& lesson : kind->lessons) {
            const auto name = id + " " + std::string(lesson.id) + " ";
            for (std::size_t i = 0; i < lesson.steps.size(); ++i)
                all.push_back({kind, name + std::to_string(i + 1), lesson.steps[i]});
            for (std::size_t i = 0; i < lesson.exit.size(); ++i)
                all.push_back({kind, name + "exit " + std::to_string(i + 1), lesson.exit[i]});
        }
        for (std::size_t i = 0; i < kind->source.differs.size(); ++i)
            all.push_back({kind, id + " source " + std::to_string(i + 1), kind->source.differs[i]});
    }
    return all;
}

bool empty(const Phrase& p) {
    return *p.english == '\0';
}

} // namespace

// Every question of every lesson has exactly the answers that rules and solver give.
class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void everyGameIsTold();
    void everyGameNamesItsSource();
    void stepsFit_data();
    void stepsFit();
    void questionsAreOpen_data() { stepsFit_data(); }
    void questionsAreOpen();
    void falsePartsFailOnABoard();
    void whatIsFalseOfDrawsFailsOnADraw();
    void questionsAtTheEndHaveOtherBoards();
    void outcomesAtTheEndDiffer();

private:
    void checkClaim(const Exercise& e);
    Exercise begun(const Place& place, std::size_t turn = 0) {
        return m_remembered.begun(*place.kind, place.step, turn);
    }
    void checkMoves(Exercise& e);
    void checkQuestion(const Place& place, std::size_t turn);
    void checkKeeping(const Place& place, std::size_t turn);
    void checkMarking(Exercise& e);

    std::vector<Place> m_places = allSteps();
    Remembered m_remembered;
};

void TestLessons::everyGameIsTold() {
    for (const auto* kind : everykind::all()) {
        const std::string id(kind->id);
        QVERIFY2(kind->guide.size() >= 2, (id + ": a guide has two steps or more").c_str());
        QVERIFY2(!kind->lessons.empty(), (id + " has no lessons").c_str());
        std::set<std::string_view> ids;
        for (const auto& lesson : kind->lessons) {
            const auto name = id + " " + std::string(lesson.id);
            QVERIFY2(ids.insert(lesson.id).second, name.c_str());
            QVERIFY2(!lesson.steps.empty() && !empty(lesson.title), name.c_str());
            QVERIFY2(std::ranges::count(lesson.steps, Task::Claim, &Step::task) > 0, name.c_str());
            QVERIFY2(!lesson.exit.empty(), name.c_str());
            for (const auto& step : lesson.exit)
                QVERIFY2(step.task != Task::Look && step.task != Task::Try && step.task != Task::Claim,
                         name.c_str());
        }
    }
}

void TestLessons::everyGameNamesItsSource() {
    for (const auto* kind : everykind::all()) {
        const auto& source = kind->source;
        const std::string id(kind->id);
        QVERIFY2(!source.title.empty(), id.c_str());
        for (const auto& said : {source.name, source.origin, source.asks, source.found, source.words})
            QVERIFY2(!empty(said), id.c_str());
    }
    // As the documents have them.
    QCOMPARE(kindOf("bao").source.authors, "稻畠 康博, 高橋 和子 (Yasuhiro Inahata, Kazuko Takahashi)");
    QCOMPARE(kindOf("chopsticks").source.authors, "shirodoni");
    QCOMPARE(kindOf("fmurs").source.authors, "M, R, F 先生");
}

void TestLessons::stepsFit_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_places.size(); ++i)
        QTest::addRow("%s", m_places[i].name.c_str()) << static_cast<int>(i);
}

// Positions, moves and labs are there, and something is said; nothing is given that the task does not ask
// for.
void TestLessons::stepsFit() {
    QFETCH(int, index);
    const auto& place = m_places[static_cast<std::size_t>(index)];
    QVERIFY(place.step.turns == 0 || place.step.task == Task::Keep);
    QVERIFY(place.step.figure == nullptr || place.step.task == Task::Number);
    const auto& s = place.step;
    const Exercise e(*place.kind, s);
    QVERIFY(!empty(s.say));
    if (s.task == Task::Where || s.task == Task::Origin) QVERIFY(e.spot());
    if (s.task != Task::Look) QVERIFY2(!e.match().ending(), "it is over before anything can be answered");
    // Whoever answers wrong is told where to look, unless any move will do.
    if (s.task != Task::Look && s.task != Task::Claim && !(s.task == Task::Try && s.moves.empty()))
        QVERIFY(!empty(s.wrong));
    QCOMPARE(s.task == Task::Claim, !s.gaps.empty());
    checkClaim(e);
    if (s.graph) {
        QVERIFY(place.kind->graphed);
        GraphQuery query;
        query.show = *s.graph;
        QVERIFY(!positionGraph(e.match().game(), e.match().start(), query, {}).nodes.empty());
    }
    if (s.lab.empty()) return;
    const auto lab = std::ranges::find(place.kind->labs, s.lab, &Lab::id);
    QVERIFY(lab != place.kind->labs.end());
    QVERIFY(!lab->run(parseValues(lab->options, s.with), {}, [](double) {}).rows.empty());
}

// Each gap can be filled wrongly. What a false part asks for where it fails gives something away there; where
// it asks for nothing, the board can be played.
void TestLessons::checkClaim(const Exercise& e) {
    const auto& game = e.match().game();
    for (const auto& gap : e.step().gaps) {
        QVERIFY(gap.size() >= 2);
        QVERIFY2(gap.front().position.empty(), "the first part is true");
        std::set<std::string_view> said;
        for (const auto& part : gap) {
            QVERIFY2(said.insert(part.text.english).second, part.text.english);
            if (part.position.empty()) continue;
            const auto p = game.parse(part.position);
            QVERIFY(!game.moves(p).empty());
            if (part.move.empty()) continue;
            const auto& known = m_remembered.of(e.match().sharedGame(), p);
            const auto made = std::ranges::find(known.moves, game.parse(p, part.move), &MoveVerdict::move);
            QVERIFY2(made->verdict.upper.outcome < known.verdict.lower.outcome, part.text.english);
        }
    }
}

// Of every sentence; but for those that say no more than how something is proved, which is on no board.
void TestLessons::falsePartsFailOnABoard() {
    const std::map<std::string_view, std::set<std::string_view>> aboutProofs{
        // The induction: from which rows it begins, and what leads from one number of rows to the next.
        {"theorem",
         {"a hundred rows", "one sheep that is slow", "with some more that were tried",
          "nobody has seen a sheep escape"}},
        {"ladder", {"from the board in play"}},   // the order in which fields are found
        {"third", {"nobody has found one yet"}}}; // true of any board, and no reason
    std::size_t found = 0;
    for (const auto* kind : catalogue())
        for (const auto& lesson : kind->lessons)
            for (const auto& step : lesson.steps)
                for (const auto& gap : step.gaps)
                    for (const auto& part : gap | std::views::drop(1)) {
                        if (!part.position.empty()) continue;
                        const auto named = aboutProofs.find(lesson.id);
                        QVERIFY2(named != aboutProofs.end() && named->second.contains(part.text.english),
                                 part.text.english);
                        ++found;
                    }
    QCOMPARE(found, std::size_t(6)); // each that is named
}

// What is said of boards on which neither can force the end is not refuted by another.
void TestLessons::whatIsFalseOfDrawsFailsOnADraw() {
    const auto& lesson = *std::ranges::find(kindOf("chopsticks").lessons, "endless", &Lesson::id);
    const auto& claim = *std::ranges::find(lesson.steps, Task::Claim, &Step::task);
    const Exercise e(kindOf("chopsticks"), claim);
    for (const auto& gap : claim.gaps)
        for (const auto& part : gap | std::views::drop(1)) {
            const auto p = e.match().game().parse(part.position);
            const auto verdict = m_remembered.of(e.match().sharedGame(), p).verdict;
            QVERIFY2(verdict.proven() && verdict.lower.outcome == Outcome::Draw, part.text.english);
        }
}

// Whoever was wrong there is not asked what has just been shown. Boards to be marked are so many that it is
// not remembered, and one question is about the board of the source itself.
void TestLessons::questionsAtTheEndHaveOtherBoards() {
    for (const auto* kind : catalogue())
        for (const auto& lesson : kind->lessons)
            for (const auto& step : lesson.exit) {
                if (step.task == Task::Mark || step.position == "1-2-3-4-5") continue;
                const std::set<std::string_view> boards(step.boards.begin(), step.boards.end());
                QVERIFY2(boards.size() >= 2, (std::string(kind->id) + " " + std::string(lesson.id)).c_str());
                std::set<SpotId> spots;
                for (std::size_t turn = 0; turn < step.boards.size(); ++turn)
                    if (const auto spot = Exercise(*kind, step, turn).spot()) spots.insert(*spot);
                QVERIFY2(spots.size() != 1, std::string(lesson.id).c_str()); // nor always the same
            }
}

// Nobody passes who only remembers what was right the last time.
void TestLessons::outcomesAtTheEndDiffer() {
    for (const auto* kind : catalogue())
        for (const auto& lesson : kind->lessons)
            for (const auto& step : lesson.exit) {
                if (step.task != Task::Outcome) continue;
                std::set<Outcome> worth;
                for (std::size_t turn = 0; turn < step.boards.size(); ++turn) {
                    const auto e = begun({kind, "", step}, turn);
                    worth.insert(e.known()->verdict.lower.outcome);
                }
                QVERIFY2(worth.size() > 1, (std::string(kind->id) + " " + std::string(lesson.id)).c_str());
            }
}

void TestLessons::questionsAreOpen() {
    QFETCH(int, index);
    const auto& place = m_places[static_cast<std::size_t>(index)];
    const auto boards =
        place.step.task == Task::Mark ? 1 : std::max<std::size_t>(place.step.boards.size(), 1);
    for (std::size_t turn = 0; turn < boards; ++turn) checkQuestion(place, turn);
}

void TestLessons::checkQuestion(const Place& place, std::size_t turn) {
    auto e = begun(place, turn);
    QVERIFY(e.ready());
    switch (place.step.task) {
    case Task::Look:
        QCOMPARE(e.state(), Exercise::State::Right);
        return;
    case Task::Outcome:
        QVERIFY(place.step.calls.empty() ||
                std::ranges::count(place.step.calls, e.known()->verdict.lower.outcome, &Call::outcome) == 1);
        for (const auto o : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
            e.restart();
            m_remembered.tell(e);
            e.say(o);
            QCOMPARE(e.state() == Exercise::State::Right, e.known()->verdict.lower.outcome == o);
        }
        return;
    case Task::Number:
        for (const int by : {-1, 1, 0}) {
            e.restart();
            m_remembered.tell(e);
            e.say(*e.number() + by);
            QCOMPARE(e.state() == Exercise::State::Right, by == 0);
        }
        return;
    case Task::Where:
    case Task::Origin:
        QVERIFY(e.awaitsSpot());
        e.point(*e.spot() + 1);
        QCOMPARE(e.state(), Exercise::State::Wrong);
        e.again();
        e.point(*e.spot());
        QCOMPARE(e.state(), Exercise::State::Right);
        return;
    case Task::Keep:
        checkMoves(e);
        return checkKeeping(place, turn);
    case Task::Mark:
        return checkMarking(e);
    case Task::Claim: {
        std::vector<std::size_t> parts(place.step.gaps.size());
        parts.back() = 1;
        e.claim(parts);
        QCOMPARE(e.state(), Exercise::State::Wrong);
        e.again();
        e.claim(std::vector<std::size_t>(place.step.gaps.size()));
        QCOMPARE(e.state(), Exercise::State::Right);
        return;
    }
    case Task::Try:
    case Task::Best:
        return checkMoves(e);
    }
}

// Some are lost and some are not; one marked too much is played.
void TestLessons::checkMarking(Exercise& e) {
    std::vector<bool> lost;
    for (std::size_t i = 0; i < e.boards().size(); ++i) lost.push_back(*e.lost(i));
    QVERIFY(std::ranges::count(lost, true) > 0 && std::ranges::count(lost, false) > 0);
    auto other = lost;
    other.back() = !other.back();
    e.mark(other);
    QCOMPARE(e.state(), Exercise::State::Wrong);
    QVERIFY(e.mistaken() == lost.size() - 1 && e.counters());
    e.again();
    e.mark(lost);
    QCOMPARE(e.state(), Exercise::State::Right);
}

// Some moves are accepted; where it is a question, others are not.
void TestLessons::checkMoves(Exercise& e) {
    if (e.step().side) return; // who begins is the question
    int right = 0, wrong = 0;
    for (const auto m : e.match().game().moves(e.match().start())) {
        e.restart();
        m_remembered.tell(e);
        QVERIFY(e.awaitsMove());
        e.play(m);
        e.state() == Exercise::State::Wrong ? ++wrong : ++right;
    }
    QVERIFY(right > 0);
    if (e.step().task != Task::Try) QVERIFY2(wrong > 0, "every move would be right");
}

// Whoever always makes the best move is through in the end.
void TestLessons::checkKeeping(const Place& place, std::size_t turn) {
    auto e = begun(place, turn);
    e.begin(e.known()->verdict.lower.outcome == Outcome::Win); // where that is asked
    for (int plies = 0; e.state() == Exercise::State::Open && plies < 200; ++plies) {
        m_remembered.tell(e);
        const auto answer = e.reply();
        e.play(answer ? *answer : e.known()->moves.front().move);
    }
    QCOMPARE(e.state(), Exercise::State::Right);
}

QTEST_APPLESS_MAIN(TestLessons)
#include "tst_lessons.moc"
