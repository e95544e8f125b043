#include "core/games/fmurs/tables/endgame.h"

#include "core/games/fmurs/tables/retrogradebuild.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::size_t atOnce = std::size_t{1} << 16U; // bytes of a table that is gone through

} // namespace

Endgame::Endgame(const Chase& chase, const DogIndex& dogIndex, int sheep,
                 std::vector<std::shared_ptr<Endgame>> fewer, int horizon, Flock which)
    : m_chase(chase), m_dogIndex(dogIndex), m_fewer(std::move(fewer)),
      m_flocks(chase, dogIndex, sheep, which),
      m_parts(chase.variation().shelter ? static_cast<std::size_t>(sheep) + 1 : 1), m_horizon(horizon) {}

Endgame::~Endgame() = default;

bool Endgame::solve(const StopToken& stop, const Progress& progress, const Means& means, bool sheepToo) {
    if (m_solved) return true;
    if (!m_flocks.sort(stop) || !build(sheepToo, stop, progress, means)) return false;
    Crew crew(means.hands);
    auto most = longestOfAll(crew, stop);
    if (!most) return false;
    m_values.insert(m_values.end(), most->begin(), most->end());
    m_build.reset();
    m_captures.reset();
    return m_solved = true;
}

bool Endgame::solveAt(const WorkPlace& place, const StopToken& stop, const Progress& progress,
                      const Means& means) try {
    if (!m_flocks.sort(stop)) return false;
    m_place = place;
    auto* const team = means.team;
    const bool first = team == nullptr || team->self() == 0;
    if (!m_work) {
        const auto all = m_flocks.pages();
        const auto own = first ? Share(0, 1, all) : Share(team->self(), team->members(), all);
        m_work.emplace(place, first ? keptSize() : (own.to - own.from) * m_parts * m_dogIndex.placements());
    }
    if (!build(false, stop, progress, means)) return false;
    if (!first) return true;
    Crew crew(means.hands);
    auto most = longestOfAll(crew, stop);
    if (!most) return false;
    m_work->write(size(), *most);
    m_build.reset();
    m_captures.reset();
    m_moves.reset();
    return true;
} catch (const DamagedTable&) {
    m_build.reset();
    m_work->remove();
    m_work.reset();
    throw;
} catch (...) { // what lies in memory may be ahead of what is on disk
    m_build.reset();
    throw;
}

// Tables of fewer sheep are needed until all captures are told.
bool Endgame::build(bool sheepToo, const StopToken& stop, const Progress& progress, const Means& means) {
    inMemory(size() + 1); // so that from here on any entry has its index
    const std::uint32_t own = m_work ? m_work->mark() : 0;
    const auto mark = m_work && means.team != nullptr ? means.team->least(own) : own;
    for (const auto& table : m_fewer)
        if (mark == 0 && !table->tabulateSheep(stop, means)) return false;
    if (!m_moves) m_moves = std::make_unique<SheepMoves>(m_chase, m_dogIndex, m_flocks);
    if (!m_build) {
        std::vector<Captures::Fewer> fewer;
        for (const auto& table : m_fewer) fewer.push_back({table->flocks(), table->sheepPages()});
        m_captures = std::make_unique<Captures>(m_chase, m_dogIndex, m_flocks, std::move(fewer), means.math);
        const auto where = m_work ? OnDisk{&*m_work, m_place, mark, means.team} : OnDisk();
        m_build = std::make_unique<RetrogradeBuild>(m_chase, m_dogIndex, m_flocks, *m_moves, means.math,
                                                    m_horizon, where);
    }
    if (!m_work && !m_values.empty()) return true;
    const auto tell = progress ? progress : [](double) {};
    Crew crew(means.hands);
    if (!m_build->begin(*m_captures, crew, stop, tell)) return false;
    if (m_work)
        for (const auto& table : m_fewer) table->dropSheep();
    if (!listMoves(crew, stop) || !m_build->build(*m_captures, sheepToo, crew, stop, tell)) return false;
    if (m_work) return true;
    m_values = m_build->take();
    m_sheepPages = m_build->takeSheep();
    return true;
}

bool Endgame::listMoves(Crew& crew, const StopToken& stop) {
    if (!m_moves) m_moves = std::make_unique<SheepMoves>(m_chase, m_dogIndex, m_flocks);
    return m_moves->list(crew, stop);
}

// Placements that differ in one dog lie in a row if it is the first of them, and beside each other's rows if
// it is the second.
TableShape Endgame::shape() const {
    TableShape shape{{}, static_cast<std::size_t>(m_chase.field().columns())};
    const std::function<void(int, int)> list = [&](int dogs, int below) {
        if (dogs == 1) return shape.rows.push_back(static_cast<std::uint16_t>(below));
        for (int next = dogs - 1; next < below; ++next) list(dogs - 1, next);
    };
    list(m_dogIndex.dogs(), m_chase.field().ground().count());
    return shape;
}

bool Endgame::adopt(std::shared_ptr<const StoredTable> kept, const StopToken& stop) {
    if (!m_flocks.sort(stop)) return false;
    m_kept = std::move(kept);
    m_values = UnsetBytes(); // {} would keep the memory
    if (m_work) m_work->remove();
    m_work.reset();
    return m_solved = true;
}

TableBytes Endgame::keptBytes() const {
    if (!m_work) return tableBytes(m_values);
    return [this](std::uint64_t from, std::span<std::uint8_t> room) {
        m_work->read(from, room);
        return std::span<const std::uint8_t>(room);
    };
}

