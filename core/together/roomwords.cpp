#include "core/together/roomwords.h"

#include "core/together/limits.h"

#include <utility>

namespace core::together {

namespace {

const std::string& called(Player player, const Names& names) {
    return names[static_cast<std::size_t>(player)];
}

} // namespace

Message inShort(const Room& room, const Names& names, bool in) {
    const auto& course = room.course();
    if (!room.connected()) return text("together", "By a link: no connection, what you play goes out later");
    if (!course.begun() || !in) return text("together", "By a link: waiting for the match");
    if (!room.seated()) return text("together", "By a link: you are watching");
    if (course.otherKey().empty()) return text("together", "By a link: waiting for somebody to sit down");
    const auto me = room.player();
    const auto other = me ? core::other(*me) : course.playerOf(0);
    const auto& who = called(other, names);
    if (course.left(course.memberOf(other))) return {text("together", "By a link: %1 has left"), {who}};
    return {room.here(other) ? text("together", "By a link: %1 is there")
                             : text("together", "By a link: %1 is away"),
            {who}};
}

Message lineMessage(const Room& room, const std::optional<std::string>& trouble) {
    const auto broker = room.invitation().broker.text();
    if (room.connected() && room.unsent()) return text("together", "What you did is on its way.");
    if (room.connected()) return {text("together", "Connected by way of %1."), {broker}};
    if (!trouble) return {text("together", "Looking for the broker %1 …"), {broker}};
    if (!trouble->empty())
        return {text("together", "The broker %1 does not answer (%2). Trying again and again; what you play "
                                 "goes out when it does."),
                {broker, *trouble}};
    return {text("together", "The broker %1 does not answer. Trying again and again; what you play goes out "
                             "when it does."),
            {broker}};
}

std::vector<Message> whoIsThere(const Room& room, const Names& names) {
    const auto& course = room.course();
    if (!course.begun()) return {};
    std::vector<Message> all;
    for (const auto player : {Player::First, Player::Second}) {
        const int member = course.memberOf(player);
        const auto& who = called(player, names);
        if (member == 1 && course.otherKey().empty())
            all.emplace_back(text("together", "the other seat is free"));
        else
            all.push_back({course.left(member)       ? text("together", "%1 has left")
                           : room.player() == player ? text("together", "%1: you")
                           : room.here(player)       ? text("together", "%1 is there")
                                                     : text("together", "%1 is away"),
                           {who}});
    }
    if (const int watching = room.watching(); watching > 0)
        all.push_back({plural("together", "%n watch"), {}, watching});
    return all;
}

std::vector<Message> doorMessages(const Room& room, const Names& names) {
    if (!room.canSit())
        return {{text("together", "Both seats are taken: %1 and %2. You can watch."), {names[0], names[1]}}};
    return {text("together", "The other seat is free."), room.course().playerOf(0) == Player::First
                                                             ? text("together", "You would play second.")
                                                             : text("together", "You would play first.")};
}

Message noMatchYet() {
    return text("together", "If nothing comes, both may have left the room: then the link is over.");
}

Message awaited(const Room& room, const Names& names) {
    const auto& course = room.course();
    if (!course.begun() || course.match().ending()) return {};
    for (const int who : {0, 1})
        if (course.left(who))
            return {text("together", "%1 has left the room for good"), {called(course.playerOf(who), names)}};
    if (course.otherKey().empty()) return text("together", "waiting for somebody to sit down");
    const auto mover = course.match().mover();
    if (room.player() == mover) return {};
    const auto other = course.welcomed() ? mover : course.playerOf(0);
    const auto& who = called(other, names);
    if (!room.connected()) return {text("together", "no connection: waiting for %1"), {who}};
    if (room.here(other)) return {text("together", "waiting for %1"), {who}};
    constexpr int hour = 60, day = 24 * hour;
    const int minutes = room.beatsAway(other) * limits::secondsOfBeat / 60;
    if (minutes == 0) return {text("together", "waiting for %1, who is away"), {who}};
    if (minutes < 2 * hour)
        return {plural("together", "waiting for %1, not seen for %n minutes"), {who}, minutes};
    if (minutes < 2 * day)
        return {plural("together", "waiting for %1, not seen for %n hours"), {who}, minutes / hour};
    return {plural("together", "waiting for %1, not seen for %n days"), {who}, minutes / day};
}

Message askedFor(const Room& room, const Names& names) {
    const auto draw = room.toAllow();
    if (!draw) return {};
    return {*draw ? text("together", "%1 proposes a draw.")
                  : text("together", "%1 asks to take back a move."),
            {called(core::other(*room.player()), names)}};
}

Message askingMessage(const Room& room, const Names& names) {
    return {text("together", "%1 is asked to allow it."), {called(core::other(*room.player()), names)}};
}

Message watchingMessage() {
    return text("together", "You are watching: only the players can do that.");
}

Message refusedMessage(const Message& why) {
    return {text("together", "That cannot be done: %1."), {why}};
}

Message saysMessage(Player who, const Phrase& phrase, const Names& names) {
    return {text("together", "%1 says: %2"), {called(who, names), Message(phrase)}};
}

Message youSayMessage(std::size_t phrase) {
    return {text("together", "You say: %1"), {Message(phrases()[phrase])}};
}

Message otherRoom() {
    return text("together", "You have a seat in another room. If you open this link, you leave that room for "
                            "good: the match stays here as it is.");
}

Message toldLater(const Room& room, const Names& names) {
    const auto& course = room.course();
    if (!room.bound() || course.otherKey().empty()) return {};
    const auto& who = called(core::other(room.player().value_or(core::other(course.playerOf(0)))), names);
    return {text("together", "You have left. %1 is told when there is a connection again."), {who}};
}

Message OtherOne::news(const Room& room, const Names& names) {
    const auto me = room.player();
    if (!me) return {};
    const auto& course = room.course();
    const auto other = core::other(*me);
    const auto& who = called(other, names);
    const bool left = std::exchange(m_left, course.left(course.memberOf(other)));
    if (m_left && !left) return {text("together", "%1 has left the room for good."), {who}};
    if (m_left || !room.connected() || !course.welcomed()) return {};
    const bool here = room.here(other);
    const auto before = std::exchange(m_here, here);
    if (here && before != true) return {text("together", "%1 is here."), {who}};
    if (!here && before == true) return {text("together", "%1 is away; what you play waits."), {who}};
    return {};
}

} // namespace core::together
