#include <QTest>

#include "core/games/fmurs/labs/enclosure.h"
#include "core/games/fmurs/proof/forcedjump.h"
#include "core/games/fmurs/proof/theorem.h"
#include "core/games/fmurs/rules/flocks.h"
#include "core/games/fmurs/tables/endgames.h"
#include "core/play/match.h"
#include "tests/core/games/fmurs/fmurslabs.h"
#include "tests/core/games/fmurs/fmursrules.h"

using namespace fmurslabs;
using FmursRules = core::fmurs::Rules;

// What the source of Fmurs says of the game, against what the tables say.
class TestFmursSource : public QObject {
    Q_OBJECT

private slots:
    void claimsOfTheSource();
    void claimsStop();
    void claimsTellTheirMemoryBefore();
    void whoCanEncloseIsNeverCaught();
    void aTorusTurnedByAQuarterIsTheSame();
    void aJumpCanBeForced();
    void theSourcesDogs();
    void theSourcesDogsPlay();
    void whatTheProofLacksIsNamed();
    void whatHoldsForAllRowsIsTold();
};

// The figures are those of the stages; a claim that fails names its smallest field.
void TestFmursSource::claimsOfTheSource() {
    const auto table = labOf("fmurs-claims", "rows=4..5;columns=5;sheep=1");
    QCOMPARE(table.rows.size(), std::size_t{9}); // the source's own field first
    QCOMPARE(number(table, 0, "rows") * number(table, 0, "columns"), 90);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        for (const std::string reading : {"both", "either"}) {
            const auto stage = labOf(
                "fmurs-stages", "rows=" + std::to_string(number(table, i, "rows")) +
                                    ";columns=" + std::to_string(number(table, i, "columns")) +
                                    ";turn=" + reading + ";dogs=" + std::to_string(number(table, i, "dogs")) +
                                    ";topology=" + (std::get<bool>(table.rows[i][4]) ? "box" : "cylinder"));
            QCOMPARE(number(table, i, reading + "Longest"), number(stage, 0, "longest"));
            QCOMPARE(number(table, i, reading + "Escapes"), number(stage, 0, "escapes"));
        }
    QVERIFY(table.complete);
    // A box is dull on their field, as they read their rules; on the small ones a third dog changes nothing
    // where a turn is a step or jumps.
    // Ten sheep are livelier, and not longer.
    constexpr std::array holds{false, true,  false, false, true,  false, false,
                               true,  false, true,  true,  false, true,  true};
    QCOMPARE(table.facts.size(), holds.size());
    for (std::size_t i = 0; i < holds.size(); ++i) QCOMPARE(table.facts[i].holds, holds[i]);
    QVERIFY(table.facts[2].text.english().find("first on 4 × 5") != std::string::npos);
}

// Stopped after the source's own field, nothing is said yet.
void TestFmursSource::claimsStop() {
    const auto& labs = kindOf("fmurs").labs;
    const auto& lab = *std::ranges::find(labs, std::string_view("fmurs-claims"), &Lab::id);
    std::stop_source stop;
    const auto table = lab.run(parseValues(lab.options, "rows=4;columns=5;sheep=1"), stop.get_token(),
                               [&](double) { stop.request_stop(); });
    QCOMPARE(table.rows.size(), std::size_t{3});
    QVERIFY(!table.complete && table.facts.empty());
}

// Bytes of the largest table: three dogs on the source's own field, unless another one is larger.
void TestFmursSource::claimsTellTheirMemoryBefore() {
    const auto& labs = kindOf("fmurs").labs;
    const auto& lab = *std::ranges::find(labs, std::string_view("fmurs-claims"), &Lab::id);
    const auto memory = [&](const char* values) { return lab.memory(parseValues(lab.options, values)); };
    const auto own = memory("rows=4;columns=5;sheep=1");
    QVERIFY(own > 1e6 && own < 1e9);
    QCOMPARE(memory("rows=4..6;columns=5;sheep=1"), own);
    QVERIFY(memory("rows=11;columns=12;sheep=1") > own);
}

