#include "core/games/fmurs/sheepturn.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint8_t never = 255;
constexpr std::uint32_t chunk = 512; // pages whose moves are listed in one go
constexpr std::size_t mostSteps = maxSheep * allDirections + 1;

} // namespace

SheepTurn::SheepTurn(const Chase& chase, const Pack& pack, const Flocks& flocks, Greatest greatest)
    : m_chase(chase), m_pack(pack), m_flocks(flocks), m_greatest(greatest),
      m_parts(chase.variation().shelter ? static_cast<std::size_t>(flocks.sheep()) + 1 : 1),
      m_moves(chase.variation().fighting ? 2 : 1), m_zones(maxCells + 1),
      m_open((maxCells + 1) * pack.width(), 255) {
    const auto& field = chase.field();
    for (Cell goal = 0; goal < field.cells(); ++goal) {
        m_zones[goal].add(goal);
        if (chase.variation().distance) m_zones[goal] |= field.beside(goal);
        if (!pack.alone()) m_zones[goal].each([&](Cell c) { m_open[goal * pack.width() + c] = 0; });
    }
}

bool SheepTurn::list(Crew& crew, const std::stop_token& stop) {
    const auto pages = m_flocks.pages();
    while (m_listed.size() * chunk < pages) {
        if (stop.stop_requested()) return false;
        const auto old = m_listed.size();
        const auto more = std::min<std::size_t>((pages + chunk - 1) / chunk - old, 64);
        m_listed.resize(old + more);
        crew.each(more, [&](std::size_t i, int) {
            const auto from = static_cast<std::uint32_t>(old + i) * chunk;
            m_listed[old + i] = stepsOf(from, std::min(from + chunk, pages));
        });
    }
    if (m_first.empty()) sortBacks();
    return true;
}

SheepTurn::Steps SheepTurn::stepsOf(std::uint32_t from, std::uint32_t to) const {
    Steps all;
    for (auto page = from; page < to; ++page) all.push_back(stepsOf(page));
    return all;
}

// As if there were no dogs: they only make some goals unreachable.
std::vector<SheepTurn::Step> SheepTurn::stepsOf(std::uint32_t page) const {
    std::vector<Step> all;
    Herd h;
    h.sheep = m_flocks.flock(page);
    bool stands = false;
    h.sheep.each([&](Cell from) {
        m_chase.pastures(h, from).each([&](Cell goal) {
            if (goal == from && std::exchange(stands, true)) return;
            auto after = h.sheep;
            after.remove(from);
            after.add(goal);
            const auto place = m_flocks.place(after);
            Step step{place.page, static_cast<std::uint16_t>(place.symmetry), goal == from ? noCell : goal,
                      0};
            if (m_parts > 1) {
                const auto there = m_pack.symmetries()[place.symmetry][goal];
                m_flocks.flock(place.page).each([&](Cell c) {
                    if (c <= there) ++step.part;
                });
            }
            all.push_back(step);
        });
    });
    return all;
}

void SheepTurn::sortBacks() {
    std::vector<std::uint64_t> ends(m_flocks.pages() + 1);
    for (auto& piece : m_listed)
        for (const auto& steps : piece) {
            m_first.push_back(m_steps.size());
            m_steps.insert(m_steps.end(), steps.begin(), steps.end());
            for (const auto& step : steps) ++ends[step.page + 1];
        }
    m_listed = {};
    m_first.push_back(m_steps.size());
    for (std::size_t page = 1; page < ends.size(); ++page) ends[page] += ends[page - 1];
    m_firstBack = ends;
    m_backs.resize(m_steps.size());
    for (std::uint32_t page = 0; page < m_flocks.pages(); ++page)
        for (const auto& step : steps(page)) m_backs[ends[step.page]++] = {page, step.symmetry};
    const int blocked = m_pack.dogs() * (m_chase.variation().distance ? 1 + orthogonal : 1);
    for (std::uint32_t page = 0; page < m_flocks.pages(); ++page) {
        CellSet goals;
        bool stands = false;
        for (const auto& step : steps(page))
            if (step.goal == noCell)
                stands = true;
            else
                goals.add(step.goal);
        m_mayPass.push_back(!stands && goals.count() <= blocked ? 1 : 0);
    }
    if (!m_chase.variation().fighting) return;
    for (std::uint32_t page = 0; page < m_flocks.pages(); ++page) {
        Herd h;
        h.sheep = m_flocks.flock(page);
        auto& enclosures = m_enclosures.emplace_back();
        (m_chase.field().ground() - h.sheep).each([&](Cell c) {
            h.dogs[0] = c;
            if (m_chase.enclosed(h)) enclosures.add(c);
        });
    }
}

