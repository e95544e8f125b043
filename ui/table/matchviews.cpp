#include "ui/table/matchviews.h"

#include "core/kind.h"
#include "ui/session.h"
#include "ui/table/classroom.h"
#include "ui/table/seating.h"
#include "ui/words.h"

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

View& MatchViews::of(std::optional<Player> player, language::Id language) {
    const auto& match = m_session.match();
    const std::pair key(player, language);
    auto found = m_views.find(key);
    if (found == m_views.end()) found = m_views.emplace(key, View(match, language)).first;
    auto& view = found->second;
    view.show(match);
    const auto help = match.ending() || !m_sharesHints || m_asking ? Help::Off : m_session.shownHelp();
    view.model().setAnalysis(m_session.analysis(), help);
    view.model().setInteractive(mine(player));
    return view;
}

QString MatchViews::turn(std::optional<Player> player) const {
    const auto& match = m_session.match();
    const auto between = QStringLiteral(" · ");
    if (const auto ending = match.ending())
        return words::result(*ending, m_session) + between + words::reason(*ending, m_session);
    if (m_session.state() == Session::State::Waiting)
        return say(QT_TRANSLATE_NOOP("MatchViews", "Whether this move ever ends is being found out."));
    const auto who =
        player == match.mover()
            ? say(QT_TRANSLATE_NOOP("MatchViews", "Your turn"))
            : say(QT_TRANSLATE_NOOP("MatchViews", "%1 to move")).arg(words::name(match.mover(), m_session));
    return who + between + language::spoken(match.game().prompt(match.position()));
}

Json MatchViews::layout(std::optional<Player> player, language::Id language) {
    return {{"type", "layout"}, {"layout", of(player, language).layout()}};
}

Json MatchViews::board(std::optional<Player> player, language::Id language) {
    auto& view = of(player, language);
    const language::Aside aside(language);
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
            {"givesUp", player && core::quitter(match, m_session.seats()) == player},
            {"scene", view.scene()}};
}

Json MatchViews::lobby(const Seating& seating, language::Id language) const {
    const language::Aside aside(language);
    Json json{{"type", "lobby"}, {"seats", Json::array()}};
    if (!m_session.active()) return json;
    const auto& kind = m_session.match().game().kind();
    json["title"] = utf8(language::spoken(kind.title));
    json["game"] = std::string(kind.id);
    for (const auto player : {Player::First, Player::Second}) {
        const auto& seat = m_session.seat(player);
        json["seats"].push_back({{"place", nameOf(placeOf(player))},
                                 {"name", utf8(words::nameAndLevel(player, seat))},
                                 {"free", !seat.computer && seating.free(player)}});
    }
    return json;
}

std::vector<core::Outcome> MatchViews::answers() const {
    using core::Outcome;
    if (m_session.match().game().kind().draws) return {Outcome::Win, Outcome::Draw, Outcome::Loss};
    return {Outcome::Win, Outcome::Loss};
}

QString MatchViews::inWords(core::Outcome says) const {
    if (says == core::Outcome::Draw) return words::draw();
    const auto mover = m_session.match().mover();
    const auto winner = says == core::Outcome::Win ? mover : core::other(mover);
    return say(QT_TRANSLATE_NOOP("MatchViews", "%1 wins")).arg(words::name(winner, m_session));
}

Json MatchViews::question(const Classroom& classroom, const QString& token, language::Id language) const {
    const auto* question = classroom.question();
    if (question == nullptr || !m_session.active()) return {{"type", "question"}};
    const language::Aside aside(language);
    const auto mine = classroom.answerOf(token);
    auto choices = Json::array();
    for (const auto says : answers()) {
        auto text = inWords(says);
        if (question->shown) text += QStringLiteral(": %1").arg(classroom.count(says));
        choices.push_back({{"says", nameOf(says)},
                           {"text", utf8(text)},
                           {"chosen", mine == says},
                           {"right", question->shown && question->right == says},
                           {"open", !question->shown && !mine}});
    }
    return {{"type", "question"},
            {"question", question->number},
            {"text", utf8(say(QT_TRANSLATE_NOOP("MatchViews", "Who wins, if both play as well as can be?")))},
            {"choices", std::move(choices)}};
}