// A dog that four fighting sheep can enclose by force cannot clear the field, say the tables.
void TestFmursSource::whoCanEncloseIsNeverCaught() {
    std::uint64_t all = 0;
    for (const std::string turn : {"both", "either"}) {
        const FmursRules rules(
            parseValues(fmurs::options(), "rows=5;columns=5;sheep=4;fighting=on;halves=1;turn=" + turn));
        fmurs::Enclosure enclosure(rules.chase(), rules.dogs());
        QVERIFY(enclosure.solve({}));
        fmurs::Endgames endgames(rules.chase(), rules.dogs(), rules.symmetries());
        QVERIFY(endgames.solve(4, {}));
        std::uint64_t forced = 0;
        enclosure.each([&](const fmurs::Placement& h) {
            if (!enclosure.forced(h)) return;
            ++forced;
            if (endgames.dogsToMove(h) != fmurs::Endgame::never) QFAIL("caught all the same");
        });
        QCOMPARE(forced, enclosure.forced());
        all += forced;
    }
    QVERIFY(all > 0);
}

// Found only when all is gone through again, for what the dogs can do leads back and forth.
void TestFmursSource::aTorusTurnedByAQuarterIsTheSame() {
    const auto forced = [](const std::string& size) {
        const FmursRules rules(parseValues(
            fmurs::options(), size + ";topology=torus;dogs=1;sheep=4;fighting=on;halves=1;turn=either"));
        fmurs::Enclosure enclosure(rules.chase(), rules.dogs());
        return enclosure.solve({}) ? enclosure.forced() : 0;
    };
    QVERIFY(forced("rows=3;columns=5") > 0);
    QCOMPARE(forced("rows=3;columns=5"), forced("rows=5;columns=3"));
    QCOMPARE(forced("rows=3;columns=4"), forced("rows=4;columns=3"));
}

// Whichever way is looked at first, the hunt is as long from the other side.
static void sameInTheMirror(const fmurs::Field& field, const fmurs::ForcedJump& hunt) {
    const auto cells = static_cast<fmurs::Cell>(field.cells());
    const auto mirrored = [&](fmurs::Cell c) { return static_cast<fmurs::Cell>(cells - 1 - c); };
    for (fmurs::Cell a = 0; a < cells; ++a)
        for (fmurs::Cell b = 0; b < a; ++b)
            for (fmurs::Cell sheep = 0; sheep < cells; ++sheep)
                QCOMPARE(int{hunt.turns(a, b, sheep)},
                         int{hunt.turns(mirrored(a), mirrored(b), mirrored(sheep))});
}

// As a program of its own has it, without and with steps before the jumps; and not on a narrow field.
void TestFmursSource::aJumpCanBeForced() {
    for (const auto& [rows, columns, both, longest] :
         {std::tuple(10, 6, false, 25), std::tuple(8, 9, false, 23), std::tuple(10, 6, true, 17)}) {
        const fmurs::Chase chase(fmurs::Field(rows, columns, fmurs::Topology::Cylinder, {}),
                                 {.stepThenJump = both});
        fmurs::ForcedJump hunt(chase);
        QVERIFY(hunt.solve({}, [](double) {}));
        QCOMPARE(hunt.longest(), longest);
        QCOMPARE(hunt.unforced(), std::uint64_t{0});
        sameInTheMirror(chase.field(), hunt);
    }
    const fmurs::Chase narrow(fmurs::Field(7, 3, fmurs::Topology::Cylinder, {}), {.stepThenJump = false});
    fmurs::ForcedJump hunt(narrow);
    std::vector<double> told;
    QVERIFY(hunt.solve({}, [&](double done) { told.push_back(done); }) && hunt.unforced() > 0);
    sameInTheMirror(narrow.field(), hunt);
    QVERIFY(told.front() < 0.5 && told.back() <= 1 && std::ranges::is_sorted(told));
}

// Up to ten rows the source's proof works out as it is written; from eleven on the sheep can come onto a row
// that it has forgotten. With a step or jumps alone it has no beginning.
void TestFmursSource::theSourcesDogs() {
    constexpr std::array best{1, 1, 2, 2, 3, 4, 4, 5, 6, 6};
    for (int rows = 3; rows <= 12; ++rows)
        for (const auto* const turn : {"both", "either"}) {
            const auto r = fmursrules::rulesOf(
                QStringLiteral("rows=%1;columns=6;sheep=1;halves=1;turn=%2").arg(rows).arg(turn));
            fmurs::Endgames endgames(r.chase(), r.dogs(), r.symmetries());
            QVERIFY(endgames.solve(1, {}));
            const fmurs::Theorem theorem(r, endgames);
            auto start = r.start();
            std::ranges::copy(fmurs::symmetricDogs(r.field(), 2), start.dogs.begin());
            std::ranges::sort(start.dogs);
            start.phase = FmursRules::Phase::PlaceSheep;
            int longest = 0, lost = 0;
            for (const auto m : r.moves(start)) {
                const auto p = r.play(start, m);
                const auto chance = theorem.chance(p, theorem.whole());
                longest = std::max<int>(longest, endgames.dogsToMove(r.placement(p)));
                QVERIFY(chance.turns >= endgames.dogsToMove(r.placement(p)) && chance.turns < 30);
                lost += chance.holds ? 0 : 1;
            }
            const bool both = turn == std::string("both");
            if (both) QCOMPARE(longest, best.at(static_cast<std::size_t>(rows - 3)));
            QCOMPARE(lost > 0, !both || rows > 10);
        }
}

