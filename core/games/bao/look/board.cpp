#include "core/games/bao/look/board.h"

#include "core/gameof.h"
#include "core/games/bao/look/look.h"
#include "core/games/bao/rules/sowingtrace.h"

#include <algorithm>
#include <array>

namespace core::bao {

namespace {

std::vector<Shape> woodenBoard(const Geometry& g, const Ring& ring, const Rules& rules) {
    const auto from = Geometry::woodFrom, to = Geometry::woodTo;
    std::vector<Shape> shapes{
        {Shape::Form::Rect,
         {{0, 0}, {Geometry::board.width, Geometry::board.height}},
         Colour::of(Colour::Role::Paper),
         none},
        {Shape::Form::Rect,
         {{from.x, from.y + Geometry::edgeDepth}, to},
         woodEdge,
         none,
         0,
         Geometry::woodRadius},
        {Shape::Form::Rect, {from, {to.x, to.y - Geometry::edgeDepth}}, wood, none, 0, Geometry::woodRadius}};
    for (const float y : {40.0F, 158.0F, 245.0F, 368.0F}) {
        Shape line{Shape::Form::Curve, {}, {}, grain, 2};
        for (int i = 0; i <= 4; ++i)
            line.points.push_back(
                {from.x + 60 + 170 * static_cast<float>(i), from.y + y + (i % 2 == 0 ? 0.0F : 5.0F)});
        shapes.push_back(std::move(line));
    }
    for (int pit = 0; pit < ring.size(); ++pit) {
        const int slot = ring.slot(pit);
        shapes.push_back(
            words(g.letter(slot), Message::plain(std::string{rules.letter(slot)}), 20, true, letterInk));
        shapes.back().radius = g.pitch() / 2; // what is told of pits names them: none is ever left out
    }
    for (int player = 0; player < 2; ++player) {
        const auto c = g.storeCentre(player);
        const auto size = g.storeSize();
        shapes.push_back(
            {Shape::Form::Rect,
             {{c.x - size.width / 2, c.y - size.height / 2}, {c.x + size.width / 2, c.y + size.height / 2}},
             hollow,
             rim,
             5,
             size.width / 2});
    }
    return shapes;
}

std::string_view seedArt(int i) {
    constexpr std::array<std::string_view, 3> shapes{"seed-1", "seed-2", "seed-3"};
    return shapes[static_cast<std::size_t>(i) % shapes.size()];
}

} // namespace

std::vector<Token> pits(const Geometry& g, const Ring& ring) {
    std::vector<Token> all;
    all.reserve(static_cast<std::size_t>(ring.size()) + 2);
    for (int pit = 0; pit < ring.size(); ++pit) all.push_back({pit, "pit", g.pitWidth() * 160 / 152});
    for (int player = 0; player < 2; ++player)
        all.push_back({g.store(player), player == 0 ? "crest-first" : "crest-second", 34, 0, {}, {0, -98}});
    return all;
}

Token stoneIn(const Geometry& g, int slot, int i, int n) {
    return {g.spot(slot), seedArt(i + slot), i < Geometry::mostSeats ? g.seed() : 0, 0, {}, g.seat(i, n)};
}

Token stoneInStore(const Geometry& g, int player, int i) {
    return {g.store(player), seedArt(i), i < Geometry::mostSeats ? std::min(34.0F, g.seed()) : 0, 0, {},
            g.storeSeat(i)};
}

std::vector<Shape> counts(const Geometry& g, const Rules& rules, const Rules::Position& p) {
    std::vector<Shape> shapes;
    const auto number = [](int n) { return Message::plain(n); };
    constexpr float radius = Geometry::discRadius;
    for (int pit = 0; pit < rules.ring().size(); ++pit) {
        const int slot = rules.ring().slot(pit);
        shapes.push_back({Shape::Form::Ellipse, {g.disc(slot), {radius, radius}}, cream, none});
        shapes.push_back(words(g.disc(slot), number(p.stones[static_cast<std::size_t>(slot)]), radius * 1.15F,
                               true, darkInk));
        shapes.back().radius = radius;
    }
    for (int player = 0; player < 2; ++player) {
        const auto c = g.storeCentre(player);
        shapes.push_back(
            words({c.x, c.y - 53}, number(p.captured[static_cast<std::size_t>(player)]), 32, true, cream));
    }
    return shapes;
}

Layout Board::layout(const Rules::Position&) const {
    const auto& ring = m_rules.ring();
    const Geometry g(ring);
    Layout layout{Geometry::board, Gesture::Tap, {}, woodenBoard(g, ring, m_rules), Layout::Side::Above};
    layout.step = g.pitch();
    for (int pit = 0; pit < ring.size(); ++pit) {
        const int slot = ring.slot(pit);
        layout.spots.push_back({g.pit(slot),
                                {g.pitWidth(), g.pitWidth()},
                                Spot::Form::Round,
                                {text("bao", "pit %1"), {std::string{m_rules.letter(slot)}}},
                                g.mark(slot),
                                g.inwards(slot),
                                g.upper(slot) ? 0 : 1});
    }
    for (int player = 0; player < 2; ++player)
        layout.spots.push_back({g.storeCentre(player),
                                g.storeSize(),
                                Spot::Form::Tablet,
                                player == 0 ? text("bao", "the first player’s stones")
                                            : text("bao", "the second player’s stones"),
                                g.storeCentre(player),
                                {},
                                player});
    return layout;
}

// The end of a match shows what everyone has in the end; a board that is set up, what lies where.
Scene Board::scene(const Rules::Position& start, const Rules::Position& position) const {
    const auto& ring = m_rules.ring();
    const auto p = position == start ? position : m_rules.counted(position);
    const Geometry g(ring);
    Scene scene;
    scene.tokens = pits(g, ring);
    for (int pit = 0; pit < ring.size(); ++pit) {
        const int slot = ring.slot(pit), n = p.stones[static_cast<std::size_t>(slot)];
        for (int i = 0; i < std::min(n, Geometry::mostSeats); ++i)
            scene.tokens.push_back(stoneIn(g, slot, i, n));
        scene.counts.emplace_back(g.spot(slot), n);
    }
    for (int player = 0; player < 2; ++player) {
        const int n = p.captured[static_cast<std::size_t>(player)];
        for (int i = 0; i < std::min(n, Geometry::mostSeats); ++i)
            scene.tokens.push_back(stoneInStore(g, player, i));
        scene.counts.emplace_back(g.store(player), n);
    }
    scene.above = counts(g, m_rules, p);
    return scene;
}

std::optional<SpotId> Board::landing(const Rules::Position& p, Rules::Move m) const {
    const auto t = trace(m_rules.ring(), p.stones, m.slot, 0, laysAtOnce);
    if (t.open || t.endless) return {};
    return Geometry(m_rules.ring()).spot(t.last);
}

Path Board::path(const Rules::Position&, const Rules::Position&, Rules::Move m) const {
    return {Geometry(m_rules.ring()).spot(m.slot)};
}

std::vector<Message> Board::tools() const {
    return {text("bao", "One stone more"), text("bao", "One stone fewer"), text("bao", "Empty it")};
}

// Pits and stores alike; the stones of a store are those captured. Throws InputError for too many stones.
Draft Board::applied(const Rules::Position& p, std::size_t tool, SpotId spot) const {
    auto after = p;
    after.endless = after.sowing = 0;
    const auto& ring = m_rules.ring();
    auto& stones = spot < ring.size() ? after.stones[static_cast<std::size_t>(ring.slot(spot))]
                                      : after.captured[static_cast<std::size_t>(spot - ring.size())];
    if (tool != 0 && stones == 0) throw InputError(text("bao", "There is no stone here."));
    const int most = m_rules.most();
    if (tool == 0 && stonesOn(after.stones) + after.captured[0] + after.captured[1] == most)
        throw InputError({text("bao", "There are at most %1 stones."), {most}});
    stones = static_cast<std::uint8_t>(tool == 0 ? stones + 1 : tool == 1 ? stones - 1 : 0);
    return {pack<Position>(after)};
}

std::vector<Change> Board::changes(const Rules::Position& p) const {
    auto turned = p;
    turned.mover = other(p.mover);
    turned.endless = turned.sowing = 0;
    return {{text("bao", "The other player begins"), pack<Position>(turned)}};
}

std::vector<HunchOf<Rules::Move>> Board::hunches(const Rules::Position& p) const {
    const auto moves = m_rules.moves(p);
    if (moves.empty()) return {};
    const auto own = static_cast<std::size_t>(p.mover);
    const auto taken = [&](auto m) {
        const auto next = m_rules.playKnown(p, m);
        return m_rules.pending(next) ? 0 : next.captured[own] - p.captured[own];
    };
    const auto most = *std::ranges::max_element(moves, {}, taken);
    if (taken(most) == 0) return {};
    return {{text("bao", "take the most stones"), most}};
}

} // namespace core::bao
