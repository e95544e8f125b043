#include <QTest>

#include "core/kind.h"

#include <algorithm>
#include <map>
#include <random>

using namespace core;

namespace {

const RingLab& lab() {
    return *kindOf("bao").ring;
}

std::vector<int> seenFromHand(const RingBoard& board) {
    auto row = board.stones;
    std::rotate(row.begin(), row.begin() + board.hand, row.end());
    return row;
}

// One round, stone by stone.
RingBoard sownOnce(RingBoard board) {
    const auto size = static_cast<int>(board.stones.size());
    int left = std::exchange(board.stones[static_cast<std::size_t>(board.hand)], 0);
    for (; left > 0; --left) {
        board.hand = (board.hand + 1) % size;
        ++board.stones[static_cast<std::size_t>(board.hand)];
    }
    return board;
}

Check::Sign signOf(const RingStudy& study, std::size_t check) {
    return study.checks.at(check).sign;
}

constexpr std::size_t condition = 0, relation = 1, zero = 2, rollback = 3;

} // namespace

// The experiments with single boards of BAO: sowing, undoing, messages.
class RingLabTest : public QObject {
    Q_OBJECT
private slots:
    void loopIsFollowedOnce();
    void sowingThatEnds();
    void rollbackGivesEachLayBack();
    void rollbackOfALoopGoesRound();
    void exceptionIsSaid();
    void emptyHandIsSaid();
    void longSowingsAreGivenUp();
    void messagesMoveTheStones();
    void messagesOfACapture();
    void processesKeepTheRules();
    void boardsAreReadAndWritten();
    void badBoardsAreRefused_data();
    void badBoardsAreRefused();
};

// L5 of the article: seven lays, period 2, shift 2.
void RingLabTest::loopIsFollowedOnce() {
    const RingBoard board{{3, 1, 0, 3, 0, 1, 0, 1}, 0};
    const auto study = lab().study(board, false);
    QCOMPARE(study.name, std::string("L5"));
    QVERIFY(study.course.returns);
    QCOMPARE(study.course.lays, std::uint64_t{7});
    QCOMPARE(study.course.steps.size(), std::size_t{8});
    auto now = board;
    for (const auto& step : study.course.steps) {
        QVERIFY(step.board == now);
        if (step.to < 0) break;
        QCOMPARE(step.moved, now.stones[static_cast<std::size_t>(now.hand)]);
        now = sownOnce(now);
        QCOMPARE(step.to, now.hand);
    }
    QCOMPARE(now.hand, 2); // two pits on
    QCOMPARE(seenFromHand(now), board.stones);
    QCOMPARE(signOf(study, condition), Check::Sign::Holds);
    QCOMPARE(study.checks[condition].detail.english(), std::string("odd, odd, even, odd …: at lay 1, 4"));
    QCOMPARE(signOf(study, relation), Check::Sign::Holds);
    QCOMPARE(signOf(study, zero), Check::Sign::Silent);
    QCOMPARE(signOf(study, rollback), Check::Sign::Holds);
    // Another board of the loop, elsewhere on the ring, is told to be on the same one.
    const auto later = lab().study(study.course.steps[3].board, false);
    QCOMPARE(later.loop, study.loop);
    QCOMPARE(later.name, study.name);
}

// Eight pits, f sown: g h i j, then j's five: k l m n o, which was empty; b's four are captured.
void RingLabTest::sowingThatEnds() {
    const auto board = lab().parse("0,4,0,4,0,4,0,4/0,4,0,4,0,4,0,4 f");
    const auto study = lab().study(board, false);
    QVERIFY(!study.course.returns);
    QVERIFY(study.loop.empty());
    QCOMPARE(study.course.lays, std::uint64_t{2});
    QCOMPARE(study.course.steps.back().board.hand, 'o' - 'a');
    QCOMPARE(study.course.said.front().english(),
             std::string("The sowing ends after 2 lays in o and takes 4 from b."));
    for (const auto check : {condition, relation, zero}) QCOMPARE(signOf(study, check), Check::Sign::Silent);
}

void RingLabTest::rollbackGivesEachLayBack() {
    const auto study = lab().study(lab().parse("3,2,0,3,0,1,0,1 a"), true);
    QVERIFY(!study.course.returns);
    QVERIFY(study.course.lays > 2);
    for (std::size_t i = 1; i < study.course.steps.size(); ++i)
        QVERIFY(sownOnce(study.course.steps[i].board) == study.course.steps[i - 1].board);
    const auto& last = study.course.steps.back().board;
    QVERIFY(last.stones[static_cast<std::size_t>(last.hand)] < 2);
    // n 0 x … x 0 x with n = 2 in the pits b to f: the article's second sign, and it is boxed there.
    QCOMPARE(study.course.steps.front().sign.first, 1);
    QCOMPARE(study.course.steps.front().sign.pits, 5);
    QCOMPARE(signOf(study, rollback), Check::Sign::Holds);
}

