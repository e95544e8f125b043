#pragma once

#include "core/verdict.h"
#include "ui/match/help.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

// What hints did in a match; kept in its record.
struct Helped {
    bool hints = false; // a person has moved while moves were marked, or has been shown the best one
    int glances = 0;    // so often they were shown for a moment while locked
    int faded = 0;      // so many levels they had stepped back when a person moved
    friend bool operator==(const Helped&, const Helped&) = default;
};

// What users choose of the hints, and a lock keeps.
struct HintChoice {
    Help level = Help::Off;
    bool predictsFirst = false, fades = false;
    friend bool operator==(const HintChoice&, const HintChoice&) = default;
};

// Who may see what of the values: the level chosen, the teacher's lock, and holding a position's values back
// until it has been said what it is worth. Positions are known by a number, the node of the match.
class Hints {
public:
    Help chosen() const { return m_level; }
    // Of the moment: what was chosen, but for levels stepped back, or a look.
    Help level() const {
        const auto left = static_cast<Help>(std::max(static_cast<int>(m_level) - m_faded, 0));
        return std::min(m_glancing ? std::max(left, Help::Marks) : left, most());
    }
    bool locked() const { return m_locked; }
    Help most() const { return m_asked ? Help::Off : m_most; } // whatever is chosen
    bool setMost(Help most) { return change(m_most, most); }
    bool asked() const { return m_asked; } // a class is: nobody sees what it is to find out
    bool setAsked(bool asked) { return change(m_asked, asked); }
    bool predictsFirst() const { return m_predictsFirst; }
    // They tell whether that changed anything; while locked, only the lock changes.
    bool setLevel(Help level) {
        if (m_locked) return false;
        const bool back = change(m_faded, 0);
        return change(m_level, level) || back;
    }
    bool setLocked(bool locked) { return change(m_locked, locked); }
    bool setPredictsFirst(bool on) {
        if (m_locked) return false;
        if (!on) m_fades = false;
        return change(m_predictsFirst, on);
    }

    // After right predictions the hints step back, by so many levels for whoever is asked now; what is never
    // asked cannot be right.
    bool fades() const { return m_fades; }
    bool setFades(bool on) {
        if (m_locked) return false;
        if (on) m_predictsFirst = true;
        return change(m_fades, on);
    }
    int faded() const { return m_faded; }
    bool setFaded(int levels) { return change(m_faded, std::clamp(levels, 0, static_cast<int>(m_level))); }

    // For a moment moves are marked, whatever else holds.
    void glance(int node) {
        m_glancing = true;
        m_seen.insert(node);
        ++m_helped.glances;
    }
    bool endGlance() { return change(m_glancing, false); }

    // What has been said of a position; nothing: not yet.
    std::optional<core::Outcome> prediction(int node) const {
        const auto said = m_predictions.find(node);
        return said == m_predictions.end() ? std::nullopt : std::optional(said->second);
    }
    bool holdsBack(int node) const {
        return m_predictsFirst && !m_glancing && level() != Help::Off && !m_predictions.contains(node);
    }
    void predict(int node, core::Outcome outcome) {
        m_predictions.emplace(node, outcome);
        if (!m_seen.contains(node)) m_open.insert(node);
    }
    // What has been said of a position whose value is known by now: once, and not where it was seen before.
    std::optional<core::Outcome> takePrediction(int node) {
        return m_open.erase(node) > 0 ? prediction(node) : std::nullopt;
    }

    const Helped& helped() const { return m_helped; }
    void use() { m_helped.hints = true; }
    void noteFading() {
        m_helped.faded = std::max(m_helped.faded, std::min(m_faded, static_cast<int>(m_level)));
    }
    // Another match.
    void startOver(const Helped& helped) {
        m_predictions.clear();
        m_open.clear();
        m_seen.clear();
        m_helped = helped;
        m_glancing = false;
    }

private:
    template <class T>
    static bool change(T& value, T to) {
        return std::exchange(value, to) != to;
    }

    Help m_level = Help::Off, m_most = Help::Numbers;
    bool m_locked = false;
    bool m_asked = false;
    bool m_predictsFirst = false;
    bool m_fades = false;
    int m_faded = 0; // levels
    bool m_glancing = false;
    Helped m_helped;
    std::map<int, core::Outcome> m_predictions;
    std::set<int> m_open; // positions whose predictions are not judged yet
    std::set<int> m_seen; // those looked at for a moment
};
