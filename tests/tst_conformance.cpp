#include <QTest>

#include "core/kind.h"
#include "tests/everykind.h"

#include <random>
#include <set>

using namespace core;

Q_DECLARE_METATYPE(const core::Kind*)

// What must be true of every game of the catalogue, under every preset.
class TestConformance : public QObject {
    Q_OBJECT

private slots:
    void presets_data();
    void presets();
    void garbageIsRefused_data() { kinds(); }
    void garbageIsRefused();
    void badRulesAreRefused_data() { kinds(); }
    void badRulesAreRefused();
    void labsRun_data() { kinds(); }
    void labsRun();

private:
    static void kinds();
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

void TestConformance::kinds() {
    QTest::addColumn<const Kind*>("kind");
    for (const auto* kind : everykind::all()) QTest::newRow(std::string(kind->id).c_str()) << kind;
}

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
    QCOMPARE(game.text(game.parse(text)), text);
    QCOMPARE(game.mover(game.parse(text)), game.mover(p));
    QVERIFY(!game.brief(p).empty());
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

void TestConformance::garbageIsRefused() {
    QFETCH(const Kind*, kind);
    const auto game = kind->game("");
    const auto good = game->text(game->start());
    std::vector<std::string> garbage{"",
                                     " ",
                                     "?",
                                     "-",
                                     "/",
                                     "()",
                                     "99999999999999999999",
                                     good + good,
                                     good + "\n",
                                     "x" + good,
                                     std::string(100000, '1'),
                                     "\xff\xfe"};
    for (const auto& text : garbage) QVERIFY_THROWS_EXCEPTION(InputError, (void)game->parse(text));
    // A field damaged in one place is refused or says exactly what it is, and never crashes.
    std::mt19937 random(1);
    for (int i = 0; i < 20000; ++i) {
        auto damaged = good;
        const auto at = random() % damaged.size();
        if (i % 3 == 0)
            damaged.erase(at, 1);
        else if (i % 3 == 1)
            damaged[at] = static_cast<char>(random() % 96 + 32);
        else
            damaged.insert(at, 1, static_cast<char>(random() % 96 + 32));
        try {
            const auto p = game->parse(damaged);
            QCOMPARE(game->text(game->parse(game->text(p))), game->text(p));
        } catch (const InputError& error) {
            QVERIFY(!error.message().english().empty());
        }
    }
}

void TestConformance::badRulesAreRefused() {
    QFETCH(const Kind*, kind);
    QVERIFY_THROWS_EXCEPTION(InputError, kind->game("no=such"));
    QVERIFY_THROWS_EXCEPTION(InputError, kind->game("nonsense"));
    for (const auto& option : kind->options)
        QVERIFY_THROWS_EXCEPTION(InputError, kind->game(std::string(option.key) + "=-1"));
}

// With their defaults all labs run and say what they find, be it that a claim fails; a stopped one says so.
void TestConformance::labsRun() {
    QFETCH(const Kind*, kind);
    for (const auto& lab : kind->labs) {
        const Values values(lab.options, {});
        const auto table = lab.run(values, {}, [](double done) { QVERIFY(done >= 0 && done <= 1); });
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
