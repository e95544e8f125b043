#include <QTest>

#include "tests/core/analysed.h"
#include "tests/everykind.h"

#include <algorithm>
#include <set>

using namespace core;

// How to play: what everybody does before the first match.
class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void theGuideReachesTheGoal();
    void aGuideFitsTwoMinutes();

private:
    Remembered m_remembered;
};

// Whoever tries all of it has won once.
void TestGuide::theGuideReachesTheGoal() {
    for (const auto* kind : everykind::all())
        for (const auto& step : kind->guide) {
            if (step.task != Task::Keep) continue;
            auto e = m_remembered.begun(*kind, step);
            while (e.state() == Exercise::State::Open) {
                m_remembered.tell(e);
                e.play(e.reply() ? *e.reply() : e.known()->moves.front().move);
            }
            const auto ending = e.match().ending();
            QVERIFY2(ending && ending->winner == e.match().game().mover(e.match().start()), step.say.english);
        }
    for (const auto* kind : everykind::all()) {
        const bool won = std::ranges::any_of(kind->guide, [&](const Step& step) {
            if (step.task == Task::Keep) return true; // as above
            if (step.task != Task::Try) return false;
            const Exercise e(*kind, step);
            return std::ranges::any_of(e.match().game().moves(e.position()), [&](Move move) {
                auto tried = e;
                tried.play(move);
                const auto ending = tried.match().ending();
                return tried.state() == Exercise::State::Right && ending &&
                       ending->winner == e.match().mover();
            });
        });
        QVERIFY2(won, std::string(kind->id).c_str());
    }
}

// Each rule is one thing to do on a board of its own, and all that is read and pressed takes two minutes: for
// somebody who reads 180 words a minute, looks at a board for a second, and needs two for a press, of which a
// move takes two at most, where it begins and where it ends.
void TestGuide::aGuideFitsTwoMinutes() {
    constexpr double perWord = 1.0 / 3, perPress = 2, perBoard = 1, most = 120;
    const auto words = [](const Phrase& phrase) {
        const std::string_view said(phrase.english);
        return said.empty() ? 0 : 1 + std::ranges::count(said, ' ');
    };
    for (const auto* kind : everykind::all()) {
        const std::string id(kind->id);
        std::set<std::string> boards;
        double seconds = 0;
        for (const auto& step : kind->guide) {
            auto e = m_remembered.begun(*kind, step);
            QVERIFY2(step.task == Task::Try || step.task == Task::Keep, (id + ": something to do").c_str());
            QVERIFY2(boards.insert(std::string(step.rules) + ";" + std::string(step.position)).second,
                     (id + ": each board once").c_str());
            seconds += perBoard + perWord * static_cast<double>(words(step.say) + words(step.right));
            const auto first = split(step.moves, ' ').front();
            while (e.state() == Exercise::State::Open) {
                m_remembered.tell(e);
                const auto& game = e.match().game();
                const auto p = e.position();
                const auto reply = e.reply();
                const auto move = reply            ? *reply
                                  : !first.empty() ? game.parse(p, first)
                                  : e.known()      ? e.known()->moves.front().move
                                                   : game.moves(p).front();
                const auto presses = std::min<std::size_t>(game.path(e.match().start(), p, move).size(), 2);
                seconds += reply ? 1 : perPress * static_cast<double>(presses);
                e.play(move);
            }
            QCOMPARE(e.state(), Exercise::State::Right);
        }
        QVERIFY2(seconds <= most, (id + ": " + std::to_string(seconds) + " seconds").c_str());
        qInfo("%s: %.0f seconds", id.c_str(), seconds);
    }
}

QTEST_APPLESS_MAIN(TestGuide)
#include "tst_guide.moc"