std::span<const std::uint8_t> Endgame::values(UnsetBytes& room) const {
    if (!m_kept) return std::span(m_values).first(indexOf(size()));
    room.resize(indexOf(size()));
    StoredTable::Pass pass(*m_kept);
    for (std::size_t from = 0; from < room.size(); from += atOnce) {
        const auto some = std::min(atOnce, room.size() - from);
        std::ranges::copy(pass.bytes(from, some), &room[from]);
    }
    return room;
}

std::uint64_t Endgame::count(std::uint8_t value) const {
    if (!m_kept)
        return static_cast<std::uint64_t>(
            std::ranges::count(std::span(m_values).first(indexOf(size())), value));
    std::uint64_t sum = 0;
    StoredTable::Pass pass(*m_kept);
    for (std::uint64_t from = 0; from < size(); from += atOnce) {
        const auto some = static_cast<std::size_t>(std::min<std::uint64_t>(atOnce, size() - from));
        sum += static_cast<std::uint64_t>(std::ranges::count(pass.bytes(from, some), value));
    }
    return sum;
}

std::uint8_t Endgame::dogsValue(const Placement& h) const {
    const auto [page, symmetry] = m_flocks.place(h.sheep);
    std::size_t part = 0;
    if (m_parts > 1 && h.sheltered != noCell) {
        const auto sheltered = m_dogIndex.symmetries()[symmetry][h.sheltered];
        m_flocks.flock(page).each([&](Cell c) { part += c <= sheltered ? 1 : 0; });
    }
    const auto entry =
        (page * m_parts + part) * m_dogIndex.placements() + m_dogIndex.number(h.dogs, symmetry);
    return m_kept ? m_kept->at(entry) : m_values[indexOf(entry)];
}

Placement Endgame::placement(std::uint64_t entry) const {
    const auto row = entry / m_dogIndex.placements();
    Placement h;
    h.dogs = m_dogIndex.placement(entry % m_dogIndex.placements());
    h.sheep = m_flocks.flock(static_cast<std::uint32_t>(row / m_parts));
    std::size_t part = 0;
    h.sheep.each([&](Cell c) {
        if (++part == row % m_parts) h.sheltered = c;
    });
    return h;
}

// For each placement of the dogs the most that any flock standing for its class has: of all flocks, then of
// those in which all satisfy ★; at the end the most of all values. Nothing if stopped.
std::optional<Endgame::Values> Endgame::longestOfAll(Crew& crew, const StopToken& stop) const {
    constexpr std::uint32_t together = 256; // pages
    const auto each = inMemory(m_dogIndex.placements());
    const auto hands = static_cast<std::size_t>(crew.hands());
    std::vector<Values> byHand(hands, Values(2 * each + 1)), rooms(hands, Values(m_work ? each : 0));
    const auto take = [&](std::uint32_t page, Values& most, Values& room) {
        const std::uint8_t* values = nullptr;
        for (auto part = m_parts; part-- > 0;) { // a shelter can make it longer
            const auto at = (page * m_parts + part) * each;
            if (m_work) m_work->read(at, room);
            values = m_work ? room.data() : &m_values[indexOf(at)];
            if (part > 0) most.back() = std::max(most.back(), *std::max_element(values, values + each));
        }
        for (std::size_t i = 0; i < each; ++i) most[i] = std::max(most[i], values[i]);
        if (sheep() > 1 && m_flocks.starred(page) < sheep()) return;
        for (std::size_t i = 0; i < each; ++i) most[each + i] = std::max(most[each + i], values[i]);
    };
    crew.each((m_flocks.pages() + together - 1) / together, [&](std::size_t i, int hand) {
        const auto from = static_cast<std::uint32_t>(i) * together;
        for (auto page = from; page < std::min(from + together, m_flocks.pages()); ++page)
            if (!stop.stop_requested())
                take(page, byHand[static_cast<std::size_t>(hand)], rooms[static_cast<std::size_t>(hand)]);
    });
    if (stop.stop_requested()) return {};
    for (const auto& most : byHand)
        for (std::size_t i = 0; i < most.size(); ++i) byHand[0][i] = std::max(byHand[0][i], most[i]);
    byHand[0].back() = std::ranges::max(byHand[0]);
    return std::move(byHand[0]);
}

// The most of a class for a placement is the most of the flock that stands for it, for all turns and mirror
// images of the dogs. A dog on a sheep has the value 0.
std::optional<Endgame::Values> Endgame::longestByDogs(Flock which, const StopToken& stop) const {
    const auto each = indexOf(m_dogIndex.placements());
    const auto from = indexOf(size()) + (which == Flock::Starred ? each : 0);
    auto pass = this->pass();
    const auto most = pass ? pass->bytes(from, each) : std::span(m_values).subspan(from, each);
    Values best(most.size());
    for (std::size_t i = 0; i < most.size(); ++i) {
        if (stop.stop_requested()) return {};
        const auto dogs = m_dogIndex.placement(i);
        for (std::uint32_t s = 0; s < m_dogIndex.symmetries().size(); ++s)
            best[i] = std::max(best[i], most[indexOf(m_dogIndex.number(dogs, s))]);
    }
    return best;
}

bool Endgame::tabulateSheep(const StopToken& stop, const Means& means) {
    if (!m_sheepPages.empty()) return true;
    Crew crew(means.hands);
    if (!listMoves(crew, stop)) return false;
    RetrogradeBuild build(m_chase, m_dogIndex, m_flocks, *m_moves, means.math, longest);
    UnsetBytes room;
    if (!build.tabulate(values(room), crew, stop)) return false;
    m_sheepPages = build.takeSheep();
    return true;
}

// A table in work goes on with its moves.
void Endgame::dropSheep() {
    m_sheepPages = {};
    if (!m_build) m_moves.reset();
}

} // namespace core::fmurs
