#include "core/games/bao/look/board.h"
#include "core/games/bao/look/look.h"
#include "core/games/bao/rules/sowingtrace.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>

// A move drawn as arrows before it is made, and shown stone by stone when it is.
namespace core::bao {

namespace {

constexpr std::size_t arrowsShown = 6, laysShown = 200;

Point between(Point a, Point b, float share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

// A line with a head, `inset` away from both ends, in a light colour on a dark edge.
void addArrow(std::vector<Shape>& shapes, Point from, Point to, float inset) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length < 1) return;
    const auto a = between(from, to, inset / length), b = between(to, from, inset / length);
    const Point along{(to.x - from.x) / length, (to.y - from.y) / length}, across{-along.y, along.x};
    const auto at = [&](float back, float side) {
        return Point{b.x - along.x * back + across.x * side, b.y - along.y * back + across.y * side};
    };
    const std::vector<Point> line{a, at(14, 0)}, head{b, at(18, 9), at(18, -9)};
    shapes.push_back({Shape::Form::Line, line, none, dark, 8});
    shapes.push_back({Shape::Form::Polygon, head, dark, dark, 5});
    shapes.push_back({Shape::Form::Line, line, none, cream, 4.5F});
    shapes.push_back({Shape::Form::Polygon, head, cream, none});
}

void addNumber(std::vector<Shape>& shapes, Point at, std::size_t number) {
    shapes.push_back({Shape::Form::Ellipse, {at, {12, 12}}, dark, none});
    shapes.push_back(words(at, Message::plain(static_cast<int>(number)), 14, true, cream));
}

// In the middle of an arrow, or, where that is in a pit, before it: there it hides no stone.
Point numberOn(const Geometry& g, Point from, Point to) {
    const auto steps = std::lround(std::abs(to.x - from.x) / g.pitch());
    const bool overPit = from.y == to.y && steps > 0 && steps % 2 == 0;
    return between(from, to, overPit ? 0.5F - 0.5F / static_cast<float>(steps) : 0.5F);
}

void addPill(std::vector<Shape>& shapes, Point at, Message message, float half) {
    shapes.push_back(
        {Shape::Form::Rect, {{at.x - half, at.y - 13}, {at.x + half, at.y + 13}}, dark, none, 0, 13});
    shapes.push_back(words(at, std::move(message), 14, true, cream));
    shapes.back().radius = half - 4;
}

// Two turning arcs around the pit of a never-ending move.
void addTurning(std::vector<Shape>& shapes, Point centre, float radius) {
    constexpr float pi = std::numbers::pi_v<float>;
    for (const float begin : {0.75F, 1.75F}) {
        Shape arc{Shape::Form::Curve, {}, none, yellowLine, 7};
        for (int i = 0; i <= 8; ++i) {
            const float angle = (begin + 0.75F * static_cast<float>(i) / 8) * pi;
            arc.points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
        }
        const auto end = arc.points.back();
        const float angle = (begin + 0.75F) * pi;
        const Point along{-std::sin(angle), std::cos(angle)}, out{std::cos(angle), std::sin(angle)};
        const auto at = [&](float forth, float side) {
            return Point{end.x + along.x * forth + out.x * side, end.y + along.y * forth + out.y * side};
        };
        auto light = arc;
        light.stroke = yellow;
        light.width = 4;
        shapes.push_back(std::move(arc));
        shapes.push_back(std::move(light));
        shapes.push_back({Shape::Form::Polygon, {at(14, 0), at(-2, 9), at(-2, -9)}, yellow, yellowLine, 2});
    }
}

// Where each stone is while a move is shown; the pictures taken on the way.
class Filming {
public:
    Filming(const Rules& rules, const Rules::Position& p);

    void lay(const Lay& lay, std::size_t number, double speed);
    void capture(int slot, int player);
    void count();
    void close(const SowingTrace& trace);
    Film film;

private:
    using Stack = std::vector<std::size_t>; // stones by number, the lowest first
    void take(int slot, int player);
    void shoot(double ms, Message label = {}, bool wide = false);
    void place(const Stack& stack, const std::function<Token(int, int)>& where);
    Stack& pit(int slot) { return m_pits[static_cast<std::size_t>(slot)]; }