// Played through against the best replies it ends as soon as was said, with fewer rows in mind at every turn.
void TestFmursSource::theSourcesDogsPlay() {
    const auto& lab = *kindOf("fmurs").demonstration;
    const auto proof = lab.make(parseValues(lab.options, "rows=8"), {}, [](double) {});
    QVERIFY(proof != nullptr && !proof->facts().empty() && proof->facts().front().holds);
    Match line(proof->game(), proof->start());
    std::size_t aside = 0;
    int turns = 0, done = 0;
    std::string_view announced; // ♠ or ♣; the turn that follows is told by the same sign
    while (!line.ending()) {
        const auto step = proof->at(line);
        const auto tells = [&](std::string_view said) {
            return std::ranges::any_of(
                step.lines, [&](const auto& m) { return m.english().find(said) != std::string::npos; });
        };
        if (line.mover() == proof->side()) {
            announced = tells(": ♠, ") ? "♠" : tells(": ♣, ") ? "♣" : "";
        } else {
            QCOMPARE(tells("♠ The dog nearer"), announced == "♠");
            QCOMPARE(tells("♣ The dog farther"), announced == "♣");
            done += announced.empty() ? 0 : 1;
        }
        QVERIFY(step.aside.size() >= aside && step.aside.size() <= aside + 6 && !step.lines.empty());
        aside = step.aside.size();
        turns += step.move ? 1 : 0;
        QCOMPARE(step.move.has_value(), line.mover() == proof->side());
        line.play(step.move ? *step.move : step.known.moves.front().move);
    }
    QCOMPARE(turns, 4);
    QVERIFY(done > 1);
    QCOMPARE(aside, std::size_t{18});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(lab.make(parseValues(lab.options, ""), stop.get_token(), [](double) {}) == nullptr);
}

// Where a turn is a step or jumps a full row stays a gap: what is told of the theorems then says so.
void TestFmursSource::whatTheProofLacksIsNamed() {
    const auto& lab = *kindOf("fmurs").demonstration;
    const auto proof = lab.make(parseValues(lab.options, "rows=7;columns=8;turn=either"), {}, [](double) {});
    QVERIFY(proof != nullptr);
    std::vector<std::string> gaps;
    for (const auto& fact : proof->facts())
        if (!fact.holds) gaps.push_back(fact.text.english());
    const std::vector<std::string> begin{
        "Theorem 1: the proof as it is written works out from ",
        "Theorem 2, any number of sheep: M, R and F-sensei hunt one sheep",
        "With 7 sheep or more a whole row but one cell can be full of them."};
    QCOMPARE(gaps.size(), begin.size());
    for (std::size_t i = 0; i < gaps.size(); ++i) QVERIFY2(gaps[i].starts_with(begin[i]), gaps[i].c_str());
}

// What tests/check-theorem proves for every number of rows is told where it holds, and agrees with the
// tables.
void TestFmursSource::whatHoldsForAllRowsIsTold() {
    const auto& lab = *kindOf("fmurs").demonstration;
    const auto told = [&](const std::string& values) {
        const auto proof = lab.make(parseValues(lab.options, values), {}, [](double) {});
        for (const auto& fact : proof->facts())
            if (fact.text.english().ends_with("proved for every n.")) return std::optional(fact);
        return std::optional<Fact>();
    };
    for (const auto& [rows, turns] : {std::pair(4, 1), {5, 2}, {6, 2}}) {
        const auto fact = told("rows=" + std::to_string(rows) + ";columns=6");
        QVERIFY(fact && fact->holds);
        QVERIFY(fact->text.english().find("here " + std::to_string(turns) + ":") != std::string::npos);
    }
    QVERIFY(!told("rows=3;columns=6") && !told("rows=4;columns=7") && !told("rows=4;columns=6;turn=either"));
}

QTEST_GUILESS_MAIN(TestFmursSource)
#include "tst_fmurssource.moc"
