#include "core/solve/pagecode.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <numeric>

namespace core {

namespace {

// A cell of a page in work holds the rank of its value. The least value tells nothing of those around it
// (often it stands where there is none): then it holds what was forecast, and is marked.
constexpr std::uint16_t least = 512, rankMask = 255;

constexpr std::size_t lanes = 4, skew = 2; // rows that are gone through together, each so far behind the last
constexpr std::uint32_t floorOfState = 1U << 16;
constexpr unsigned wordBits = 16;

// What a neighbour says beside the forecast: that it is the least, or by how much it differs, up to so much.
// `weight`: how many contexts lie between one class and the next.
struct Neighbour {
    static constexpr int most = 255;
    std::array<std::uint16_t, 1024> classes{};
    constexpr Neighbour(int limit, int weight) {
        for (int i = 0; i < 1024; ++i) {
            const int differs = i - most;
            const int kind = differs > most ? 0 : 1 + limit + std::clamp(differs, -limit, limit);
            classes[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(kind * weight);
        }
    }
    std::size_t operator()(std::uint16_t cell, std::size_t forecast) const {
        return classes[cell + most - forecast];
    }
};
constexpr int heights = 16; // classes of the forecast itself
constexpr Neighbour left(2, heights), fartherLeft(1, heights * 6), fartherAbove(1, heights * 24),
    aboveLeft(1, heights * 96);
constexpr std::size_t contexts = std::size_t{heights} * 384;

template <class T>
void append(std::vector<std::uint8_t>& bytes, T value) {
    const auto at = bytes.size();
    bytes.resize(at + sizeof value);
    std::memcpy(&bytes[at], &value, sizeof value);
}

} // namespace

PageCode::PageCode(const TableShape& shape, std::uint64_t size) : m_step(shape.step), m_layout(shape, size) {}

std::size_t PageCode::between() const {
    return std::max(m_values.size(), std::size_t{3}) - 2;
}

// The cells that symbols stand for: the least value, the most, or one so far above the forecast, going round.
void PageCode::setUp(std::span<const std::uint8_t> values) {
    m_values.assign(values.begin(), values.end());
    for (std::size_t i = 0; i < m_values.size(); ++i) m_rank[m_values[i]] = static_cast<std::uint8_t>(i);
    for (std::size_t forecast = 0; forecast < m_values.size(); ++forecast) {
        const bool most = forecast + 1 == m_values.size();
        const auto height = most ? 7 : std::min<std::size_t>(forecast / 4, 6);
        m_heights[forecast] = static_cast<std::uint8_t>(height);
        m_heights[forecast | least] = static_cast<std::uint8_t>(height + 8);
        m_cells.push_back(static_cast<std::uint16_t>(forecast | least));
        m_cells.push_back(static_cast<std::uint16_t>(m_values.size() - 1));
        const auto from = std::clamp<std::size_t>(forecast, 1, between()) - 1;
        for (std::size_t i = 0; i < between(); ++i)
            m_cells.push_back(static_cast<std::uint16_t>(
                std::min(1 + (from + i) % between(), m_values.size() - 1))); // there may be one value alone
    }
}

std::size_t PageCode::symbolOf(std::uint16_t cell, std::size_t forecast) const {
    if (cell >= least) return 0;
    if (cell == m_values.size() - 1U) return 1;
    const auto from = std::clamp<std::size_t>(forecast, 1, between());
    return 2 + (cell + between() - from) % between();
}

// Visits the values of a page in the order in which they are packed: row by row, four rows at a time, so that
// what one waits for is already there. decide(lane, index, context, forecast) gives the cell, finish(index,
// cells) is told of whole rows. Beyond its ends a row is as the one above begins, and as it ends itself;
// above the first one all is of middle rank.
template <class Decide, class Finish>
void PageCode::walk(std::uint64_t page, std::size_t count, Decide decide, Finish finish) const {
    struct Row {
        std::size_t begin = 0, length = 0;
        std::uint16_t* cells = nullptr;
    };
    std::vector<Row> rows;
    std::size_t begin = 0, widest = 0;
    for (const std::size_t row : m_layout.rows(page)) {
        if (begin == count) break;
        rows.push_back({begin, std::min(row, count - begin)});
        begin += rows.back().length;
        widest = std::max(widest, rows.back().length);
    }
    const auto step = m_step, width = step + widest, rowsUp = step * width;
    // What is read of them has been written before.
    // NOLINTNEXTLINE(modernize-avoid-c-arrays): a vector would fill it
    const auto cells = std::make_unique_for_overwrite<std::uint16_t[]>((rows.size() + step) * width);
    std::fill_n(cells.get(), rowsUp, static_cast<std::uint16_t>(m_values.size() / 2));
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].cells = &cells[rowsUp + i * width + step];