    const Rules& m_rules;
    Geometry m_geometry;
    Rules::Position m_now;
    std::array<Stack, 16> m_pits;
    std::array<Stack, 2> m_stores;
    Stack m_hand;
    int m_handOver = 0; // slot
    std::vector<Token> m_stones;
};

Filming::Filming(const Rules& rules, const Rules::Position& p)
    : m_rules(rules), m_geometry(rules.ring()), m_now(p) {
    std::size_t next = 0;
    const auto fill = [&](Stack& stack, int n) {
        for (int i = 0; i < n; ++i) stack.push_back(next++);
    };
    for (std::size_t slot = 0; slot < m_pits.size(); ++slot) fill(m_pits[slot], p.stones[slot]);
    for (std::size_t player = 0; player < 2; ++player) fill(m_stores[player], p.captured[player]);
    m_stones.resize(next);
    shoot(0);
}

void Filming::place(const Stack& stack, const std::function<Token(int, int)>& where) {
    for (std::size_t i = 0; i < stack.size(); ++i)
        m_stones[stack[i]] = where(static_cast<int>(i), static_cast<int>(stack.size()));
}

// Stones in hand hang close together over their pit, a little higher.
void Filming::shoot(double ms, Message label, bool wide) {
    const auto& g = m_geometry;
    for (int pit = 0; pit < m_rules.ring().size(); ++pit) {
        const int slot = m_rules.ring().slot(pit);
        place(this->pit(slot), [&](int i, int n) { return stoneIn(g, slot, i, n); });
    }
    for (int player = 0; player < 2; ++player)
        place(m_stores[static_cast<std::size_t>(player)],
              [&](int i, int) { return stoneInStore(g, player, i); });
    place(m_hand, [&](int i, int n) {
        auto token = stoneIn(g, m_handOver, i, n);
        token.offset = {token.offset.x * 0.5F, token.offset.y * 0.5F - g.pitWidth() * 0.3F};
        return token;
    });
    Scene scene;
    scene.tokens = pits(g, m_rules.ring());
    scene.tokens.insert(scene.tokens.end(), m_stones.begin(), m_stones.end());
    scene.above = counts(g, m_rules, m_now);
    if (!label.empty())
        addPill(scene.above, {Geometry::board.width / 2, 252}, std::move(label), wide ? 150.0F : 44.0F);
    film.push_back({std::move(scene), static_cast<int>(ms)});
}

void Filming::lay(const Lay& lay, std::size_t number, double speed) {
    constexpr double perSeed = 110;
    const double ms = std::max(perSeed / speed, 1.0);
    const auto label = number > 1 ? Message(text("bao", "lay %1"), {static_cast<int>(number)}) : Message();
    m_hand = std::exchange(pit(lay.from), {});
    m_now.stones[static_cast<std::size_t>(lay.from)] = 0;
    m_handOver = lay.from;
    shoot(ms, label);
    const auto& ring = m_rules.ring();
    for (int i = 1; i <= lay.stones; ++i) {
        m_handOver = ring.slot((ring.pit(lay.from) + i) % ring.size());
        pit(m_handOver).push_back(m_hand.back());
        m_hand.pop_back();
        ++m_now.stones[static_cast<std::size_t>(m_handOver)];
        shoot(ms, label);
    }
}

void Filming::capture(int slot, int player) {
    constexpr double flight = 280;
    take(slot, player);
    shoot(flight);
}

// Once a row is empty, what is left flies home pit by pit, and is counted.
void Filming::count() {
    constexpr double flight = 280, reading = 600;
    if (m_rules.counted(m_now) == m_now) return;
    for (int pit = 0; pit < m_rules.ring().size(); ++pit) {
        const int slot = m_rules.ring().slot(pit);
        if (this->pit(slot).empty()) continue;
        take(slot, m_geometry.upper(slot) ? 0 : 1);
        shoot(flight);
    }
    shoot(reading);
}

void Filming::take(int slot, int player) {
    auto& store = m_stores[static_cast<std::size_t>(player)];
    auto& taken = pit(slot);
    auto& captured = m_now.captured[static_cast<std::size_t>(player)];
    captured = static_cast<std::uint8_t>(captured + taken.size());
    store.insert(store.end(), taken.begin(), taken.end());
    taken.clear();
    m_now.stones[static_cast<std::size_t>(slot)] = 0;
}

void Filming::close(const SowingTrace& trace) {
    constexpr double reading = 1600;
    // The figures of a picture stand until the next is reached.
    shoot(1,
          trace.open ? Message(text("bao", "on and on …"))
                     : Message(text("bao", "this sowing would never stop")),
          true);
    shoot(reading);
}

// The first two lays in full, then quicker.
double speedOf(std::size_t lay) {
    return lay < 3 ? 1 : lay < 6 ? 1.5 : 3;
}

// A lap of a loop takes no more than four seconds: so much quicker it has to be.
double hurry(const SowingTrace& trace) {
    constexpr double lap = 4000, perSeed = 110;
    double ms = 0;
    for (std::size_t i = 0; i < trace.lays.size(); ++i)
        ms += (trace.lays[i].stones + 1) * perSeed / speedOf(i + 1);
    return trace.endless || trace.open ? std::max(1.0, ms / lap) : 1;
}

} // namespace

