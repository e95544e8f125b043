#include "ui/table/host/matchviews.h"

#include "core/kind.h"
#include "core/play/words.h"
#include "core/verdictwords.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/table/seats/seating.h"

#include <QCoreApplication>

#include <algorithm>

using core::Player;
using table::Json;
using table::utf8;

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("MatchViews", text);
}

std::string told(const core::Message& message) {
    return utf8(language::spoken(message));
}

// The match itself, whatever line is looked at, at its end.
core::Match itself(const core::Match& looked) {
    auto match = looked;
    match.goToLine(0);
    match.goTo(match.plies());
    return match;
}

Json barJson(int at, int last, const core::Message& label) {
    return {{"at", at}, {"last", last}, {"label", told(label)}};
}

// Nobody plays on from there at a device.
const core::Seats nobody{core::Seat{"", core::Level::Perfect}, core::Seat{"", core::Level::Perfect}};

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
    const auto& match = m_session.match();
    auto json = boardJson(player, view, match);
    if (const auto known = knownJson(); !known.empty()) json["known"] = known;
    if (match.over() && match.line() == 0) {
        const auto called = words::names(m_session);
        json["bar"] = barJson(match.ply(), match.plies(),
                              {core::text("Page", "move %1"), {core::Message::Argument(match.ply())}});
        if (tellsWhatTurned()) json["review"] = lookBack(match, called).json();
    }
    return board = json.dump();
}

std::string MatchViews::lookedAt(std::optional<Player> player, language::Id language,
                                 const core::tabletalk::Look& look) {
    auto& view = of(player, language);
    const language::Aside aside(language);
    const auto whole = itself(m_session.match());
    const auto called = words::names(m_session);
    const auto back = lookBack(whole, called);
    auto match = whole;
    match.goTo(std::min(look.ply, whole.plies()));
    const auto better = look.better && tellsWhatTurned() ? back.better(match.ply()) : std::nullopt;
    const int at = match.ply();
    auto label = core::Message{core::text("Page", "move %1 of %2"),
                               {core::Message::Argument(at), core::Message::Argument(whole.plies())}};
    if (better) {
        label = {core::text("MatchViews", "better: %1"), {match.game().text(match.position(), *better)}};
        match.vary(*better);
    }
    view.show(match);
    view.board().setAnalysis(nullptr, Help::Off);
    view.board().setInteractive(false);
    auto json = boardJson(player, view, match);
    json["over"] = true;
    json["turn"] =
        told(match.ply() == 0 ? core::toMoveMessage(match, called) : core::lastMoveMessage(match, called));
    json["bar"] = barJson(at, whole.plies(), label);
    if (tellsWhatTurned()) {
        json["review"] = back.json();
        if (!better) back.ring(json["scene"], view.board(), at);
    }
    return json.dump();
}

// As the window does: nothing where hints are locked, or are this computer's alone.
bool MatchViews::tellsWhatTurned() const {
    const auto& match = m_session.match();
    const auto* known =
        m_session.studies().of(match.plies()); // nobody has studied the match: nothing to tell
    return m_sharesHints && m_session.hints().reviewHelp() != Help::Off && known != nullptr;
}

core::page::LookBack MatchViews::lookBack(const core::Match& match, const core::Names& called) const {
    const auto known = [this, &match](int ply) {
        const int at = m_session.match().plyOf(match.node(ply));
        return at < 0 ? nullptr : m_session.studies().of(at);
    };
    return {match, nobody, called, known, told};
}

// What it is worth, and why, as far as the window shows it.
Json MatchViews::knownJson() const {
    const auto* known = m_session.hints().shown();
    const auto help = m_session.hints().shownHelp();
    if (!m_sharesHints || known == nullptr || help == Help::Off) return Json::object();
    const auto& match = m_session.match();
    const auto name = [&](Player p) {
        return core::Message::Argument(words::name(p, m_session).toStdString());
    };
    const auto verdict = core::seen(known->verdict, help);
    Json json{{"says",
               told(core::prospectMessage(verdict, {name(match.mover()), name(core::other(match.mover()))}))},
              {"why", ""}};
    if (help >= Help::Marks && !known->silent() && known->why) json["why"] = told(known->why->first());
    return json;
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
    const auto sides = core::sidesMessage(match, words::names(m_session));
    const bool told = !sides.empty() && !match.canChangeSides(); // which is asked
    return who + between + language::spoken(told ? sides : match.game().prompt(match.position()));
}

Json MatchViews::boardJson(std::optional<Player> player, const View& view, const core::Match& match) const {
    const auto& game = match.game();
    const auto ending = match.ending();
    const auto lit = ending ? ending->winner : std::optional(match.mover());
    const auto name = [&](Player p) { return utf8(words::name(p, m_session)); };
    Json json{{"type", "board"},
              {"ply", match.ply()},
              {"mine", mine(player)},
              {"over", ending.has_value()},
              {"lit", lit ? nameOf(placeOf(*lit)) : ""},
              {"turn", utf8(turn(player))},
              {"title", utf8(language::spoken(game.kind().title))},
              {"goal", utf8(language::spoken(game.goal(match.position())))},
              {"names", {name(Player::First), name(Player::Second)}},
              {"takesBack", player && match.ply() > 0},
              {"again", player && m_session.match().over()},
              {"givesUp", player && core::quitter(match, m_session.players().seats()) == player},
              {"scene", view.scene()}};
    if (match.ply() > 0) json["played"] = playedJson(match);
    return json;
}

// The last move in words, and those before it in notation, as far back as somebody would look.
Json MatchViews::playedJson(const core::Match& match) const {
    constexpr int most = 40;
    std::string moves;
    for (int ply = std::max(match.ply() - most, 0); ply < match.ply(); ++ply)
        moves += (moves.empty() ? "" : "   ") + std::to_string(ply + 1) + ". " +
                 match.game().text(match.at(ply), match.move(ply));
    return {{"last", told(core::lastMoveMessage(match, words::names(m_session)))}, {"moves", moves}};
}
