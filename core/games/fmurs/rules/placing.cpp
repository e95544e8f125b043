#include "core/games/fmurs/rules/placing.h"

namespace core::fmurs {

namespace {

CellSet nextTo(const Field& field, const CellSet& flock) {
    CellSet near;
    flock.each([&](Cell c) { near |= field.around(c); });
    return near;
}

// Lonely sheep without a common free neighbour need a mate each: so many more sheep at the least.
int matesNeeded(const Field& field, const CellSet& lonely, const CellSet& free) {
    int mates = 0;
    CellSet shared;
    lonely.each([&](Cell c) {
        const auto near = field.around(c) & free;
        if (near.meets(shared)) return;
        shared |= near;
        ++mates;
    });
    return mates;
}

// A pair of sheep on free cells that are neighbours, and the rest of the flock after it.
bool canAddPair(const Field& field, const CellSet& dogs, const CellSet& flock, int count) {
    bool can = false;
    const auto free = field.pasture() - dogs - flock;
    free.each([&](Cell one) {
        (free & field.around(one)).each([&](Cell two) {
            if (two < one || can) return;
            auto more = flock;
            more.add(one);
            more.add(two);
            can = canComplete(field, dogs, more, count - 2);
        });
    });
    return can;
}

} // namespace

bool canComplete(const Field& field, const CellSet& dogs, const CellSet& flock, int count) {
    const auto free = field.pasture() - dogs - flock;
    if (flock.count() + count == 1) return count == 0 || !free.empty();
    CellSet lonely;
    flock.each([&](Cell c) {
        if (!field.around(c).meets(flock)) lonely.add(c);
    });
    if (matesNeeded(field, lonely, free) > count) return false;
    if (count == 0) return true;
    if (free.count() < count) return false;
    auto near = lonely.empty() ? nextTo(field, flock) & free : field.around(lonely.first()) & free;
    bool can = false;
    near.each([&](Cell c) {
        if (can) return;
        auto more = flock;
        more.add(c);
        can = canComplete(field, dogs, more, count - 1);
        if (lonely.empty()) near = {};
    });
    return can || (lonely.empty() && count >= 2 && canAddPair(field, dogs, flock, count));
}

} // namespace core::fmurs