std::vector<Shape> Board::preview(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    const auto& ring = m_rules.ring();
    const Geometry g(ring);
    const auto t = trace(ring, p.stones, m.slot, arrowsShown, laysAtOnce);
    std::vector<Shape> shapes;
    if (t.endless) {
        addTurning(shapes, g.pit(m.slot), g.pitWidth() / 2 + 9);
        return shapes;
    }
    const auto shown = t.lays.size();
    for (std::size_t i = 0; i < shown; ++i)
        addArrow(shapes, g.pit(t.lays[i].from), g.pit(t.lays[i].to), g.pitWidth() * 0.3F);
    for (std::size_t i = 0; i < shown; ++i)
        addNumber(shapes, numberOn(g, g.pit(t.lays[i].from), g.pit(t.lays[i].to)), i + 1);
    if (t.open) {
        addPill(shapes, {Geometry::board.width / 2, 252}, text("bao", "on and on …"), 80);
        return shapes;
    }
    const auto c = g.pit(t.last);
    const float radius = g.pitWidth() / 2 + 3;
    shapes.push_back({Shape::Form::Ellipse,
                      {c, {radius, radius}},
                      none,
                      Colour::of(p.mover == Player::First ? Colour::Role::First : Colour::Role::Second),
                      4});
    if (const auto more = static_cast<int>(t.count - shown); more > 0)
        addPill(shapes, {Geometry::board.width / 2, 252}, {plural("bao", "and %n more lays"), {}, more}, 80);
    auto at = g.pit(ring.facing(t.last));
    at.y += g.upper(ring.facing(t.last)) ? -g.pitWidth() / 2 + 13 : g.pitWidth() / 2 - 13;
    addPill(shapes, at,
            t.captured > 0 ? Message(text("bao", "takes %1"), {t.captured})
                           : Message(text("bao", "takes nothing")),
            t.captured > 0 ? 40.0F : 54.0F);
    return shapes;
}

Film Board::film(const Rules::Position&, const Rules::Position& p, Rules::Move m) const {
    const auto t = trace(m_rules.ring(), p.stones, m.slot, laysShown, laysAtOnce);
    Filming filming(m_rules, p);
    const double quicker = hurry(t);
    for (std::size_t i = 0; i < t.lays.size(); ++i) filming.lay(t.lays[i], i + 1, speedOf(i + 1) * quicker);
    if (t.endless || t.open) {
        filming.close(t);
    } else {
        if (t.captured > 0) filming.capture(m_rules.ring().facing(t.last), static_cast<int>(p.mover));
        filming.count();
    }
    return std::move(filming.film);
}

} // namespace core::bao
