#include "core/picture/selection.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

bool hasEnd(const Path& path, SpotId spot) {
    return !path.empty() && (path.front() == spot || path.back() == spot);
}

std::ptrdiff_t missed(const Path& trail, const Path& path) {
    return std::ranges::count_if(trail,
                                 [&](auto spot) { return std::ranges::find(path, spot) == path.end(); });
}

Path reversed(Path path) {
    std::ranges::reverse(path);
    return path;
}

} // namespace

bool startsWith(const Path& path, const Path& prefix) {
    return path.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), path.begin());
}

void Selection::reset(Gesture gesture, std::vector<Choice> choices) {
    m_gesture = gesture;
    m_choices = Choices(std::move(choices));
    cancel();
}

Selection::Answer Selection::press(SpotId spot) {
    m_dragged = m_again = m_off = false;
    m_stray.reset();
    m_meant = nullptr;
    if (m_gesture == Gesture::Steps) return pressStep(spot);
    if (!m_trail.empty()) { // the second click of two
        m_again = m_trail.back() == spot;
        return enter(spot);
    }
    m_trail = {spot};
    if (behind(spot) != nullptr) return {};
    cancel();
    return {{}, {spot}};
}

// A spot where only one way ends is the end of the move. Where several do, they are told apart spot by spot
// from then on, until one is left.
Selection::Answer Selection::pressStep(SpotId spot) {
    const bool here = !m_trail.empty() && m_trail.back() == spot;
    if (m_goal && spot != *m_goal && !here && !leadsOn(spot)) m_goal.reset(); // pointed elsewhere
    const bool direct = leadsOn(spot), some = bestEnding(spot) != nullptr;
    if (m_trail.empty() || !(direct || some || here)) return pick(spot);
    const auto* one = only([&](const auto& c) { return c.path.back() == spot; });
    if (one != nullptr && (direct || !here)) {
        m_trail = one->path;
        m_meant = one;
    } else if (some && m_goal != spot) {
        m_goal = spot;
        if (!here) return {{}, with(spot)};
    } else if (direct) {
        m_trail.push_back(spot);
        const auto* stop = m_choices.exact(m_trail);
        if (stop == nullptr || !possible(*stop)) m_meant = only([](const auto&) { return true; });
    } else if (here) {
        m_again = true;
    } else {
        return {{}, with(spot)};
    }
    return {};
}

// Another piece, if there is one that can be moved.
Selection::Answer Selection::pick(SpotId spot) {
    const auto* mine = m_choices.bestWhere([&](const auto& c) { return c.path.front() == spot; });
    if (mine == nullptr) return {{}, with(spot)};
    cancel();
    m_trail = {spot};
    return {};
}

Selection::Answer Selection::enter(std::optional<SpotId> spot) {
    m_off = !spot;
    m_stray.reset();
    if (!spot || m_trail.empty() || m_trail.back() == *spot) return {};
    m_meant = nullptr;
    const auto before = std::ranges::find(m_trail, *spot);
    if (m_gesture == Gesture::Tap) {
        m_trail = {*spot}; // slid to another spot before letting go
    } else if (before != m_trail.end()) {
        m_trail.erase(std::next(before), m_trail.end()); // back the way one came
    } else if (m_gesture == Gesture::Steps) {
        const auto longer = trailTo(*spot);
        if (longer.empty())
            m_stray = spot; // perhaps on the way to where a step leads
        else
            m_trail = longer;
    } else {
        m_trail.push_back(*spot);
    }
    m_dragged = true;
    return {};
}

Selection::Answer Selection::release() {
    if (m_trail.empty()) return {};
    if (m_off) return cancel();
    if (m_stray) {
        auto refused = m_trail;
        refused.push_back(*m_stray);
        cancel();
        return {{}, refused};
    }
    if (m_gesture == Gesture::Steps) return releaseStep();
    // The first click of two: the other end comes next, or the same spot again.
    const bool first = m_gesture == Gesture::Span && m_trail.size() == 1 && !m_dragged && !m_again;
    if (first && spreads()) return {};
    if (const auto* choice = chosen()) return finish(choice);
    const auto refused = m_trail;
    cancel();
    return {{}, refused};
}

Selection::Answer Selection::click(SpotId spot) {
    auto pressed = press(spot);
    if (pressed.move || m_trail.empty()) return pressed;
    const auto released = release();
    return pressed.refused.empty() || released.move ? released : pressed;
}

// What could go on waits for more.
Selection::Answer Selection::releaseStep() {
    if (m_meant != nullptr) return finish(m_meant);
    const bool more = bestOnward() != nullptr;
    const auto* choice = chosen();
    if (choice != nullptr && (m_dragged || m_again || !more)) return finish(choice);
    if (!m_again && more) return {};
    return cancel();
}

Selection::Answer Selection::cancel() {
    m_trail.clear();
    m_dragged = m_again = m_off = false;
    m_stray.reset();
    m_goal.reset();
    m_meant = nullptr;
    return {};
}

Selection::Answer Selection::finish(const Choice* choice) {
    const auto move = choice->move;
    cancel();
    return {move, {}};
}

