#include "core/gameof.h"

#include "core/games/persimmons/board.h"
#include "core/games/persimmons/figures.h"
#include "core/games/persimmons/grundymethod.h"
#include "core/games/persimmons/labs.h"
#include "core/games/persimmons/lessons.h"
#include "core/games/persimmons/stages.h"
#include "core/joined.h"
#include "core/kind.h"

#include <array>

namespace core::persimmons {

const Kind& kind();
Source source();

namespace {

std::vector<Preset> presets() {
    std::vector<Preset> all{{text("persimmons", "1, 2 and 3"), "strings=1,2,3;condition=A", false,
                             text("persimmons", "who wins is declared on the way")},
                            {text("persimmons", "Two equal strings"), "strings=5,5;condition=W", false,
                             text("persimmons", "the last mover wins")},
                            {text("persimmons", "Whoever says 21 loses"), "strings=21;condition=L;limit=3",
                             false, text("persimmons", "one string, three at most")}};
    for (auto& stage : stages()) all.push_back(std::move(stage));
    return all;
}

// Every condition, with many strings, or with a limit and few.
std::vector<std::string> practice() {
    std::vector<std::string> all;
    for (const auto* const condition : {"condition=A", "condition=W", "condition=L"}) {
        for (const auto* const strings : {"strings=1,2,3", "strings=2,3,4,5", "strings=4,5,6",
                                          "strings=3,5,7", "strings=1,3,5,7", "strings=3,3,5,6"})
            all.push_back(joined(std::array{strings, condition}, ";"));
        for (const auto* const limit : {"limit=2", "limit=3", "limit=4"})
            for (const auto* const strings : {"strings=21", "strings=9,13", "strings=5,7,8"})
                all.push_back(joined(std::array{strings, condition, limit}, ";"));
    }
    return all;
}

} // namespace

const Kind& kind() {
    static const Kind k{
        .id = "persimmons",
        .title = text("persimmons", "Persimmons"),
        .nativeTitle = "干し柿落とし",
        .tagline = text("persimmons", "Drop persimmons, or decide what winning means."),
        .trait = text("persimmons", "always ends"),
        .numberMeans =
            text("persimmons", "The number counts the moves still to be played, both players together."),
        .drawn = text("persimmons", "Draw a line where you cut, or ring the rule that you declare."),
        .draws = false,
        .manner = {{2467, 1831, 680, 428}, 0, {54, 70, 62, 64, 62}},
        .options = options(),
        .presets = presets(),
        .practice = practice(),
        .vouched = {{{"", "", {&figure::grundy}},
                     {"strings=3,4,5", "", {&figure::grundy}},
                     {"strings=7,6;condition=L", "", {&figure::grundy}},
                     {"strings=21;condition=L;limit=3", "", {}}},
                    {{"persimmons-grundy", "condition=W;size=16"},
                     {"persimmons-grundy", "condition=L;size=16"},
                     {"persimmons-grundy", "condition=A;size=16"}}},
        .guide = guide(),
        .lessons = lessons(),
        .source = source(),
        .labs = labs(),
        .graphed = "",
        .demonstration = recipePlay(),
        .make = [](const Values& values) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, GrundyMethod>>(kind(), values);
        }};
    return k;
}

Source source() {
    return {
        "干し柿落としゲームのGrundy数を求めてみた",
        "",
        text("persimmons", "the author of the Persimmons page"),
        text("persimmons", "A web page that gives neither its author’s name nor a year. It says that takaken "
                           "made the game."),
        text("persimmons",
             "Does every board have a Grundy number, although nobody may have said yet what the "
             "last move is worth? And how does one win with it?"),
        text("persimmons", "The page builds on Nim: its columns are Bouton’s (1901), the numbers Sprague’s "
                           "(1935) and Grundy’s (1939)."),
        text("persimmons",
             "The numbers are right on every board that was tried: last mover wins, last mover loses "
             "and not decided yet."),
        text("persimmons",
             "W, L and A, the tables of two strings and the written recipe for winning come from the "
             "Persimmons page; stage 6, 1-2-3, is that of takaken’s game; "
             "the others were made here."),
        {{.task = Task::Look,
          .say = text("persimmons", "The Persimmons page strikes out two equal strings if what is left is "
                                    "won. Without these two nothing is left, and where the last mover loses "
                                    "that is won. Yet 2-2 is lost, as the page itself finds further down."),
          .position = "2-2L"},
         {.task = Task::Look,
          .say = text("persimmons",
                      "Read word for word, the recipe names no move here. The declaration wins: it is "
                      "wanted where the Grundy number is 1."),
          .position = "4-4A"},
         {.task = Task::Look,
          .say =
              text("persimmons",
                   "Here the recipe leaves 2-3, and that is won for the other player. Where it says “two or "
                   "more”, read “four or more”: then it takes the whole string of four, and wins."),
          .position = "2-4A"}}};
}

} // namespace core::persimmons
