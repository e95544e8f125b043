#include "ui/table/host/matchviews.h"

#include "core/kind.h"
#include "core/play/words.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/table/seats/seating.h"

#include <QCoreApplication>

using core::Player;
using table::Json;
using table::utf8;

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("MatchViews", text);
}

} // namespace

bool MatchViews::mine(std::optional<Player> player) const {
    return m_session.active() && m_session.state() == Session::State::HumanTurn &&
           player == m_session.match().mover();
}

void MatchViews::makeAnew() {
    for (auto& [key, seen] : m_views) {
        seen.layout.clear();
        seen.board.clear();
    }
}

MatchViews::Seen& MatchViews::seen(std::optional<Player> player, language::Id language) {
    const std::pair key(player, language);
    const auto found = m_views.find(key);
    if (found != m_views.end()) return found->second;
    const auto& match = m_session.match();
    return m_views.emplace(key, Seen{View(match.sharedGame(), match.start(), player, language), {}, {}})
        .first->second;
}

View& MatchViews::of(std::optional<Player> player, language::Id language) {
    const auto& match = m_session.match();
    auto& view = seen(player, language).view;
    view.show(match);
    if (m_sharesHints)
        view.board().setAnalysis(m_session.hints().shown(), m_session.hints().shownHelp());
    else
        view.board().setAnalysis(nullptr, Help::Off);
    view.board().setInteractive(mine(player));
    return view;
}

const std::string& MatchViews::layout(std::optional<Player> player, language::Id language) {
    auto& layout = seen(player, language).layout;
    if (layout.empty()) layout = of(player, language).layout().dump();
    return layout;
}

const std::string& MatchViews::board(std::optional<Player> player, language::Id language) {
    auto& board = seen(player, language).board;
    if (!board.empty()) return board;
    const auto& view = of(player, language);
    const language::Aside aside(language);
    return board = boardJson(player, view).dump();
}

QString MatchViews::turn(std::optional<Player> player) const {
    const auto& match = m_session.match();
    const auto between = QStringLiteral(" · ");
    if (const auto ending = match.ending())
        return words::result(*ending, m_session) + between + words::reason(*ending, m_session);
    if (m_session.state() == Session::State::Waiting) return language::spoken(core::waitingMessage());
    const auto who = player == match.mover()
                         ? say(QT_TRANSLATE_NOOP("MatchViews", "Your turn"))
                         : language::spoken(core::toMoveMessage(match, words::names(m_session)));
    return who + between + language::spoken(match.game().prompt(match.position()));
}

Json MatchViews::boardJson(std::optional<Player> player, const View& view) const {
    const auto& match = m_session.match();
    const auto& game = match.game();
    const auto ending = match.ending();
    const auto lit = ending ? ending->winner : std::optional(match.mover());
    const auto name = [&](Player p) { return utf8(words::name(p, m_session)); };
    return {{"type", "board"},
            {"ply", match.ply()},
            {"mine", mine(player)},
            {"over", ending.has_value()},
            {"lit", lit ? nameOf(placeOf(*lit)) : ""},
            {"turn", utf8(turn(player))},
            {"title", utf8(language::spoken(game.kind().title))},
            {"goal", utf8(language::spoken(game.goal(match.position())))},
            {"names", {name(Player::First), name(Player::Second)}},
            {"takesBack", player && match.ply() > 0},
            {"givesUp", player && core::quitter(match, m_session.players().seats()) == player},
            {"scene", view.scene()}};
}
