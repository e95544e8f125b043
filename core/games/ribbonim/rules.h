#pragma once

#include "core/options.h"
#include "core/rules.h"

#include <array>

// Ribbonim: stones on ribbons and rings; a move takes neighbouring stones out of one of them.
namespace core::ribbonim {

inline constexpr int maxParts = 12, maxLength = 20, maxStones = 60;

// A ribbon or a ring as it is named in texts: only its length counts for the value.
struct Strand {
    int length = 0;
    bool ring = false;
    friend auto operator<=>(const Strand&, const Strand&) = default; // NOLINT(modernize-use-nullptr)
};

// "7", "(5)"
std::string textOf(Strand s);
// As the Ribbonim page does: "o o o"; a ring "(o o o)"
std::string drawn(Strand s);
// Reads one strand; nothing if it is none or too long.
std::optional<Strand> strandOf(std::string_view s);

// One row of the field: which of its places still hold a stone. A row that started as a ring stays one for
// ever, so that stones never jump about on the board.
class Row {
public:
    static constexpr int width = 31; // places of a ribbon's row

    Row() = default;
    explicit Row(std::uint32_t bits) : m_bits(bits) {}
    static Row ring(int size) { return Row(ringBit | std::uint32_t(size) << sizeShift | ((1U << size) - 1)); }

    std::uint32_t bits() const { return m_bits; }
    // The number of places round a ring, 0 for a ribbon's row.
    int ringSize() const { return isRing() ? static_cast<int>(m_bits >> sizeShift & 31U) : 0; }
    std::uint32_t stones() const { return isRing() ? m_bits & ((1U << maxLength) - 1) : m_bits; }
    bool has(int place) const { return (stones() >> place & 1U) != 0; }
    void fill(int place) { m_bits |= 1U << place; }
    void clear(int place) { m_bits &= ~(1U << place); }
    // Where a ring was taken from first; it stays empty there.
    int cutAt() const { return static_cast<int>(m_bits >> cutShift & 31U); }
    void cut(int place) { m_bits |= static_cast<std::uint32_t>(place) << cutShift; }

private:
    static constexpr std::uint32_t ringBit = 1U << 31;
    static constexpr int sizeShift = maxLength, cutShift = sizeShift + 5;
    bool isRing() const { return (m_bits & ringBit) != 0; }

    std::uint32_t m_bits = 0;
};

// A maximal run of stones in a row: a ribbon, or a ring nobody has taken from yet.
struct Part {
    int row = 0;
    int first = 0; // its first place; in a ring's row the run goes on clockwise
    int length = 0;
    int ringSize = 0; // of its row, 0: a ribbon's row

    bool ring() const { return length == ringSize; }
    int place(int stone) const { return ringSize > 0 ? (first + stone) % ringSize : first + stone; }
    Strand strand() const { return {length, ring()}; }
};

// The rules under some options.
class Rules {
public:
    struct Position {
        std::array<std::uint32_t, maxParts> rows{}; // see Row
        std::uint32_t mover = 0;                    // 0: first, 1: second
        friend bool operator==(const Position&, const Position&) = default;
    };
    struct Move {
        std::uint8_t part = 0, first = 0, count = 0; // part and stone counted from 0
        friend bool operator==(const Move&, const Move&) = default;
    };

    explicit Rules(const Values& values); // throws InputError

    bool misere() const { return m_misere; }
    // The most stones a move may take; maxLength when there is no limit.
    int limit() const { return m_limit; }

    Position start() const { return m_start; }
    Player mover(const Position& p) const { return p.mover == 0 ? Player::First : Player::Second; }
    std::vector<Move> moves(const Position& p) const;
    Position play(Position p, Move m) const;
    std::optional<Outcome> result(const Position& p) const;
    Position canonical(const Position& p) const;
    Position folded(const Position& p) const { return canonical(p); } // in whatever order they lie

    std::string text(const Position& p) const;
    std::string brief(const Position& p) const;
    std::string spelt(const Position& p) const; // "o o / o o o", as the Ribbonim page does
    std::string text(const Position& p, Move m) const;
    Position parse(std::string_view s) const;

private:
    bool m_misere;
    int m_limit;
    Position m_start;
};

// The ribbons and rings of a field in the order shown: row by row, from the left, or clockwise from where the
// ring was cut.
std::vector<Part> parts(const Rules::Position& p);

// What is taken from which part.
struct Taken {
    Part part;
    int first = 0, count = 0;
    int place(int i) const { return part.place((first + i) % part.length); }
};
Taken taken(const Rules::Position& p, Rules::Move m);

} // namespace core::ribbonim
