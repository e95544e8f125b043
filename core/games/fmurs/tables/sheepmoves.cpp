#include "core/games/fmurs/tables/sheepmoves.h"

#include <algorithm>

namespace core::fmurs {

namespace {

constexpr std::uint32_t chunk = 512; // pages whose moves a thread lists in one go

} // namespace

SheepMoves::SheepMoves(const Chase& chase, const DogIndex& dogIndex, const Flocks& flocks)
    : m_chase(chase), m_dogIndex(dogIndex), m_flocks(flocks),
      m_parts(chase.variation().shelter ? static_cast<std::size_t>(flocks.sheep()) + 1 : 1),
      m_moves(chase.variation().fighting ? 2 : 1) {
    const auto& field = chase.field();
    const auto& bits = dogIndex.bits();
    if (chase.variation().distance) m_near.assign(maxCells, DogBits::Words(bits.words()));
    field.ground().each([&](Cell goal) {
        m_closed[goal] = bits.on(goal).data();
        if (m_near.empty()) return;
        (CellSet::of(goal) | field.beside(goal)).each([&](Cell c) {
            for (std::size_t i = 0; i < bits.words(); ++i) m_near[goal][i] |= bits.on(c)[i];
        });
        m_closed[goal] = m_near[goal].data();
    });
}

bool SheepMoves::list(Crew& crew, const StopToken& stop) {
    const auto pages = m_flocks.pages();
    const auto eachWay = m_chase.variation().diagonal || m_flocks.sheep() <= 2 ? allDirections : orthogonal;
    m_steps.reserve(pages *
                    (static_cast<std::size_t>(eachWay) * static_cast<std::size_t>(m_flocks.sheep()) + 1));
    m_first.reserve(pages + 1);
    while (m_first.size() < pages) {
        const auto from = static_cast<std::uint32_t>(m_first.size());
        std::vector<std::vector<Step>> listed(std::min(together, pages - from));
        crew.each((listed.size() + chunk - 1) / chunk, [&](std::size_t job, int) {
            for (auto i = job * chunk; i < std::min((job + 1) * chunk, listed.size()); ++i)
                if (!stop.stop_requested()) listed[i] = stepsOf(from + static_cast<std::uint32_t>(i));
        });
        if (stop.stop_requested()) return false;
        for (const auto& steps : listed) {
            m_first.push_back(m_steps.size());
            m_steps.insert(m_steps.end(), steps.begin(), steps.end());
        }
    }
    if (m_first.size() > pages) return true;
    m_first.push_back(m_steps.size());
    listPasses();
    if (m_chase.variation().fighting) listEnclosures();
    return true;
}

std::vector<SheepMoves::Step> SheepMoves::stepsOf(std::uint32_t page) const {
    std::vector<Step> all;
    Placement h;
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
                const auto there = m_dogIndex.symmetries()[place.symmetry][goal];
                m_flocks.flock(place.page).each([&](Cell c) {
                    if (c <= there) ++step.part;
                });
            }
            all.push_back(step);
        });
    });
    return all;
}

void SheepMoves::listPasses() {
    const int blocked = m_dogIndex.dogs() * (m_chase.variation().distance ? 1 + orthogonal : 1);
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
}

void SheepMoves::listEnclosures() {
    for (std::uint32_t page = 0; page < m_flocks.pages(); ++page) {
        Placement h;
        h.sheep = m_flocks.flock(page);
        auto& enclosures = m_enclosures.emplace_back();
        (m_chase.field().ground() - h.sheep).each([&](Cell c) {
            h.dogs[0] = c;
            if (m_chase.enclosed(h)) enclosures.add(c);
        });
    }
}

} // namespace core::fmurs
