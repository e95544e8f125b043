#include "ui/match/words.h"

#include <QCoreApplication>

#include "core/picture/boardstate.h"
#include "core/verdictwords.h"
#include "ui/look/language.h"
#include "ui/match/session.h"

namespace words {

namespace {

QString say(const char* text, int n = -1) {
    return QCoreApplication::translate("words", text, nullptr, n);
}

} // namespace

using core::Outcome;
using core::Player;

QString value(const core::Verdict& v) {
    return language::spoken(core::verdictMessage(v));
}

QString prospect(const core::Verdict& v, Player mover, const Session& session) {
    const auto called = [&](Player p) { return core::Message::Argument(name(p, session).toStdString()); };
    return language::spoken(core::prospectMessage(v, {called(mover), called(core::other(mover))}));
}

QString certainty(const core::Verdict& v) {
    return language::spoken(core::certaintyMessage(v));
}

QString result(const core::Ending& ending, const Session& session) {
    if (!ending.winner) return draw();
    return say(QT_TRANSLATE_NOOP("words", "%1 wins")).arg(name(*ending.winner, session));
}

QString draw() {
    return say(QT_TRANSLATE_NOOP("words", "Draw"));
}

QString reason(const core::Ending& ending, const Session& session) {
    switch (ending.reason) {
    case core::Ending::Reason::GivenUp:
        return say(QT_TRANSLATE_NOOP("words", "%1 gave up")).arg(name(core::other(*ending.winner), session));
    case core::Ending::Reason::Repetition:
        return say(QT_TRANSLATE_NOOP("words", "this position came up too often"));
    case core::Ending::Reason::Rules:
        break;
    case core::Ending::Reason::Agreed:
        return say(QT_TRANSLATE_NOOP("words", "both called it a draw"));
    }
    const auto& match = session.match();
    return language::spoken(match.game().ending(match.position(), names(session)));
}

QString lastMove(const Session& session) {
    const auto& match = session.match();
    const int before = match.ply() - 1;
    if (before < 0) return say(QT_TRANSLATE_NOOP("words", "Nobody has moved yet."));
    const auto from = match.at(before);
    const auto move = match.move(before);
    return say(QT_TRANSLATE_NOOP("words", "%1 played %2 (%3)"))
        .arg(name(match.game().mover(from), session), QString::fromStdString(match.game().text(from, move)),
             language::spoken(match.game().phrase(from, move)));
}

QString flow(const core::Interlude& interlude) {
    QStringList all{language::spoken(interlude.title)};
    for (const auto& line : interlude.lines) all << language::spoken(line);
    return all.join(QStringLiteral(" · "));
}

core::Names names(const Session& session) {
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

QString name(Player player, const Session& session) {
    return name(player, session.players().seat(player));
}

QString name(Player player, const core::Seat& seat) {
    if (!seat.name.empty()) return QString::fromStdString(core::unturned(seat.name));
    if (seat.computer) return say(QT_TRANSLATE_NOOP("words", "Computer"));
    return player == Player::First ? say(QT_TRANSLATE_NOOP("words", "First"))
                                   : say(QT_TRANSLATE_NOOP("words", "Second"));
}

QString level(core::Level level) {
    switch (level) {
    case core::Level::Random:
        return say(QT_TRANSLATE_NOOP("words", "Random"));
    case core::Level::FirstSteps:
        return say(QT_TRANSLATE_NOOP("words", "First steps"));
    case core::Level::Gentle:
        return say(QT_TRANSLATE_NOOP("words", "Gentle"));
    case core::Level::Fair:
        return say(QT_TRANSLATE_NOOP("words", "Fair"));
    case core::Level::Strong:
        return say(QT_TRANSLATE_NOOP("words", "Strong"));
    case core::Level::Perfect:
        return say(QT_TRANSLATE_NOOP("words", "Perfect"));
    }
    return {};
}

QString nameAndLevel(Player player, const core::Seat& seat) {
    const auto called = name(player, seat);
    return seat.computer ? called + QStringLiteral(" · ") + level(*seat.computer) : called;
}

} // namespace words
