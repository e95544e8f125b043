#include "ui/match/words.h"

#include "core/picture/boardstate.h"
#include "core/play/words.h"
#include "core/verdictwords.h"
#include "ui/look/language.h"
#include "ui/match/shownmatch.h"

namespace words {

using core::Outcome;
using core::Player;

QString value(const core::Verdict& v) {
    return language::spoken(core::verdictMessage(v));
}

QString prospect(const core::Verdict& v, Player mover, const ShownMatch& session) {
    const auto called = [&](Player p) { return core::Message::Argument(name(p, session).toStdString()); };
    return language::spoken(core::prospectMessage(v, {called(mover), called(core::other(mover))}));
}

QString certainty(const core::Verdict& v) {
    return language::spoken(core::certaintyMessage(v));
}

QString result(const core::Ending& ending, const ShownMatch& session) {
    return language::spoken(core::resultMessage(ending, names(session)));
}

QString draw() {
    return language::spoken(core::resultMessage({}, {}));
}

QString reason(const core::Ending& ending, const ShownMatch& session) {
    return language::spoken(core::reasonMessage(session.match(), ending, names(session)));
}

QString lastMove(const ShownMatch& session) {
    return language::spoken(core::lastMoveMessage(session.match(), names(session)));
}

QString flow(const core::Interlude& interlude, const QString& between) {
    QStringList all{language::spoken(interlude.title)};
    for (const auto& line : interlude.lines) all << language::spoken(line);
    return all.join(between);
}

core::Names names(const ShownMatch& session) {
    return {name(Player::First, session).toStdString(), name(Player::Second, session).toStdString()};
}

QString move(const core::Game& game, const core::Position& start, const core::Position& p, core::Move m,
             Help help) {
    return language::spoken(core::moveMessage(game, start, p, m, help));
}

QString rules(const core::Game& game, const core::Position& start) {
    QStringList parts;
    for (const auto& part : game.summary(start)) parts << language::spoken(part);
    return parts.join(QStringLiteral(" · "));
}

core::Verdict resultFor(Player player, const core::Ending& ending) {
    if (!ending.winner) return core::exactly(Outcome::Draw, 0);
    return core::exactly(*ending.winner == player ? Outcome::Win : Outcome::Loss, 0);
}

QString name(Player player, const ShownMatch& session) {
    return name(player, session.players().seat(player));
}

QString name(Player player, const core::Seat& seat) {
    return language::spoken(core::Message::plain(core::calledAs(player, seat)));
}

QString level(core::Level level) {
    return language::spoken(core::levelMessage(level));
}

QString level(const core::Seat& seat) {
    return language::spoken(core::levelMessage(seat));
}

QString nameAndLevel(Player player, const core::Seat& seat) {
    const auto called = name(player, seat);
    return seat.computer ? called + QStringLiteral(" · ") + level(seat) : called;
}

} // namespace words
