#include <QTest>

#include "core/kind.h"
#include "core/play/edge.h"
#include "core/play/json.h"
#include "core/play/opponent.h"
#include "core/solve/positiongraph.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <numeric>
#include <set>

using namespace core;

// How good a draw is and how hard a win: against values that grow here once more, slowly, from the rules.
class TestEdge : public QObject {
    Q_OBJECT

private slots:
    void eightyDrawsGain();
    void trapsAreAsNear_data();
    void trapsAreAsNear();
    void winsCountWhatKeepsThem();
    void whatIsNotProvenIsNotTold();
    void aStopLeavesAllAsItWas();
    void jsonTellsThem();
};

namespace {

// All positions that can be reached, by their text, with who moves and where each move leads.
struct Plain {
    struct Place {
        Position position;
        Player mover = Player::First;
        std::optional<Outcome> value;
        std::vector<std::string> next; // as the moves follow each other
    };
    std::map<std::string, Place> places;

    Plain(const Game& game, const Position& start) {
        std::vector<Position> open{start};
        while (!open.empty()) {
            const auto p = open.back();
            open.pop_back();
            const auto [place, fresh] = places.emplace(game.text(p), Place{p, game.mover(p), {}, {}});
            if (!fresh) continue;
            place->second.value = game.result(p);
            for (const auto m : game.moves(p)) {
                const auto next = game.play(p, m);
                place->second.next.push_back(game.text(next));
                open.push_back(next);
            }
        }
        for (bool grows = true; grows;) {
            grows = false;
            for (auto& [text, place] : places) grows = (!place.value && decide(place)) || grows;
        }
        for (auto& [text, place] : places)
            if (!place.value) place.value = Outcome::Draw;
    }
    // Of the move, for who makes it; nothing: not decided yet.
    std::optional<Outcome> worth(const Place& place, const std::string& next) const {
        const auto& after = places.at(next);
        if (!after.value || after.mover == place.mover) return after.value;
        return opposite(*after.value);
    }
    bool decide(Place& place) const {
        bool lost = true;
        for (const auto& next : place.next) {
            const auto value = worth(place, next);
            if (value == Outcome::Win) place.value = value;
            lost = lost && value == Outcome::Loss;
        }
        if (lost && !place.next.empty()) place.value = Outcome::Loss;
        return place.value.has_value();
    }
    int count(const Place& place, Outcome outcome) const {
        return static_cast<int>(std::ranges::count_if(
            place.next, [&](const std::string& next) { return worth(place, next) == outcome; }));
    }
    // What moves of this worth (nothing: of any) lead to, what looks alike once.
    std::set<std::string> different(const Game& game, const Place& place,
                                    std::optional<Outcome> outcome) const {
        std::map<std::string, std::string> all;
        for (const auto& next : place.next)
            if (!outcome || worth(place, next) == outcome)
                all.emplace(game.text(game.folded(places.at(next).position)), next);
        std::set<std::string> some;
        for (const auto& [folded, next] : all) some.insert(next);
        return some;
    }
    // `hunter` can bring the other side into a trap in at most so many moves.
    bool trapped(const std::string& text, Player hunter, int moves) const {
        const auto& place = places.at(text);
        if (place.next.empty()) return false;
        const bool hunts = place.mover == hunter;
        if (!hunts && count(place, Outcome::Loss) > 0) return true;
        if (moves == 0) return false;
        for (const auto& next : place.next) {
            if (worth(place, next) != Outcome::Draw) continue;
            if (trapped(next, hunter, moves - 1) == hunts) return hunts;
        }
        return !hunts;
    }
};

Analysis analysed(const Game& game, const Position& p) {
    const auto solver = game.solver();
    auto known = think(game, *solver, p, {});
    findEdges(game, *solver, p, known, {});
    return known;
}

} // namespace

