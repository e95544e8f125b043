#pragma once

#include "core/play/plan.h"
#include "core/play/untrusted.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// A class: who is in it, what each has done, and what all are to do. It lies in a file of the teacher's own,
// which may come from anywhere: what is wrong with it is an InputError that says what and where.
namespace core {

struct Pupil {
    int id = 0; // of this class, whatever the name
    std::string name;
    int emblem = 0;   // from 0 on
    std::string card; // what the seat card says, and nobody can guess
    std::vector<std::pair<Assignment, Headway>> done = {};
    friend bool operator==(const Pupil&, const Pupil&) = default;
};

struct Roster {
    std::string title;
    std::string address; // for which cards were printed last
    std::vector<Pupil> pupils;
    Plan plan;
    std::vector<std::pair<Assignment, std::vector<int>>>
        meant; // those of the plan that are for some: for whom

    const Pupil* find(int id) const;
    Pupil* find(int id);
    friend bool operator==(const Roster&, const Roster&) = default;
};

inline constexpr std::size_t mostPupils = untrusted::table::mostGuests;
inline constexpr std::size_t mostDone = 2 * mostTasks; // of a pupil
inline constexpr int mostEmblems = 64;
inline constexpr std::size_t longestPupil = 160; // bytes of a name
inline constexpr std::size_t cardLength = 22;    // 128 bits in base64url
inline constexpr std::size_t mostClassTasks = 1'000, mostClassBytes = 16'000'000;

bool isCard(std::string_view text);
int freeEmblem(const Roster& roster); // the first nobody has

// Of more tasks than there is room for the last ones are left out.
std::string write(const Roster& roster);
Roster readRoster(std::string_view file);

} // namespace core
