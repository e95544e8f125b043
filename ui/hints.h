#pragma once

#include "core/verdict.h"
#include "ui/help.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

// What hints did in a match; kept in its record.
struct Helped {
    bool hints = false; // a person has moved while moves were marked, or has been shown the best one
    int glances = 0;    // so often they were shown for a moment while locked
    friend bool operator==(const Helped&, const Helped&) = default;
};

// Who may see what of the values: the level chosen, the teacher's lock, and holding a position's values back
// until it has been said what it is worth. Positions are known by a number, the node of the match.
class Hints {
public:
    Help chosen() const { return m_level; }
    Help level() const { return m_glancing ? std::max(m_level, Help::Marks) : m_level; } // of the moment
    bool locked() const { return m_locked; }
    bool predictsFirst() const { return m_predictsFirst; }
    // They tell whether that changed anything; while locked, only the lock changes.
    bool setLevel(Help level) { return !m_locked && change(m_level, level); }
    bool setLocked(bool locked) { return change(m_locked, locked); }
    bool setPredictsFirst(bool on) { return !m_locked && change(m_predictsFirst, on); }

    // For a moment moves are marked, whatever else holds.
    bool glancing() const { return m_glancing; }
    void glance() {
        m_glancing = true;
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
    void predict(int node, core::Outcome outcome) { m_predictions.emplace(node, outcome); }

    const Helped& helped() const { return m_helped; }
    void use() { m_helped.hints = true; }
    // Another match.
    void startOver(const Helped& helped) {
        m_predictions.clear();
        m_helped = helped;
        m_glancing = false;
    }

private:
    template <class T>
    static bool change(T& value, T to) {
        return std::exchange(value, to) != to;
    }

    Help m_level = Help::Off;
    bool m_locked = false;
    bool m_predictsFirst = false;
    bool m_glancing = false;
    Helped m_helped;
    std::map<int, core::Outcome> m_predictions;
};
