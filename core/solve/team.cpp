#include "core/solve/team.h"

#include <algorithm>

namespace core {

namespace {

Team* teamOfProgram = nullptr; // set before anything else is done

} // namespace

std::uint32_t Team::least(std::uint32_t own) {
    auto least = own;
    for (int member = 0; member < members(); ++member) {
        auto theirs = own;
        tellAll(member, theirs);
        least = std::min(least, theirs);
    }
    return least;
}

Team* Team::ofProgram() {
    return teamOfProgram;
}

void Team::setOfProgram(Team* team) {
    teamOfProgram = team;
}

} // namespace core
