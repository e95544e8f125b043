#include "core/games/bao/search/endgame.h"

#include <new>
#include <system_error>
#include <utility>
#include <vector>

namespace core::bao {

namespace {

std::uint32_t binomial(int n, int k) {
    std::uint64_t value = 1;
    for (int i = 1; i <= k; ++i)
        value = value * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return static_cast<std::uint32_t>(value);
}

constexpr std::uint32_t slice = 4096; // boards between two looks at the clock

} // namespace

// Values one layer. Captures lead to lower layers, whose values are known; the moves without one are kept
// in a list and followed again and again until nothing changes. Values begin with "wins at no lead, draws
// at any", which is endless play, and only ever move away from it; so what no play decides stays a draw.
class Endgame::Builder {
public:
    Builder(Endgame& table, int layer);
    // Works on for a while. True once the layer is valued.
    bool step();

private:
    void addBoard();
    void nextBoard();
    bool sweep();
    Value at(std::uint32_t number) const { return m_table.value(m_base + number); }
    void set(std::uint32_t number, Value v) { m_table.set(m_base + number, v); }
    static std::int8_t before(std::int8_t threshold, int captured) {
        return threshold == none  ? any
               : threshold == any ? none
                                  : static_cast<std::int8_t>(1 - captured - threshold);
    }
    static void improve(Value& value, Value after, int captured) {
        value.win = std::min(value.win, before(after.draw, captured));
        value.draw = std::min(value.draw, before(after.win, captured));
    }

    // A board with moves that capture nothing: its value by the other moves, and where those lead to.
    struct Open {
        std::uint32_t board, firstChild;
        Value known;
    };

    Endgame& m_table;
    int m_layer;
    std::uint32_t m_base, m_size, m_next = 0;
    Stones m_stones{};
    std::vector<Open> m_open;
    std::vector<std::uint32_t> m_children;
    std::size_t m_swept = 0;
    bool m_changed = false;
};

Endgame::Builder::Builder(Endgame& table, int layer)
    : m_table(table), m_layer(layer), m_base(table.m_first[static_cast<std::size_t>(layer)]),
      m_size(table.sizeOf(layer)) {
    // Board number 0: everything in the last pit.
    m_stones[static_cast<std::size_t>(table.m_ring.slot(table.m_ring.size() - 1))] =
        static_cast<std::uint8_t>(layer);
}

bool Endgame::Builder::step() {
    if (m_next == m_size) return sweep();
    const auto end = std::min(m_size, m_next + slice);
    for (; m_next < end; ++m_next) {
        addBoard();
        nextBoard();
    }
    return false;
}

void Endgame::Builder::addBoard() {
    const int own = rowSum(m_stones, 0), margin = own - (m_layer - own);
    if (own == 0 || own == m_layer) {
        set(m_next, {static_cast<std::int8_t>(1 - margin), static_cast<std::int8_t>(-margin)});
        return;
    }
    Value value{none, none};
    const auto firstChild = static_cast<std::uint32_t>(m_children.size());
    for (int slot = 0; slot < m_table.m_ring.pits(); ++slot) {
        if (m_stones[static_cast<std::size_t>(slot)] == 0) continue;
        auto stones = m_stones;
        // With so few stones every sowing is decided after a few lays.
        const auto sowing = m_table.m_ring.sow(stones, slot, UINT64_MAX).value();
        const auto number = sowing.endless ? 0 : m_table.number(turned(stones));
        if (sowing.endless)
            value.draw = any;
        else if (sowing.captured == 0)
            m_children.push_back(number);
        else
            improve(
                value,
                m_table.value(m_table.m_first[static_cast<std::size_t>(m_layer - sowing.captured)] + number),
                sowing.captured);
    }
    if (m_children.size() == firstChild) {
        set(m_next, value);
        return;
    }
    set(m_next, {value.win, any});
    m_open.push_back({m_next, firstChild, value});
}

// The next choice of places for the gaps: the first gap that can moves on by one, those before it go back.
void Endgame::Builder::nextBoard() {
    const auto& ring = m_table.m_ring;
    const auto stones = [&](int pit) -> std::uint8_t& {
        return m_stones[static_cast<std::size_t>(ring.slot(pit))];
    };
    std::uint8_t moved = 1;
    int gap = 0;
    for (; gap + 1 < ring.size(); ++gap) {
        moved = static_cast<std::uint8_t>(moved + std::exchange(stones(gap), std::uint8_t{0}));
        if (stones(gap + 1) > 0) break;
    }
    if (gap + 1 == ring.size()) return; // that was the last board
    stones(gap) = moved;
    --stones(gap + 1);
}

// Follows the moves without a capture once more, a part of them at a time. True once nothing changes.
bool Endgame::Builder::sweep() {
    const auto end = std::min(m_open.size(), m_swept + std::size_t{16} * slice);
    for (; m_swept < end; ++m_swept) {
        const auto& open = m_open[m_swept];
        const auto endChild =
            m_swept + 1 < m_open.size() ? m_open[m_swept + 1].firstChild : m_children.size();
        auto value = open.known;
        for (auto child = std::size_t{open.firstChild}; child < endChild; ++child)
            improve(value, at(m_children[child]), 0);
        if (value == at(open.board)) continue;
        set(open.board, value);
        m_changed = true;
    }
    if (m_swept < m_open.size()) return false;
    m_swept = 0;
    return !std::exchange(m_changed, false);
}

Endgame::Endgame(const Ring& ring) : m_ring(ring) {
    for (int pit = 0; pit < ring.size(); ++pit)
        for (int stones = 0; stones <= top; ++stones)
            m_weight[static_cast<std::size_t>(pit)][static_cast<std::size_t>(stones)] =
                binomial(stones + pit, pit + 1);
    for (int layer = 0; layer <= top; ++layer)
        m_first[static_cast<std::size_t>(layer) + 1] =
            m_first[static_cast<std::size_t>(layer)] + sizeOf(layer);
}

Endgame::~Endgame() = default;

std::uint32_t Endgame::sizeOf(int layer) const {
    return binomial(layer + m_ring.size() - 1, m_ring.size() - 1);
}

TableKey Endgame::key() const {
    return {"bao", "pits=" + std::to_string(m_ring.pits()), "endgame of " + std::to_string(top), 1};
}

bool Endgame::load(const TableStore& store) {
    auto bytes = store.load(key(), m_first.back() * sizeof(Value));
    if (!bytes) return false;
    m_values = std::move(*bytes);
    m_layers = top + 1;
    return true;
}

bool Endgame::reach(int layer, const TableStore& store, const StopToken& stop) {
    layer = std::min(layer, top);
    if (layer < m_layers || (!std::exchange(m_asked, true) && load(store))) return true;
    while (m_layers <= layer) {
        if (!m_builder) {
            m_values.resize(m_first[static_cast<std::size_t>(m_layers) + 1] * sizeof(Value));
            m_builder = std::make_unique<Builder>(*this, m_layers);
        }
        while (!m_builder->step())
            if (stop.stop_requested()) return false;
        m_builder.reset();
        ++m_layers;
    }
    if (m_layers > top) save(store);
    return true;
}

// In a thread of its own: packing takes longer than a stop may, and from here on nothing changes the table.
void Endgame::save(const TableStore& store) {
    const auto keep = [this, store] {
        try {
            store.save(key(), m_values);
        } catch (const std::bad_alloc&) { // it is built again the next time
        }
    };
    try {
        m_saving = Thread(keep);
    } catch (const std::system_error&) { // likewise
    }
}

} // namespace core::bao
