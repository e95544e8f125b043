#include "ui/words.h"

#include <QCoreApplication>

#include "ui/endless.h"
#include "ui/language.h"
#include "ui/session.h"

#include <cstdlib>

namespace words {

namespace {

QString say(const char* text, int n = -1) {
    return QCoreApplication::translate("words", text, nullptr, n);
}

} // namespace

using core::Outcome;
using core::Player;

// How a chase ends, whoever looks at it; empty where nothing is proven of that.
QString chase(const core::Verdict& v) {
    const auto turns = v.figures.value(core::Figure::Clears);
    const auto most = v.figures.value(core::Figure::AtMost);
    if (turns) return say(QT_TRANSLATE_N_NOOP("words", "clear in %n dog turns"), *turns);
    if (v.figures.none(core::Figure::Clears))
        return say(QT_TRANSLATE_NOOP("words", "the sheep escape for ever"));
    if (most) return say(QT_TRANSLATE_N_NOOP("words", "clear in at most %n dog turns"), *most);
    if (const auto caught = v.figures.value(core::Figure::Caught))
        return say(QT_TRANSLATE_N_NOOP("words", "%n sheep caught in all"), *caught);
    return {};
}

QString value(const core::Verdict& v) {
    if (const auto how = chase(v); !how.isEmpty()) return how;
    const auto plies = v.plies.value_or(0);
    if (v.endless) return say(QT_TRANSLATE_NOOP("words", "never ends, a draw"));
    if (v.proven()) {
        if (v.lower == Outcome::Draw) return say(QT_TRANSLATE_NOOP("words", "draw"));
        const bool win = v.lower == Outcome::Win;
        if (const auto margin = v.figures.value(core::Figure::Margin))
            return win ? say(QT_TRANSLATE_N_NOOP("words", "win by %n"), *margin)
                       : say(QT_TRANSLATE_N_NOOP("words", "loss by %n"), -*margin);
        if (plies == 0)
            return win ? say(QT_TRANSLATE_NOOP("words", "win")) : say(QT_TRANSLATE_NOOP("words", "loss"));
        return win ? say(QT_TRANSLATE_N_NOOP("words", "win in %n moves"), plies)
                   : say(QT_TRANSLATE_N_NOOP("words", "loss in %n moves"), plies);
    }
    if (v.estimate && *v.estimate > 0) return say(QT_TRANSLATE_NOOP("words", "probably a win"));
    if (v.estimate && *v.estimate < 0) return say(QT_TRANSLATE_NOOP("words", "probably a loss"));
    if (v.estimate) return say(QT_TRANSLATE_NOOP("words", "probably a draw"));
    if (v.lower == Outcome::Draw) return say(QT_TRANSLATE_NOOP("words", "at least a draw"));
    if (v.upper == Outcome::Draw) return say(QT_TRANSLATE_NOOP("words", "at most a draw"));
    return say(QT_TRANSLATE_NOOP("words", "not known yet"));
}

QString prospect(const core::Verdict& v, Player mover, const Session& session) {
    if (const auto how = chase(v); !how.isEmpty()) return how.left(1).toUpper() + how.mid(1);
    const auto outcome = core::likely(v);
    const auto who = name(outcome == Outcome::Win ? mover : core::other(mover), session);
    const bool decided = outcome && outcome != Outcome::Draw;
    if (v.proven() && decided) {
        if (const auto margin = v.figures.value(core::Figure::Margin))
            return say(QT_TRANSLATE_N_NOOP("words", "%1 wins by %n"), std::abs(*margin)).arg(who);
        if (!v.plies) return say(QT_TRANSLATE_NOOP("words", "%1 wins")).arg(who);
        return say(QT_TRANSLATE_N_NOOP("words", "%1 wins in %n moves"), *v.plies).arg(who);
    }
    if (v.proven()) return say(QT_TRANSLATE_NOOP("words", "A draw"));
    if (decided) return say(QT_TRANSLATE_NOOP("words", "%1 probably wins")).arg(who);
    if (outcome) return say(QT_TRANSLATE_NOOP("words", "Probably a draw"));
    if (v.lower == Outcome::Draw)
        return say(QT_TRANSLATE_NOOP("words", "%1 does not lose")).arg(name(mover, session));
    if (v.upper == Outcome::Draw)
        return say(QT_TRANSLATE_NOOP("words", "%1 does not win")).arg(name(mover, session));
    return say(QT_TRANSLATE_NOOP("words", "Not known yet"));
}

QString certainty(const core::Verdict& v) {
    const auto grundy = v.figures.value(core::Figure::Grundy);
    const auto level = v.figures.value(core::Figure::Level);
    if (v.proven() && grundy)
        return say(QT_TRANSLATE_NOOP("words", "with best play · Grundy number %1")).arg(*grundy);
    if (v.proven() && level && *level != v.plies)
        return say(QT_TRANSLATE_NOOP("words", "with best play · level T%1")).arg(*level);
    if (v.proven()) return say(QT_TRANSLATE_NOOP("words", "with best play · proven"));
    if (v.figures.has(core::Figure::Caught))
        return say(QT_TRANSLATE_NOOP("words", "with best play · the other half decides"));
    if (v.estimate) return say(QT_TRANSLATE_NOOP("words", "an estimate so far"));
    return say(QT_TRANSLATE_NOOP("words", "the analyst is at work"));
}

QString result(const core::Ending& ending, const Session& session) {
    if (!ending.winner) return say(QT_TRANSLATE_NOOP("words", "Draw"));
    return say(QT_TRANSLATE_NOOP("words", "%1 wins")).arg(name(*ending.winner, session));
}

QString reason(const core::Ending& ending, const Session& session) {
    switch (ending.reason) {
    case core::Ending::Reason::GivenUp:
        return say(QT_TRANSLATE_NOOP("words", "%1 gave up")).arg(name(core::other(*ending.winner), session));
    case core::Ending::Reason::Repetition:
        return say(QT_TRANSLATE_NOOP("words", "this position came up too often"));
    case core::Ending::Reason::Rules:
        if (const auto loop = endless::ended(session.match())) return language::spoken(loop->reason);
        break;
    }
    const auto& match = session.match();
    return language::spoken(
        match.game().ending(match.position(), {name(Player::First, session).toStdString(),
                                               name(Player::Second, session).toStdString()}));
}

core::Verdict resultFor(Player player, const core::Ending& ending) {
    if (!ending.winner) return core::exactly(Outcome::Draw, 0);
    return core::exactly(*ending.winner == player ? Outcome::Win : Outcome::Loss, 0);
}

QString name(Player player, const Session& session) {
    return name(player, session.seat(player));
}

QString name(Player player, const core::Seat& seat) {
    if (!seat.name.empty()) return QString::fromStdString(seat.name);
    if (seat.computer) return say(QT_TRANSLATE_NOOP("words", "Computer"));
    return player == Player::First ? say(QT_TRANSLATE_NOOP("words", "First player"))
                                   : say(QT_TRANSLATE_NOOP("words", "Second player"));
}

} // namespace words
