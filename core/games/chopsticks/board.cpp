#include "core/games/chopsticks/board.h"

#include "core/gameof.h"

#include <algorithm>
#include <span>

namespace core::chopsticks {

namespace {

constexpr Size tableSize{838, 496};
constexpr float tableWidth = 595; // of the hands' part; the cards stand right of it
constexpr float handSide = 140, smallHandSide = 90;
constexpr Colour ink2 = Colour::of(Colour::Role::Ink2), line2 = Colour::of(Colour::Role::Line2);

// Second's side is first's, turned round the middle of the table.
Point turned(Point p) {
    return {590 - p.x, tableSize.height - p.y};
}
Point seenBy(Player player, Point p) {
    return player == Player::First ? p : turned(p);
}

Point handAt(Player player, int hand) {
    return seenBy(player, {hand == 0 ? 145.0F : 445.0F, 408});
}

SpotId handSpot(Player player, int hand) {
    return static_cast<int>(player) * 2 + hand;
}

struct Card {
    Point centre;
    Size size;
};

// Cards for up to `count` ways to share: one column, or two when there are more than two.
Card cardAt(int index, int count) {
    if (count <= 2) return {{719, 164.0F + 190.0F * static_cast<float>(index)}, {216, 176}};
    const int rows = (count + 1) / 2;
    const float height = std::min(150.0F, 408.0F / static_cast<float>(rows));
    const int row = index / 2;
    return {{665.0F + 108.0F * static_cast<float>(index % 2), 76 + height * (static_cast<float>(row) + 0.5F)},
            {104, height - 8}};
}

int cardsOf(const Rules& rules) {
    return rules.split() == Rules::Split::None ? 0 : rules.fingers() / 2;
}

Colour colourOf(Player p) {
    return Colour::of(p == Player::First ? Colour::Role::First : Colour::Role::Second);
}

// The colour of sleeves, in the dark theme the lighter one.
Colour fillOf(Player p) {
    return p == Player::First ? Colour::own(0xA81A4A, 0xA93560) : Colour::own(0x2A3D98, 0x4959C9);
}

Phrase handName(int hand) {
    return hand == 0 ? text("chopsticks", "left") : text("chopsticks", "right");
}

std::string_view art(int fingers) {
    constexpr std::array<std::string_view, 10> names{"hand-0", "hand-1", "hand-2", "hand-3", "hand-4",
                                                     "hand-5", "hand-6", "hand-7", "hand-8", "hand-9"};
    return names[static_cast<std::size_t>(std::min(fingers, 9))];
}

Shape caption(Point at, const Message& text, float size, bool bold, Colour colour) {
    Shape shape;
    shape.form = Shape::Form::Text;
    shape.points = {at};
    shape.fill = colour;
    shape.text = text;
    shape.textSize = size;
    shape.bold = bold;
    return shape;
}

Message number(int n) {
    return Message::plain(n);
}

Shape rectangle(Point from, Point to, Colour fill, Colour stroke = {}, float radius = 0) {
    Shape shape;
    shape.form = Shape::Form::Rect;
    shape.points = {from, to};
    shape.fill = fill;
    shape.stroke = stroke;
    shape.width = stroke.role == Colour::Role::None ? 0.0F : 1.0F;
    shape.radius = radius;
    return shape;
}

// The sleeve goes on to the player's edge of the table, as wide as in the picture, whose thumb's side is the
// narrower one.
Shape sleeve(Player player, int hand, Point at) {
    constexpr float thumbSide = 36.75F, otherSide = 38.5F;
    const bool first = player == Player::First, thumbLeft = (hand == 0) == first;
    return rectangle({at.x - (thumbLeft ? thumbSide : otherSide), first ? at.y + 60 : 0},
                     {at.x + (thumbLeft ? otherSide : thumbSide), first ? tableSize.height : at.y - 60},
                     fillOf(player));
}

// The disc on the sleeve with the number of fingers.
void addFigure(Player player, int hand, int fingers, Scene& scene) {
    const auto at = handAt(player, hand);
    const float y = player == Player::First ? at.y + 61 : at.y - 61;
    Shape disc;
    disc.form = Shape::Form::Ellipse;
    disc.points = {{at.x, y}, {17, 17}};
    disc.fill = Colour::own(0xFFFDF8, 0xFFFDF8);
    scene.above.push_back(disc);
    scene.above.push_back(caption({at.x, y}, number(fingers), 21, true, fillOf(player)));
}

} // namespace

Layout Board::layout(const Position&) const {
    Layout layout{tableSize, Gesture::Steps, {}, {}, Layout::Side::Below, {{{{8, 296}}, {{8, 200}}}}};
    const float middle = tableSize.height / 2;
    layout.ground = {
        rectangle({0, middle}, {tableWidth, tableSize.height}, Colour::of(Colour::Role::FirstWash)),
        rectangle({0, 0}, {tableWidth, middle}, Colour::of(Colour::Role::SecondWash)),
        rectangle({tableWidth, 0}, {tableSize.width, tableSize.height}, Colour::of(Colour::Role::Paper))};
    for (const auto player : {Player::First, Player::Second})
        for (int hand = 0; hand < 2; ++hand) {
            const auto at = handAt(player, hand);
            const auto owner = player == Player::First ? text("chopsticks", "first’s %1 hand")
                                                       : text("chopsticks", "second’s %1 hand");
            const float side = player == Player::First ? 60.0F : -60.0F;
            layout.spots.push_back({at,
                                    {handSide, handSide},
                                    Spot::Form::Square,
                                    {owner, {handName(hand)}},
                                    {at.x + side * 1.4F, at.y}, // beside it
                                    60,
                                    static_cast<int>(player)});
            layout.ground.push_back(sleeve(player, hand, at));
            layout.ground.push_back(
                caption({at.x + 110, at.y + side}, handName(hand), 13, true, colourOf(player)));
        }
    for (int i = 0; i < cardsOf(m_rules); ++i) {
        const auto card = cardAt(i, cardsOf(m_rules));
        layout.spots.push_back({card.centre,
                                card.size,
                                Spot::Form::Square,
                                {text("chopsticks", "way to share %1"), {i + 1}},
                                {card.centre.x, card.centre.y + card.size.height / 2 - 24},
                                60,
                                2,
                                {},
                                true});
    }
    return layout;
}

Scene Board::scene(const Position&, const Position& p) const {
    Scene scene;
    for (const auto player : {Player::First, Player::Second})
        for (int hand = 0; hand < 2; ++hand) {
            const int fingers = p.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(hand)];
            Token token{handSpot(player, hand), art(fingers), handSide,
                        player == Player::First ? 0.0F : 180.0F, player};
            token.mirrored = hand == 1;
            token.faded = fingers == 0;
            scene.tokens.push_back(token);
            scene.counts.emplace_back(handSpot(player, hand), fingers);
            addFigure(player, hand, fingers, scene);
        }
    addShareCards(p, scene);
    return scene;
}

