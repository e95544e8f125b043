#include "core/shelf/cards.h"

#include "core/play/words.h"
#include "core/puzzle/sheet.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

Message::Argument called(Player player, const Seats& seats) {
    return calledAs(player, seats[static_cast<std::size_t>(player)]);
}

Message leveled(Player player, const Seats& seats) {
    const auto& computer = seats[static_cast<std::size_t>(player)].computer;
    const auto name = Message::plain(called(player, seats));
    return computer ? Message(text("core", "%1 · %2"), {name, levelMessage(*computer)}) : name;
}

} // namespace

Match asPlayed(Match match) {
    match.goToLine(0);
    match.goTo(match.plies());
    return match;
}

const Position& shownOf(const Match& played) {
    return played.ending() && !played.givenUp() && played.plies() > 0 ? played.at(played.plies() - 1)
                                                                      : played.position();
}

Card matchCard(const Match& played, const Seats& seats) {
    const auto ending = played.ending();
    Card card{.heading =
                  ending ? text("WelcomeBack", "The last match") : text("WelcomeBack", "Where you left off"),
              .title = played.game().kind().title,
              .beside = {text("WelcomeBack", "%1 against %2"),
                         {called(Player::First, seats), called(Player::Second, seats)}},
              .action = ending ? text("WelcomeBack", "Look at it") : text("WelcomeBack", "Go on")};
    card.player = ending ? ending->winner : std::optional(played.mover());
    if (card.player)
        card.line = {ending ? text("WelcomeBack", "%1 has won") : text("WelcomeBack", "%1’s turn"),
                     {called(*card.player, seats)}};
    return card;
}

Card dayCard(const Kind& kind, const Puzzle* puzzle) {
    return {.heading = text("WelcomeBack", "Puzzle of the day"),
            .title = puzzle != nullptr ? question(*puzzle) : kind.title,
            .action = text("WelcomeBack", "Try it")};
}

Card lessonCard(const Kind& kind, const Learnt& learnt) {
    const int done = lessonsDone(kind, learnt), of = static_cast<int>(kind.lessons.size());
    return {.heading = {text("WelcomeBack", "Next lesson: %1"), {kind.title}},
            .title = done == of ? kind.title : kind.lessons[nextLesson(kind, learnt)].title,
            .action = brokenOff(kind, learnt) ? text("WelcomeBack", "Go on") : text("WelcomeBack", "Begin"),
            .done = done,
            .of = of};
}

Card newcomerCard(const Kind& first) {
    return {.heading = text("Newcomer", "New here?"),
            .title = {text("Newcomer", "%1 is a good first game."), {first.title}},
            .action = text("Newcomer", "How to play")};
}

KeptMatch keptMatch(const Match& played, const Seats& seats) {
    const auto ending = played.ending();
    KeptMatch kept{.title = played.game().kind().title, .sides = {}, .note = {}};
    for (const auto player : {Player::First, Player::Second}) {
        auto& side = kept.sides[static_cast<std::size_t>(player)];
        side.name = leveled(player, seats);
        side.lit = ending ? ending->winner == player : played.mover() == player;
        if (side.lit) side.state = ending ? text("matchcard", "has won") : text("matchcard", "to move");
    }
    if (ending && !ending->winner) kept.note = text("words", "Draw");
    return kept;
}

Message dayMessage(std::int64_t ago, int day, int month) {
    if (ago == 0) return text("matchcard", "today");
    if (ago == 1) return text("matchcard", "yesterday");
    constexpr std::array months{text("matchcard", "Jan"), text("matchcard", "Feb"), text("matchcard", "Mar"),
                                text("matchcard", "Apr"), text("matchcard", "May"), text("matchcard", "Jun"),
                                text("matchcard", "Jul"), text("matchcard", "Aug"), text("matchcard", "Sep"),
                                text("matchcard", "Oct"), text("matchcard", "Nov"), text("matchcard", "Dec")};
    const auto index = static_cast<std::size_t>(std::clamp(month, 1, 12) - 1);
    return {text("matchcard", "%1 %2"), {day, months.at(index)}};
}

Message describedMessage(const Match& played, const Seats& seats, const Message& day) {
    return {text("matchcard", "Go on with %1, %2 against %3, %4"),
            {played.game().kind().title, leveled(Player::First, seats), leveled(Player::Second, seats), day}};
}

} // namespace core
