#pragma once

#include "core/verdict.h"
#include "ui/help.h"

#include <map>
#include <optional>
#include <utility>

// Who may see what of the values: the level chosen, the teacher's lock, and holding a position's values back
// until it has been said what it is worth. Positions are known by a number, the node of the match.
class Hints {
public:
    Help level() const { return m_level; }
    bool locked() const { return m_locked; }
    bool predictsFirst() const { return m_predictsFirst; }
    // They tell whether that changed anything; while locked, only the lock changes.
    bool setLevel(Help level) { return !m_locked && change(m_level, level); }
    bool setLocked(bool locked) { return change(m_locked, locked); }
    bool setPredictsFirst(bool on) { return !m_locked && change(m_predictsFirst, on); }

    // What has been said of a position; nothing: not yet.
    std::optional<core::Outcome> prediction(int node) const {
        const auto said = m_predictions.find(node);
        return said == m_predictions.end() ? std::nullopt : std::optional(said->second);
    }
    bool holdsBack(int node) const {
        return m_predictsFirst && m_level != Help::Off && !m_predictions.contains(node);
    }
    void predict(int node, core::Outcome outcome) { m_predictions.emplace(node, outcome); }

    // A person has moved while moves were marked, or has been shown the best one.
    bool used() const { return m_used; }
    void use() { m_used = true; }
    // Another match.
    void startOver(bool used) {
        m_predictions.clear();
        m_used = used;
    }

private:
    template <class T>
    static bool change(T& value, T to) {
        return std::exchange(value, to) != to;
    }

    Help m_level = Help::Off;
    bool m_locked = false;
    bool m_predictsFirst = false;
    bool m_used = false;
    std::map<int, core::Outcome> m_predictions;
};
