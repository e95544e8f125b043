#include "core/picture/motion.h"

#include "core/picture/geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace core {

namespace {

// The style's times in ms for each kind of event: before it starts, its length, until the next step, and how
// long cords and figures take to change (after the pieces, except that a string is cut before they fall).
struct Timing {
    int delay, length, stagger, change;
};

constexpr std::array<Timing, 9> timings{{
    {0, 200, 0, 240},   // Lift
    {80, 420, 40, 80},  // Fall
    {0, 160, 160, 0},   // Travel
    {0, 300, 0, 0},     // Flip
    {0, 360, 360, 120}, // Tap
    {0, 140, 140, 120}, // Change
    {0, 260, 340, 0},   // Hop
    {130, 180, 340, 0}, // Shrink
    {0, 160, 0, 0},     // Appear
}};

const Timing& timing(Event::Kind kind) {
    return timings[static_cast<std::size_t>(kind)];
}

// The kinds' names in files of sounds.
std::string_view nameOf(Event::Kind kind) {
    constexpr std::array<std::string_view, timings.size()> names{"lift",   "fall", "travel", "flip",  "tap",
                                                                 "change", "hop",  "shrink", "appear"};
    return names[static_cast<std::size_t>(kind)];
}

// How far something has come that begins and ends slowly, or ends slowly.
float inOut(double done) {
    return static_cast<float>((1 - std::cos(std::numbers::pi * done)) / 2);
}
float out(double done) {
    return static_cast<float>(1 - std::pow(1 - done, 3));
}

Point shift(const Layout& layout, const Event& event, double time) {
    const auto centre = [&](SpotId spot) { return spotOf(layout, spot).centre; };
    const auto way = [&](const Event& e) { return e.by ? *e.by : centre(e.to) - centre(e.from); };
    const auto done = static_cast<float>(time);
    switch (event.kind) {
    case Event::Kind::Lift:
        return {0, -48 * out(time)};
    case Event::Kind::Fall:
        return {0, (layout.size.height * 1.2F - centre(event.from).y) * done * done};
    case Event::Kind::Travel:
        return way(event) * inOut(time);
    case Event::Kind::Hop: {
        const float height = 0.6F * spotOf(layout, event.from).size.height;
        return way(event) * done - Point{0, height * 4 * done * (1 - done)};
    }
    case Event::Kind::Tap: {
        constexpr float reach = 0.6F; // of the way
        return (centre(event.to) - centre(event.from)) * (reach * inOut(1 - std::abs(2 * time - 1)));
    }
    case Event::Kind::Flip:
    case Event::Kind::Change:
    case Event::Kind::Shrink:
    case Event::Kind::Appear:
        break;
    }
    return {};
}

// When each step starts, without the delay of its kind.
std::vector<int> stepStarts(const Story& story) {
    std::vector<int> lengths;
    for (const auto& event : story) {
        const auto step = static_cast<std::size_t>(event.step);
        if (step >= lengths.size()) lengths.resize(step + 1);
        lengths[step] = std::max(lengths[step], timing(event.kind).stagger);
    }
    std::exclusive_scan(lengths.begin(), lengths.end(), lengths.begin(), 0);
    return lengths;
}

} // namespace

Motion::Motion(const Game& game, const Layout& layout, const Position& start, const Position& from, Move move)
    : m_layout(layout), m_story(game.story(start, from, move)), m_film(game.film(start, from, move)),
      m_before(game.sceneOn(layout, start, from)),
      m_after(game.sceneOn(layout, start, game.reached(from, move))) {
    m_starts = stepStarts(m_story);
    for (const auto& event : m_story) {
        const auto& t = timing(event.kind);
        m_duration = std::max(m_duration, this->start(event) + t.length);
        m_changeFor = std::max(m_changeFor, static_cast<double>(t.change));
        if (event.kind == Event::Kind::Flip) m_turning.push_back(event.from);
        if (event.kind == Event::Kind::Appear) m_appearing.push_back(event.from);
    }
    const bool cut =
        std::ranges::any_of(m_story, [](const auto& event) { return event.kind == Event::Kind::Fall; });
    for (const auto& frame : m_film) m_duration += frame.ms;
    m_changeFrom = cut ? 0 : m_duration;
    m_duration = std::max(m_duration, static_cast<int>(m_changeFrom + m_changeFor));
}

int Motion::start(const Event& event) const {
    return timing(event.kind).delay + m_starts[static_cast<std::size_t>(event.step)];
}

std::vector<Motion::Cue> Motion::cues() const {
    std::vector<Cue> all;
    for (const auto& event : m_story) all.push_back({start(event), nameOf(event.kind)});
    for (int at = 0; const auto& frame : m_film) {
        if (frame.ms > 0) all.push_back({at += frame.ms, "frame"});
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end()); // Clang 14 knows no std::ranges::unique
    return all;
}

// The tokens on their way from one picture to the next; the figures are those of the one they leave.
std::optional<Scene> Motion::picture(double time) const {
    if (m_film.empty()) return {};
    std::size_t next = 0;
    for (; next + 1 < m_film.size() && time >= m_film[next].ms; ++next) time -= m_film[next].ms;
    const auto& to = m_film[next];
    const auto& from = m_film[next > 0 ? next - 1 : 0];
    const double share = to.ms > 0 ? std::min(1.0, time / to.ms) : 1;
    const auto done = inOut(share);
    auto scene = from.scene;
    for (std::size_t i = 0; i < scene.tokens.size(); ++i) {
        auto& token = scene.tokens[i];
        const auto& there = to.scene.tokens[i];
        const auto centre = [&](const Token& t) { return spotOf(m_layout, t.spot).centre + t.offset; };
        token.offset = token.offset + (centre(there) - centre(token)) * done;
        token.size += (there.size - token.size) * done;
        token.tilt += (there.tilt - token.tilt) * done;
    }
    return scene;
}

Pose Motion::pose(SpotId spot, double time) const {
    Pose pose;
    for (const auto& event : m_story) {
        if (event.from != spot) continue;
        const auto& t = timing(event.kind);
        const double done = std::clamp((time - start(event)) / t.length, 0.0, 1.0);
        pose.shift = pose.shift + shift(m_layout, event, done);
        if (event.kind == Event::Kind::Lift) pose.opacity = 1 - done;
        if (event.kind == Event::Kind::Shrink) pose.size = 1 - done;
        if (event.kind == Event::Kind::Appear) pose.size = done;
        if (event.kind == Event::Kind::Change && time >= start(event)) pose.art = event.art;
    }
    return pose;
}

double Motion::change(double time) const {
    if (m_changeFor <= 0) return time >= m_duration ? 1 : 0;
    return std::clamp((time - m_changeFrom) / m_changeFor, 0.0, 1.0);
}

double Motion::turn(double time) const {
    return std::abs(std::cos(time / m_duration * std::numbers::pi));
}

bool Motion::turned(double time) const {
    return time * 2 > m_duration;
}

} // namespace core
