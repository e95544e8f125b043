#include <QTest>

#include "core/verdict.h"

#include <algorithm>
#include <array>
#include <functional>
#include <random>

using namespace core;

// Verdicts put together are right whatever the doubtful ones turn out to be: random game trees whose leaves
// are known more or less, against all that they can still become.
class TestVerdict : public QObject {
    Q_OBJECT

private slots:
    void orderOfPreference();
    void bestIsSoundAndTight_data();
    void bestIsSoundAndTight();
    void knowingMoreNarrows();
    void exactPositionHasItsBestMove();
    void distanceNeedsEveryMove();
    void figuresFollowTheirWish();
    void turningTwiceChangesNothing();
};

namespace {

constexpr Figure catches{.key = "catches", .exactly = text("test", "%1"), .ranks = true};
constexpr Figure ahead{.key = "ahead", .exactly = text("test", "%1"), .ranks = true, .seenByOther = &ahead};
constexpr Figure ownLead[2] = {
    {.key = "win", .exactly = text("test", "%1"), .scored = true, .seenByOther = &ownLead[1], .offset = 1},
    {.key = "draw", .exactly = text("test", "%1"), .scored = true, .seenByOther = &ownLead[0], .offset = 1}};

// Every worth that a leaf can have, the worst first.
constexpr std::array<Worth, 7> worths{{{Outcome::Loss, 0},
                                       {Outcome::Loss, 1},
                                       {Outcome::Loss, 4},
                                       {Outcome::Draw, 0},
                                       {Outcome::Win, 4},
                                       {Outcome::Win, 1},
                                       {Outcome::Win, 0}}};

// A position of a small tree: a leaf known to be worth something between two of these, or with moves.
struct Node {
    bool first = true; // who is on move
    std::size_t low = 0, high = worths.size() - 1;
    std::vector<Node> moves = {};

    Verdict verdict() const {
        if (!moves.empty()) return best(moveVerdicts());
        Verdict v;
        v.lower = worths[low];
        v.upper = worths[high];
        return v;
    }
    std::vector<Verdict> moveVerdicts() const {
        std::vector<Verdict> all;
        for (const auto& child : moves) all.push_back(ofMove(child.verdict(), child.first != first));
        return all;
    }
};

using Random = std::mt19937;
std::size_t upTo(Random& random, std::size_t n) {
    return std::uniform_int_distribution<std::size_t>(0, n)(random);
}

// With at most `leaves` leaves that are not known exactly; the turn need not pass.
Node tree(Random& random, int depth, int& open) {
    Node node{.first = upTo(random, 1) == 0};
    if (depth == 0 || upTo(random, 4) == 0) {
        node.low = node.high = upTo(random, worths.size() - 1);
        if (open > 0 && upTo(random, 1) == 0) {
            --open;
            node.low = upTo(random, node.low);
            node.high += upTo(random, worths.size() - 1 - node.high);
        }
        return node;
    }
    for (auto moves = 1 + upTo(random, 2); moves-- > 0;) node.moves.push_back(tree(random, depth - 1, open));
    return node;
}

Node tree(Random& random) {
    int open = 4;
    return tree(random, 3, open);
}

void collect(Node& node, std::vector<Node*>& leaves) {
    if (node.moves.empty() && node.low < node.high) leaves.push_back(&node);
    for (auto& child : node.moves) collect(child, leaves);
}

// The worth of a tree all of whose leaves are known, without any of the code under test: plain maxima over
// numbers, more than 0 for wins, the greater the sooner.
int resolved(const Node& node) {
    constexpr int longest = 100;
    if (node.moves.empty()) {
        const auto w = worths[node.low];
        return w == Outcome::Draw ? 0 : w == Outcome::Win ? longest - w.plies : w.plies - longest;
    }
    int best = -longest - 1;
    for (const auto& child : node.moves) {
        int value = resolved(child);
        if (child.first != node.first) value = -value;
        best = std::max(best, value == 0 ? 0 : value > 0 ? value - 1 : value + 1);
    }
    return best;
}

int number(const Worth& w) {
    return w == Outcome::Draw ? 0 : w == Outcome::Win ? 100 - w.plies : w.plies - 100;
}

// Calls with every way in which the open leaves can turn out.
void eachCompletion(Node& root, const std::function<void()>& then) {
    std::vector<Node*> leaves;
    collect(root, leaves);
    const std::function<void(std::size_t)> settle = [&](std::size_t i) {
        if (i == leaves.size()) return then();
        auto& leaf = *leaves[i];
        const auto low = leaf.low, high = leaf.high;
        for (auto w = low; w <= high; ++w) {
            leaf.low = leaf.high = w;
            settle(i + 1);
        }
        leaf.low = low;
        leaf.high = high;
    };
    settle(0);
}

} // namespace

void TestVerdict::orderOfPreference() {
    const std::vector<Verdict> inOrder{exactly(Outcome::Win, 1),  exactly(Outcome::Win, 9),
                                       exactly(Outcome::Win),     exactly(Outcome::Draw),
                                       exactly(Outcome::Loss, 9), exactly(Outcome::Loss, 1)};
    for (std::size_t i = 0; i + 1 < inOrder.size(); ++i) QVERIFY(preference(inOrder[i], inOrder[i + 1]) > 0);
    // A guess is not taken for more than what is proven.
    auto noWin = between(Outcome::Loss, Outcome::Draw);
    noWin.estimate = 500;
    QCOMPARE(*likely(noWin), Outcome::Draw);
    QVERIFY(preference(exactly(Outcome::Win, 30), noWin) > 0);
    QVERIFY(preference(exactly(Outcome::Draw), noWin) > 0);
}