void Board::addShareCards(const Position& p, Scene& scene) const {
    if (cardsOf(m_rules) == 0) return;
    const auto moves = m_rules.moves(p);
    const auto& own = p.hands[static_cast<std::size_t>(p.mover)];
    const float x = cardAt(0, 1).centre.x;
    scene.below.push_back(
        caption({x, 32}, text("chopsticks", "Share anew"), 17, true, Colour::of(Colour::Role::Ink)));
    scene.below.push_back(
        caption({x, 54}, {text("chopsticks", "total stays %1"), {own[0] + own[1]}}, 13, false, ink2));
    for (auto& heading : std::span(scene.below).last(2)) heading.points.push_back({x, 43});
    int index = 0;
    for (const auto m : moves) {
        if (m.kind != Move::Kind::Split) continue;
        const auto card = cardAt(index, cardsOf(m_rules));
        const auto [w, h] = card.size;
        const auto [cx, cy] = card.centre;
        scene.below.push_back(rectangle({cx - w / 2, cy - h / 2}, {cx + w / 2, cy + h / 2},
                                        Colour::of(Colour::Role::Surface), line2, 12));
        const float side = std::min({smallHandSide, h * 0.5F, w * 0.58F}), apart = w * 0.21F;
        for (const int hand : {0, 1}) {
            const int fingers = hand == 0 ? m.a : m.b;
            const float dx = hand == 0 ? -apart : apart;
            Token token{4 + index, art(fingers), side, 0, p.mover};
            token.offset = {dx, -h * 0.2F};
            token.mirrored = hand == 1;
            scene.tokens.push_back(token);
            scene.below.push_back(caption({cx + dx, cy - h * 0.2F + side / 2 + 12}, number(fingers), 16, true,
                                          colourOf(p.mover)));
        }
        ++index;
    }
}

Path Board::path(const Position&, const Position& p, Move m) const {
    if (m.kind == Move::Kind::Attack) return {handSpot(p.mover, m.a), handSpot(other(p.mover), m.b)};
    if (m.kind == Move::Kind::Self) return {handSpot(p.mover, m.a), handSpot(p.mover, m.b)};
    int index = 0;
    for (const auto share : m_rules.moves(p)) {
        if (share.kind != Move::Kind::Split) continue;
        if (std::minmax(share.a, share.b) == std::minmax(m.a, m.b)) break; // the card of both mirror images
        ++index;
    }
    return {4 + index};
}

