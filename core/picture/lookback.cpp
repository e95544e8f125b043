#include "core/picture/lookback.h"

#include "core/picture/drawing.h"
#include "core/verdictwords.h"

#include <algorithm>
#include <utility>

namespace core::page {

namespace {

constexpr std::size_t mostShown = 6;

} // namespace

LookBack::LookBack(const Match& match, const Seats& seats, const Names& called, review::Known known,
                   Speak speak)
    : m_match(match), m_seats(seats), m_called(called), m_known(std::move(known)), m_speak(std::move(speak)),
      m_points(review::turningPoints(match, m_known)) {
    if (m_points.size() > mostShown) m_points.resize(mostShown);
}

std::string LookBack::value(const Analysis& known, int ply, Move move) const {
    auto name = m_match.game().text(m_match.at(ply), move);
    const auto found = std::ranges::find(known.moves, move, &MoveVerdict::move);
    if (found == known.moves.end()) return name;
    return m_speak(
        {text("core", "%1: %2"), {std::move(name), verdictMessage(seen(found->verdict, Help::Numbers))}});
}

Json LookBack::json() const {
    auto points = Json::array();
    for (const auto& point : m_points) {
        const auto& position = m_match.at(point.ply);
        const auto mover = m_match.game().mover(position);
        const auto move = m_match.move(point.ply);
        const auto& known = *m_known(point.ply);
        Json one{{"ply", point.ply},
                 {"mover", std::string(nameOf(hueOf(mover)))},
                 {"head", m_speak({text("TurningCard", "move %1 · %2"),
                                   {point.ply + 1, m_match.game().text(position, move)}})},
                 {"loss", m_speak(review::lossMessage(point, m_called[static_cast<std::size_t>(mover)]))},
                 {"lines", {value(known, point.ply, point.better), value(known, point.ply, move)}},
                 {"retry", ""}};
        if (const auto retry = review::retry(m_match, m_seats, point.ply))
            one["retry"] =
                m_speak(retry->against ? Message(text("TurningCard", "Try again against %1"),
                                                 {m_called[static_cast<std::size_t>(*retry->against)]})
                                       : text("TurningCard", "Play on from here"));
        points.push_back(std::move(one));
    }
    const auto spoken = [this](const Message& message) {
        return message.empty() ? std::string() : m_speak(message);
    };
    return {{"count", spoken(review::count(m_points))},
            {"order", m_points.size() > 1 ? m_speak(text("ReviewPanel", "largest first")) : ""},
            {"note", m_speak(review::note(m_match, m_known, m_called, m_points))},
            {"points", std::move(points)}};
}

std::vector<int> LookBack::plies() const {
    std::vector<int> all;
    for (const auto& point : m_points)
        if (point.turns()) all.push_back(point.ply);
    return all;
}

const review::TurningPoint* LookBack::at(int ply) const {
    const auto found = std::ranges::find(m_points, ply, &review::TurningPoint::ply);
    return found == m_points.end() ? nullptr : &*found;
}

std::optional<Move> LookBack::better(int ply) const {
    const auto* point = at(ply);
    return point == nullptr ? std::nullopt : std::optional(point->better);
}

void LookBack::ring(Json& scene, const BoardState& board, int ply) const {
    if (at(ply) == nullptr) return;
    const auto spot = m_match.game().path(m_match.start(), m_match.at(ply), m_match.move(ply)).front();
    const auto add = [spot](Json& last, const Json& layout) {
        const auto& ring = layout.at("spots").at(static_cast<std::size_t>(spot)).at("ring");
        last.push_back(
            {{"d", ring}, {"stroke", std::string(nameOf(Hue::LossLine))}, {"width", 5}, {"fill", ""}});
    };
    const auto layout = layoutJson(board, m_speak);
    add(scene["last"], layout);
    if (layout.at("tall").contains("spots")) add(scene["tall"]["last"], layout.at("tall"));
}

} // namespace core::page