void RingLabTest::rollbackOfALoopGoesRound() {
    const RingBoard board{{0, 1, 0, 1, 3, 1, 0, 3}, 4};
    const auto sown = lab().study(board, false), undone = lab().study(board, true);
    QVERIFY(undone.course.returns);
    QCOMPARE(undone.course.lays, sown.course.lays);
    QCOMPARE(seenFromHand(undone.course.steps.back().board), seenFromHand(board));
}

// The board on which the article errs: its first stopping pattern, and yet a loop.
void RingLabTest::exceptionIsSaid() {
    const auto study = lab().study({{2, 3, 2, 0, 2, 1}, 0}, true);
    QVERIFY(!study.loop.empty());
    QCOMPARE(signOf(study, rollback), Check::Sign::Fails);
    QVERIFY(study.course.steps.front().sign.pits > 0);
}

void RingLabTest::emptyHandIsSaid() {
    const RingBoard board{{0, 1, 0, 3}, 0};
    const auto study = lab().study(board, false);
    QCOMPARE(study.course.steps.size(), std::size_t{1});
    QCOMPARE(study.course.said.size(), std::size_t{1});
    QVERIFY(study.messages.empty());
}

// With many stones a loop may be longer than anybody lives; the lab says that it gave up.
void RingLabTest::longSowingsAreGivenUp() {
    const auto most = lab().mostStones(16);
    QCOMPARE(most, 128);
    for (int first = 8; first < 40; ++first) {
        std::vector<int> stones(16, (most - first) / 15);
        stones.front() = first;
        const auto study = lab().study({stones, 0}, false);
        QVERIFY(!study.course.said.empty());
        QVERIFY(study.course.steps.size() <= 5001);
        QCOMPARE(study.course.returns, !study.loop.empty());
    }
}

void RingLabTest::messagesMoveTheStones() {
    const RingBoard board{{3, 1, 0, 3, 0, 1, 0, 1}, 0};
    const auto study = lab().study(board, false);
    std::size_t expected = 1; // the manager's
    for (const auto& step : study.course.steps)
        if (step.to >= 0) expected += static_cast<std::size_t>(step.moved);
    QCOMPARE(study.messages.size(), expected);
    QCOMPARE(study.messages.front().from + study.messages.front().to + study.messages.front().code,
             std::string("MnHasow"));
    QCOMPARE(study.messages[1].from + study.messages[1].to + study.messages[1].code, std::string("HaHb3"));
    for (std::size_t i = 1; i < study.messages.size(); ++i) {
        const auto& m = study.messages[i];
        QCOMPARE(m.holds, m.board.stones[static_cast<std::size_t>(m.board.hand)]);
        const bool layEnds = i + 1 == study.messages.size() || study.messages[i + 1].lay > m.lay;
        if (layEnds) QVERIFY(m.board == study.course.steps[static_cast<std::size_t>(m.lay)].board);
    }
}

void RingLabTest::messagesOfACapture() {
    const auto study = lab().study(lab().parse("0,4,0,4,0,4,0,4/0,4,0,4,0,4,0,4 f"), false);
    // A row of eight pits is asked twice, and one manager asks the other.
    QCOMPARE(study.messages.size(), std::size_t{1 + 4 + 5 + 2 + 16 + 1 + 16 + 1 + 1});
    std::string all;
    for (const std::size_t i : {10, 11, 12, 13, 28, 45, 46})
        all += study.messages[i].from + '>' + study.messages[i].to + ' ' + study.messages[i].code + '\n';
    QCOMPARE(all,
             std::string("Ho>Hb capture\nHb>Mn 4\nMn>Ha ask\nHa>Mn 0\nMn>Ms ask\nMs>Mn 18\nMn>Ms turn\n"));
    QCOMPARE(study.messages[27].state.english(), std::string("am 4, rem 10"));
    QCOMPARE(study.messages[11].told.english(), std::string("Hb gives Mn its 4 stones: they are captured."));
    QCOMPARE(study.messages.back().board.stones[1], 0);
    const auto& turn = study.messages.back();
    QCOMPARE(turn.terms.size(), std::size_t{16 + 2});
    QCOMPARE(turn.terms[0] + turn.terms[6] + turn.terms[16] + turn.terms[17],
             std::string("Ha(0)Hg(1)Mn(4, 10)Ms(0, 18)"));
}

