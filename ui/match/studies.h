#pragma once

#include <QObject>

#include "core/play/match.h"

#include <array>
#include <map>
#include <memory>
#include <optional>

class Analyst;

// What is known of the plies of a match. Asks the analyst about one after the other, that looked at first,
// then the others of the line, the latest first, so that the timeline fills.
class Studies final : public QObject {
    Q_OBJECT
public:
    // What is studied: every ply; or, where nobody wants values, only what a match needs to go on.
    enum class Scope { All, Pending };
    // Of the match that stands there; nothing: none is played.
    explicit Studies(const std::optional<core::Match>& match, Scope scope = Scope::All);
    ~Studies() override;

    // The last report on a ply of the line looked at; nothing: none has come yet. here() is the ply looked
    // at. They are for what reckons with values; what shows them asks Hints::shown().
    const core::Analysis* of(int ply) const;
    const core::Analysis* here() const { return m_match ? of(m_match->ply()) : nullptr; }
    // The move made from `ply` gave away value, and what would have been better; nothing if not, or unknown.
    std::optional<core::MoveVerdict> mistake(int ply) const;

    void goOn(); // with what is not known yet
    void forget(int node);
    // Another match. The answers to whose moves are weighed too (core/play/opponent.h).
    void startOver(const std::array<bool, 2>& weighed);
    // Whether traps are looked for; what is known of those is forgotten where they no longer are.
    void seekTraps(bool on);
    void rest();
    void leave(); // nobody looks for a while: what is known stays, goOn() finds out the rest

signals:
    void improved(int ply);      // more is known of this one of the line looked at
    void nodeImproved(int node); // the same, afterwards, whatever line it is in
    void failed(const QString& why);

private:
    const std::optional<core::Match>& m_match;
    Scope m_scope;
    std::unique_ptr<Analyst> m_analyst;
    std::map<int, core::Analysis> m_known; // by node of the match
    std::optional<int> m_studied;          // the node the analyst works on
    std::array<bool, 2> m_weighed{};       // by player
    bool m_traps = false;
};
