#include "core/games/chopsticks/board.h"

#include "core/gameof.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace core::chopsticks {

namespace {

constexpr Size tableSize{838, 496};
constexpr float middle = tableSize.height / 2, handY = middle + 131;
constexpr std::array<float, maxHands + 1> apart{0, 0, 300, 220, 170}; // by hands, one from the next
constexpr float handSide = 160, smallHandSide = 56, largestHand = 220;
constexpr Colour line2 = Colour::of(Colour::Role::Line2);

// Second's side is first's, turned round the middle of the table.
Point turned(Point p) {
    return {tableSize.width - p.x, tableSize.height - p.y};
}
Point seenBy(Player player, Point p) {
    return player == Player::First ? p : turned(p);
}

struct Card {
    Point centre;
    Size size;
};

// Cards for up to `count` ways to share lie between the players, right and left of the hands in turn.
Card cardAt(int index, int count) {
    constexpr float away = 296, width = 120, height = 148, room = 372, gap = 8;
    const int rows = (count + 1) / 2;
    const float pitch = std::min(height + gap, room / static_cast<float>(std::max(1, rows)));
    const float row = static_cast<float>(index / 2) - static_cast<float>(rows - 1) / 2;
    return {{tableSize.width / 2 + (index % 2 == 0 ? away : -away), middle + row * pitch},
            {width, pitch - gap}};
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

} // namespace

Message Board::handName(const Rules& rules, int hand) {
    if (rules.hands() != 2) return Message::plain(std::string(1, static_cast<char>('A' + hand)));
    return hand == 0 ? text("chopsticks", "left") : text("chopsticks", "right");
}

Point Board::handAt(Player player, int hand) const {
    const auto hands = m_rules.hands();
    const float out = static_cast<float>(hand) - static_cast<float>(hands - 1) / 2;
    return seenBy(player, {tableSize.width / 2 + out * apart[static_cast<std::size_t>(hands)], handY});
}

// The sleeve goes on to the player's edge of the table, from where and as wide as in the picture, whose
// thumb's side is the narrower one: of one tone, even where the hand is faded.
Shape Board::sleeve(Player player, int hand) const {
    constexpr float thumbSide = handSide * 0.2625F, otherSide = handSide * 0.275F, begins = handSide * 0.35F;
    const auto at = handAt(player, hand);
    const bool first = player == Player::First, thumbLeft = mirrored(hand) != first;
    return rectangle({at.x - (thumbLeft ? thumbSide : otherSide), first ? at.y + begins : 0},
                     {at.x + (thumbLeft ? otherSide : thumbSide), first ? tableSize.height : at.y - begins},
                     fillOf(player), {}, handSide * 0.05F);
}

// Where a hand at `at` is named, `side` of it being its player's: beside the sleeve; of two hands outside,
// and clear of the frame of one that is chosen.
Point Board::nameAt(Point at, float side) const {
    constexpr float besideLetters = 62, besideFrame = 128, beside = 106;
    constexpr int most = 4; // cards without reaching there
    if (m_rules.hands() != 2) return {at.x + besideLetters, at.y + side * 70};
    const float outside = at.x < tableSize.width / 2 ? -1.0F : 1.0F;
    if (cardsOf(m_rules) > most) return {at.x + outside * beside, at.y + side * 70};
    return {at.x + outside * besideFrame, at.y + side * 44};
}

// The disc on the sleeve with the number of fingers.
void Board::addFigure(Player player, int hand, int fingers, Scene& scene) const {
    const auto at = handAt(player, hand);
    constexpr float wrist = 70;
    const float y = player == Player::First ? at.y + wrist : at.y - wrist;
    Shape disc;
    disc.form = Shape::Form::Ellipse;
    disc.points = {{at.x, y}, {17, 17}};
    disc.fill = Colour::own(0xFFFDF8, 0xFFFDF8);
    scene.above.push_back(disc);
    scene.above.push_back(caption({at.x, y}, number(fingers), 21, true, fillOf(player)));
    scene.above.back().radius = 15;
}

Layout Board::layout(const Position&) const {
    Layout layout{tableSize, Gesture::Steps, {}, {}, Layout::Side::Below, {{{{24, 468}}, {{24, 28}}}}};
    layout.step = handSide * largestStep / largestHand;
    layout.ground = {
        rectangle({0, middle}, {tableSize.width, tableSize.height}, Colour::of(Colour::Role::FirstWash)),
        rectangle({0, 0}, {tableSize.width, middle}, Colour::of(Colour::Role::SecondWash))};
    for (const auto player : {Player::First, Player::Second})
        for (int hand = 0; hand < m_rules.hands(); ++hand) {
            const auto at = handAt(player, hand);
            const auto owner = player == Player::First ? text("chopsticks", "first’s %1 hand")
                                                       : text("chopsticks", "second’s %1 hand");
            const float side = player == Player::First ? 1.0F : -1.0F;
            const auto named = nameAt(at, side);
            layout.spots.push_back({at,
                                    {handSide, handSide},
                                    Spot::Form::Square,
                                    {owner, {handName(m_rules, hand)}},
                                    {at.x + side * handSide / 2, at.y}, // beside it
                                    {side, 0},
                                    static_cast<int>(player)});
            layout.ground.push_back(sleeve(player, hand));
            layout.ground.push_back(caption(named, handName(m_rules, hand), 17, true, colourOf(player)));
        }
    for (int i = 0; i < cardsOf(m_rules); ++i) {
        const auto card = cardAt(i, cardsOf(m_rules));
        layout.spots.push_back({card.centre,
                                card.size,
                                Spot::Form::Square,
                                {text("chopsticks", "way to share %1"), {i + 1}},
                                {card.centre.x, card.centre.y + card.size.height / 2 - 26},
                                {},
                                2,
                                false,
                                true});
    }
    return layout;
}

Scene Board::scene(const Position&, const Position& p) const {
    Scene scene;
    for (const auto player : {Player::First, Player::Second})
        for (int hand = 0; hand < m_rules.hands(); ++hand) {
            const int fingers = p.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(hand)];
            Token token{handSpot(player, hand), art(fingers), handSide,
                        player == Player::First ? 0.0F : 180.0F, player};
            token.mirrored = mirrored(hand);
            token.faded = fingers == 0;
            scene.tokens.push_back(token);
            scene.counts.emplace_back(handSpot(player, hand), fingers);
            addFigure(player, hand, fingers, scene);
        }
    addShareCards(p, scene);
    return scene;
}

