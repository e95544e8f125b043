#include <QTest>

#include "core/kind.h"
#include "core/solve/census.h"
#include "tests/everykind.h"

#include <fstream>
#include <sstream>

using namespace core;

// Replays the golden.txt of every game of the catalogue, and of the template: what its rules are known to
// give. How such a file is written stands at the head of tests/toy/golden.txt.
class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void replay_data();
    void replay();
};

namespace {

struct Replay {
    const Kind& kind;
    std::unique_ptr<Game> game = {};
    Position reached = {};
    int values = 0, perfts = 0, plays = 0;

    void line(const std::string& text);
    void perft(std::istream& in);
    void value(std::istream& in);
    void play(std::istream& in);
    void reach(std::istream& in);
    Position position(std::istream& in) const;
};

std::string rest(std::istream& in) {
    std::string s;
    std::getline(in >> std::ws, s);
    return s;
}

Position Replay::position(std::istream& in) const {
    const auto text = rest(in);
    return text.empty() ? game->start() : game->parse(text);
}

void Replay::line(const std::string& text) {
    std::istringstream in(text);
    std::string word;
    in >> word;
    if (word == "rules") {
        game = kind.game(rest(in));
        reached = game->start();
    } else if (word == "perft")
        perft(in);
    else if (word == "value")
        value(in);
    else if (word == "play")
        play(in);
    else if (word == "reach")
        reach(in);
    else
        QFAIL(("no such line: " + text).c_str());
}

void Replay::perft(std::istream& in) {
    int depth = 0;
    std::uint64_t count = 0;
    in >> depth >> count;
    QCOMPARE(core::perft(*game, position(in), depth, {}), count);
    ++perfts;
}

void Replay::value(std::istream& in) {
    std::string outcome, plies;
    in >> outcome >> plies;
    Verdict found;
    game->solver()->analyse(position(in), {}, [&](const Analysis& a) { found = a.verdict; });
    QVERIFY(found.proven());
    constexpr std::array names{"loss", "draw", "win"};
    QCOMPARE(names[static_cast<std::size_t>(static_cast<int>(found.lower.outcome) + 1)], outcome);
    QCOMPARE(found.plies() ? std::to_string(*found.plies()) : "-", plies);
    ++values;
}

void Replay::play(std::istream& in) {
    for (std::string move; in >> move;) reached = game->play(reached, game->parse(reached, move));
    ++plays;
}

void Replay::reach(std::istream& in) {
    QCOMPARE(game->text(reached), rest(in));
}

} // namespace

void TestGolden::replay_data() {
    everykind::rows();
}

void TestGolden::replay() {
    QFETCH(const Kind*, kind);
    const auto path = std::string(SOURCE_FOLDER "/") + everykind::folder(*kind) + "/golden.txt";
    std::ifstream file(path);
    QVERIFY2(file.is_open(), ("missing: " + path).c_str());
    Replay replay{*kind};
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty() || line.front() == '#') continue;
        try {
            replay.line(line);
        } catch (const InputError& error) {
            QFAIL((path + ":" + std::to_string(number) + ": " + error.what()).c_str());
        }
        if (QTest::currentTestFailed()) {
            qWarning("%s:%d: %s", path.c_str(), number, line.c_str());
            return;
        }
    }
    QVERIFY2(replay.values > 0 && replay.perfts > 0 && replay.plays > 0,
             "a golden file holds values, perft counts and a play");
}

QTEST_GUILESS_MAIN(TestGolden)
#include "tst_golden.moc"
