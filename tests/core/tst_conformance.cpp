#include <QTest>

#include "core/game.h"
#include "tests/everykind.h"

#include <algorithm>
#include <random>
#include <set>
#include <vector>

using namespace core;

// What must be true of every game of the catalogue, under every preset.
class TestConformance : public QObject {
    Q_OBJECT

private slots:
    void presets_data();
    void presets();
    void worthItsBestMove_data() { everykind::rows(); }
    void worthItsBestMove();
    void traitIsTrue_data() { everykind::rows(); }
    void traitIsTrue();
    void labsRun_data() { everykind::rows(); }
    void labsRun();

private:
    void checkPosition(const Game& game, const Layout& layout, const Position& start, const Position& p);
    void checkMoves(const Game& game, const Layout& layout, const Position& start, const Position& p);
    void checkScene(const Game& game, const Layout& layout, const Position& start, const Position& p);
};

namespace {

QString artFile(const Kind& kind, std::string_view art) {
    return QString::fromStdString(SOURCE_FOLDER "/" + everykind::folder(kind) + "/art/" + std::string(art) +
                                  ".svg");
}

bool onBoard(const Layout& layout, SpotId spot) {
    return spot >= 0 && static_cast<std::size_t>(spot) < layout.spots.size();
}

} // namespace

void TestConformance::presets_data() {
    QTest::addColumn<const Kind*>("kind");
    QTest::addColumn<QString>("rules");
    for (const auto* kind : everykind::all()) {
        QTest::newRow(std::string(kind->id).c_str()) << kind << QString();
        for (const auto& preset : kind->presets)
            QTest::newRow((std::string(kind->id) + " " + preset.rules).c_str())
                << kind << QString::fromStdString(preset.rules);
    }
}

// Random games from the start, each position checked on the way.
void TestConformance::presets() {
    QFETCH(const Kind*, kind);
    QFETCH(QString, rules);
    const auto game = kind->game(rules.toStdString());
    QCOMPARE(QString::fromStdString(game->rules()), rules);
    const auto start = game->start();
    const auto layout = game->layout(start);
    QVERIFY(!layout.spots.empty());
    for (const auto& message : game->summary(start)) QVERIFY(!message.english().empty());
    std::mt19937 random(20070703);
    for (int round = 0; round < 5; ++round) {
        auto p = start;
        for (int ply = 0;; ++ply) {
            QVERIFY2(ply < 1000, "random play does not end");
            checkPosition(*game, layout, start, p);
            if (QTest::currentTestFailed()) return;
            const auto moves = game->moves(p);
            if (moves.empty()) break;
            p = game->play(p, moves[random() % moves.size()]);
        }
    }
}

void TestConformance::checkPosition(const Game& game, const Layout& layout, const Position& start,
                                    const Position& p) {
    const auto text = game.text(p);
    const auto read = game.parse(text);
    QCOMPARE(game.text(read), text);
    QCOMPARE(game.mover(read), game.mover(p));
    QVERIFY2(game.canonical(read) == game.canonical(p), text.c_str()); // but for what it is drawn like
    QVERIFY(!game.brief(p).empty());
    // In the source's own way too, and as a board in a chat, where no tabs are.
    auto spelt = game.spelt(p);
    if (!spelt.empty()) QCOMPARE(game.text(game.parse(spelt)), text);
    if (std::erase(spelt, '\t') > 0) QCOMPARE(game.text(game.parse(spelt)), text);
    QCOMPARE(game.result(p).has_value(), game.moves(p).empty());
    QVERIFY(game.canonical(game.canonical(p)) == game.canonical(p));
    QCOMPARE(game.result(game.canonical(p)), game.result(p));
    if (game.result(p))
        QVERIFY(!game.ending(p, {"Hana", "Ken"}).english().empty());
    else
        QVERIFY(!game.prompt(p).english().empty());
    checkMoves(game, layout, start, p);
    checkScene(game, layout, start, p);
}

void TestConformance::checkMoves(const Game& game, const Layout& layout, const Position& start,
                                 const Position& p) {
    std::set<std::string> texts;
    std::set<Path> paths;
    for (const auto m : game.moves(p)) {
        const auto text = game.text(p, m);
        QVERIFY2(texts.insert(text).second, text.c_str());
        QVERIFY(game.parse(p, text) == m);
        QVERIFY(!game.phrase(p, m).english().empty());
        const auto path = game.path(start, p, m);
        QVERIFY(!path.empty());
        for (const auto spot : path) QVERIFY(onBoard(layout, spot));
        QVERIFY2(paths.insert(path).second, text.c_str());
        for (const auto& event : game.story(start, p, m))
            QVERIFY(onBoard(layout, event.from) && onBoard(layout, event.to));
    }
    QVERIFY_THROWS_EXCEPTION(InputError, (void)game.parse(p, "no such move"));
    if (!layout.spots.empty()) QVERIFY(!game.refusal(start, p, {0}).english().empty());
}