void TestVerdict::bestIsSoundAndTight_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 0; seed < 20; ++seed) QTest::addRow("seed %u", seed) << seed;
}

// No completion leaves the interval, and each of its ends is one.
void TestVerdict::bestIsSoundAndTight() {
    QFETCH(unsigned, seed);
    Random random(seed);
    for (int round = 0; round < 200; ++round) {
        auto root = tree(random);
        const auto v = root.verdict();
        int least = INT_MAX, most = INT_MIN;
        eachCompletion(root, [&] {
            least = std::min(least, resolved(root));
            most = std::max(most, resolved(root));
        });
        QCOMPARE(number(v.lower), least);
        QCOMPARE(number(v.upper), most);
        if (v.plies()) QCOMPARE(100 - std::abs(least), *v.plies());
    }
}

void TestVerdict::knowingMoreNarrows() {
    Random random(1);
    for (int round = 0; round < 2000; ++round) {
        auto root = tree(random);
        std::vector<Node*> leaves;
        collect(root, leaves);
        auto before = root.verdict();
        for (auto* leaf : leaves) {
            leaf->low += upTo(random, leaf->high - leaf->low);
            leaf->high = leaf->low + upTo(random, leaf->high - leaf->low);
            const auto after = root.verdict();
            QVERIFY(after.lower >= before.lower && after.upper <= before.upper);
            before = after;
        }
    }
}

// The first move in the order of preference is worth what the position is, as soon as that is known; until
// then the position is as sure as its surest move.
void TestVerdict::exactPositionHasItsBestMove() {
    Random random(2);
    int exact = 0;
    for (int round = 0; round < 2000; ++round) {
        const auto root = tree(random);
        if (root.moves.empty()) continue;
        const auto v = root.verdict();
        const auto moves = root.moveVerdicts();
        const auto first = *std::ranges::max_element(
            moves, [](const Verdict& a, const Verdict& b) { return preference(a, b) < 0; });
        if (v.proven()) QVERIFY(first.proven() && first.lower == v.lower);
        if (v.lower != v.upper) continue;
        ++exact;
        QVERIFY(first.lower == v.lower && first.upper == v.upper);
        QCOMPARE(first.plies(), v.plies());
    }
    QVERIFY(exact > 100);
}

// One lost move of known length says nothing of the distance while another may be lost later.
void TestVerdict::distanceNeedsEveryMove() {
    const auto later = ofMove(ofMove(exactly(Outcome::Loss), false), false);
    const auto v = best(std::vector{exactly(Outcome::Loss, 1), later});
    QCOMPARE(v.lower.outcome, Outcome::Loss);
    QVERIFY(v.proven() && !v.plies());
    QCOMPARE(v.length().least, 2);
    auto quicker = exactly(Outcome::Win);
    quicker.lower.plies = 8;
    const auto won = best(std::vector{exactly(Outcome::Win, 5), quicker});
    QVERIFY(won.proven() && !won.plies());
    QVERIFY(won.length() == (Span{0, 5}));
}

void TestVerdict::figuresFollowTheirWish() {
    const auto move = [](Span span, Wish wish) {
        auto v = exactly(Outcome::Win, 3);
        v.figures.set(catches, span, wish);
        return v;
    };
    const auto span = [](const Verdict& v) { return v.figures.find(catches)->span; };
    const auto fewer = best(std::vector{move({1, 1}, Wish::Less), move({4, 8}, Wish::Less)});
    QVERIFY(span(fewer) == (Span{1, 1}));
    const auto more = best(std::vector{move({1, 1}, Wish::More), move({4, unlimited}, Wish::More)});
    QVERIFY(span(more) == (Span{4, unlimited}));
    const auto doubt = best(std::vector{move({5, 5}, Wish::Less), move({4, 8}, Wish::Less)});
    QVERIFY(span(doubt) == (Span{4, 5}));
    // Of a move that says nothing anything may come.
    const auto silent = best(std::vector{move({5, 5}, Wish::Less), exactly(Outcome::Loss, 1)});
    QVERIFY(span(silent) == (Span{-unlimited, 5}));
    QVERIFY(preference(move({2, 2}, Wish::Less), move({3, 3}, Wish::Less)) > 0);
    QVERIFY(preference(move({2, 2}, Wish::More), move({3, 3}, Wish::More)) < 0);
    // A lead that there is none of is as good as even; a number without limit is more than any.
    const Span unending{unlimited, unlimited};
    QVERIFY(preference(move(unending, Wish::None), move({1, 1}, Wish::None)) < 0);
    QVERIFY(preference(move(unending, Wish::None), move({-1, -1}, Wish::None)) > 0);
    QVERIFY(preference(move(unending, Wish::More), move({1, 1}, Wish::More)) > 0);
}

void TestVerdict::turningTwiceChangesNothing() {
    Verdict v;
    v.estimate = 7;
    v.figures.set(catches, Span{2, 5}, Wish::Less);
    v.figures.set(ahead, 3);
    v.figures.set(ownLead[0], 4, Wish::Less);
    v.figures.set(ownLead[1], -unlimited, Wish::Less);
    const auto turned = seenByOther(v);
    QVERIFY(seenByOther(turned) == v && turned != v);
    QCOMPARE(turned.figures.value(ahead), std::optional(-3));
    QCOMPARE(turned.figures.find(catches)->wish, Wish::More);
    QCOMPARE(turned.figures.value(ownLead[1]), std::optional(-3));
    QVERIFY(turned.figures.none(ownLead[0]));
    QCOMPARE(beforeGain(v, 1).figures.value(ownLead[0]), std::optional(3));
}

QTEST_GUILESS_MAIN(TestVerdict)
#include "tst_verdict.moc"