    const auto* const heightOf = m_heights.data();
    // What is called for each value must not be called in truth: it would look up all that it has captured.
    const auto visit =
        [ =, &decide ](std::size_t lane, const Row& row, std::size_t at) __attribute__((always_inline)) {
        auto* const here = row.cells + at;
        const auto* const above = here - width;
        const auto forecast = std::size_t{*above} & rankMask;
        const auto context = heightOf[*above] + fartherLeft(*(here - step), forecast) +
                             fartherAbove(*(here - rowsUp), forecast) + aboveLeft(*(above - 1), forecast) +
                             left(*(here - 1), forecast);
        *here = decide(lane, row.begin + at, context, forecast);
    };
    for (std::size_t first = 0; first < rows.size(); first += lanes) {
        std::array<Row, lanes> group{}; // of no length where there are fewer
        std::copy_n(&rows[first], std::min(lanes, rows.size() - first), group.begin());
        std::size_t end = 0, all = SIZE_MAX; // of the steps, and of those in which no row is over
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            end = std::max(end, group[lane].length + lane * skew);
            all = std::min(all, group[lane].length - 1 + lane * skew);
        }
        for (std::size_t now = 0; now < end; ++now) {
            for (; now > (lanes - 1) * skew && now < all; ++now)
                [&]<std::size_t... lane>(std::index_sequence<lane...>) {
                    (visit(lane, group[lane], now - lane * skew), ...);
                }
            (std::make_index_sequence<lanes>());
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                const auto& row = group[lane];
                const auto at = now - lane * skew; // before the row begins this is very large
                if (at >= row.length) continue;
                if (at == 0) std::fill_n(row.cells - step, step, *(row.cells - width));
                visit(lane, row, at);
                if (at + 1 < row.length) continue;
                std::fill_n(row.cells + row.length, widest - row.length, row.cells[at]);
                finish(row.begin, std::span(row.cells, row.length));
            }
        }
    }
}

PageCode::PageCode(const TableShape& shape, std::uint64_t size, const TableBytes& table)
    : PageCode(shape, size) {
    constexpr std::uint64_t atOnce = 1U << 16U;
    std::array<bool, 256> occurs{};
    Bytes room;
    for (std::uint64_t from = 0; from < size; from += atOnce) {
        room.resize(static_cast<std::size_t>(std::min(atOnce, size - from)));
        for (const auto value : table(from, room)) occurs[value] = true;
    }
    Bytes values;
    for (std::size_t value = 0; value < 256; ++value)
        if (occurs[value]) values.push_back(static_cast<std::uint8_t>(value));
    if (values.empty()) values.push_back(0);
    setUp(values);
    gather(count(table));
    fillSlots();
}

// How often each symbol stands in each context, in some of the pages.
PageCode::Counts PageCode::count(const TableBytes& table) const {
    constexpr std::uint64_t enough = 1024; // pages
    Counts counts(contexts, std::vector<std::uint32_t>(symbols()));
    const auto pages = m_layout.pages();
    Bytes room;
    for (std::uint64_t page = 0; page < pages; page += std::max<std::uint64_t>(1, pages / enough)) {
        room.resize(m_layout.values(page));
        const auto values = table(m_layout.begin(page), room);
        walk(
            page, m_layout.values(page),
            [&](std::size_t, std::size_t i, std::size_t context, std::size_t forecast) {
                const auto rank = m_rank[values[i]];
                const auto cell = static_cast<std::uint16_t>(rank == 0 ? forecast | least : rank);
                ++counts[context][symbolOf(cell, forecast)];
                return cell;
            },
            [](std::size_t, std::span<const std::uint16_t>) {});
    }
    return counts;
}