// Straight arrows carry their mark in the middle, crossing ones near their tail, so that marks stay apart.
std::optional<Arrow> Board::arrow(const Position& p, Move m) const {
    if (m.kind == Move::Kind::Split) return {};
    Arrow arrow;
    const bool left = m.a == 0;
    if (m.kind == Move::Kind::Self) {
        arrow = left ? Arrow{{211, 382}, {379, 382}, {295, 382}} : Arrow{{379, 432}, {211, 432}, {295, 432}};
    } else if (m.a != m.b) {
        const float x = left ? 131.0F : 459.0F;
        arrow = {{x, 338}, {x, 160}, {x, 249}};
    } else {
        arrow = left ? Arrow{{171, 338}, {419, 160}, {233, 294}} : Arrow{{419, 338}, {171, 160}, {357, 294}};
    }
    return Arrow{seenBy(p.mover, arrow.from), seenBy(p.mover, arrow.to), seenBy(p.mover, arrow.mark)};
}

// A tapped hand opens finger by finger, or goes straight out; shared hands open and fold together.
Story Board::story(const Position&, const Position& p, Move m) const {
    Story story;
    const auto pointed = path(p, p, m);
    const auto after = m_rules.play(p, m);
    const auto fingers = [](const Position& q, SpotId hand) {
        return int{q.hands[static_cast<std::size_t>(hand / 2)][static_cast<std::size_t>(hand % 2)]};
    };
    const auto show = [&](SpotId hand, int number, int step) {
        story.push_back({Event::Kind::Change, hand, hand, step, art(number)});
    };
    if (m.kind == Move::Kind::Split) {
        for (const auto hand : {handSpot(p.mover, 0), handSpot(p.mover, 1)}) {
            int number = fingers(p, hand);
            for (int step = 0; number != fingers(after, hand); ++step)
                show(hand, number += number < fingers(after, hand) ? 1 : -1, step);
        }
        return story;
    }
    const auto from = pointed[0], to = pointed[1];
    story.push_back({Event::Kind::Tap, from, to, 0});
    const int old = fingers(p, to), gained = fingers(p, from), limit = m_rules.fingers();
    if (m_rules.overflow() == Rules::Overflow::Cutoff && old + gained >= limit)
        show(to, 0, 1);
    else
        for (int i = 1; i <= gained; ++i) show(to, (old + i) % limit, i);
    return story;
}

std::vector<Message> Board::tools() const {
    return {text("chopsticks", "One finger more"), text("chopsticks", "One finger fewer")};
}

// A hand of no finger is out. The first four spots are the hands, each player's left one first.
Draft Board::applied(const Position& p, std::size_t tool, SpotId spot) const {
    if (spot >= 4) throw InputError(text("chopsticks", "Choose a hand."));
    auto after = p;
    auto& hand = after.hands[static_cast<std::size_t>(spot / 2)][static_cast<std::size_t>(spot % 2)];
    const int fingers = hand + (tool == 0 ? 1 : -1);
    if (fingers < 0 || fingers >= m_rules.fingers())
        throw InputError({text("chopsticks", "A hand shows 0 to %1 fingers."), {m_rules.fingers() - 1}});
    hand = static_cast<std::uint8_t>(fingers);
    return {pack<core::Position>(after)};
}

std::vector<Change> Board::changes(const Position& p) const {
    auto turned = p;
    turned.mover = other(p.mover);
    return {{text("chopsticks", "The other player begins"), pack<core::Position>(turned)}};
}

std::vector<std::pair<Phrase, Move>> Board::hunches(const Position& p) const {
    const auto moves = m_rules.moves(p);
    std::vector<std::pair<Phrase, Move>> all;
    const auto theirs = [&](const Position& q) { return q.hands[static_cast<std::size_t>(other(p.mover))]; };
    const auto fingers = [&](const Move& m) {
        const auto hands = theirs(m_rules.play(p, m));
        return hands[0] + hands[1];
    };
    const auto attacks = [](const Move& m) { return m.kind == Move::Kind::Attack; };
    const auto out = std::ranges::count(theirs(p), 0);
    for (const auto& m : moves) {
        if (!attacks(m) || std::ranges::count(theirs(m_rules.play(p, m)), 0) <= out) continue;
        all.emplace_back(text("chopsticks", "put a hand out"), m);
        break;
    }
    std::optional<Move> strongest;
    for (const auto& m : moves)
        if (attacks(m) && (!strongest || fingers(m) > fingers(*strongest))) strongest = m;
    if (strongest) all.emplace_back(text("chopsticks", "tap with as much as you can"), *strongest);
    return all;
}

} // namespace core::chopsticks
