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
    explicit Studies(Scope scope = Scope::All);
    ~Studies() override;

    // The last report on a ply of the line looked at; nothing: none has come yet.
    const core::Analysis* of(const core::Match& match, int ply) const;
    // The move made from `ply` gave away value, and what would have been better; nothing if not, or unknown.
    std::optional<core::MoveVerdict> mistake(const core::Match& match, int ply) const;

    void goOn(const core::Match& match); // with what is not known yet
    void forget(int node);
    // Another match. The answers to whose moves are weighed too (core/play/replies.h).
    void startOver(const std::array<bool, 2>& weighed);
    void rest();
    void leave(); // nobody looks for a while: what is known stays, goOn() finds out the rest

signals:
    void improved(int node); // more is known of this node of the match
    void failed(const QString& why);

private:
    Scope m_scope;
    std::unique_ptr<Analyst> m_analyst;
    std::map<int, core::Analysis> m_known; // by node of the match
    std::optional<int> m_studied;          // the node the analyst works on
    std::array<bool, 2> m_weighed{};       // by player
};
