#pragma once

#include "core/games/bao/rules/sowing.h"
#include "core/games/bao/rules/thresholds.h"
#include "core/solve/tablestore.h"
#include "core/threads.h"

#include <array>
#include <cstring>
#include <memory>

namespace core::bao {

// The thresholds of every board with few stones, two bytes a board. Boards are seen by their mover; those
// with n stones form layer n, numbered without gaps.
class Endgame {
public:
    static constexpr int top = 10; // the last layer: 5,311,735 boards in all at 8 pits a row

    explicit Endgame(const Ring& ring);
    ~Endgame();

    // Sees to it that the layers up to this one are there, or all there are: takes the table from the store
    // or builds it. False if stopped; nothing of the work is lost.
    bool reach(int layer, const TableStore& store, const StopToken& stop);
    // The layers 0 … layers() − 1 are there.
    int layers() const { return m_layers; }
    std::size_t boards() const { return m_values.size() / sizeof(Value); }

    // `n`: the stones on the board, below layers().
    Thresholds at(const Stones& s, int n) const {
        const auto value = this->value(m_first[static_cast<std::size_t>(n)] + number(s));
        return {wide(value.win), wide(value.draw)};
    }

private:
    class Builder;
    // Thresholds in a byte each.
    struct Value {
        std::int8_t win = none, draw = any;
        friend bool operator==(const Value&, const Value&) = default;
    };
    static constexpr std::int8_t none = 127, any = -127;
    static std::int16_t wide(std::int8_t t) {
        return static_cast<std::int16_t>(t == none ? never : t == any ? always : t);
    }

    Value value(std::size_t board) const {
        Value v;
        std::memcpy(&v, &m_values[board * sizeof v], sizeof v);
        return v;
    }
    void set(std::size_t board, Value v) { std::memcpy(&m_values[board * sizeof v], &v, sizeof v); }
    std::uint32_t number(const Stones& s) const;
    std::uint32_t sizeOf(int layer) const;
    TableKey key() const;
    bool load(const TableStore& store);
    void save(const TableStore& store);

    const Ring& m_ring;
    // By pit and stones in the pits up to it: what they add to the board's number.
    std::array<std::array<std::uint32_t, top + 1>, 16> m_weight{};
    std::array<std::uint32_t, top + 2> m_first{}; // where each layer begins
    TableStore::Bytes m_values;                   // a Value for each board
    int m_layers = 0;
    bool m_asked = false; // the store
    std::unique_ptr<Builder> m_builder;
    Thread m_saving;
};

// Stones and the gaps between pits, written in a row, are a choice of places for the gaps. The combinatorial
// number system numbers such choices: gap i (from 0) at place c adds C(c, i+1).
inline std::uint32_t Endgame::number(const Stones& s) const {
    std::uint32_t sum = 0;
    std::size_t stones = 0, pit = 0;
    const auto row = static_cast<std::size_t>(m_ring.pits());
    for (std::size_t slot = 0; slot < row; ++slot) sum += m_weight[pit++][stones += s[slot]];
    for (std::size_t slot = rowSlots; slot + 1 < rowSlots + row; ++slot)
        sum += m_weight[pit++][stones += s[slot]];
    return sum;
}

} // namespace core::bao
