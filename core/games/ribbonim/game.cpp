#include "core/gameof.h"

#include "core/games/ribbonim/board.h"
#include "core/games/ribbonim/labs.h"
#include "core/games/ribbonim/lessons.h"
#include "core/games/ribbonim/levels.h"
#include "core/joined.h"
#include "core/kind.h"

#include <array>

namespace core::ribbonim {

const Kind& kind();
Source source();

static_assert(core::Rules<Rules> && Symmetric<Rules> && core::Board<Board, Rules>);

Option endingOption() {
    return {"ending",
            Option::Type::Choice,
            text("ribbonim", "Ending"),
            "misere",
            0,
            0,
            {{"misere", text("ribbonim", "Misère"), text("ribbonim", "Whoever takes the last stone loses.")},
             {"normal", text("ribbonim", "Normal play"),
              text("ribbonim", "Whoever takes the last stone wins.")}}};
}

Option limitOption() {
    return {"limit",
            Option::Type::Int,
            text("ribbonim", "Most stones a turn"),
            "0",
            0,
            maxLength,
            {},
            text("ribbonim", "0: no limit")};
}

namespace {

Option layoutOption() {
    return {"layout",
            Option::Type::List,
            text("ribbonim", "Ribbons and rings"),
            "3,5,7",
            1,
            maxParts,
            {},
            text("ribbonim", "stones on each, a ring in parentheses, at most 60 in all"),
            {1, maxLength, text("ribbonim", "ring")},
            0,
            true,
            true};
}

std::vector<Preset> presets() {
    return {{text("ribbonim", "3-5-7"), "layout=3,5,7", false, text("ribbonim", "the well-known one")},
            {text("ribbonim", "A ring of 5, a ribbon of 4"), "layout=(5),4", false,
             text("ribbonim", "a ring that is cut is a ribbon")},
            {text("ribbonim", "Two rings of 6"), "layout=(6),(6)", false,
             text("ribbonim", "can it be mirrored?")},
            {text("ribbonim", "Pyramid 1-2-3-4-5"), "layout=1,2,3,4,5"},
            {text("ribbonim", "1-3-5-7"), "layout=1,3,5,7"},
            {text("ribbonim", "One ribbon of 12"), "layout=12"},
            {text("ribbonim", "One ring of 12"), "layout=(12)"},
            {text("ribbonim", "Kayles: one or two of 13"), "ending=normal;limit=2;layout=13"}};
}

// Every ending and the usual limits on fields of a size that people play.
std::vector<std::string> practice() {
    std::vector<std::string> all;
    for (const auto* const ending : {"ending=misere", "ending=normal"})
        for (const auto* const limit : {"limit=0", "limit=2", "limit=3", "limit=4"})
            for (const auto* const layout : {"layout=3,5,7", "layout=4,5,6", "layout=2,3,4,5",
                                             "layout=(7),4,3", "layout=(9),5", "layout=1,3,5,7"})
                all.push_back(joined(std::array{ending, limit, layout}, ";"));
    return all;
}

} // namespace

const Kind& kind() {
    static const Kind k{
        .id = "ribbonim",
        .title = text("ribbonim", "Ribbonim"),
        .nativeTitle = "ひも状石取り",
        .tagline = text("ribbonim", "Take neighbouring stones out of a ribbon or a ring."),
        .trait = text("ribbonim", "always ends"),
        .numberMeans =
            text("ribbonim", "The number counts the moves still to be played, both players together."),
        .drawn = text("ribbonim", "Ring the stones that are taken."),
        .draws = false,
        .manner = {{3265, 1199, 413, 136}, 3, {56, 71, 66, 66, 67}},
        .options = {endingOption(), limitOption(), layoutOption()},
        .presets = presets(),
        .practice = practice(),
        .vouched = {{{"layout=3,5,7"},
                     {"ending=normal;limit=2;layout=9"},
                     {"limit=3;layout=5,4,3"},
                     {"ending=normal;layout=4,5,3"}},
                    {{"ribbonim-levels", "max-level=12;max-stones=16"}}},
        .guide = guide(),
        .lessons = lessons(),
        .source = source(),
        .labs = {levelsLab(), questionsLab()},
        .graphed = "layout=1,2,3,4",
        .make = [](const Values& values) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, Levels>>(kind(), values);
        }};
    return k;
}

Source source() {
    return {
        "Ribbonim(ひも状石取りゲーム)について",
        "",
        text("ribbonim", "the author of the Ribbonim page"),
        text("ribbonim",
             "A web page, first written on 2005-09-28, with a new title since 2007-07-03. Its author "
             "gives no name."),
        text("ribbonim",
             "How does one always win? The page goes backwards from the end, T0, T1, T2 and so on, "
             "proves that every field is won or lost, and keeps a place for a theorem: “TBD”."),
        text("ribbonim",
             "The page knows subtraction games, Nim, Circular Nim and the “pyramid game” of the television "
             "programme 堂本剛の正直しんどい (1-2-3-4-5); its author met 3-5-7 in a Ninja Turtles game for "
             "the "
             "Game Boy. Ribbons without a limit were known before: as "
             "the octal game 0.777…, whose numbers are those of Nim. How to play when the last stone "
             "loses was answered by Goette and Alekseyev on MathOverflow (2015)."),
        text("ribbonim", "Its lists of T5 and T7 are complete, and 3-5-7 and 1-2-3-4-5 are in T14, as it "
                         "says. What was known of 0.777… fills the place that was kept: a field is won "
                         "or lost as in Nim with the lengths as heaps."),
        text("ribbonim",
             "The name Ribbonim, fields, T0, T1, T2 … and names like T5a, 357 and 12345 come from this "
             "page; before that, its author called it 三角石取りゲーム, for the triangle in which the stones "
             "lie. "
             "Rings and limits were added here; it mentions Circular Nim."),
        {}};
}

} // namespace core::ribbonim
