#include <QTest>

#include "core/gameof.h"
#include "core/solve/retrograde.h"
#include "tests/everykind.h"
#include "tests/toy/board.h"

#include <random>

using namespace core;

// What no game of the catalogue takes: positions and rules that cannot be, and nothing to play.
class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void garbageIsRefused_data() { everykind::rows(); }
    void garbageIsRefused();
    void badRulesAreRefused_data() { everykind::rows(); }
    void badRulesAreRefused();
    void extremesGoOnOrAreRefused_data() { everykind::rows(); }
    void extremesGoOnOrAreRefused();
    void finishedStartIsRefused();
};

namespace {

// The least and the most that an option allows, in the form in which it is given.
std::vector<std::string> extremes(const Option& option) {
    const auto range = [](int from, int to) { return std::to_string(from) + ".." + std::to_string(to); };
    const auto list = [](int entries, int value) {
        std::string all;
        for (int i = 0; i < entries; ++i) all += (i == 0 ? "" : ",") + std::to_string(value);
        return all;
    };
    switch (option.type) {
    case Option::Type::Int:
        return {std::to_string(option.min), std::to_string(option.max)};
    case Option::Type::Range:
        return {range(option.min, option.min), range(option.min, option.max), range(option.max, option.max)};
    case Option::Type::List:
        return {list(option.min, option.entry.min), list(option.min, option.entry.max),
                list(option.max, option.entry.min), list(option.max, option.entry.max)};
    case Option::Type::Choice:
        break;
    }
    std::vector<std::string> all;
    for (const auto& choice : option.choices) all.emplace_back(choice.value);
    return all;
}

struct Finished : pursuit::Rules {
    using pursuit::Rules::Rules;
    Position start() const { return {3, 3, 1, 0}; }
};

} // namespace

void TestRefusals::garbageIsRefused() {
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

void TestRefusals::badRulesAreRefused() {
    QFETCH(const Kind*, kind);
    QVERIFY_THROWS_EXCEPTION(InputError, kind->game("no=such"));
    QVERIFY_THROWS_EXCEPTION(InputError, kind->game("nonsense"));
    for (const auto& option : kind->options)
        QVERIFY_THROWS_EXCEPTION(InputError, kind->game(std::string(option.key) + "=-1"));
}

// Each by itself under every preset: what is taken goes on at its start, what is not says why.
void TestRefusals::extremesGoOnOrAreRefused() {
    QFETCH(const Kind*, kind);
    for (const auto& option : kind->options) {
        for (const auto& value : extremes(option)) {
            const auto rules = std::string(option.key) + '=' + value;
            try {
                const auto game = kind->game(rules);
                const auto start = game->start();
                QVERIFY2(!game->result(start), ("finished at its start: " + rules).c_str());
                const auto moves = game->moves(start);
                QVERIFY2(!moves.empty(), rules.c_str());
                QCOMPARE(game->text(game->parse(game->text(start))), game->text(start));
                for (const auto m : {moves.front(), moves.back()}) {
                    QVERIFY2(game->parse(start, game->text(start, m)) == m, rules.c_str());
                    QVERIFY(!game->text(game->play(start, m)).empty());
                }
                QVERIFY(!game->layout(start).spots.empty());
            } catch (const InputError& error) {
                QVERIFY2(!error.message().english().empty(), rules.c_str());
            }
        }
    }
}

// No match begins where there is nothing to play.
void TestRefusals::finishedStartIsRefused() {
    const Values none(pursuit::kind().options, {});
    using Over = GameOf<Finished, pursuit::Board, Retrograde<Finished>>;
    QVERIFY_THROWS_EXCEPTION(InputError, Over(pursuit::kind(), none));
}

QTEST_GUILESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
