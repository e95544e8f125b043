#include "core/play/words.h"

namespace core {

namespace {

const std::string& of(const Names& called, Player player) {
    return called[static_cast<std::size_t>(player)];
}

} // namespace

Message::Argument calledAs(Player player, const Seat& seat) {
    if (!seat.name.empty()) return unturned(seat.name);
    if (seat.computer) return text("words", "Computer");
    return player == Player::First ? text("words", "First") : text("words", "Second");
}

Message levelMessage(Level level) {
    switch (level) {
    case Level::Random:
        return text("words", "Random");
    case Level::FirstSteps:
        return text("words", "First steps");
    case Level::Gentle:
        return text("words", "Gentle");
    case Level::Fair:
        return text("words", "Fair");
    case Level::Strong:
        return text("words", "Strong");
    case Level::Perfect:
        return text("words", "Perfect");
    }
    return {};
}

Message levelMessage(const Seat& seat) {
    return seat.lesson.empty() ? levelMessage(*seat.computer) : text("words", "still learning");
}

Message toMoveMessage(const Match& match, const Names& called) {
    return {text("words", "%1 to move"), {of(called, match.mover())}};
}

Message waitingMessage() {
    return text("words", "Finding out whether this move ever ends.");
}

Message sidesMessage(const Match& match, const Names& called) {
    if (match.canChangeSides())
        return {text("words", "%1, you may change sides with %2 now, instead of moving."),
                {of(called, match.mover()), of(called, other(match.mover()))}};
    if (match.pie() == Match::Pie::Taken && match.ply() <= 1)
        return {text("words", "⇄ %1 and %2 change sides after the first move"), {called[0], called[1]}};
    if (match.divides(match.ply()))
        return {text("words", "⇄ %1 may change sides after this move: no hints before"),
                {of(called, other(match.mover()))}};
    return {};
}

Message resultMessage(const Ending& ending, const Names& called) {
    if (!ending.winner) return text("words", "Draw");
    return {text("words", "%1 wins"), {of(called, *ending.winner)}};
}

Message reasonMessage(const Match& match, const Ending& ending, const Names& called) {
    switch (ending.reason) {
    case Ending::Reason::GivenUp:
        return {text("words", "%1 gave up"), {of(called, other(*ending.winner))}};
    case Ending::Reason::Repetition:
        return text("words", "this position came up too often");
    case Ending::Reason::Agreed:
        return text("words", "both called it a draw");
    case Ending::Reason::Rules:
        break;
    }
    return match.game().ending(match.position(), called);
}

Message lastMoveMessage(const Match& match, const Names& called) {
    const int before = match.ply() - 1;
    if (before < 0) return text("words", "Nobody has moved yet.");
    const auto& game = match.game();
    const auto& from = match.at(before);
    const auto move = match.move(before);
    return {text("words", "%1 played %2 (%3)"),
            {of(called, game.mover(from)), game.text(from, move), game.phrase(from, move)}};
}

} // namespace core