void SheepTurn::rows(const Pages& pages, std::uint32_t page, std::span<const std::uint32_t> rows,
                     std::uint8_t* out) const {
    if (m_moves == 1) return lastMove(pages, {page, 0, noCell, 0}, rows, out);
    for (const auto row : rows) {
        firstOfTwo(pages, page, row, out);
        out += m_pack.width();
    }
}

// The sheep's best with the last move of their turn.
void SheepTurn::lastMove(const Pages& pages, const Step& there, std::span<const std::uint32_t> rows,
                         std::uint8_t* out) const {
    struct Line { // where a step leads to
        const std::uint8_t* part;
        std::uint32_t symmetry;
        const CellSet* zone;
        Source source;
    };
    const auto width = m_pack.width();
    std::array<Line, mostSteps> lines;
    std::size_t all = 0;
    for (const auto& step : steps(there.page))
        lines[all++] = {at(pages, step, 0),
                        step.symmetry,
                        &zone(step),
                        {nullptr, &m_pack.shuffle(step.symmetry), open(step)}};
    std::array<Source, mostSteps> sources;
    for (const auto row : rows) {
        std::size_t n = 0;
        for (std::size_t i = 0; i < all; ++i) {
            const auto& line = lines[i];
            if (line.zone->meets(m_pack.dogs(row))) continue;
            sources[n] = line.source;
            sources[n++].row = line.part + m_pack.image(row, line.symmetry) * width;
        }
        m_greatest(out, {sources.data(), n}, width);
        finish(pages, there, row, out);
        out += width;
    }
}

// The same with a move more to come.
void SheepTurn::firstOfTwo(const Pages& pages, std::uint32_t page, std::uint32_t row,
                           std::uint8_t* out) const {
    const auto width = m_pack.width();
    std::fill_n(out, width, std::uint8_t{0});
    RowBytes later, moved;
    for (const auto& step : steps(page)) {
        if (zone(step).meets(m_pack.dogs(row))) continue;
        const auto image = m_pack.image(row, step.symmetry);
        lastMove(pages, step, {&image, 1}, later.data());
        const Source source{later.data(), &m_pack.shuffle(step.symmetry), open(step)};
        m_greatest(moved.data(), {&source, 1}, width);
        eachByte(width, [&](std::size_t i) { out[i] = std::max(out[i], moved[i]); });
    }
    finish(pages, {page, 0, noCell, 0}, row, out);
}

// Where no sheep can move they pass, sheltered as they stand. An enclosed dog has lost already.
void SheepTurn::finish(const Pages& pages, const Step& there, std::uint32_t row, std::uint8_t* out) const {
    const auto* const own = at(pages, there, row);
    if (mayPass(there.page))
        eachByte(m_pack.width(), [&](std::size_t i) { out[i] = out[i] == 0 ? own[i] : out[i]; });
    const auto enclosed = enclosures(there.page);
    if (enclosed.empty()) return;
    if (m_pack.dogs(row).meets(enclosed)) std::fill_n(out, m_pack.width(), never);
    if (!m_pack.alone()) enclosed.each([&](Cell c) { out[c] = never; });
}

} // namespace core::fmurs