void Board::addShareCards(const Position& p, Scene& scene) const {
    int index = 0;
    for (const auto m : m_rules.moves(p)) {
        if (m.kind != Move::Kind::Split) continue;
        const auto card = cardAt(index, cardsOf(m_rules));
        const auto [w, h] = card.size;
        const auto [cx, cy] = card.centre;
        constexpr float heading = 16, foot = 54, apart = 28; // the mark stands at the foot
        const auto words = [&](Point at, const Message& text, float room, Colour colour) {
            auto shape = caption(at, text, 14, true, colour);
            shape.radius = room / 2;
            shape.points.push_back(card.centre);
            scene.below.push_back(std::move(shape));
        };
        scene.below.push_back(rectangle({cx - w / 2, cy - h / 2}, {cx + w / 2, cy + h / 2},
                                        Colour::of(Colour::Role::Surface), line2, 12));
        words({cx, cy - h / 2 + heading}, text("chopsticks", "Share anew"), w - 16,
              Colour::of(Colour::Role::Ink));
        const float side = std::min(smallHandSide, h - heading - foot - 18);
        const float y = -h / 2 + heading + 10 + side / 2;
        for (const int hand : {0, 1}) {
            const int fingers = hand == 0 ? m.a : m.b;
            const float dx = hand == 0 ? -apart : apart;
            Token token{handSpots() + index, art(fingers), side, 0, p.mover};
            token.offset = {dx, y};
            token.mirrored = hand == 1;
            scene.tokens.push_back(token);
            words({cx + dx, cy + y + side / 2 + 8}, number(fingers), 2 * apart, colourOf(p.mover));
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
    return {handSpots() + index};
}

// From hand to hand. So that marks stay apart those of every other hand stand near the tail, the others near
// the head.
Arrow Board::amongMany(Player mover, Move m) const {
    constexpr float tip = 40;
    const float at = m.a % 2 == 0 ? 0.24F : 0.76F;
    const auto from = handAt(Player::First, m.a).x, to = tableSize.width - handAt(Player::First, m.b).x;
    const Arrow arrow{
        {from, middle + tip}, {to, middle - tip}, {from + (to - from) * at, middle + tip * (1 - 2 * at)}};
    return {seenBy(mover, arrow.from), seenBy(mover, arrow.to), seenBy(mover, arrow.mark)};
}

// Straight arrows carry their mark in the middle, crossing ones near their tail, so that marks stay apart.
std::optional<Arrow> Board::arrow(const Position& p, Move m) const {
    if (m.kind == Move::Kind::Split) return {};
    Arrow arrow;
    if (m_rules.hands() != 2) return amongMany(p.mover, m);
    const bool left = m.a == 0;
    const float x = tableSize.width / 2, side = left ? -1.0F : 1.0F; // of its own hand
    constexpr float handAway = apart[2] / 2;
    constexpr float self = 64, tip = 40, at = 0.34F; // of a diagonal
    if (m.kind == Move::Kind::Self) {
        const float y = handY + (left ? -16.0F : 34.0F);
        arrow = {{x + side * self, y}, {x - side * self, y}, {x, y}};
    } else if (m.a != m.b) {
        const float straight = x + side * (handAway + 14);
        arrow = {{straight, middle + tip}, {straight, middle - tip}, {straight, middle}};
    } else {
        const float wide = handAway - tip;
        arrow = {{x + side * wide, middle + tip}, {x - side * wide, middle - tip}, {}};
        arrow.mark = {arrow.from.x + (arrow.to.x - arrow.from.x) * at,
                      arrow.from.y + (arrow.to.y - arrow.from.y) * at};
    }
    return Arrow{seenBy(p.mover, arrow.from), seenBy(p.mover, arrow.to), seenBy(p.mover, arrow.mark)};
}

// A tapped hand opens finger by finger, or goes straight out; shared hands open and fold together.
Story Board::story(const Position&, const Position& p, Move m) const {
    Story story;
    const auto pointed = path(p, p, m);
    const auto after = m_rules.play(p, m);
    const auto fingers = [this](const Position& q, SpotId hand) {
        const auto at = std::div(hand, m_rules.hands());
        return int{q.hands[static_cast<std::size_t>(at.quot)][static_cast<std::size_t>(at.rem)]};
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

// A hand of no finger is out.
Draft Board::applied(const Position& p, std::size_t tool, SpotId spot) const {
    if (spot >= handSpots()) throw InputError(text("chopsticks", "Choose a hand."));
    auto after = p;
    const auto at = std::div(spot, m_rules.hands());
    auto& hand = after.hands[static_cast<std::size_t>(at.quot)][static_cast<std::size_t>(at.rem)];
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

std::vector<HunchOf<Move>> Board::hunches(const Position& p) const {
    const auto moves = m_rules.moves(p);
    std::vector<HunchOf<Move>> all;
    const auto theirs = [&](const Position& q) { return q.hands[static_cast<std::size_t>(other(p.mover))]; };
    const auto fingers = [&](const Move& m) {
        const auto hands = theirs(m_rules.play(p, m));
        return std::accumulate(hands.begin(), hands.end(), 0);
    };
    const auto attacks = [](const Move& m) { return m.kind == Move::Kind::Attack; };
    const auto out = std::ranges::count(theirs(p), 0); // and hands that there are not
    for (const auto& m : moves) {
        if (!attacks(m) || std::ranges::count(theirs(m_rules.play(p, m)), 0) <= out) continue;
        all.push_back({text("chopsticks", "put a hand out"), m});
        break;
    }
    std::optional<Move> strongest;
    for (const auto& m : moves)
        if (attacks(m) && (!strongest || fingers(m) > fingers(*strongest))) strongest = m;
    if (strongest) all.push_back({text("chopsticks", "tap with as much as you can"), *strongest});
    return all;
}

} // namespace core::chopsticks
