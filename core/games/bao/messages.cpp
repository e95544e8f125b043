#include "core/games/bao/messages.h"

namespace core::bao {

namespace {

// Pits (H and their letter) and the players' managers (Mn and Ms, for north and south).
class Messages {
public:
    Messages(const Ring& ring, const Stones& stones, int slot)
        : m_ring(ring), m_stones(stones), m_mover(slot < rowSlots ? "Mn" : "Ms"),
          m_other(slot < rowSlots ? "Ms" : "Mn"), m_hand(slot) {
        add(m_mover, pit(slot), "sow", m_stones[static_cast<std::size_t>(slot)]);
    }

    void pass(const Lay& lay) {
        ++m_lay;
        m_stones[static_cast<std::size_t>(lay.from)] = 0;
        for (int left = lay.stones, from = lay.from; left > 0; --left) {
            m_hand = m_ring.slot((m_ring.pit(from) + 1) % m_ring.size());
            auto& stones = m_stones[static_cast<std::size_t>(m_hand)];
            ++stones;
            add(pit(from), pit(m_hand), std::to_string(left), stones);
            from = m_hand;
        }
    }

    void end(const SowingTrace& trace) {
        const int facing = m_ring.facing(trace.last);
        add(pit(trace.last), pit(facing), "capture", 0);
        m_stones[static_cast<std::size_t>(facing)] = 0;
        add(pit(facing), m_mover, std::to_string(trace.captured), trace.captured);
        const bool over = rowSum(m_stones, 0) == 0 || rowSum(m_stones, rowSlots) == 0;
        add(m_mover, m_other, over ? "over" : "turn", 0);
    }

    std::vector<Passing> all;

private:
    std::string pit(int slot) const { return {'H', static_cast<char>('a' + m_ring.pit(slot))}; }
    void add(const std::string& from, const std::string& to, const std::string& message, int holds) {
        all.push_back({from, to, message, holds, m_lay, ringBoard(m_ring, m_stones, m_hand)});
    }

    const Ring& m_ring;
    Stones m_stones;
    std::string m_mover, m_other;
    int m_hand;
    int m_lay = 0;
};

} // namespace

RingBoard ringBoard(const Ring& ring, const Stones& stones, int slot) {
    RingBoard board{{}, ring.pit(slot)};
    for (int pit = 0; pit < ring.size(); ++pit)
        board.stones.push_back(stones[static_cast<std::size_t>(ring.slot(pit))]);
    return board;
}

std::vector<Passing> messagesOf(const Ring& ring, const Stones& stones, int slot, const SowingTrace& trace) {
    Messages messages(ring, stones, slot);
    for (const auto& lay : trace.lays) messages.pass(lay);
    const bool ends = !trace.endless && !trace.open && trace.lays.size() == trace.count;
    if (ends) messages.end(trace);
    return std::move(messages.all);
}

} // namespace core::bao