const Choice* Selection::chosen() const {
    if (m_trail.empty() || m_off || m_stray) return nullptr;
    if (m_meant != nullptr) return m_meant;
    return m_gesture == Gesture::Span ? spanned(m_trail) : m_choices.exact(m_trail);
}

const Choice* Selection::reached() const {
    for (auto part = m_trail; part.size() > 1; part.pop_back())
        if (const auto* choice = m_choices.exact(part)) return choice;
    return nullptr;
}

const Choice* Selection::behind(SpotId spot) const {
    if (m_gesture == Gesture::Tap) return m_choices.exact({spot});
    auto trail = m_trail;
    if (m_gesture == Gesture::Steps) {
        const auto* end = m_trail.empty() ? nullptr : bestEnding(spot);
        return end != nullptr ? end : bestAfter(with(spot));
    }
    // Pointed at one end: what taking the trail on to the spot would make, or back to it.
    const auto before = std::ranges::find(trail, spot);
    if (before == trail.end())
        trail.push_back(spot);
    else
        trail.erase(std::next(before), trail.end());
    const auto* choice = spanned(trail);
    return choice != nullptr ? choice : m_choices.bestWhere([&](const auto& c) {
        return trail.size() == 1 && hasEnd(c.path, spot);
    });
}

std::vector<SpotId> Selection::onward() const {
    std::vector<SpotId> spots;
    if (m_trail.size() > 1) spots.push_back(m_trail[m_trail.size() - 2]);
    const auto add = [&](const Path& path) {
        if (path.size() <= m_trail.size() || !startsWith(path, m_trail)) return;
        const auto spot = path[m_trail.size()];
        if (std::ranges::find(spots, spot) == spots.end()) spots.push_back(spot);
    };
    for (const auto& choice : m_choices.all()) {
        add(choice.path);
        if (m_gesture == Gesture::Span) add(reversed(choice.path));
    }
    return spots;
}

std::vector<Move> Selection::open() const {
    std::vector<Move> moves;
    if (!choosing()) return moves;
    for (const auto& choice : m_choices.all())
        if (m_gesture == Gesture::Span ? hasEnd(choice.path, m_trail.front()) : possible(choice))
            moves.push_back(choice.move);
    return moves;
}

// The move between the ends of the trail. On a ring there are two: the one that leaves out fewer of the
// spots visited, then the shorter. A trail that covers a move's spots means it, wherever it began.
const Choice* Selection::spanned(const Path& trail) const {
    const Choice* best = nullptr;
    for (const auto& choice : m_choices.all()) {
        const auto& path = choice.path;
        const bool ends = hasEnd(path, trail.front()) && hasEnd(path, trail.back()) &&
                          (trail.front() != trail.back() || path.size() == 1);
        if (!ends && (path.size() != trail.size() || missed(trail, path) != 0)) continue;
        const auto rank = [&](const Choice& c) { return std::pair(missed(trail, c.path), c.path.size()); };
        if (best == nullptr || rank(choice) < rank(*best)) best = &choice;
    }
    return best;
}

const Choice* Selection::bestAfter(const Path& prefix) const {
    return m_choices.bestWhere([&](const auto& c) { return possible(c) && startsWith(c.path, prefix); });
}

bool Selection::possible(const Choice& choice) const {
    return startsWith(choice.path, m_trail) && (!m_goal || choice.path.back() == *m_goal);
}

bool Selection::goesOn(const Choice& choice) const {
    return choice.path.size() > m_trail.size() && possible(choice);
}

// Some move begins or ends at the spot pressed and goes on to others.
bool Selection::spreads() const {
    return std::ranges::any_of(
        m_choices.all(), [&](const auto& c) { return c.path.size() > 1 && hasEnd(c.path, m_trail.front()); });
}

std::vector<const Choice*> Selection::runs() const {
    if (m_gesture != Gesture::Span || !m_trail.empty()) return {};
    return m_choices.bestRuns();
}

// It is the next spot of some way.
bool Selection::leadsOn(SpotId spot) const {
    return bestAfter(with(spot)) != nullptr;
}

Path Selection::with(SpotId spot) const {
    auto trail = m_trail;
    trail.push_back(spot);
    return trail;
}

const Choice* Selection::bestEnding(SpotId spot) const {
    return m_choices.bestWhere([&](const auto& c) { return goesOn(c) && c.path.back() == spot; });
}

// The way that goes on from the trail and fits, if there is one; ways that lead to the same count as one.
template <class Fits>
const Choice* Selection::only(Fits fits) const {
    const Choice* one = nullptr;
    for (const auto& choice : m_choices.all()) {
        if (!goesOn(choice) || !fits(choice)) continue;
        if (one != nullptr && one->after != choice.after) return nullptr;
        if (one == nullptr) one = &choice;
    }
    return one;
}

// The trail gone on to a spot; nothing if no move leads there.
Path Selection::trailTo(SpotId spot) const {
    if (leadsOn(spot)) return with(spot);
    const auto* one = only([&](const auto& c) { return c.path.back() == spot; });
    return one != nullptr ? one->path : Path{};
}

const Choice* Selection::bestOnward() const {
    return m_choices.bestWhere([&](const auto& c) { return goesOn(c); });
}

} // namespace core
