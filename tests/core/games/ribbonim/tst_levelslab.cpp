#include <QTest>

#include "core/kind.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <random>

using namespace core;

namespace {

Table run(const std::string& values) {
    for (const auto& lab : kindOf("ribbonim").labs)
        if (lab.id == "ribbonim-levels") return lab.run(parseValues(lab.options, values), {}, [](double) {});
    qFatal("no such lab");
    return {};
}

// The level of a position by trying every move of the game, to the end: the winner hurries, the loser delays.
struct Tried {
    int level(const Position& p) {
        const auto text = game->text(p);
        if (const auto known = levels.find(text); known != levels.end()) return known->second;
        int quickest = -1, slowest = -1;
        for (const auto m : game->moves(p)) {
            const int after = level(game->play(p, m));
            if (lost(after) && (quickest < 0 || after < quickest)) quickest = after;
            slowest = std::max(slowest, after);
        }
        return levels[text] = game->moves(p).empty() ? 0 : 1 + (quickest >= 0 ? quickest : slowest);
    }
    bool lost(int level) const { return (level % 2 != 0) == misere; }

    std::shared_ptr<const Game> game;
    bool misere = true;
    std::map<std::string, int> levels = {};
};

} // namespace

// The lab for levels, with rings and without, against the game played out.
class LevelsLabTest : public QObject {
    Q_OBJECT
private slots:
    void levelsAreThoseOfTheGame_data();
    void levelsAreThoseOfTheGame();
    void ringsAreAllThere();
    void questions();
    void listsOfThePage();
    void patterns();
};

void LevelsLabTest::levelsAreThoseOfTheGame_data() {
    QTest::addColumn<QString>("rules");
    for (const char* ending : {"misere", "normal"})
        for (const char* limit : {"0", "2", "3"})
            QTest::addRow("%s %s", ending, limit) << QStringLiteral("ending=%1;limit=%2").arg(ending, limit);
}
void LevelsLabTest::levelsAreThoseOfTheGame() {
    QFETCH(QString, rules);
    const auto given = rules.toStdString();
    Tried tried{kindOf("ribbonim").game(given), rules.contains(QStringLiteral("misere"))};
    const auto table = run(given + ";rings=with;max-stones=6;max-level=20");
    int rings = 0, pictures = 0;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const auto level = static_cast<int>(std::get<std::int64_t>(table.rows[row][0]));
        for (const auto& field : std::get<std::vector<std::string>>(table.rows[row][2])) {
            QCOMPARE(tried.level(tried.game->parse(field)), level);
            rings += field.find('(') != std::string::npos;
        }
        for (const auto& picture : table.pictures.at(row)) {
            const auto game = kindOf("ribbonim").game(picture.rules);
            QCOMPARE(tried.level(game->parse(picture.position)), level);
            QVERIFY(*picture.play.english != '\0');
            ++pictures;
        }
    }
    QVERIFY(rings > 20 && pictures > 20);
    for (const auto& fact : table.facts) QVERIFY2(fact.holds, fact.text.english().c_str());
}

// As many fields of n stones as there are ways to part n into ribbons and, from two stones on, rings.
void LevelsLabTest::ringsAreAllThere() {
    constexpr int most = 7;
    std::vector<int> ways(most + 1);
    ways[0] = 1;
    const auto also = [&](int length) {
        for (int n = length; n <= most; ++n)
            ways[static_cast<std::size_t>(n)] += ways[static_cast<std::size_t>(n - length)];
    };
    for (int length = 1; length <= most; ++length) also(length);
    for (int length = 2; length <= most; ++length) also(length);
    std::size_t listed = 0;
    for (const auto& row : run("rings=with;max-stones=7;max-level=20").rows)
        listed += std::get<std::vector<std::string>>(row[2]).size();
    QCOMPARE(listed, static_cast<std::size_t>(std::accumulate(ways.begin(), ways.end(), 0)));
}

