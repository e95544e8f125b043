#include "ui/film/matchfilm.h"

#include "ui/print/boardpicture.h"

#include <algorithm>
#include <utility>

namespace film {

namespace {

constexpr std::array steps{40, 80};        // ms between pictures, the most first
constexpr int rest = 800, lastRest = 2500; // ms that a board stands

} // namespace

// A move on its way, on the board that it leaves.
struct MatchFilm::Moving {
    core::Motion motion;
    BoardPicture seen;
};

Still still(const core::Match& match, const std::array<QString, 2>& names) {
    const auto ending = match.ending();
    Still now{std::make_shared<core::BoardState>(match.sharedGame(), match.start()), {}};
    now.board->setPosition(match.position());
    now.seen.names = names;
    now.seen.lit.side = ending ? ending->winner : match.mover();
    now.seen.last = core::lastMoveOf(match, match.start());
    return now;
}

MatchFilm::MatchFilm(core::Match match, std::array<QString, 2> names, const core::Analysis* known,
                     core::Help help)
    : m_match(std::move(match)), m_names(std::move(names)), m_looked(m_match.ply()),
      m_last(still(m_match, m_names)) {
    m_last.board->setAnalysis(known, help);
    for (int ply = 0; ply < m_match.plies(); ++ply) m_lengths.push_back(motion(m_last, ply).duration());
}

MatchFilm::~MatchFilm() = default;

core::Motion MatchFilm::motion(const Still& board, int ply) const {
    return {m_match.game(), board.board->layout(), m_match.start(), m_match.at(ply), m_match.move(ply)};
}

// Each move between two boards that stand; before what is cleared away for another part of the match, that
// too.
std::vector<Shot> MatchFilm::shots(int from, int to) const {
    for (const int step : steps) {
        std::vector<Shot> all;
        for (int ply = from; ply < to && all.size() < mostPictures; ++ply) {
            const int length = m_lengths[static_cast<std::size_t>(ply)];
            all.push_back({ply, {}, rest});
            for (int time = step; time < length; time += step) all.push_back({ply, time, step});
            if (m_match.game().interlude(m_match.at(ply), m_match.move(ply), {}))
                all.push_back({ply, length, rest});
        }
        all.push_back({to, {}, lastRest});
        if (all.size() <= mostPictures) return all;
    }
    return {};
}

const Still& MatchFilm::at(int ply) {
    if (m_ply == ply) return m_still;
    m_moving.reset();
    m_match.goTo(ply);
    m_still = ply == m_looked ? m_last : still(m_match, m_names);
    m_ply = ply;
    return m_still;
}

QImage MatchFilm::image(const Shot& shot) {
    const auto& still = at(shot.ply);
    if (!shot.moving) return print::image(print::of(still.board, still.seen), longestSide);
    if (!m_moving) m_moving = std::make_unique<Moving>(Moving{motion(still, shot.ply), still.seen});
    auto& seen = m_moving->seen;
    seen.motion = &m_moving->motion;
    seen.time = *shot.moving;
    return print::image(print::of(still.board, seen), longestSide);
}

} // namespace film
