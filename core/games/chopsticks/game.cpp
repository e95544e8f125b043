#include "core/gameof.h"

#include "core/games/chopsticks/board.h"
#include "core/games/chopsticks/labs.h"
#include "core/games/chopsticks/lessons.h"
#include "core/joined.h"
#include "core/kind.h"
#include "core/solve/retrograde.h"

#include <array>

namespace core::chopsticks {

Source source();

static const Schema& schema() {
    static const Schema options = [] {
        Option hands{"hands", Option::Type::Int, text("chopsticks", "Hands"), "2", 1, maxHands};
        hands.hint =
            text("chopsticks", "With other than two hands only those of the other player are tapped.");
        hands.deep = true;
        Option fingers{"fingers", Option::Type::Int, text("chopsticks", "Fingers"), "5", 3, maxFingers};
        fingers.offered = 10;
        const auto choice = [](std::string_view key, Phrase label, std::vector<Option::Choice> choices,
                               Phrase hint) {
            Option option{key, Option::Type::Choice, label, choices.front().value};
            option.choices = std::move(choices);
            option.hint = hint;
            return option;
        };
        const auto overflow =
            choice("overflow", text("chopsticks", "Overflow"),
                   {{"wrap", text("chopsticks", "wrap")}, {"cutoff", text("chopsticks", "out")}},
                   text("chopsticks", "A hand at the limit shows what is left over, or is out."));
        const auto split = choice("split", text("chopsticks", "Sharing anew"),
                                  {{"any", text("chopsticks", "any")},
                                   {"revive", text("chopsticks", "revive")},
                                   {"none", text("chopsticks", "none")}},
                                  text("chopsticks", "At any time, only when a hand is out, or never."));
        auto self = choice("selfattack", text("chopsticks", "Own hand"),
                           {{"on", text("chopsticks", "yes")}, {"off", text("chopsticks", "no")}},
                           text("chopsticks", "One hand may tap the other hand of the same player."));
        self.deep = true;
        Option start{"start",
                     Option::Type::List,
                     text("chopsticks", "Start"),
                     "1,1,1,1",
                     4,
                     4,
                     {},
                     text("chopsticks", "first’s left and right hand, second’s left and right hand")};
        start.entry = {0, maxFingers - 1, {}};
        start.onlyStart = start.deep = true;
        return Schema{fingers, overflow, split, self, hands, start};
    }();
    return options;
}

// Every combination of rules with few enough fingers for one pair of hands.
static std::vector<std::string> practice() {
    std::vector<std::string> all;
    for (const auto* const fingers : {"fingers=4", "fingers=5", "fingers=6", "fingers=7", "fingers=8"})
        for (const auto* const overflow : {"overflow=wrap", "overflow=cutoff"})
            for (const auto* const split : {"split=any", "split=revive", "split=none"})
                for (const auto* const self : {"selfattack=on", "selfattack=off"})
                    all.push_back(joined(std::array{fingers, overflow, split, self}, ";"));
    return all;
}

const Kind& kind() {
    static const Kind kind = [] {
        Kind k;
        k.id = "chopsticks";
        k.title = text("chopsticks", "Chopsticks");
        k.nativeTitle = "例の手遊び";
        k.tagline = text("chopsticks", "Tap hands, add fingers, share them anew.");
        k.trait = text("chopsticks", "can go round");
        k.numberMeans = text(
            "chopsticks",
            "The number counts the moves still to be played, both players together. A draw has no number.");
        k.drawn = text("chopsticks", "Draw an arrow from hand to hand, or write the new numbers.");
        k.draws = true;
        k.manner = {{10939, 7765, 547, 65}, 6, {56, 69, 69, 66, 69}};
        k.options = schema();
        k.presets = {{text("chopsticks", "5 fingers"), "", false, text("chopsticks", "as most play it")},
                     {text("chopsticks", "Strict"), "overflow=cutoff;split=none;selfattack=off", false,
                      text("chopsticks", "nothing is shared, hands go out")},
                     {text("chopsticks", "In the middle"), "start=3,3,1,4", false,
                      text("chopsticks", "3 and 3 against 1 and 4")},
                     {text("chopsticks", "4 fingers"), "fingers=4"},
                     {text("chopsticks", "Revive only"), "split=revive;selfattack=off"},
                     {text("chopsticks", "10 fingers"), "fingers=10"},
                     {text("chopsticks", "Three hands"), "overflow=cutoff;hands=3", false,
                      text("chopsticks", "nothing but tapping, hands go out")}};
        k.practice = practice();
        k.vouched = {{{""}, {"overflow=cutoff;split=none;selfattack=off"}, {"fingers=7;split=revive"}},
                     {{"chopsticks-rules", "fingers=3..10"}}};
        k.guide = guide();
        k.lessons = lessons();
        k.source = source();
        k.labs = {{"chopsticks-rules",
                   text("chopsticks", "Table of rules"),
                   text("chopsticks", "Who wins under every combination of rules, and how fast."),
                   {{"fingers", Option::Type::Range, text("chopsticks", "Fingers"), "3..10", 3, maxFingers}},
                   sweep},
                  tupleLab(schema())};
        k.graphed = "";
        k.make = [](const Values& values) -> std::unique_ptr<Game> {
            return std::make_unique<GameOf<Rules, Board, Retrograde<Rules>>>(chopsticks::kind(), values);
        };
        return k;
    }();
    return kind;
}

Source source() {
    return {
        "例の手遊びを解析する【AdC2019 33日目】",
        "shirodoni",
        text("chopsticks", "shirodoni"),
        text("chopsticks", "A blog article of 2 December 2019, day 33 of AdC2019."),
        text("chopsticks",
             "Who wins if both play as well as they can? shirodoni lets the set of won positions grow from "
             "the end, draws it as a graph, and begs pardon for not proving that it holds them all."),
        text("chopsticks", "shirodoni’s program is on the web: roodni/finger-game-solver. In 2024 Dailly, "
                           "Gledel, Nowakowski and Pereira dos Santos studied Simple Chopsticks, with any "
                           "number of hands and fingers and nothing but tapping: more hands are generally "
                           "better, and for hands of two fingers it is known who wins. With the option of "
                           "hands, one to four a side, you can explore this further here."),
        text("chopsticks", "The set does hold them all: from a position outside the other player can always "
                           "stay outside, and so never loses. And as shirodoni found, five fingers go on for "
                           "ever with best play, and under the strict rules second wins. Four hands of 0 to "
                           "4 fingers are 5⁴ × 2 = 1,250 positions; the article has 4⁴ × 2 = 512."),
        text("chopsticks", "The Japanese name “that finger game”, sharing (分身・結合), endless play "
                           "(千日手) and mod 5 are shirodoni’s words."),
        {{.task = Task::Look,
          .say = text("chopsticks",
                      "shirodoni found that nobody can force a win if one may share, tap oneself, or "
                      "count on past five. Here one may tap oneself, and a hand with five is out: "
                      "second wins in 8 moves all the same."),
          .rules = "fingers=5;overflow=cutoff;split=none;selfattack=on"}}};
}

} // namespace core::chopsticks