// Of 111 drawn positions 25 have no move that loses, 26 one alone that saves, and in 80 the moves that draw
// differ in the share of answers that lose: as another program, that knew nothing of this one, has counted.
void TestEdge::eightyDrawsGain() {
    const auto game = kindOf("chopsticks").game("");
    std::set<std::string> seen;
    const Plain plain(*game, game->start());
    std::array<int, 4> told{}, counted{};
    const auto add = [](std::array<int, 4>& all, std::size_t moves, std::size_t keep, std::size_t kinds) {
        ++all[0];
        all[1] += keep == moves;
        all[2] += keep == 1 && moves > 1;
        all[3] += kinds > 1;
    };
    const auto reduced = [](std::size_t losing, std::size_t all) {
        const auto common = std::gcd(losing, all);
        return std::pair(losing / common, all / common);
    };
    for (const auto& [text, place] : plain.places) {
        if (!seen.insert(game->text(game->canonical(place.position))).second) continue;
        if (place.value != Outcome::Draw) continue;
        const auto known = analysed(*game, place.position);
        std::set<std::pair<std::size_t, std::size_t>> shares, sharesCounted;
        for (const auto& edge : known.edges)
            shares.insert(
                reduced(static_cast<std::size_t>(edge.losing), static_cast<std::size_t>(edge.answers)));
        const auto keep = plain.different(*game, place, Outcome::Draw);
        for (const auto& next : keep) {
            const auto& after = plain.places.at(next);
            sharesCounted.insert(reduced(plain.different(*game, after, Outcome::Loss).size(),
                                         plain.different(*game, after, {}).size()));
        }
        const auto moves = plain.different(*game, place, {}).size();
        add(told, moves, static_cast<std::size_t>(keeping(*game, place.position, known)), shares.size());
        add(counted, moves, keep.size(), sharesCounted.size());
    }
    QCOMPARE(told, (std::array{111, 25, 26, 80}));
    QCOMPARE(counted, told);
}

void TestEdge::trapsAreAsNear_data() {
    QTest::addColumn<QString>("rules");
    QTest::newRow("usual") << QString();
    QTest::newRow("four") << QStringLiteral("fingers=4;split=revive");
    QTest::newRow("strict") << QStringLiteral("overflow=wrap;split=none;selfattack=off");
}

void TestEdge::trapsAreAsNear() {
    QFETCH(const QString, rules);
    const auto game = kindOf("chopsticks").game(rules.toStdString());
    const Plain plain(*game, game->start());
    int near = 0, far = 0, never = 0;
    constexpr int looked = 5;
    for (const auto& [text, place] : plain.places) {
        if (place.value != Outcome::Draw || game->folded(place.position) != place.position) continue;
        const auto known = analysed(*game, place.position);
        for (const auto& edge : known.edges) {
            const auto next = game->text(game->play(place.position, edge.move));
            for (int moves = 0; moves < looked; ++moves)
                QCOMPARE(plain.trapped(next, place.mover, moves), edge.trap && *edge.trap <= moves + 1);
            ++(!edge.trap ? never : *edge.trap == 1 ? near : far);
            QCOMPARE(edge.losing > 0, edge.trap == 1);
        }
    }
    QVERIFY(near > 0);
    if (rules.isEmpty()) QVERIFY(far > 0);
}

// 3 and 3 against 1 and 4: first wins in 13.
void TestEdge::winsCountWhatKeepsThem() {
    const auto game = kindOf("chopsticks").game("");
    const auto known = analysed(*game, game->parse("33/14 1"));
    const auto wins = std::ranges::count_if(known.moves, [](const MoveVerdict& m) {
        return m.verdict.proven() && m.verdict.lower == Outcome::Win;
    });
    QCOMPARE(known.edges.size(), static_cast<std::size_t>(wins)); // by the left and by the right hand
    const auto said = edgeSentences(*game, game->parse("33/14 1"), known);
    QCOMPARE(said.size(), std::size_t{1});
    QCOMPARE(said.front().n, static_cast<int>(wins) / 2);
}

void TestEdge::whatIsNotProvenIsNotTold() {
    const auto game = kindOf("bao").game("pits=8;stones=2");
    StopSource stopped;
    stopped.request_stop();
    const auto solver = game->solver();
    auto known = think(*game, *solver, game->start(), stopped.get_token());
    findEdges(*game, *solver, game->start(), known, {});
    QVERIFY(known.edges.empty());
    QVERIFY(edgeSentences(*game, game->start(), known).empty());
}

void TestEdge::aStopLeavesAllAsItWas() {
    const auto game = kindOf("chopsticks").game("");
    const auto solver = game->solver();
    auto known = think(*game, *solver, game->start(), {});
    QCOMPARE(known.verdict.lower.outcome, Outcome::Draw);
    StopSource stopped;
    stopped.request_stop();
    findEdges(*game, *solver, game->start(), known, stopped.get_token());
    QVERIFY(known.edges.empty());
}

void TestEdge::jsonTellsThem() {
    const auto game = kindOf("chopsticks").game("");
    const auto p = game->parse("12/34 1");
    const auto known = analysed(*game, p);
    const auto json = nlohmann::json::parse(analysisJson(*game, p, known));
    QCOMPARE(json["keeping"].get<int>(), keeping(*game, p, known));
    for (const auto& move : json["moves"])
        QCOMPARE(move.contains("answers"), move["verdict"]["outcome"] == "draw");
}

QTEST_GUILESS_MAIN(TestEdge)
#include "tst_edge.moc"
