#pragma once

#include "core/games/bao/rules/fates.h"
#include "core/games/bao/search/boundstable.h"
#include "core/games/bao/search/endgame.h"
#include "core/threads.h"

namespace core::bao {

// Proves whether the mover of a board reaches a goal with some lead, and by that narrows the thresholds
// from both sides until they meet.
class Search {
public:
    Search(const Ring& ring, const Endgame& endgame, Fates& fates)
        : m_ring(ring), m_endgame(endgame), m_fates(fates) {}

    // What is known without searching. `n`: the stones on the board, here and below.
    Bounds bounds(const Stones& s, int n) const;

    enum class Answer : std::uint8_t { No, Yes, Unknown };
    // Whether the mover reaches the goal with this lead against any play. Unknown: stopped, or not found
    // out within so many nodes.
    Answer reaches(Goal goal, const Stones& s, int n, int lead, std::uint64_t nodes, const StopToken& stop);
    // Asks about lead after lead, the one given first, until both thresholds are known. False if stopped or
    // if one of the questions takes more nodes.
    bool settle(const Stones& s, int n, int lead, std::uint64_t nodes, const StopToken& stop);

    std::uint64_t nodes() const { return m_nodes; } // visited so far
    BoundsTable& table() { return m_table; }

private:
    struct Node {
        Stones stones{};
        int n = 0, lead = 0;
        Goal goal = Goal::Win;
    };
    struct Child {
        Node node;
        int promise = 0;
    };
    // An answer, and the place on the line of the earliest node it takes for granted not to be won.
    struct Found {
        Answer answer = Answer::Unknown;
        std::size_t rests = nowhere;
    };
    static constexpr std::size_t nowhere = SIZE_MAX, longestLine = 4096;

    std::optional<Ring::Sowing> sow(Stones& stones, int slot);
    Found look(const Node& node);
    Found expand(const Node& node);
    Found follow(std::span<const Child> children, bool open);
    bool settle(Goal goal, const Stones& s, int n, int lead, int step, std::uint64_t nodes,
                const StopToken& stop);
    int promise(const Node& child, const Bounds& known, int captured) const;

    const Ring& m_ring;
    const Endgame& m_endgame;
    Fates& m_fates;
    BoundsTable m_table;
    std::vector<Node> m_line; // from the question to the node looked at
    std::uint64_t m_nodes = 0, m_limit = 0;
    const StopToken* m_stop = nullptr;
    bool m_stopped = false;
};

} // namespace core::bao
