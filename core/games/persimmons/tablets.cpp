#include "core/games/persimmons/tablets.h"

#include "core/games/persimmons/look.h"

namespace core::persimmons {

namespace {

constexpr float middle = 720, width = 220, height = 132, gable = 30;

// Upper edge of a tablet, at its gable.
float top(Condition declared) {
    return declared == Condition::Loses ? 109.0F : 261.0F;
}

Phrase notice(Condition declared, bool chosen) {
    if (chosen) return text("persimmons", "declared");
    return declared == Condition::Wins ? text("persimmons", "declare W") : text("persimmons", "declare L");
}

// On a tablet, or as wide as one.
void addWords(std::vector<Shape>& shapes, float y, Message text, float size, bool bold, Colour colour = ink) {
    shapes.push_back(words({middle, y}, std::move(text), size, bold, colour));
    shapes.back().radius = width / 2 - 12;
}

void addTablet(std::vector<Shape>& shapes, Condition declared, bool chosen) {
    const float y = top(declared), half = width / 2;
    shapes.push_back({Shape::Form::Polygon,
                      {{middle - half, y + gable},
                       {middle, y},
                       {middle + half, y + gable},
                       {middle + half, y + height},
                       {middle - half, y + height}},
                      plank,
                      chosen ? ink : wood,
                      chosen ? 4.0F : 3.0F});
    shapes.push_back({Shape::Form::Ellipse, {{middle, y + 19}, {4.5F, 4.5F}}, wall, wood, 1.5F});
    addWords(shapes, y + (chosen ? 64.0F : 41.0F), conditionName(declared), chosen ? 18.0F : 16.0F, true);
    addWords(shapes, y + (chosen ? 92.0F : 62.0F), notice(declared, chosen), 12, false);
}

} // namespace

Message conditionName(Condition c) {
    switch (c) {
    case Condition::Wins:
        return text("persimmons", "Last mover wins");
    case Condition::Loses:
        return text("persimmons", "Last mover loses");
    case Condition::Open:
        break;
    }
    return text("persimmons", "Not decided yet");
}

Spot tabletSpot(Condition declared, int row) {
    const float y = top(declared);
    return {{middle, y + height / 2},
            {width, height},
            Spot::Form::Tablet,
            declared == Condition::Wins ? text("persimmons", "declare: last mover wins")
                                        : text("persimmons", "declare: last mover loses"),
            {middle, y + 109},
            {},
            row};
}

std::vector<Shape> tablets(Condition now) {
    std::vector<Shape> shapes;
    const bool open = now == Condition::Open;
    addWords(shapes, 58, text("persimmons", "How the game is won"), 17, true);
    addWords(shapes, 87, open ? conditionName(now) : Message(text("persimmons", "Decided")), 14, false, ink2);
    for (const auto declared : {Condition::Loses, Condition::Wins})
        if (open || declared == now) addTablet(shapes, declared, !open);
    if (open) addWords(shapes, 435, text("persimmons", "A declaration is a whole turn."), 13, false, ink2);
    return shapes;
}

} // namespace core::persimmons
