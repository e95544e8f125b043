#include <QTest>

#include "core/kind.h"

#include <map>
#include <numeric>

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

QTEST_GUILESS_MAIN(LevelsLabTest)
#include "tst_levelslab.moc"
