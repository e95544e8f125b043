#include "app/web/lookback.h"

#include "app/web/speech.h"
#include "core/picture/drawing.h"
#include "core/verdictwords.h"

#include <algorithm>

namespace web {

using core::Help, core::plural, core::text;

namespace {

constexpr std::size_t mostShown = 6;

} // namespace

LookBack::LookBack(const Table& table, const core::Names& called)
    : m_table(table), m_called(called), m_known([&table](int ply) { return table.known(ply); }),
      m_points(core::review::turningPoints(table.match(), m_known)) {
    if (m_points.size() > mostShown) m_points.resize(mostShown);
}

std::string LookBack::value(const core::Analysis& known, int ply, core::Move move) const {
    const auto& match = m_table.match();
    auto name = match.game().text(match.at(ply), move);
    const auto at = std::ranges::find(known.moves, move, &core::MoveVerdict::move);
    if (at == known.moves.end()) return name;
    return speak({text("core", "%1: %2"),
                  {std::move(name), core::verdictMessage(core::seen(at->verdict, Help::Numbers))}});
}

LookBack::Json LookBack::json() const {
    const auto& match = m_table.match();
    auto points = Json::array();
    for (const auto& point : m_points) {
        const auto& position = match.at(point.ply);
        const auto mover = match.game().mover(position);
        const auto move = match.move(point.ply);
        const auto& known = *m_table.known(point.ply);
        Json one{{"ply", point.ply},
                 {"mover", std::string(core::nameOf(core::hueOf(mover)))},
                 {"head", speak({text("TurningCard", "move %1 · %2"),
                                 {point.ply + 1, match.game().text(position, move)}})},
                 {"loss", speak(core::review::lossMessage(point, m_called[static_cast<std::size_t>(mover)]))},
                 {"lines", {value(known, point.ply, point.better), value(known, point.ply, move)}},
                 {"retry", ""}};
        if (const auto retry = core::review::retry(match, m_table.seats(), point.ply))
            one["retry"] =
                speak(retry->against ? core::Message(text("TurningCard", "Try again against %1"),
                                                     {m_called[static_cast<std::size_t>(*retry->against)]})
                                     : text("TurningCard", "Play on from here"));
        points.push_back(std::move(one));
    }
    const int count = static_cast<int>(m_points.size());
    return {{"count", count > 0 ? speak({plural("ReviewPanel", "%n turning point(s)"), {}, count}) : ""},
            {"order", count > 1 ? speak(text("ReviewPanel", "largest first")) : ""},
            {"note", speak(core::review::note(match, m_known, m_called, m_points.size()))},
            {"points", std::move(points)}};
}

std::vector<int> LookBack::plies() const {
    std::vector<int> all;
    for (const auto& point : m_points) all.push_back(point.ply);
    return all;
}

LookBack::Json LookBack::ringJson(const core::BoardState& board, int ply) const {
    if (std::ranges::find(m_points, ply, &core::review::TurningPoint::ply) == m_points.end())
        return Json::array();
    const auto& match = m_table.match();
    const auto spot = match.game().path(match.start(), match.at(ply), match.move(ply)).front();
    const auto ring =
        core::page::layoutJson(board, speak).at("spots").at(static_cast<std::size_t>(spot)).at("ring");
    return {{{"d", ring},
             {"stroke", std::string(core::nameOf(core::Hue::LossLine))},
             {"width", 5},
             {"fill", ""}}};
}

} // namespace web
