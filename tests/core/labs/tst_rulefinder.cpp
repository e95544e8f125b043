#include <QTest>

#include "core/labs/labs.h"
#include "core/labs/rulefinder.h"
#include "core/solve/census.h"
#include "core/solve/positiongraph.h"

#include <algorithm>
#include <map>

using namespace core;

// Which rules make a good game: what is told of each, and which come first.
class TestRuleFinder : public QObject {
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheList();
    void aCutProvesNothing();
    void theyComeAsAsked();
    void everyGameHasTheLab_data();
    void everyGameHasTheLab();
    void tooManyAreRefused();
    void aStopIsToldAsOne();
};

namespace {

int rounded(int part, int all) {
    return (200 * part + all) / (2 * all);
}

const Lab& labOf(const std::string& id) {
    const auto& labs = labsOf(kindOf(id));
    return *std::ranges::find(labs, id + "-find", &Lab::id);
}

Table tableOf(const std::string& id, const std::string& values) {
    const auto& lab = labOf(id);
    return lab.run(parseValues(lab.options, values), {}, [](double) {});
}

} // namespace

// Counted once more from the list of all positions, where each is looked up by its notation.
void TestRuleFinder::figuresAreThoseOfTheList() {
    const auto& kind = kindOf("chopsticks");
    const std::string rules = "fingers=4;overflow=wrap";
    const auto found = findRules(kind, {rules}, mostListed, {}, [](double) {});
    QCOMPARE(found.size(), std::size_t{1});
    const auto game = kind.game(rules);
    const auto list = everyPosition(*game, game->start(), {});
    std::map<std::string, Outcome> values;
    for (const auto& entry : list.entries)
        values[game->text(game->folded(entry.position))] = entry.verdict.lower.outcome;
    int draws = 0, moves = 0, traps = 0, choices = 0, only = 0, won = 0, decided = 0;
    for (const auto& entry : list.entries) {
        const auto value = entry.verdict.lower.outcome;
        if (value == Outcome::Draw) ++draws;
        std::map<std::string, Outcome> after;
        for (const auto m : game->moves(entry.position)) {
            const auto text = game->text(game->folded(game->play(entry.position, m)));
            after[text] = opposite(values.at(text));
        }
        if (after.empty()) continue;
        if (value != Outcome::Draw) ++decided;
        if (value == Outcome::Win) ++won;
        if (value == Outcome::Loss) continue;
        const auto keep = std::ranges::count_if(after, [&](const auto& m) { return m.second == value; });
        moves += static_cast<int>(after.size());
        traps += static_cast<int>(after.size()) - static_cast<int>(keep);
        if (after.size() > 1) ++choices;
        if (after.size() > 1 && keep == 1) ++only;
    }
    QVERIFY(found.front().proven);
    QCOMPARE(found.front().positions, static_cast<std::int64_t>(list.entries.size()));
    QCOMPARE(found.front().draws, rounded(draws, static_cast<int>(list.entries.size())));
    QCOMPARE(found.front().traps, rounded(traps, moves));
    QCOMPARE(found.front().only, rounded(only, choices));
    QCOMPARE(found.front().mover, rounded(won, decided));
    QCOMPARE(found.front().start.lower, census(*game, game->start(), {}).start.lower);
}

void TestRuleFinder::aCutProvesNothing() {
    const auto table = tableOf("chopsticks", "fingers=4..9;positions=1000");
    QVERIFY(table.complete);
    int cut = 0;
    for (const auto& row : table.rows) {
        const bool unproven = std::get<std::string>(row[2]) == "unproven";
        QCOMPARE(unproven, std::get<std::int64_t>(row[1]) > 1000);
        for (std::size_t i = 4; i < row.size(); ++i)
            QCOMPARE(std::holds_alternative<std::monostate>(row[i]), unproven);
        if (cut > 0) QVERIFY(unproven); // behind what is proven
        if (unproven) ++cut;
    }
    QVERIFY(cut > 0 && cut < static_cast<int>(table.rows.size()));
    QVERIFY(!table.facts.back().holds);
    QCOMPARE(table.facts.back().text.n, cut);
}

void TestRuleFinder::theyComeAsAsked() {
    const auto all = [](const char* rank) {
        return tableOf("chopsticks", std::string("fingers=3..6;rank=") + rank).rows;
    };
    const auto number = [](const std::vector<Cell>& row, std::size_t i) {
        const auto* n = std::get_if<std::int64_t>(&row[i]);
        return n != nullptr ? *n : 0;
    };
    const auto rows = all("lively");
    QVERIFY(rows.size() > 20);
    const auto ordered = [](const auto& some, auto less) { return std::ranges::is_sorted(some, less); };
    QVERIFY(ordered(rows, [&](const auto& a, const auto& b) {
        return number(a, 5) + number(a, 6) > number(b, 5) + number(b, 6);
    }));
    QVERIFY(ordered(all("long"), [&](const auto& a, const auto& b) { return number(a, 3) > number(b, 3); }));
    QVERIFY(
        ordered(all("decided"), [&](const auto& a, const auto& b) { return number(a, 4) < number(b, 4); }));
    QVERIFY(ordered(all("fair"), [&](const auto& a, const auto& b) {
        return std::abs(number(a, 7) - 50) < std::abs(number(b, 7) - 50);
    }));
    auto same = all("fair"), others = rows;
    std::ranges::sort(same);
    std::ranges::sort(others);
    QVERIFY(same == others);
}

void TestRuleFinder::everyGameHasTheLab_data() {
    QTest::addColumn<QString>("id");
    for (const auto* kind : catalogue()) QTest::newRow(kind->id.data()) << QString::fromUtf8(kind->id.data());
}

// Small fields are enough to see that each can be played from.
void TestRuleFinder::everyGameHasTheLab() {
    QFETCH(const QString, id);
    const auto table = tableOf(id.toStdString(), "positions=3000");
    QVERIFY(table.complete && !table.rows.empty());
    QCOMPARE(table.pictures.size(), table.rows.size());
    for (const auto& pictures : table.pictures) {
        const auto game = kindOf(id.toStdString()).game(pictures.front().rules);
        QVERIFY(!game->moves(game->parse(pictures.front().position)).empty());
    }
}

void TestRuleFinder::tooManyAreRefused() {
    QVERIFY_THROWS_EXCEPTION(InputError,
                             tableOf("fmurs", "rows=3..10;columns=3..10;sheep=1..10;topology=all;turn=all"));
}

void TestRuleFinder::aStopIsToldAsOne() {
    StopSource stopped;
    stopped.request_stop();
    const auto& lab = labOf("ribbonim");
    const auto table = lab.run(parseValues(lab.options, ""), stopped.get_token(), [](double) {});
    QVERIFY(!table.complete && table.rows.empty());
}

QTEST_GUILESS_MAIN(TestRuleFinder)
#include "tst_rulefinder.moc"
