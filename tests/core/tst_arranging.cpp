#include <QRegularExpression>
#include <QTest>

#include "core/kind.h"

#include <algorithm>

using namespace core;

// What the tools do with which positions of any game are set up by hand.
class TestArranging : public QObject {
    Q_OBJECT

private slots:
    void everyToolAtEverySpot_data();
    void everyToolAtEverySpot();
    void toolsDoWhatTheySay_data();
    void toolsDoWhatTheySay();
    void changesDoWhatTheySay_data();
    void changesDoWhatTheySay();
    void refusalsQuoteNoNotation_data() { everyToolAtEverySpot_data(); }
    void refusalsQuoteNoNotation();
    void objectionsPointAtPieces_data();
    void objectionsPointAtPieces();
};

// Those that have tools: a game may do without.
void TestArranging::everyToolAtEverySpot_data() {
    QTest::addColumn<const Kind*>("kind");
    for (const auto* kind : catalogue())
        if (!kind->game("")->tools().empty()) QTest::addRow("%s", std::string(kind->id).c_str()) << kind;
}

// Whatever a tool makes can be written, drawn and worked on; the first tool undoes nothing, and what it did
// another one undoes.
void TestArranging::everyToolAtEverySpot() {
    QFETCH(const Kind*, kind);
    const auto played = kind->game("");
    const auto start = played->start();
    QVERIFY(played->tools().size() >= 2);
    QVERIFY(!played->changes(start).empty());
    int undone = 0;
    const auto spots = static_cast<int>(played->layout(start).spots.size());
    for (SpotId spot = 0; spot < spots; ++spot)
        for (std::size_t tool = 0; tool < played->tools().size(); ++tool) try {
                const auto draft = played->applied(start, tool, spot);
                QVERIFY(draft.option || draft.position != start || tool > 0);
                const auto seen = played->scene(draft.position, draft.position);
                const auto before = played->scene(start, start);
                QVERIFY(draft.position == start || seen.tokens != before.tokens ||
                        seen.above != before.above || seen.below != before.below);
                QVERIFY(!played->text(draft.position).empty());
                for (std::size_t back = 0; back < played->tools().size(); ++back) try {
                        const auto again = played->applied(draft.position, back, spot).position;
                        undone += played->scene(again, again).tokens == before.tokens ? 1 : 0;
                    } catch (const InputError&) { // no such spot any more, or nothing to be done
                    }
            } catch (const InputError& error) {
                QVERIFY(!error.message().english().empty());
            }
    QVERIFY(undone > 0);
}

void TestArranging::toolsDoWhatTheySay_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("spot");
    QTest::addColumn<QString>("after"); // empty: there is no doing so
    const auto row = [](const char* tool, const char* position, int spot, const char* after) {
        QTest::addRow("%s, %s, %d", tool, position, spot) << QString(position) << spot << QString(after);
    };
    row("ribbonim, One stone more", "3-(5) 1", 1, "4-(5) 1");
    row("ribbonim, One stone fewer", "3-(5) 2", 4, "3-(4) 2");
    row("ribbonim, Take this stone out", "5 1", 1, "1-3 1");
    row("ribbonim, Take this stone out", "5 1", 0, "4 1");
    row("ribbonim, Take this stone out", "(5) 1", 2, "4 1");
    row("persimmons, One persimmon more", "2-4A 1", 2, "2-5A 1");
    row("persimmons, One persimmon more", "21A 1", 0, "");
    row("persimmons, One persimmon fewer", "1-4A 2", 0, "4A 2");
    row("persimmons, One persimmon fewer", "1-4A 2", 4, "1-3A 2");
    row("persimmons, One persimmon fewer", "1A 1", 0, "0A 1");
    row("chopsticks, One finger more", "13/04 2", 1, "14/04 2");
    row("chopsticks, One finger more", "13/04 2", 3, "");
    row("chopsticks, One finger fewer", "13/04 2", 3, "13/03 2");
    row("chopsticks, One finger fewer", "13/04 2", 0, "03/04 2");
    row("chopsticks, One finger fewer", "13/04 2", 2, "");
    row("bao, One stone more", "8,8,8,8/8,8,8,7 0-0 1", 7, "8,8,8,8/8,8,8,8 0-0 1");
    row("bao, One stone more", "8,8,8,8/8,8,8,7 1-0 1", 7, "");
    row("bao, One stone fewer", "8,8,8,8/8,8,8,8 0-0 1", 0, "7,8,8,8/8,8,8,8 0-0 1");
    row("bao, Empty it", "8,8,8,8/8,8,8,8 0-0 2", 1, "8,0,8,8/8,8,8,8 0-0 2");
}

void TestArranging::toolsDoWhatTheySay() {
    QFETCH(QString, position);
    QFETCH(int, spot);
    QFETCH(QString, after);
    const auto asked = QString(QTest::currentDataTag()).split(", ");
    const auto game = kindOf(asked[0].toStdString()).game("");
    const auto tools = game->tools();
    const auto tool = std::ranges::find(tools, asked[1].toStdString(), &Message::english);
    QVERIFY(tool != tools.end());
    const auto p = game->parse(position.toStdString());
    QString found;
    try {
        const auto draft = game->applied(p, static_cast<std::size_t>(tool - tools.begin()), spot);
        found = QString::fromStdString(game->text(draft.position));
    } catch (const InputError& error) {
        QVERIFY(!error.message().english().empty());
    }
    QCOMPARE(found, after);
}