// Contexts in which much the same follows share a distribution: each goes where it is told in the fewest
// bits, a few times over, beginning with those of the most frequent ones (S. Lloyd's method).
void PageCode::gather(const Counts& all) {
    constexpr int rounds = 5;
    std::vector<std::pair<std::uint64_t, std::size_t>> used; // how often, which
    std::vector<std::vector<std::pair<std::size_t, double>>> met(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (const auto sum = std::accumulate(all[i].begin(), all[i].end(), std::uint64_t{0}); sum > 0)
            used.emplace_back(sum, i);
        for (std::size_t s = 0; s < symbols(); ++s)
            if (all[i][s] > 0) met[i].emplace_back(s, all[i][s]);
    }
    if (used.empty()) used.emplace_back(0, 0);
    std::ranges::sort(used, std::greater());
    const auto many = std::min(used.size(), maxDistributions);
    std::vector<std::vector<double>> gathered(many, std::vector<double>(symbols()));
    for (std::size_t i = 0; i < many; ++i)
        for (std::size_t s = 0; s < symbols(); ++s) gathered[i][s] = all[used[i].second][s];
    m_distributionOf.assign(contexts, 0);
    for (int round = 0; round < rounds; ++round) {
        auto bits = gathered;
        for (auto& of : bits) {
            constexpr double unseen = 0.02;
            const auto sum = std::accumulate(of.begin(), of.end(), unseen * static_cast<double>(symbols()));
            for (auto& count : of) count = -std::log2((count + unseen) / sum);
        }
        for (auto& of : gathered) std::ranges::fill(of, 0.0);
        for (const auto& [sum, context] : used) {
            double fewest = std::numeric_limits<double>::max();
            std::size_t best = 0;
            for (std::size_t i = 0; i < many; ++i) {
                double needed = 0;
                for (const auto& [s, count] : met[context]) needed += count * bits[i][s];
                if (needed < fewest) fewest = needed, best = i;
            }
            m_distributionOf[context] = static_cast<std::uint8_t>(best);
            for (const auto& [s, count] : met[context]) gathered[best][s] += count;
        }
    }
    for (const auto& counts : gathered) share(counts);
}

// Each symbol has a share at least: what was not met may come all the same.
void PageCode::share(const std::vector<double>& counts) {
    const auto sum = std::max(1.0, std::accumulate(counts.begin(), counts.end(), 0.0));
    const auto room = static_cast<double>(scale - symbols());
    std::vector<Share> shares(symbols());
    std::uint32_t given = 0;
    for (std::size_t s = 0; s < symbols(); ++s) {
        shares[s].many = static_cast<std::uint16_t>(1 + std::floor(counts[s] / sum * room));
        given += shares[s].many;
    }
    const auto largest = std::ranges::max_element(shares, {}, &Share::many);
    largest->many = static_cast<std::uint16_t>(largest->many + scale - given);
    m_shares.insert(m_shares.end(), shares.begin(), shares.end());
}

// A slot says all that a remainder tells: how far it is in the share of its symbol, how large that is, and
// the symbol.
void PageCode::fillSlots() {
    for (std::size_t from = 0; from < m_shares.size(); from += symbols()) {
        std::uint32_t before = 0;
        for (std::size_t s = 0; s < symbols(); ++s) {
            auto& share = m_shares[from + s];
            share.before = static_cast<std::uint16_t>(before);
            before += share.many;
            for (std::uint32_t i = 0; i < share.many; ++i)
                m_slots.push_back(i << 20U | std::uint32_t{share.many} << 8U | static_cast<std::uint32_t>(s));
        }
    }
}

// The values as bits, the distribution of each context, how many distributions, and their shares.
PageCode::Bytes PageCode::kept() const {
    Bytes bytes(256 / 8);
    for (const auto value : m_values) bytes[value / 8] |= static_cast<std::uint8_t>(1U << value % 8);
    bytes.insert(bytes.end(), m_distributionOf.begin(), m_distributionOf.end());
    bytes.push_back(static_cast<std::uint8_t>(m_shares.size() / symbols()));
    for (const auto& share : m_shares) append(bytes, share.many);
    return bytes;
}