// What is counted of the page's two sentences, with matches played out.
void LevelsLabTest::questions() {
    const auto& labs = kindOf("ribbonim").labs;
    const auto& lab = *std::ranges::find(labs, std::string_view("ribbonim-questions"), &Lab::id);
    const auto table = lab.run(parseValues(lab.options, "opponent=3"), {}, [](double) {});
    QCOMPARE(table.rows.size(), std::size_t{14}); // T1, T3 … T13; T2, T4 … T14
    const auto cell = [&](std::size_t row, std::size_t column) {
        return std::get<std::string>(table.rows[row][column]);
    };
    QCOMPARE(std::get<std::int64_t>(table.rows[3][1]), 7);
    QCOMPARE(std::get<std::int64_t>(table.rows[3][2]), 13); // T1, 2 of T3, 4 of T5, 6 of T7
    // The start is won in T14: who knows all up to T13 and begins wins against anybody.
    for (const std::size_t column : {3, 5, 7}) QCOMPARE(cell(6, column), "100.0 %");
    QCOMPARE(cell(6, 8), "0.0 %");
    Tried tried{kindOf("ribbonim").game("")};
    std::mt19937 random(7);
    const auto moveOf = [&](const Position& p, int known) {
        std::vector<Move> all = tried.game->moves(p), chosen;
        for (const auto m : all) {
            const int level = tried.level(tried.game->play(p, m));
            if (tried.lost(level) && level <= known) chosen.push_back(m);
        }
        if (!chosen.empty()) all = chosen;
        return all[random() % all.size()];
    };
    for (const bool begins : {true, false})
        for (const int other : {0, 3}) {
            constexpr int matches = 4000;
            int won = 0;
            for (int match = 0; match < matches; ++match) {
                auto p = tried.game->start();
                bool mine = begins;
                for (; !tried.game->result(p); mine = !mine)
                    p = tried.game->play(p, moveOf(p, mine ? 7 : other));
                won += (tried.game->result(p) == Outcome::Win) == mine;
            }
            const auto told = std::stod(cell(3, (other == 0 ? 3U : 5U) + (begins ? 0U : 1U)));
            QVERIFY2(std::abs(told - 100.0 * won / matches) < 3, std::to_string(told).c_str());
        }
}

// All that the page lists, complete to 16 stones.
void LevelsLabTest::listsOfThePage() {
    const auto said = [](const std::string& ending) {
        std::string all;
        for (const auto& fact : run("ending=" + ending + ";max-stones=16;max-level=7").facts)
            if (fact.text.english().find("Ribbonim page lists") != std::string::npos)
                all += fact.text.english().substr(0, 2) + (fact.holds ? " " : "! ") +
                       (fact.text.n >= 0 ? std::to_string(fact.text.n) : "named") + '\n';
        return all;
    };
    QCOMPARE(said("misere"), "T1 1\nT2 30\nT3 2\nT4 50\nT5 named\nT6 107\nT7 named\n");
    QCOMPARE(said("normal"), "T1 16\nT2 1\nT3 28\nT4 2\nT5 48\nT6 4\n");
}

// Written with stars a level has the same fields: read as one reads it, by hand.
void LevelsLabTest::patterns() {
    const auto written = [](const std::string& options) {
        std::vector<std::string> all;
        for (const auto& row : run(options + ";max-stones=9;max-level=6").rows)
            for (const auto& field : std::get<std::vector<std::string>>(row[2]))
                all.push_back(std::to_string(std::get<std::int64_t>(row[0])) + ' ' + field);
        std::ranges::sort(all);
        return all;
    };
    std::vector<std::string> expanded;
    for (const auto& line : written("written=pattern")) {
        const auto star = line.find('*');
        for (int more = 0; more <= (star == std::string::npos ? 0 : 9); ++more) {
            auto field = line.substr(2);
            if (star != std::string::npos) {
                field.resize(star - 2);
                for (int i = 0; i < more; ++i) field += 'o';
            }
            if (std::ranges::count(field, 'o') > 9) break;
            std::vector<int> lengths;
            for (const auto& ribbon : split(field, '/'))
                if (const auto length = std::ranges::count(ribbon, 'o')) lengths.push_back(int(length));
            std::ranges::sort(lengths, std::greater{});
            std::string text;
            for (const int length : lengths) text += (text.empty() ? "" : "-") + std::to_string(length);
            expanded.push_back(line.substr(0, 2) + (text.empty() ? "0" : text));
        }
    }
    std::ranges::sort(expanded);
    expanded.erase(std::unique(expanded.begin(), expanded.end()), expanded.end());
    QCOMPARE(expanded, written("written=lengths"));
    const auto all = written("written=pattern");
    for (const char* line : {"2 o / o *", "2 o o *", "4 o / o / o / o *", "3 o o / o o", "4 o o / o o o *"})
        QVERIFY2(std::ranges::count(all, line) == 1, line);
}

QTEST_GUILESS_MAIN(LevelsLabTest)
#include "tst_levelslab.moc"