void TestArranging::changesDoWhatTheySay_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("after"); // empty: it is not offered
    const auto row = [](const char* change, const char* rules, const char* position, const char* after) {
        QTest::addRow("%s, %s", change, position) << QString(rules) << QString(position) << QString(after);
    };
    row("ribbonim, The other player begins", "", "3-(5) 1", "3-(5) 2");
    row("ribbonim, Add a ribbon", "", "3-(5) 2", "3-(5)-3 2");
    row("ribbonim, Add a ring", "", "3-(5) 1", "3-(5)-(5) 1");
    row("persimmons, The other player begins", "", "2-4A 2", "2-4A 1");
    row("persimmons, Add a string", "", "2-4A 1", "2-4-1A 1");
    row("persimmons, Add a string", "", "0A 1", "1A 1");
    row("persimmons, Add a string", "", "1-1-1-1-1-1-1-1A 1", "");
    row("persimmons, Add a string", "limit=2", "1-1A 1", "1-1-1A 1");
    row("persimmons, Add a string", "limit=2", "1-1-1A 1", "");
    row("persimmons, Condition undecided", "", "2-4W 1", "2-4A 1");
    row("persimmons, Condition undecided", "", "2-4A 1", "");
    row("persimmons, The last one wins", "", "2-4A 1", "2-4W 1");
    row("persimmons, The last one loses", "", "2-4W 2", "2-4L 2");
    row("chopsticks, The other player begins", "", "13/04 2", "13/04 1");
}

void TestArranging::changesDoWhatTheySay() {
    QFETCH(QString, rules);
    QFETCH(QString, position);
    QFETCH(QString, after);
    const auto asked = QString(QTest::currentDataTag()).split(", ");
    const auto game = kindOf(asked[0].toStdString()).game(rules.toStdString());
    QString found;
    for (const auto& change : game->changes(game->parse(position.toStdString())))
        if (change.name.english() == asked[1].toStdString())
            found = QString::fromStdString(game->text(change.position));
    QCOMPARE(found, after);
}

// Whoever sets up by hand has written nothing: what a tool used again and again ends with is said in words.
void TestArranging::refusalsQuoteNoNotation() {
    QFETCH(const Kind*, kind);
    const std::shared_ptr<const Game> game = kind->game("");
    const auto plain = [](const Message& why) {
        const auto said = QString::fromStdString(why.english());
        return said.endsWith(QLatin1Char('.')) && !said.contains(QRegularExpression("[“/]"));
    };
    constexpr int enough = 300;
    for (std::size_t tool = 0; tool < game->tools().size(); ++tool) {
        auto p = game->start();
        for (SpotId spot = 0, times = 0; times < enough; ++times) try {
                const auto spots = static_cast<SpotId>(game->layout(p).spots.size());
                if (spots == 0) break;
                p = game->applied(p, tool, std::min(spot, spots - 1)).position;
                const auto objection = game->objection(p);
                QVERIFY(!objection || plain(objection->why));
                if (objection) spot = (spot + 1) % spots;
            } catch (const InputError& error) {
                QVERIFY2(plain(error.message()), error.what());
                break;
            }
    }
}

void TestArranging::objectionsPointAtPieces_data() {
    QTest::addColumn<int>("tool"); // 0 sheep, 1 dog
    QTest::addColumn<int>("spot");
    QTest::addColumn<QString>("why");
    QTest::addColumn<std::vector<SpotId>>("spots");
    const auto row = [](const char* name, int tool, int spot, const char* why, std::vector<SpotId> spots) {
        QTest::newRow(name) << tool << spot << why << spots;
    };
    row("a dog too many", 1, 0, "Dogs on the field: 3; these rules have 2.", {0, 24, 35});
    row("a dog too few", 1, 24, "Dogs on the field: 1; these rules have 2.", {35});
    row("a sheep too many", 0, 20, "Sheep on the field: 4; at most 3 are allowed.", {14, 15, 16, 20});
    row("a sheep by the wall", 0, 2, "No sheep may stand on a row next to a wall.", {2});
    row("a sheep fewer", 0, 14, "", {});
}

void TestArranging::objectionsPointAtPieces() {
    QFETCH(int, tool);
    QFETCH(int, spot);
    QFETCH(QString, why);
    QFETCH(std::vector<SpotId>, spots);
    const auto game = kindOf("fmurs").game("rows=6;columns=6;sheep=3");
    const auto p = game->parse("6/6/2SSS1/6/D5/5D d 0");
    const auto objection = game->objection(game->applied(p, static_cast<std::size_t>(tool), spot).position);
    QCOMPARE(objection.has_value(), !why.isEmpty());
    if (!objection) return;
    QCOMPARE(QString::fromStdString(objection->why.english()), why);
    QCOMPARE(objection->spots, spots);
}

QTEST_GUILESS_MAIN(TestArranging)
#include "tst_arranging.moc"
