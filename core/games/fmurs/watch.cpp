#include "core/games/fmurs/watch.h"

namespace core::fmurs {

// Whether the way back is free of sheep is asked for each flock.
Watch::Watch(const Chase& chase, const Kennel& kennel, const Dogs& dogs, int sheep)
    : goals(chase.goals(dogs)) {
    Herd alone;
    alone.dogs = dogs;
    for (const auto dog : dogs) {
        if (dog == noCell) continue;
        room |= chase.steps(alone, dog, sheep) & chase.field().around(dog);
        chase.stepsBack(setOf(dogs), dog, sheep, [&](Cell from, const CellSet& free) {
            const auto before = dogsOf((setOf(dogs) - CellSet::of(dog)) | CellSet::of(from));
            const auto place = kennel.place(before);
            backs.push_back({free, place.block, place.symmetry});
        });
    }
}

} // namespace core::fmurs
