#pragma once

#include "core/game.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// How a piece differs from standing still.
struct Pose {
    Point shift;
    double opacity = 1;
    std::string_view art = {}; // another picture than its own; empty: its own
    double size = 1;           // 1: as it stands
};

// Less is seen of a piece that is out of play.
inline double opacityOf(const Token& token) {
    return token.faded ? 0.42 : 1;
}

// A move being shown: which pieces are where at each moment. Time runs in ms from 0 to duration().
class Motion {
public:
    Motion(const Game& game, const Layout& layout, const Position& start, const Position& from, Move move);

    int duration() const { return m_duration; }
    // The moment when all has moved and nothing else has changed yet.
    double settled() const { return std::max(0.0, std::min(m_changeFrom, m_duration - 0.5)); }
    // Lets other figures stand over the pieces in that moment than those before the move.
    void hold(std::vector<Shape> figures) { m_before.above = std::move(figures); }
    const Scene& before() const { return m_before; }
    const Scene& after() const { return m_after; }
    // What is seen of a move that is shown picture by picture; nothing for one told by events.
    std::optional<Scene> picture(double time) const;
    // The piece that stood on the spot before the move.
    Pose pose(SpotId spot, double time) const;
    // How far the drawn figures have changed from those before to those after: 0 to 1.
    double change(double time) const;
    // The spots that turn over.
    const std::vector<SpotId>& turning() const { return m_turning; }
    // The spots where a piece of the scene after comes to stand.
    const std::vector<SpotId>& appearing() const { return m_appearing; }
    // What is to be heard, and when (ms): the kinds of events that begin, or "frame" for each picture of a
    // move shown step by step. In the order of time, each kind once at a time.
    struct Cue {
        int at = 0;
        std::string_view event;
        friend auto operator<=>(const Cue&, const Cue&) = default; // NOLINT(modernize-use-nullptr)
    };
    std::vector<Cue> cues() const;
    // The width of a turning spot, 1 to 0 and back; its other side shows in the second half.
    double turn(double time) const;
    bool turned(double time) const;

private:
    int start(const Event& event) const;

    const Layout& m_layout;
    Story m_story;
    Film m_film;
    Scene m_before, m_after;
    std::vector<SpotId> m_turning, m_appearing;
    std::vector<int> m_starts; // of each step, ms
    int m_duration = 0;
    double m_changeFrom = 0, m_changeFor = 0;
};

} // namespace core
