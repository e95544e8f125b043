#include <QTest>

#include "core/kind.h"
#include "core/play/match.h"
#include "tests/analysed.h"

#include <map>
#include <sstream>

using namespace core;

namespace {

const Kind& kind() {
    return kindOf("chopsticks");
}

} // namespace

// How Chopsticks is shown and talked about.
class TestChopsticksBoard : public QObject {
    Q_OBJECT

private slots:
    void storyEndsAtTheScene();
    void arrowsAreForTaps();
    void whyTellsTheRound();
    void thirdRepetitionIsForeseen();
};

// The pictures a story leaves behind are those of the position reached.
void TestChopsticksBoard::storyEndsAtTheScene() {
    for (const auto& rules : {"", "overflow=cutoff", "fingers=10"}) {
        const auto game = kind().game(rules);
        for (const char* position : {"11/11 1", "14/34 2", "44/23 1", "04/12 1"}) {
            const auto p = game->parse(position);
            for (const auto m : game->moves(p)) {
                std::map<SpotId, std::string_view> shown;
                for (const auto& token : game->scene(p, p).tokens)
                    if (token.spot < 4) shown[token.spot] = token.art;
                for (const auto& event : game->story(p, p, m))
                    if (event.kind == Event::Kind::Change) shown[event.from] = event.art;
                for (const auto& token : game->scene(p, game->play(p, m)).tokens)
                    if (token.spot < 4) QCOMPARE(shown[token.spot], token.art);
            }
        }
    }
}

void TestChopsticksBoard::arrowsAreForTaps() {
    const auto game = kind().game("");
    const auto p = game->parse("13/12");
    const auto layout = game->layout(p);
    std::vector<Point> marks;
    for (const auto m : game->moves(p)) {
        const auto arrow = game->arrow(p, m);
        QCOMPARE(arrow.has_value(), game->text(p, m).front() != '=');
        if (!arrow) continue;
        for (const auto& point : {arrow->from, arrow->to, arrow->mark})
            QVERIFY(point.x > 0 && point.y > 0 && point.x < layout.size.width &&
                    point.y < layout.size.height);
        for (const auto& other : marks)
            QVERIFY(std::hypot(other.x - arrow->mark.x, other.y - arrow->mark.y) > 40);
        marks.push_back(arrow->mark);
    }
    QCOMPARE(marks.size(), 6U);
}

void TestChopsticksBoard::whyTellsTheRound() {
    const auto game = kind().game("");
    const auto p = game->parse("12/12");
    const auto why = whyOf(*game, p);
    int kept = 0;
    Analysis known;
    game->solver()->analyse(p, {}, [&](const Analysis& a) { known = a; });
    for (const auto& [move, verdict] : known.moves) kept += verdict.lower == Outcome::Draw;
    QVERIFY(
        why.text.english().starts_with(std::to_string(kept) + " of " + std::to_string(known.moves.size())));

    // The slip is told in words, and then how it is punished; the round leads back to where it began.
    QCOMPARE(why.lines.size(), 2U);
    const auto& slip = why.lines[0];
    QCOMPARE(static_cast<int>(known.moves.back().verdict.plies().value()), slip.n);
    QCOMPARE(slip.arguments[0].message.front(), game->phrase(p, known.moves.back().move));
    const auto reached = game->play(p, known.moves.back().move);
    game->solver()->analyse(reached, {}, [&](const Analysis& a) { known = a; });
    QVERIFY(Message(slip.arguments[1].message.front())
                .english()
                .starts_with(game->phrase(reached, known.moves.front().move).english()));
    const auto round = why.lines[1].english();
    QVERIFY(why.lines[1].n > 1);
    QVERIFY2(round.find("taps") != std::string::npos, round.c_str());
    QVERIFY2(round.find('/') == std::string::npos, round.c_str());

    const auto win = whyOf(*game, game->parse("33/14"));
    QVERIFY(win.lines.empty());
    QVERIFY(win.text.english().starts_with("Best play of both: "));
    QVERIFY(win.text.english().find("taps") != std::string::npos);
    QVERIFY(whyOf(*game, game->parse("00/14")).text.empty());
}

void TestChopsticksBoard::thirdRepetitionIsForeseen() {
    Match match(std::shared_ptr<const Game>(kind().game("")));
    const auto& game = match.game();
    const auto move = [&](const char* text) { return game.parse(match.position(), text); };
    for (int round = 1; round <= 2; ++round)
        for (const char* text : {"=0,2", "=0,2", "=1,1", "=1,1"}) {
            const bool last = round == 2 && match.ply() == 7;
            for (const auto m : game.moves(match.position()))
                QCOMPARE(match.repeats(m), last && m == move(text));
            QVERIFY(!match.ending());
            match.play(move(text));
        }
    QVERIFY(match.ending() && !match.ending()->winner);
    QCOMPARE(match.ending()->reason, Ending::Reason::Repetition);
}

QTEST_GUILESS_MAIN(TestChopsticksBoard)
#include "tst_chopsticksboard.moc"
