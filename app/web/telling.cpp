#include "app/web/telling.h"

#include "app/web/common/speech.h"
#include "app/web/common/tables.h"
#include "core/play/words.h"
#include "core/verdictwords.h"

namespace web {

using core::Help, core::Player, core::text;

core::Help helpNow(const core::Match& match, const Chosen& chosen) {
    return match.ending() || match.divides(match.ply()) || chosen.locked ? Help::Off : chosen.help;
}

Telling::Telling(const Table& table, const Walk* walk, const core::BoardState& board, const Chosen& chosen)
    : m_table(table), m_walk(walk), m_board(board), m_chosen(chosen), m_names(calledIn(table.seats())) {}

std::string Telling::turn() const {
    const auto& match = shown();
    if (m_walk != nullptr && !match.ending()) return speak(core::toMoveMessage(match, m_names));
    if (const auto ending = match.ending())
        return speak(core::resultMessage(*ending, m_names)) + " · " +
               speak(core::reasonMessage(match, *ending, m_names));
    switch (m_table.state()) {
    case Table::State::Waiting:
        return speak(core::waitingMessage());
    case Table::State::Thinking:
        return speak({text("Page", "%1 is thinking"), {m_names[static_cast<std::size_t>(match.mover())]}});
    case Table::State::Away: {
        const auto awaited = m_table.awaited();
        return speak(core::toMoveMessage(match, m_names)) + (awaited.empty() ? "" : " · " + speak(awaited));
    }
    default:
        const auto sides = core::sidesMessage(match, m_names);
        if (match.canChangeSides()) return speak(sides); // which says whose turn it is
        return speak(core::toMoveMessage(match, m_names)) + " · " +
               speak(sides.empty() ? match.game().prompt(match.position()) : sides);
    }
}

// For who does not see the board.
std::string Telling::played() const {
    return shown().ply() > 0 ? speak(core::lastMoveMessage(shown(), m_names)) : "";
}

// Of the next match: the one who has moved second, where that one has a name.
core::Message Telling::beginner() const {
    const auto& next = m_table.seats()[static_cast<std::size_t>(Player::Second)];
    if (next.name.empty() && !next.computer) return text("ResultPlate", "the other player begins");
    return {text("ResultPlate", "%1 begins"), {m_names[static_cast<std::size_t>(Player::Second)]}};
}

Telling::Json Telling::resultJson(const core::Ending& ending) const {
    const auto& match = shown();
    const auto score = m_table.series();
    Json json{{"title", speak(core::resultMessage(ending, m_names))},
              {"reason", speak(core::reasonMessage(match, ending, m_names))},
              {"winner", ending.winner ? std::string(core::nameOf(core::hueOf(*ending.winner))) : ""}};
    if (m_table.again()) json["again"] = speak({text("ResultPlate", "Again: %1"), {beginner()}});
    if (score.matches() > 1)
        json["score"] =
            speak({text("Page", "So far: %1 : %2, draws: %3"),
                   {core::Message::Argument(score.wins[0]), core::Message::Argument(score.wins[1]),
                    core::Message::Argument(score.draws)}});
    return json;
}

// Where we are in the match or in the line that is gone through, with who moved at each point.
Telling::Json Telling::barJson() const {
    const auto& match = shown();
    const int first = m_walk != nullptr ? m_walk->from : 0;
    auto points = Json::array();
    for (int ply = first; ply <= match.plies(); ++ply)
        points.push_back(ply == 0                                                 ? "start"
                         : match.game().mover(match.at(ply - 1)) == Player::First ? "first"
                                                                                  : "second");
    const auto label =
        m_walk != nullptr ? core::Message{text("Page", "best play %1 of %2"),
                                          {core::Message::Argument(match.ply() - first),
                                           core::Message::Argument(match.plies() - first)}}
        : match.line() != 0
            ? core::Message{text("Page", "variation, move %1"), {core::Message::Argument(match.ply())}}
        : match.ply() < match.plies()
            ? core::Message{text("Page", "move %1 of %2"),
                            {core::Message::Argument(match.ply()), core::Message::Argument(match.plies())}}
            : core::Message{text("Page", "move %1"), {core::Message::Argument(match.ply())}};
    return {{"at", match.ply() - first},
            {"points", std::move(points)},
            {"label", speak(label)},
            {"walk", m_walk != nullptr},
            {"aside", m_walk != nullptr || match.line() != 0}};
}

std::vector<core::Offer> Telling::offers() const {
    if (!human()) return {};
    const auto& match = m_table.match();
    return match.game().offers(match.position(), m_chosen.seed + static_cast<std::uint64_t>(match.ply()));
}

Telling::Json Telling::offersJson() const {
    auto json = Json::array();
    for (const auto& offer : offers()) json.push_back(speak(offer.name));
    return json;
}

Telling::Json Telling::board() const {
    const auto& match = shown();
    const auto& game = match.game();
    const auto ending = match.ending();
    const auto lit = ending ? ending->winner : std::optional(match.mover());
    Json message{
        {"ply", match.ply()},
        {"mine", human()},
        {"over", ending.has_value()},
        {"locked", m_chosen.locked},
        {"lit", lit ? std::string(core::nameOf(core::hueOf(*lit))) : ""},
        {"turn", turn()},
        {"played", played()},
        {"title", speak(game.kind().title)},
        {"goal", speak(game.goal(match.position()))},
        {"names", m_names},
        {"takesBack", m_table.takesBack()},
        {"bringsBack", m_table.bringsBack()},
        {"givesUp", m_walk == nullptr && m_table.givesUp()},
        {"sides", m_walk == nullptr && m_table.mayChangeSides() ? speak(text("Page", "Change sides")) : ""},
        {"waits", m_table.waits()},
        {"watched", !core::anyPerson(m_table.seats())},
        {"help", static_cast<int>(m_chosen.help)},
        {"bar", barJson()},
        {"offers", offersJson()}};
    if (ending && m_walk == nullptr) message["result"] = resultJson(*ending);
    const auto last = core::lastMoveOf(match, m_board.start());
    message["scene"] = core::page::sceneJson(m_board, last, speak);
    if (looksBack() && m_walk == nullptr) {
        const auto back = lookBack();
        for (const auto ply : back.plies()) message["bar"]["turns"].push_back(ply);
        back.ring(message["scene"], m_board, match.ply());
    }
    return message;
}

core::page::LookBack Telling::lookBack() const {
    return {m_table.match(), m_table.seats(), m_names, [this](int ply) { return m_table.known(ply); }, speak};
}

Telling::Json Telling::review() const {
    return looksBack() ? lookBack().json() : Json::object();
}

Telling::Json Telling::movesJson(const core::Analysis& known) const {
    const auto& match = m_table.match();
    auto all = Json::array();
    for (const auto& [move, verdict] : known.moves) {
        const bool best = std::is_eq(core::preference(verdict, known.moves.front().verdict));
        const auto mark = core::markOf(verdict, best, m_chosen.help == Help::Numbers);
        all.push_back(
            {{"move", match.game().text(match.position(), move)},
             {"phrase", speak(match.game().phrase(match.position(), move))},
             {"value", speak(core::verdictMessage(core::seen(verdict, m_chosen.help)))},
             {"mark", core::page::shapesJson(core::shapesOf(mark, core::MarkSize::S, false), speak)}});
    }
    return all;
}

Telling::Json Telling::whyJson(const core::Analysis& known) const {
    Json json;
    if (!known.why) return json;
    const auto& why = *known.why;
    json["first"] = speak(why.first());
    json["line"] = !why.line.empty();
    if (!why.deeper()) return json;
    json["title"] = speak(why.title);
    json["lines"] = Json::array({speak(why.text)});
    for (const auto& line : why.lines) json["lines"].push_back(speak(line));
    if (!why.columns.empty()) json["columns"] = columnsJson(why);
    return json;
}

Telling::Json Telling::known() const {
    Json message{{"help", static_cast<int>(m_chosen.help)}};
    const auto& match = m_table.match();
    const auto help = helpNow(match, m_chosen);
    const auto* known = m_table.known(match.ply());
    if (m_walk != nullptr || help == Help::Off) return message;
    const auto verdict = known == nullptr ? core::Verdict() : core::seen(known->verdict, help);
    const auto name = [&](Player p) { return core::Message::Argument(m_names[static_cast<std::size_t>(p)]); };
    message["says"] =
        known == nullptr
            ? speak(text("Page", "Working it out …"))
            : speak(core::prospectMessage(verdict, {name(match.mover()), name(core::other(match.mover()))}));
    message["sure"] = known == nullptr ? "" : speak(core::certaintyMessage(verdict));
    const auto mark = core::markOf(verdict, false, help == Help::Numbers);
    message["mark"] = core::page::shapesJson(core::shapesOf(mark, core::MarkSize::L, false), speak);
    if (known != nullptr && help >= Help::Marks && !known->silent()) {
        message["moves"] = movesJson(*known);
        message["why"] = whyJson(*known);
    }
    return message;
}

} // namespace web
