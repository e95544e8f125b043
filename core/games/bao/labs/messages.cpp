#include "core/games/bao/labs/messages.h"

#include <array>

namespace core::bao {

namespace {

// Pits (H and their letter) and the players' managers: Mn for the upper row (north), Ms for the lower one.
// Each manager has am, what it captured, and rem, what its row holds when it was asked last.
class Messages {
public:
    Messages(const Ring& ring, const Stones& stones, int slot)
        : m_ring(ring), m_stones(stones), m_mover(slot < rowSlots ? 0 : 1), m_hand(slot) {
        toPit(
            manager(m_mover), slot, "sow", text("bao", "sow!"),
            {text("bao", "Each pit is a process, H, and each player has a manager, Mn above and Ms below: am "
                         "is what it captured, rem what is left in its row. %1 begins and tells %2 to sow."),
             {manager(m_mover), pit(slot)}});
    }

    void pass(const Lay& lay) {
        ++m_lay;
        m_stones[static_cast<std::size_t>(lay.from)] = 0;
        for (int left = lay.stones, from = lay.from; left > 0; --left) {
            const int to = m_ring.slot((m_ring.pit(from) + 1) % m_ring.size());
            const int holds = ++m_stones[static_cast<std::size_t>(to)];
            const auto told = left > 1    ? plural("bao", "%1 passes on %n stones. %2 keeps one of them.")
                              : holds > 1 ? text("bao", "%1 passes on the last stone. %2 held stones, so it "
                                                        "sows them all.")
                                          : text("bao", "%1 passes on the last stone. %2 was empty: the move "
                                                        "ends.");
            toPit(pit(from), to, std::to_string(left), {plural("bao", "%n stones"), {}, left},
                  {told, {pit(from), pit(to)}, left > 1 ? left : -1});
            from = to;
        }
    }

    void end(const SowingTrace& trace) {
        capture(trace);
        count(m_mover);
        const int other = 1 - m_mover;
        toManager(manager(m_mover), other, "ask", text("bao", "how many?"), 0,
                  {text("bao", "%1 asks %2 what its row holds."), {manager(m_mover), manager(other)}});
        count(other);
        toManager(manager(other), m_mover, std::to_string(rem(other)),
                  {plural("bao", "%n stones"), {}, rem(other)}, rem(m_mover),
                  {plural("bao", "%1 answers: %n stones."), {manager(other)}, rem(other)});
        if (rem(0) > 0 && rem(1) > 0)
            toManager(manager(m_mover), other, "turn", text("bao", "your turn!"), 0,
                      {text("bao", "Both rows hold stones, so it goes on: %1 gives the turn to %2."),
                       {manager(m_mover), manager(other)}});
        else
            stop();
    }

    std::vector<Passing> all;

private:
    std::string pit(int slot) const { return {'H', static_cast<char>('a' + m_ring.pit(slot))}; }
    static std::string manager(int player) { return player == 0 ? "Mn" : "Ms"; }
    int& am(int player) { return m_am[static_cast<std::size_t>(player)]; }
    int& rem(int player) { return m_rem[static_cast<std::size_t>(player)]; }

    // The last pit was empty, so the one that faces it sends its stones to the mover's manager.
    void capture(const SowingTrace& trace) {
        const int facing = m_ring.facing(trace.last);
        toPit(
            pit(trace.last), facing, "capture", text("bao", "capture!"),
            {text("bao", "%1 holds one stone alone, so it tells %2, which faces it, to give up its stones."),
             {pit(trace.last), pit(facing)}});
        m_stones[static_cast<std::size_t>(facing)] = 0;
        am(m_mover) += trace.captured;
        const int taken = trace.captured;
        toManager(pit(facing), m_mover, std::to_string(taken), {plural("bao", "%n stones"), {}, taken},
                  am(m_mover),
                  {plural("bao", "%1 gives %2 its %n stones: they are captured."),
                   {pit(facing), manager(m_mover)},
                   taken});
    }

    // A manager asks the pits of its row one by one.
    void count(int player) {
        const int first = player * rowSlots;
        for (int slot = first; slot < first + m_ring.pits(); ++slot) {
            toPit(manager(player), slot, "ask", text("bao", "how many?"),
                  {text("bao", "%1 asks %2 how many stones it holds."), {manager(player), pit(slot)}});
            const int holds = m_stones[static_cast<std::size_t>(slot)];
            rem(player) += holds;
            toManager(pit(slot), player, std::to_string(holds), {plural("bao", "%n stones"), {}, holds},
                      rem(player),
                      {plural("bao", "%1 answers: %n stones. %2 adds them to its rem."),
                       {pit(slot), manager(player)},
                       holds});
        }
    }