// What the messages alone say of a move is what the rules say of it: who holds what, what was captured, and
// whether it goes on.
void RingLabTest::processesKeepTheRules() {
    std::mt19937 random(3);
    int turns = 0, stops = 0;
    while (turns < 300 || stops < 30) {
        const int pits = 2 + static_cast<int>(random() % 3);
        const auto game = kindOf("bao").game("pits=" + std::to_string(pits));
        std::string text;
        for (int pit = 0; pit < 2 * pits; ++pit)
            text += std::string(pit == 0 ? "" : pit == pits ? "/" : ",") + std::to_string(random() % 3);
        const auto position = game->parse(text + " 0-0 " + (random() % 2 == 0 ? "1" : "2"));
        const auto moves = game->moves(position);
        if (moves.empty()) continue;
        const auto move = moves[random() % moves.size()];
        const auto after = game->play(position, move);
        const auto study = lab().study(lab().parse(text + ' ' + game->text(position, move)), false);
        if (game->text(after).ends_with("endless")) {
            QCOMPARE(study.messages.back().to.front(), 'H');
            continue;
        }
        std::map<std::string, int> stones, am, rem, asked;
        for (std::size_t pit = 0; pit < static_cast<std::size_t>(2 * pits); ++pit)
            stones[{'H', static_cast<char>('a' + pit)}] = lab().parse(text).stones[pit];
        std::string last, over;
        int lay = 0;
        for (const auto& m : study.messages) {
            const auto channels = lab().channels(2 * pits);
            QVERIFY(std::ranges::count(channels, Channel{m.sender, m.receiver}) +
                        std::ranges::count(channels, Channel{m.receiver, m.sender}) >
                    0);
            QVERIFY(m.terms[static_cast<std::size_t>(m.sender)].starts_with(m.from + '('));
            QVERIFY(m.terms[static_cast<std::size_t>(m.receiver)].starts_with(m.to + '('));
            last = m.code;
            if (m.code == "turn") QCOMPARE(m.holds, 0); // about nothing that is held
            if (m.code == "sow" || m.code == "turn" || m.code == "capture") continue;
            if (m.code == "ask") {
                ++asked[m.to];
                continue;
            }
            if (m.code == "stop") {
                over += m.to;
                continue;
            }
            const int n = std::stoi(m.code);
            if (m.to.front() == 'M' && m.from.front() == 'M')
                QCOMPARE(n, rem[m.from]);
            else if (m.to.front() == 'M' && asked[m.from] > 0) {
                QCOMPARE(n, stones[m.from]);
                rem[m.to] += n;
            } else if (m.to.front() == 'M') {
                QCOMPARE(n, stones[m.from]);
                am[m.to] += std::exchange(stones[m.from], 0);
            } else {
                if (std::exchange(lay, m.lay) != m.lay) { // the sender begins with all it has
                    QCOMPARE(n, stones[m.from]);
                    stones[m.from] = 0;
                }
                ++stones[m.to];
            }
        }
        std::string board;
        for (const auto& [pit, count] : stones)
            board += std::string(board.empty()          ? ""
                                 : pit[1] - 'a' == pits ? "/"
                                                        : ",") +
                     std::to_string(count);
        board += ' ' + std::to_string(am["Mn"]) + '-' + std::to_string(am["Ms"]);
        QVERIFY2(game->text(after).starts_with(board), (game->text(after) + " / " + board).c_str());
        for (const auto& [pit, count] : stones) QCOMPARE(asked[pit], 1);
        QCOMPARE(last, std::string(game->result(after) ? "stop" : "turn"));
        if (game->result(after)) QCOMPARE(over.size(), static_cast<std::size_t>(4 * pits + 2));
        ++(game->result(after) ? stops : turns);
    }
}

void RingLabTest::boardsAreReadAndWritten() {
    const RingBoard board{{3, 1, 0, 12, 0, 1, 0, 1}, 3};
    QCOMPARE(lab().text(board), std::string("3,1,0,12/0,1,0,1 d"));
    QVERIFY(lab().parse(lab().text(board)) == board);
    QVERIFY(lab().parse("(3, 1, 0, 12, 0, 1, 0, 1) d") == board);
    QVERIFY(lab().parse("3 1 0 12 0 1 0 1d") == board);
    // A position of a match: what was captured and who moves is left out.
    QCOMPARE(lab().parse("3,1/0,4 2-7 2").stones, (std::vector{3, 1, 0, 4}));
}

void RingLabTest::badBoardsAreRefused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "a", "1,2,3", "1,2", "1,2,3,4 e", "1,2,3,4 ab", "99,1,1,1", "99,0,0,0",
                             "1,2,3,99999999999", "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"})
        QTest::newRow(text) << text;
}
void RingLabTest::badBoardsAreRefused() {
    QFETCH(QString, text);
    QVERIFY_THROWS_EXCEPTION(InputError, (void)lab().parse(text.toStdString()));
}

QTEST_GUILESS_MAIN(RingLabTest)
#include "tst_ringlab.moc"
