#include <QTest>

#include "core/lessons/ownrule.h"
#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <algorithm>
#include <map>
#include <set>

using namespace core;

// A learner's rule out of parts, held against the solver.
class TestOwnRule : public QObject {
    Q_OBJECT

private slots:
    void partsAreOfTheGame_data() { everykind::rows(); }
    void partsAreOfTheGame();
    void whatFailsIsShown_data() { everykind::rows(); }
    void whatFailsIsShown();
    void whatIsTrueNeverFails_data();
    void whatIsTrueNeverFails();
    void whatWasNotTriedIsNoProof();
    void nothingIsSaidOfWhatWasStopped();
};

namespace {

std::size_t part(const RuleForm& form, std::string_view english) {
    const auto found = std::ranges::find(form.parts, english,
                                         [](const Belief& b) { return std::string_view(b.rule.english); });
    Q_ASSERT(found != form.parts.end());
    return static_cast<std::size_t>(found - form.parts.begin());
}

// A small board of each game, where everything is quickly known.
const std::map<std::string_view, std::string_view> small{
    {"ribbonim", "layout=2,3"},
    {"persimmons", "strings=3,2"},
    {"bao", "pits=2"},
    {"fmurs", "rows=3;columns=3;sheep=1;halves=1;turnlimit=8"},
};

std::unique_ptr<Game> smallest(const Kind& kind) {
    const auto found = small.find(kind.id);
    return kind.game(found == small.end() ? "" : found->second);
}

} // namespace

void TestOwnRule::partsAreOfTheGame() {
    QFETCH(const Kind*, kind);
    const auto game = kind->game("");
    const auto form = ruleForm(*game, game->start());
    QVERIFY(!form.parts.empty());
    QCOMPARE(form.step.gaps.size(), std::size_t{2});
    QCOMPARE(form.step.gaps[1].size(), form.parts.size() + 1);
    std::set<std::string_view> said;
    for (const auto& belief : form.parts) QVERIFY(said.insert(belief.rule.english).second);
    QVERIFY(fits(form, {0, form.parts.size()}));
    for (const RuleParts& wrong :
         std::vector<RuleParts>{{}, {0}, {0, 0, 0}, {form.parts.size(), 0}, {0, 1000}})
        QVERIFY(!fits(form, wrong));
    QVERIFY(sentence(form, {0, 0}).english().find(form.parts[0].rule.english) != std::string::npos);
}

// By the rules and the solver: it allows the move, and another one keeps more.
void TestOwnRule::whatFailsIsShown() {
    QFETCH(const Kind*, kind);
    const auto game = smallest(*kind);
    const auto form = ruleForm(*game, game->start());
    int failures = 0;
    for (std::size_t first = 0; first < form.parts.size(); ++first) {
        const RuleParts parts{first, 0};
        const auto trial = tryRule(form, parts, *game, game->start(), {});
        if (!trial.failure) continue;
        ++failures;
        const auto& [position, move, before, after] = *trial.failure;
        const auto moves = allowed(form, parts, *game, position);
        QVERIFY(std::ranges::find(moves, move) != moves.end());
        const auto known = analysed(*game, position);
        QVERIFY(known.verdict.proven());
        QCOMPARE(known.verdict.lower.outcome, before);
        const auto& worth = std::ranges::find(known.moves, move, &MoveVerdict::move)->verdict;
        QVERIFY(worth.upper.outcome < known.verdict.lower.outcome);
        QCOMPARE(worth.upper.outcome, after);
        QVERIFY(trialMessage(trial, *game).english().starts_with("Here it fails"));
    }
    QVERIFY(failures > 0);
}

void TestOwnRule::whatIsTrueNeverFails_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("rule");
    QTest::addRow("Nim") << QByteArray("strings=1,2,3;condition=W")
                         << QByteArray("leave every column even, to the very end");
    QTest::addRow("one to three, the last wins")
        << QByteArray("strings=21;condition=W;limit=3") << QByteArray("leave 4, 8, 12 and so on");
    QTest::addRow("one to three, the last loses")
        << QByteArray("strings=21;condition=L;limit=3") << QByteArray("leave 1, 5, 9 and so on");
}

void TestOwnRule::whatIsTrueNeverFails() {
    QFETCH(const QByteArray, rules);
    QFETCH(const QByteArray, rule);
    const auto game = kindOf("persimmons").game(rules.toStdString());
    const auto form = ruleForm(*game, game->start());
    const auto right = part(form, rule.toStdString());
    const auto trial = tryRule(form, {right, 0}, *game, game->start(), {});
    QVERIFY2(!trial.failure, trial.failure ? game->text(trial.failure->position).c_str() : "");
    QVERIFY(trial.all);
    QVERIFY(trial.tried > 5);
    // And a false one does.
    QVERIFY(tryRule(form, {part(form, "leave 3, 6, 9 and so on"), 0}, *game, game->start(), {}).failure);
    QVERIFY(
        tryRule(form, {part(form, "take as few as you can"), right + 1}, *game, game->start(), {}).failure);
}

void TestOwnRule::whatWasNotTriedIsNoProof() {
    const auto game = kindOf("persimmons").game("strings=9,8,7,6,5;condition=W");
    const auto form = ruleForm(*game, game->start());
    const auto right = part(form, "leave every column even, to the very end");
    const auto trial = tryRule(form, {right, 0}, *game, game->start(), {});
    QVERIFY(!trial.failure && !trial.all);
    QVERIFY(trial.tried > 100 && trial.tried <= static_cast<int>(mostTried));
    QVERIFY(trialMessage(trial, *game).english().find("nothing is proved") != std::string::npos);
}

void TestOwnRule::nothingIsSaidOfWhatWasStopped() {
    const auto game = kindOf("persimmons").game("");
    const auto form = ruleForm(*game, game->start());
    StopSource stop;
    stop.request_stop();
    const auto trial = tryRule(form, {0, 0}, *game, game->start(), stop.get_token());
    QVERIFY(!trial.failure && !trial.all && trial.tried == 0);
    QCOMPARE(trialMessage(trial, *game).english(),
             std::string("No position was found that shows whether it is right."));
}

QTEST_GUILESS_MAIN(TestOwnRule)
#include "tst_ownrule.moc"
