#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace core::bao {

// The stones on the board, a byte a pit: one player's row in slots 0 to 7, the other's in slots 8 to 15,
// both in the order of sowing. Slots beyond the row's length are empty.
using Stones = std::array<std::uint8_t, 16>;

inline constexpr int maxPits = 8; // a row
inline constexpr int rowSlots = 8;

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

// The ring of pits and how stones are sown on it.
class Ring {
public:
    explicit Ring(int pits);

    int pits() const { return m_pits; }     // in a row
    int size() const { return 2 * m_pits; } // all pits
    // Pits count 0 … size() − 1 in the order of sowing.
    int slot(int pit) const { return pit < m_pits ? pit : pit - m_pits + rowSlots; }
    int pit(int slot) const { return slot < rowSlots ? slot : slot - rowSlots + m_pits; }
    int facing(int slot) const { return slot ^ m_facing[static_cast<std::size_t>(slot)]; }

    // One round: takes all stones of a pit that holds some and sows one into each following pit, skipping
    // none. Returns the slot of the last one.
    int lay(Stones& s, int slot) const;

    // How a whole move ends.
    struct Sowing {
        bool endless = false;
        std::uint8_t last = 0;     // the empty pit that the last stone fell into
        std::uint8_t captured = 0; // stones of the facing pit
    };
    // Lays on as long as the last stone falls into a pit that held stones, then takes the stones of the
    // facing pit off the board. A sowing that never ends leaves the board as it was.
    Sowing sow(Stones& s, int slot) const { return *sow(s, slot, SIZE_MAX); }
    // The same, but gives up after so many lays: nothing. Sowings that end do so after some hundred lays at
    // the most, but with many stones a loop may be of any length.
    std::optional<Sowing> sow(Stones& s, int slot, std::size_t lays) const;

private:
    int m_pits;
    std::array<std::uint8_t, 16> m_facing{}; // exclusive or with the slot
    // By slot and number of stones below size(): what each pit gets, and where the last stone falls.
    std::array<std::array<Stones, 16>, 16> m_share{};
    std::array<std::array<std::uint8_t, 16>, 16> m_last{};
};

inline int Ring::lay(Stones& s, int slot) const {
    const auto from = static_cast<std::size_t>(slot);
    std::size_t n = s[from];
    s[from] = 0;
    const auto all = static_cast<std::size_t>(size());
    for (; n >= all; n -= all)
        for (int p = 0; p < size(); ++p) ++s[static_cast<std::size_t>(this->slot(p))];
    // Eight pits at once: no byte overflows, for there are fewer than 256 stones.
    auto rows = std::bit_cast<std::array<std::uint64_t, 2>>(s);
    const auto share = std::bit_cast<std::array<std::uint64_t, 2>>(m_share[from][n]);
    rows[0] += share[0];
    rows[1] += share[1];
    s = std::bit_cast<Stones>(rows);
    return m_last[from][n];
}

// A lay that goes on can be undone in one way only: going back from the pit in hand, each pit gives up the
// stone it got, and the first one found empty is where the lay began. So no two states of (board, pit in
// hand) are followed by the same one, the states of a sowing that never ends form a ring, and the first of
// them to return is the very first. Comparing with the start finds every loop, and no step limit is needed.
inline std::optional<Ring::Sowing> Ring::sow(Stones& s, int slot, std::size_t lays) const {
    const auto before = s;
    for (int hand = slot; lays > 0; --lays) {
        hand = lay(s, hand);
        const auto last = static_cast<std::size_t>(hand);
        if (s[last] == 1) {
            const auto facing = static_cast<std::size_t>(this->facing(hand));
            const auto captured = s[facing];
            s[facing] = 0;
            return Sowing{false, static_cast<std::uint8_t>(hand), captured};
        }
        if (hand == slot && s == before) return Sowing{true, 0, 0};
    }
    return {};
}

} // namespace core::bao