    // To the other manager and to every pit. What a row still holds is its owner's.
    void stop() {
        const int other = 1 - m_mover;
        for (const int player : {0, 1}) am(player) += rem(player);
        toManager(manager(m_mover), other, "stop", text("bao", "stop!"), am(other),
                  {text("bao", "A row is empty, so the game is over: %1 tells %2 to stop. What lies in a row "
                               "goes to its am."),
                   {manager(m_mover), manager(other)}});
        for (int i = 0; i < m_ring.size(); ++i) {
            const int slot = m_ring.slot(i);
            toPit(manager(m_mover), slot, "stop", text("bao", "stop!"),
                  {text("bao", "%1 tells %2 to stop."), {manager(m_mover), pit(slot)}});
        }
    }

    void toPit(const std::string& from, int slot, std::string code, Message message, Message told) {
        m_hand = slot;
        const int holds = m_stones[static_cast<std::size_t>(slot)];
        add({from,
             pit(slot),
             std::move(code),
             std::move(message),
             std::move(told),
             {text("bao", "holds %1"), {holds}},
             holds});
    }
    void toManager(const std::string& from, int player, std::string code, Message message, int holds,
                   Message told) {
        add({from,
             manager(player),
             std::move(code),
             std::move(message),
             std::move(told),
             {text("bao", "am %1, rem %2"), {am(player), rem(player)}},
             holds});
    }
    void add(Passing passing) {
        passing.lay = m_lay;
        passing.board = ringBoard(m_ring, m_stones, m_hand);
        passing.sender = numberOf(passing.from);
        passing.receiver = numberOf(passing.to);
        passing.terms = terms();
        all.push_back(std::move(passing));
    }

    int numberOf(const std::string& name) const {
        if (name.front() == 'H') return name.back() - 'a';
        return m_ring.size() + (name == manager(0) ? 0 : 1);
    }
    // As Inahata and Takahashi write the processes: H(x), Mn(am, rem), Ms(am, rem).
    std::vector<std::string> terms() const {
        std::vector<std::string> written;
        for (int i = 0; i < m_ring.size(); ++i) {
            const int slot = m_ring.slot(i);
            written.push_back(pit(slot) + '(' + std::to_string(m_stones[static_cast<std::size_t>(slot)]) +
                              ')');
        }
        for (const std::size_t player : {0U, 1U})
            written.push_back(manager(static_cast<int>(player)) + '(' + std::to_string(m_am[player]) + ", " +
                              std::to_string(m_rem[player]) + ')');
        return written;
    }

    const Ring& m_ring;
    Stones m_stones;
    std::array<int, 2> m_am{}, m_rem{};
    int m_mover, m_hand;
    int m_lay = 0;
};

} // namespace

RingBoard ringBoard(const Ring& ring, const Stones& stones, int slot) {
    RingBoard board{{}, ring.pit(slot)};
    for (int pit = 0; pit < ring.size(); ++pit)
        board.stones.push_back(stones[static_cast<std::size_t>(ring.slot(pit))]);
    return board;
}

std::vector<Channel> channelsOf(int pits) {
    const int north = pits, south = pits + 1;
    std::vector<Channel> all{{north, south}};
    for (int pit = 0; pit < pits; ++pit) all.push_back({pit, (pit + 1) % pits});
    for (int pit = 0; pit < pits / 2; ++pit) all.push_back({pit, pits - 1 - pit}); // they face each other
    for (const int manager : {north, south})
        for (int pit = 0; pit < pits; ++pit) all.push_back({manager, pit});
    return all;
}

std::vector<Passing> messagesOf(const Ring& ring, const Stones& stones, int slot, const SowingTrace& trace) {
    Messages messages(ring, stones, slot);
    for (const auto& lay : trace.lays) messages.pass(lay);
    const bool ends = !trace.endless && !trace.open && trace.lays.size() == trace.count;
    if (ends) messages.end(trace);
    return std::move(messages.all);
}

} // namespace core::bao
