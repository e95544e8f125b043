#include "core/picture/motion.h"
#include "core/picture/page.h"
#include "core/picture/shapes.h"
#include "core/picture/wrap.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core::page {

namespace {

// A piece at one moment of a move.
struct Moment {
    Point home; // of the spot it stands on
    Point at;
    double size = 1, opacity = 1, tilt = 0; // size: 1 is as it stands
    std::string_view art;
    friend bool operator==(const Moment&, const Moment&) = default;
};

// A piece, or its copy beyond a joined edge, from moment to moment.
struct Track {
    Json keys = Json::array();
    Moment before = {};
};

// The pieces of a move at each moment, and the figures around them where they change.
class Pictures {
public:
    Pictures(const BoardState& board, const Position& from, Move move, const Speak& speak)
        : m_layout(board.layout()), m_motion(board.game(), m_layout, board.start(), from, move),
          m_speak(speak) {
        m_pieces = m_motion.before().tokens;
        const auto& appearing = m_motion.appearing();
        for (const auto& token : m_motion.after().tokens)
            if (std::ranges::find(appearing, token.spot) != appearing.end()) m_pieces.push_back(token);
    }

    Json json() const {
        constexpr int step = 40;                                                       // ms
        std::vector<std::map<std::pair<float, float>, Track>> tracks(m_pieces.size()); // by their distance
        auto figures = Json::array();
        Scene drawn;
        for (int time = 0;; time = std::min(time + step, m_motion.duration())) {
            const auto picture = m_motion.picture(time);
            addFigures(figures, drawn, time, picture);
            for (std::size_t i = 0; i < m_pieces.size(); ++i)
                addKeys(tracks[i], time == 0 ? -1 : time - step, time, moment(i, time, picture));
            if (time >= m_motion.duration()) break;
        }
        auto pieces = Json::array();
        for (std::size_t i = 0; i < m_pieces.size(); ++i)
            for (auto& [distance, track] : tracks[i]) {
                auto one = pieceJson(m_pieces[i]);
                one["keys"] = std::move(track.keys);
                pieces.push_back(std::move(one));
            }
        return {{"ms", m_motion.duration()}, {"pieces", std::move(pieces)}, {"figures", std::move(figures)}};
    }

private:
    Moment moment(std::size_t i, int time, const std::optional<Scene>& picture) const {
        const auto& own = m_pieces[i];
        const auto& token = picture ? picture->tokens[i] : own;
        const auto pose = picture ? Pose{} : m_motion.pose(own.spot, time);
        const auto home = spotOf(m_layout, token.spot).centre;
        const auto place = home + token.offset + pose.shift;
        const double size = own.size > 0 ? double(token.size / own.size) * pose.size : 0;
        return {home,
                place,
                size,
                pose.opacity * opacityOf(token),
                double(token.tilt),
                pose.art.empty() ? token.art : pose.art};
    }

    // One that comes into sight beyond an edge was there before, unseen; one that goes is not seen any more.
    void addKeys(std::map<std::pair<float, float>, Track>& tracks, int shortlyBefore, int time,
                 const Moment& now) const {
        std::map<std::pair<float, float>, double> seen; // how opaque
        for (const auto& copy : wrapped::copies(m_layout.wrap, now.home, now.at))
            seen[{copy.offset.x, copy.offset.y}] = double(copy.opacity);
        for (const auto& [distance, track] : tracks) seen.try_emplace(distance, 0);
        for (const auto& [distance, opacity] : seen) {
            auto there = now;
            there.at = there.at + Point{distance.first, distance.second};
            there.opacity = 0;
            auto& track = tracks[distance];
            if (track.keys.empty() && time > 0) addKey(track.keys, track.before, -1, 0, there);
            there.opacity = now.opacity * opacity;
            addKey(track.keys, track.before, shortlyBefore, time, there);
        }
    }

    // What stands still until shortly before gets a key there, so that it does not begin to move too early.
    static void addKey(Json& keys, Moment& before, int shortlyBefore, int time, const Moment& now) {
        if (!keys.empty() && before == now) return;
        const auto key = [](int t, const Moment& m) {
            return Json{t,
                        rounded(m.at.x),
                        rounded(m.at.y),
                        rounded(static_cast<float>(m.size)),
                        rounded(static_cast<float>(m.opacity)),
                        rounded(static_cast<float>(m.tilt)),
                        std::string(m.art)};
        };
        if (!keys.empty() && keys.back()[0] < shortlyBefore) keys.push_back(key(shortlyBefore, before));
        keys.push_back(key(time, now));
        before = now;
    }

    // The figures drawn round the pieces, from the moment on when they change.
    void addFigures(Json& figures, Scene& before, int time, const std::optional<Scene>& picture) const {
        const bool over = time >= m_motion.settled();
        const auto& now = picture ? *picture : over ? m_motion.after() : m_motion.before();
        if (!figures.empty() && before.below == now.below && before.above == now.above) return;
        figures.push_back({{"at", time},
                           {"below", shapesJson(now.below, m_speak)},
                           {"above", shapesJson(now.above, m_speak)}});
        before = now;
    }

    const Layout& m_layout;
    Motion m_motion;
    std::vector<Token> m_pieces;
    const Speak& m_speak;
};

} // namespace

Json motionJson(const BoardState& board, const Position& from, Move move, const Speak& speak) {
    auto json = Pictures(board, from, move, speak).json();
    if (const auto upright = board.upright()) json["tall"] = Pictures(*upright, from, move, speak).json();
    return json;
}

} // namespace core::page