std::optional<PageCode> PageCode::read(const TableShape& shape, std::uint64_t size,
                                       std::span<const std::uint8_t> kept) {
    constexpr std::size_t fixed = 256 / 8 + contexts + 1;
    if (kept.size() < fixed) return {};
    Bytes values;
    for (std::size_t value = 0; value < 256; ++value)
        if ((kept[value / 8] >> value % 8 & 1U) != 0) values.push_back(static_cast<std::uint8_t>(value));
    if (values.empty()) return {};
    std::optional<PageCode> code{PageCode(shape, size)};
    code->setUp(values);
    const auto of = kept.subspan(256 / 8, contexts);
    code->m_distributionOf.assign(of.begin(), of.end());
    const std::size_t many = kept[fixed - 1];
    if (many == 0 || std::ranges::max(of) >= many ||
        kept.size() != fixed + many * code->symbols() * sizeof(std::uint16_t))
        return {};
    code->m_shares.resize(many * code->symbols());
    for (std::size_t from = 0; from < code->m_shares.size(); from += code->symbols()) {
        std::uint32_t sum = 0;
        for (auto i = from; i < from + code->symbols(); ++i) {
            auto& share = code->m_shares[i].many;
            std::memcpy(&share, &kept[fixed + i * sizeof share], sizeof share);
            sum += share;
        }
        if (sum != scale) return {};
    }
    code->fillSlots();
    return code;
}

PageCode::Bytes PageCode::pack(std::uint64_t page, std::span<const std::uint8_t> values) const {
    std::vector<std::pair<Share, std::size_t>> order; // what comes, and in which lane
    order.reserve(values.size());
    walk(
        page, values.size(),
        [&](std::size_t lane, std::size_t i, std::size_t context, std::size_t forecast) {
            const auto rank = m_rank[values[i]];
            const auto cell = static_cast<std::uint16_t>(rank == 0 ? forecast | least : rank);
            order.emplace_back(m_shares[m_distributionOf[context] * symbols() + symbolOf(cell, forecast)],
                               lane);
            return cell;
        },
        [](std::size_t, std::span<const std::uint16_t>) {});
    std::array<std::uint32_t, lanes> states{};
    states.fill(floorOfState);
    std::vector<std::uint16_t> words; // the last first
    for (auto at = order.size(); at-- > 0;) {
        const auto [share, lane] = order[at];
        auto& state = states[lane];
        if (state >> (2 * wordBits - scaleBits) >= share.many) {
            words.push_back(static_cast<std::uint16_t>(state));
            state >>= wordBits;
        }
        state = (state / share.many << scaleBits) + state % share.many + share.before;
    }
    Bytes bytes;
    for (const auto state : states) append(bytes, state);
    for (auto at = words.size(); at-- > 0;) append(bytes, words[at]);
    return bytes;
}

bool PageCode::unpack(std::uint64_t page, std::span<const std::uint8_t> packed,
                      std::span<std::uint8_t> values) const {
    std::array<std::uint32_t, lanes> states{};
    if (packed.size() < sizeof states || packed.size() % sizeof(std::uint16_t) != 0) return false;
    std::memcpy(states.data(), packed.data(), sizeof states);
    const auto many = (packed.size() - sizeof states) / sizeof(std::uint16_t);
    std::vector<std::uint16_t> words(many + values.size()); // as if nothing but zeros followed
    std::memcpy(words.data(), packed.data() + sizeof states, many * sizeof(std::uint16_t));
    const auto* const distributions = m_distributionOf.data();
    const auto* const slots = m_slots.data();
    const auto* const cells = m_cells.data();
    const auto each = symbols();
    const auto* next = words.data();
    // Without a branch: which way it would go nobody can foresee.
    const auto decide = [&, distributions, slots, cells,
                         each ](std::size_t lane, std::size_t, std::size_t context, std::size_t forecast)
        __attribute__((always_inline)) {
        const auto state = states[lane];
        const std::size_t distribution = distributions[context];
        const auto slot = slots[distribution * scale + (state & (scale - 1))];
        const auto after = (slot >> 8U & 0xFFFU) * (state >> scaleBits) + (slot >> 20U);
        const std::uint32_t needed = after < floorOfState ? 1 : 0;
        states[lane] = after << needed * wordBits | (*next & (0U - needed));
        next += needed;
        return cells[forecast * each + (slot & 0xFFU)];
    };
    std::array<std::uint8_t, std::size_t{2} * least> bytes{}; // of each cell
    bytes.fill(m_values[0]);
    std::ranges::copy(m_values, bytes.begin());
    walk(page, values.size(), decide, [&](std::size_t from, std::span<const std::uint16_t> row) {
        auto* out = &values[from];
        for (const auto cell : row) *out++ = bytes[cell];
    });
    return next == words.data() + many &&
           std::ranges::all_of(states, [](auto state) { return state == floorOfState; });
}

} // namespace core
