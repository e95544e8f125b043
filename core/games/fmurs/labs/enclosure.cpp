#include "core/games/fmurs/labs/enclosure.h"

namespace core::fmurs {

Enclosure::Enclosure(const Chase& chase, int dogs)
    : m_chase(chase), m_flocks(chase.field().pasture(), sheep), m_dogs(chase.field().ground(), dogs),
      m_forced(inMemory(m_flocks.count() * m_dogs.count())) {}

// Again and again, until nothing more is forced.
bool Enclosure::solve(const StopToken& stop) {
    for (bool changed = true; changed;) {
        changed = false;
        m_placements = m_count = 0;
        each([&](const Placement& h) {
            ++m_placements;
            auto& forced = m_forced[indexOf(at(h))];
            if (forced == 0 && !stop.stop_requested() && dogsMustLetIt(h)) {
                forced = 1;
                changed = true;
            }
            m_count += forced;
        });
        if (stop.stop_requested()) return false;
    }
    return true;
}

bool Enclosure::dogsMustLetIt(const Placement& h) const {
    bool all = true, moved = false;
    for (const auto dog : h.dogs)
        if (dog != noCell)
            m_chase.turns(h, dog, [&](Cell, const Chain&, const Placement& after) {
                moved = true;
                all = all && after.sheep == h.sheep && (m_chase.enclosed(after) || sheepCan(after, false));
            });
    return moved ? all : sheepCan(h, false);
}

// They move twice; who cannot move passes.
bool Enclosure::sheepCan(const Placement& h, bool again) const {
    const auto leads = [&](const Placement& after) {
        return m_chase.enclosed(after) || (again ? forced(after) : sheepCan(after, true));
    };
    bool some = false, moved = false;
    h.sheep.each([&](Cell from) {
        if (some) return;
        m_chase.pastures(h, from).each([&](Cell to) {
            moved = true;
            some = some || leads(m_chase.afterSheep(h, from, to));
        });
    });
    return moved ? some : leads(h);
}

} // namespace core::fmurs
