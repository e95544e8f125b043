#include "ui/board/motion.h"
#include "ui/board/stage.h"
#include "ui/board/wrap.h"
#include "ui/table/page/pictures.h"
#include "ui/table/page/shapes.h"

#include <algorithm>
#include <map>
#include <utility>

namespace table {

namespace {

// A piece at one moment of a move.
struct Moment {
    core::Point home; // of the spot it stands on
    QPointF at;
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
    Pictures(const BoardModel& model, const core::Position& from, core::Move move)
        : m_layout(model.layout()), m_motion(model.game(), m_layout, model.start(), from, move) {
        m_pieces = m_motion.before().tokens;
        const auto& appearing = m_motion.appearing();
        for (const auto& token : m_motion.after().tokens)
            if (std::ranges::find(appearing, token.spot) != appearing.end()) m_pieces.push_back(token);
    }

    Json json() const {
        constexpr int step = 40;                                                         // ms
        std::vector<std::map<std::pair<double, double>, Track>> tracks(m_pieces.size()); // by their distance
        auto figures = Json::array();
        core::Scene drawn;
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
                auto one = piece(m_pieces[i]);
                one["keys"] = std::move(track.keys);
                pieces.push_back(std::move(one));
            }
        return {{"ms", m_motion.duration()}, {"pieces", std::move(pieces)}, {"figures", std::move(figures)}};
    }

private:
    Moment moment(std::size_t i, int time, const std::optional<core::Scene>& picture) const {
        const auto& own = m_pieces[i];
        const auto& token = picture ? picture->tokens[i] : own;
        const auto pose = picture ? Pose{} : m_motion.pose(own.spot, time);
        const auto home = m_layout.spots[static_cast<std::size_t>(token.spot)].centre;
        const auto place = at(home) + at(token.offset) + pose.shift;
        const double size = own.size > 0 ? double(token.size / own.size) * pose.size : 0;
        return {home,
                place,
                size,
                pose.opacity * opacityOf(token),
                double(token.tilt),
                pose.art.empty() ? token.art : pose.art};
    }

    // One that comes into sight beyond an edge was there before, unseen; one that goes is not seen any more.
    void addKeys(std::map<std::pair<double, double>, Track>& tracks, int shortlyBefore, int time,
                 const Moment& now) const {
        std::map<std::pair<double, double>, double> seen; // how opaque
        if (m_layout.wrap)
            for (const auto& copy : wrapped::copies(*m_layout.wrap, now.home, now.at))
                seen[{copy.offset.x(), copy.offset.y()}] = copy.opacity;
        else
            seen[{0, 0}] = 1;
        for (const auto& [distance, track] : tracks) seen.try_emplace(distance, 0);
        for (const auto& [distance, opacity] : seen) {
            auto there = now;
            there.at += QPointF(distance.first, distance.second);
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
                        rounded(m.at.x()),
                        rounded(m.at.y()),
                        rounded(m.size),
                        rounded(m.opacity),
                        rounded(m.tilt),
                        std::string(m.art)};
        };
        if (!keys.empty() && keys.back()[0] < shortlyBefore) keys.push_back(key(shortlyBefore, before));
        keys.push_back(key(time, now));
        before = now;
    }

    // The figures drawn round the pieces, from the moment on when they change.
    void addFigures(Json& figures, core::Scene& before, int time,
                    const std::optional<core::Scene>& picture) const {
        const bool over = time >= m_motion.settled();
        const auto& now = picture ? *picture : over ? m_motion.after() : m_motion.before();
        if (!figures.empty() && before.below == now.below && before.above == now.above) return;
        figures.push_back({{"at", time}, {"below", shapes(now.below)}, {"above", shapes(now.above)}});
        before = now;
    }

    const core::Layout& m_layout;
    Motion m_motion;
    std::vector<core::Token> m_pieces;
};

} // namespace

Json motionJson(const BoardModel& model, const core::Position& from, core::Move move) {
    return Pictures(model, from, move).json();
}

} // namespace table
