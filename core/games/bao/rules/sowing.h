#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace core::bao {

// The stones on the board, a byte a pit: one player's row in slots 0 to 7, the other's in slots 8 to 15,
// both in the order of sowing. Slots beyond the row's length are empty.
using Stones = std::array<std::uint8_t, 16>;

inline constexpr int maxPits = 8; // a row
inline constexpr int rowSlots = 8;

// What may be followed in passing, without a thought for the time: some 20 µs. Sowings that end have been
// seen to do so after some hundred lays, few after some thousand (the longest found takes 9,332); but a loop
// may be longer by any factor.
inline constexpr std::uint64_t laysAtOnce = 4096;

// The same board seen from the other side.
inline Stones turned(const Stones& s) {
    const auto rows = std::bit_cast<std::array<std::uint64_t, 2>>(s);
    return std::bit_cast<Stones>(std::array{rows[1], rows[0]});
}

// All stones of the row that begins at slot 0 or 8, and of both: the product's highest byte is the sum of all
// bytes, of which there are fewer than 256 stones.
inline int rowSum(const Stones& s, int firstSlot) {
    const auto rows = std::bit_cast<std::array<std::uint64_t, 2>>(s);
    return static_cast<int>((rows[firstSlot == 0 ? 0 : 1] * 0x0101010101010101U) >> 56U);
}
inline int stonesOn(const Stones& s) {
    return rowSum(s, 0) + rowSum(s, rowSlots);
}

// The whole ring as one number, a byte a pit, the pit in hand lowest: turning the ring is a shift.
__extension__ using Row = unsigned __int128;

class Walk;

// The ring of pits and how stones are sown on it.
class Ring {
public:
    explicit Ring(int pits);

    int pits() const { return m_pits; }     // in a row
    int size() const { return 2 * m_pits; } // all pits
    // Pits count 0 … size() − 1 in the order of sowing.
    int slot(int pit) const { return pit < m_pits ? pit : pit - m_pits + rowSlots; }
    int pit(int slot) const { return slot < rowSlots ? slot : slot - rowSlots + m_pits; }
    int facing(int slot) const { return this->slot(size() - 1 - pit(slot)); }

    // The board seen from a pit, and back.
    Row seen(const Stones& s, int slot) const;
    Stones stones(Row row, int slot) const;

    // One round: takes all stones of the pit in hand and sows one into each following pit, skipping none.
    // Gives the ring seen from the last one.
    Row lay(Row row) const;
    // The same on a board. Returns the slot of the last pit.
    int lay(Stones& s, int slot) const;

    // How a whole move ends.
    struct Sowing {
        bool endless = false;
        std::uint8_t last = 0;     // the empty pit that the last stone fell into
        std::uint8_t captured = 0; // stones of the facing pit
    };
    // Lays on as long as the last stone falls into a pit that held stones, then takes the stones of the
    // facing pit off the board. A sowing that never ends leaves the board as it was. Gives up after so many
    // lays: nothing. With many stones a loop may be of any length.
    std::optional<Sowing> sow(Stones& s, int slot, std::uint64_t lays) const;
    // What a sowing from this slot, followed until it was decided, has left.
    Sowing end(Stones& s, int slot, const Walk& walk) const;

private:
    Row turned(Row row, unsigned bits) const {
        return row >> bits | ((row << 1U << (m_bits - 1 - bits)) & m_mask);
    }

    int m_pits;
    unsigned m_bits; // of a row
    Row m_mask;
    // By the number of stones in hand: what each pit gets, and how far the ring turns, in bits.
    std::array<Row, 256> m_share{};
    std::array<std::uint8_t, 256> m_turn{};
};

// A sowing followed lay by lay, for as long as one likes.
//
// A lay that goes on can be undone in one way only: going back from the pit in hand, each pit gives up the
// stone it got, and the first one found empty is where the lay began. So no two states are followed by the
// same one, the states of a sowing that never ends form a ring, and the first of them to return is the very
// first. The ring of pits looks the same from each of them: it is enough that the board, seen from the hand,
// returns, which is up to size() times as soon as the board itself does.
class Walk {
public:
    Walk(const Ring& ring, const Stones& stones, int slot)
        : m_first(ring.seen(stones, slot)), m_now(m_first) {}

    enum class State : std::uint8_t { Open, Ended, Endless };
    State state() const { return m_state; }
    // Goes on for so many lays at the most.
    State go(const Ring& ring, std::uint64_t lays);

    Row first() const { return m_first; }
    Row now() const { return m_now; }
    std::uint64_t sown() const { return m_sown; }

private:
    Row m_first, m_now;
    std::uint64_t m_sown = 0;
    State m_state = State::Open;
};

inline Row Ring::lay(Row row) const {
    const auto n = static_cast<std::uint8_t>(row);
    return turned(row - n + m_share[n], m_turn[n]);
}

inline Row Ring::seen(const Stones& s, int slot) const {
    const auto rows = std::bit_cast<std::array<std::uint64_t, 2>>(s);
    return turned(rows[0] | Row{rows[1]} << (m_bits / 2), static_cast<unsigned>(8 * pit(slot)));
}

inline Stones Ring::stones(Row row, int slot) const {
    const auto back = static_cast<unsigned>(8 * pit(slot));
    const auto all = turned(row, back == 0 ? 0 : m_bits - back);
    return std::bit_cast<Stones>(std::array{static_cast<std::uint64_t>(all & m_mask >> m_bits / 2),
                                            static_cast<std::uint64_t>(all >> m_bits / 2)});
}

inline int Ring::lay(Stones& s, int slot) const {
    const int last = this->slot((pit(slot) + s[static_cast<std::size_t>(slot)]) % size());
    s = stones(lay(seen(s, slot)), last);
    return last;
}

inline Walk::State Walk::go(const Ring& ring, std::uint64_t lays) {
    for (auto now = m_now; m_state == State::Open && lays > 0; --lays) {
        m_sown += static_cast<std::uint8_t>(now);
        m_now = now = ring.lay(now);
        if (static_cast<std::uint8_t>(now) == 1)
            m_state = State::Ended;
        else if (now == m_first)
            m_state = State::Endless;
    }
    return m_state;
}

inline std::optional<Ring::Sowing> Ring::sow(Stones& s, int slot, std::uint64_t lays) const {
    Walk walk(*this, s, slot);
    if (walk.go(*this, lays) == Walk::State::Open) return {};
    return end(s, slot, walk);
}

inline Ring::Sowing Ring::end(Stones& s, int slot, const Walk& walk) const {
    if (walk.state() == Walk::State::Endless) return {true, 0, 0};
    const auto all = static_cast<std::uint64_t>(size());
    const int last = this->slot(static_cast<int>((static_cast<unsigned>(pit(slot)) + walk.sown()) % all));
    s = stones(walk.now(), last);
    auto& facing = s[static_cast<std::size_t>(this->facing(last))];
    return {false, static_cast<std::uint8_t>(last), std::exchange(facing, std::uint8_t{0})};
}

inline Ring::Ring(int pits)
    : m_pits(pits), m_bits(static_cast<unsigned>(16 * pits)), m_mask(~Row{0} >> (128 - m_bits)) {
    Row share = 0;
    for (unsigned n = 0; n < m_share.size(); ++n) {
        const auto last = n * 8 % m_bits;
        if (n > 0) share += Row{1} << last;
        m_share[n] = share;
        m_turn[n] = static_cast<std::uint8_t>(last);
    }
}

} // namespace core::bao
