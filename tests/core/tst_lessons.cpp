#include <QTest>

#include "core/play/exercise.h"
#include "core/solve/positiongraph.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <set>

using namespace core;

namespace {

// A step of a lesson, with a name for messages.
struct Place {
    const Kind* kind;
    std::string name;
    Step step;
    bool guide = false;
};

std::vector<Place> allSteps() {
    std::vector<Place> all;
    for (const auto* kind : everykind::all()) {
        const std::string id(kind->id);
        for (std::size_t i = 0; i < kind->guide.size(); ++i)
            all.push_back({kind, id + " guide " + std::to_string(i + 1), kind->guide[i], true});
        for (const auto& lesson : kind->lessons) {
            const auto name = id + " " + std::string(lesson.id) + " ";
            for (std::size_t i = 0; i < lesson.steps.size(); ++i)
                all.push_back({kind, name + std::to_string(i + 1), lesson.steps[i]});
            all.push_back({kind, name + "exit", lesson.exit});
        }
        for (std::size_t i = 0; i < kind->source.differs.size(); ++i)
            all.push_back({kind, id + " source " + std::to_string(i + 1), kind->source.differs[i], true});
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

private:
    Exercise begun(const Place& place);
    void know(Exercise& e) { e.know(m_remembered.of(e.match().sharedGame(), e.position())); }
    void checkMoves(Exercise& e);
    void checkKeeping(const Place& place);

    std::vector<Place> m_places = allSteps();
    Remembered m_remembered;
};

Exercise TestLessons::begun(const Place& place) {
    Exercise e(*place.kind, place.step);
    if (e.match().ending()) return e;
    know(e);
    return e;
}

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
            QVERIFY2(lesson.principles.size() >= 3, name.c_str());
            QVERIFY2(lesson.exit.task != Task::Look && lesson.exit.task != Task::Try, name.c_str());
            std::set<std::string_view> said;
            for (const auto& p : lesson.principles) QVERIFY2(said.insert(p.english).second, name.c_str());
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
    if (s.task != Task::Look && !(s.task == Task::Try && s.moves.empty())) QVERIFY(!empty(s.wrong));
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

void TestLessons::questionsAreOpen() {
    QFETCH(int, index);
    const auto& place = m_places[static_cast<std::size_t>(index)];
    auto e = begun(place);
    QVERIFY(e.ready());
    switch (place.step.task) {
    case Task::Look:
        QCOMPARE(e.state(), Exercise::State::Right);
        return;
    case Task::Outcome:
        for (const auto o : {Outcome::Win, Outcome::Draw, Outcome::Loss}) {
            e.restart();
            know(e);
            e.say(o);
            QCOMPARE(e.state() == Exercise::State::Right, e.known()->verdict.lower.outcome == o);
        }
        return;
    case Task::Number:
        for (const int by : {-1, 1, 0}) {
            e.restart();
            know(e);
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
        return checkKeeping(place);
    case Task::Try:
    case Task::Best:
        return checkMoves(e);
    }
}

// Some moves are accepted; where it is a question, others are not.
void TestLessons::checkMoves(Exercise& e) {
    int right = 0, wrong = 0;
    for (const auto m : e.match().game().moves(e.match().start())) {
        e.restart();
        know(e);
        QVERIFY(e.awaitsMove());
        e.play(m);
        e.state() == Exercise::State::Wrong ? ++wrong : ++right;
    }
    QVERIFY(right > 0);
    if (e.step().task != Task::Try) QVERIFY2(wrong > 0, "every move would be right");
}

// Whoever always makes the best move is through in the end.
void TestLessons::checkKeeping(const Place& place) {
    auto e = begun(place);
    for (int plies = 0; e.state() == Exercise::State::Open && plies < 200; ++plies) {
        know(e);
        const auto answer = e.reply();
        e.play(answer ? *answer : e.known()->moves.front().move);
    }
    QCOMPARE(e.state(), Exercise::State::Right);
}

QTEST_APPLESS_MAIN(TestLessons)
#include "tst_lessons.moc"