void TestConformance::checkScene(const Game& game, const Layout& layout, const Position& start,
                                 const Position& p) {
    const auto scene = game.scene(start, p);
    for (const auto& token : scene.tokens) {
        QVERIFY(onBoard(layout, token.spot));
        const auto file = artFile(game.kind(), token.art);
        QVERIFY2(QFile::exists(file), qPrintable(file));
    }
    for (const auto& [spot, number] : scene.counts) QVERIFY(onBoard(layout, spot));
    for (const auto& spot : layout.spots) QVERIFY(!spot.label.english().empty());
}

namespace {

// What a solver says soon.
Analysis analysed(Solver& solver, const Position& p) {
    std::stop_source stop;
    Analysis known;
    int reports = 0;
    solver.analyse(p, stop.get_token(), [&](const Analysis& a) {
        known = a;
        if (++reports == 2) stop.request_stop(); // the first values, and the reasons for them
    });
    return known;
}

bool agree(const Verdict& a, const Verdict& b) {
    return a.lower <= b.upper && b.lower <= a.upper;
}

} // namespace

namespace {

// What was met in random matches under the usual rules.
struct Met {
    bool roundAgain = false;  // a position came back
    bool endlessMove = false; // the lab has more to show of a move, and with it the match is drawn
};

Met met(const Game& game) {
    Met met;
    std::mt19937 random(20190203);
    for (int round = 0; round < 40; ++round) {
        std::vector<Position> seen;
        for (auto p = game.start(); !game.result(p) && seen.size() < 1000;) {
            met.roundAgain |= std::ranges::find(seen, p) != seen.end();
            seen.push_back(p);
            const auto moves = game.moves(p);
            for (const auto m : moves)
                met.endlessMove |= game.kind().link && game.kind().link->way(game, p, m) &&
                                   game.result(game.reached(p, m)) == Outcome::Draw;
            p = game.play(p, moves[random() % moves.size()]);
        }
    }
    return met;
}

} // namespace

// The card on the shelf tells what is true of the rules that it starts.
void TestConformance::traitIsTrue() {
    QFETCH(const Kind*, kind);
    const std::string_view trait = kind->trait.english;
    const auto seen = met(*kind->game(""));
    QCOMPARE(seen.roundAgain, trait == "can go round" || trait == "can go round for ever");
    QCOMPARE(seen.endlessMove, trait == "a move may never end");
    QVERIFY(seen.roundAgain || seen.endlessMove || trait == "always ends");
}

// A move is worth what it leads to, looked at afresh by another solver, and a position what its best move is.
void TestConformance::worthItsBestMove() {
    QFETCH(const Kind*, kind);
    const auto game = kind->game("");
    const auto solver = game->solver(), another = game->solver();
    std::mt19937 random(5);
    int ply = 0;
    for (auto p = game->start(); !game->result(p) && ply < 12; ++ply) {
        const auto known = analysed(*solver, p);
        const auto moves = game->moves(p);
        QCOMPARE(known.moves.size(), moves.size());
        std::vector<Verdict> values;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto& [m, verdict] = known.moves[i];
            values.push_back(verdict);
            if (i >= 12) continue; // not all of a long list
            const auto next = game->play(p, m);
            const bool turned = game->mover(next) != game->mover(p);
            auto fresh = Verdict{};
            if (const auto result = game->result(next))
                fresh = exactly(*result, 0);
            else
                fresh = analysed(*another, next).verdict;
            const auto told = game->text(p) + " | " + game->text(p, m);
            QVERIFY2(agree(verdict, ofMove(fresh, turned)), told.c_str());
        }
        const auto value = best(values);
        QVERIFY2(value.lower == known.verdict.lower && value.upper == known.verdict.upper,
                 game->text(p).c_str());
        p = game->play(p, moves[random() % moves.size()]);
    }
    QVERIFY(ply > 2);
}

// With their defaults all labs run and say what they find, be it that a claim fails; a stopped one says so.
void TestConformance::labsRun() {
    QFETCH(const Kind*, kind);
    for (const auto& lab : kind->labs) {
        const Values values(lab.options, {});
        const auto table = lab.run(values, {}, [told = 0.0](double done) mutable {
            QVERIFY(done >= told && done <= 1);
            told = done;
        });
        QVERIFY(table.complete && !table.rows.empty());
        for (const auto& row : table.rows) QCOMPARE(row.size(), table.columns.size());
        for (const auto& fact : table.facts) QVERIFY(!fact.text.english().empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!lab.run(values, stop.get_token(), [](double) {}).complete);
    }
}

QTEST_GUILESS_MAIN(TestConformance)
#include "tst_conformance.moc"
