#include "core/games/persimmons/stages.h"

#include <array>

namespace core::persimmons {

namespace {

// The first five teach the conditions one by one. From the sixth, the smallest board with everything in it,
// the condition is open, strings only become more, and each stage has a smaller share of winning first
// moves than the one before. Counts stand in no order, so that balance is not seen at a glance.
constexpr std::array taught{
    "strings=3;condition=W", "strings=2,5;condition=W", "strings=4;condition=L", "strings=1,5;condition=L",
    "strings=1,1",
};
constexpr std::array others{
    "1,2,3",
    "5,1,4",
    "6,3,5",
    "4,6,4",
    "2,7,6",
    "5,4,7",
    "6,7,4",
    "2,5,4,7",
    "3,5,7,4",
    "7,5,2,6",
    "5,3,7,6",
    "10,2,8,3",
    "8,11,3,2",
    "1,10,8,9",
    "10,2,9,1,8",
    "12,1,8,9,2",
    "4,9,3,6,12",
    "11,13,6,4,2",
    "4,12,9,2,10",
    "10,10,2,8,10",
    "4,2,8,12,10,8",
    "9,11,2,4,8,10",
    "2,9,8,11,10,5",
    "3,14,9,8,10,2",
    "6,10,9,2,8,1,11",
    "3,8,1,11,2,14,9",
    "9,8,1,2,15,11,3",
    "10,11,8,9,2,7,3,1",
    "11,10,1,2,3,3,15,9",
};

} // namespace

std::vector<Preset> stages() {
    std::vector<Preset> all;
    const auto add = [&all](std::string rules) {
        const auto number = static_cast<int>(all.size()) + 1;
        all.push_back({{text("persimmons", "Stage %1"), {number}}, std::move(rules), true});
    };
    for (const auto* lesson : taught) add(lesson);
    for (const auto* board : others) add(std::string("strings=") + board);
    return all;
}

} // namespace core::persimmons
