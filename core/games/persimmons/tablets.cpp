#include "core/games/persimmons/tablets.h"

#include "core/games/persimmons/look.h"

namespace core::persimmons {

namespace {

// What stands on a tablet, below its gable's top.
struct Form {
    Size size;
    float gable, hole, name, notice, mark;
    float chosenName, chosenNotice; // alone
    float nameSize, chosenSize, noticeSize, margin;
};
constexpr Form wide{{220, 132}, 30, 19, 41, 62, 109, 64, 92, 16, 18, 12, 12},
    small{{184, 110}, 14, 11, 29, 46, 82, 50, 74, 17, 17, 13, 4};

const Form& formIn(const House& house) {
    return house.tall ? small : wide;
}

// The top of its gable.
Point topOf(const Hanging& hanging, Condition declared) {
    const bool first = declared == Condition::Loses;
    if (!hanging.house().tall) return {720, first ? 109.0F : 261.0F};
    constexpr float belowDiscs = 23;
    const float half = hanging.house().width / 2, aside = small.size.width / 2 + 4;
    return {first ? half - aside : half + aside, hanging.discs() + belowDiscs};
}

Phrase notice(Condition declared, bool chosen) {
    if (chosen) return text("persimmons", "declared");
    return declared == Condition::Wins ? text("persimmons", "declare W") : text("persimmons", "declare L");
}

// On a tablet, or as wide as one.
void addWords(std::vector<Shape>& shapes, Point at, const Form& form, Message text, float size, bool bold,
              Colour colour = ink) {
    shapes.push_back(words(at, std::move(text), size, bold, colour));
    shapes.back().radius = form.size.width / 2 - form.margin;
}

void addTablet(std::vector<Shape>& shapes, const Hanging& hanging, Condition declared, bool chosen) {
    const auto& form = formIn(hanging.house());
    const auto top = topOf(hanging, declared);
    const float half = form.size.width / 2, low = top.y + form.size.height;
    shapes.push_back({Shape::Form::Polygon,
                      {{top.x - half, top.y + form.gable},
                       top,
                       {top.x + half, top.y + form.gable},
                       {top.x + half, low},
                       {top.x - half, low}},
                      plank,
                      chosen ? ink : wood,
                      chosen ? 4.0F : 3.0F});
    shapes.push_back({Shape::Form::Ellipse, {{top.x, top.y + form.hole}, {4.5F, 4.5F}}, wall, wood, 1.5F});
    const Point name{top.x, top.y + (chosen ? form.chosenName : form.name)},
        below{top.x, top.y + (chosen ? form.chosenNotice : form.notice)};
    addWords(shapes, name, form, conditionName(declared), chosen ? form.chosenSize : form.nameSize, true);
    addWords(shapes, below, form, notice(declared, chosen), form.noticeSize, false);
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

Spot tabletSpot(const Hanging& hanging, Condition declared) {
    const auto& form = formIn(hanging.house());
    const auto top = topOf(hanging, declared);
    return {{top.x, top.y + form.size.height / 2},
            form.size,
            Spot::Form::Tablet,
            declared == Condition::Wins ? text("persimmons", "declare: last mover wins")
                                        : text("persimmons", "declare: last mover loses"),
            {top.x, top.y + form.mark}};
}

std::vector<Shape> tablets(const Hanging& hanging, Condition now) {
    std::vector<Shape> shapes;
    const bool open = now == Condition::Open, captions = !hanging.house().tall;
    const auto caption = [&](float y, Message text, float size, bool bold, Colour colour) {
        addWords(shapes, {topOf(hanging, now).x, y}, wide, std::move(text), size, bold, colour);
    };
    if (captions) {
        caption(58, text("persimmons", "How the game is won"), 17, true, ink);
        caption(87, open ? conditionName(now) : Message(text("persimmons", "Decided")), 14, false, ink2);
    }
    for (const auto declared : {Condition::Loses, Condition::Wins})
        if (open || declared == now) addTablet(shapes, hanging, declared, !open);
    if (captions && open) caption(435, text("persimmons", "A declaration is a whole turn."), 13, false, ink2);
    return shapes;
}

} // namespace core::persimmons
