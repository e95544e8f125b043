#include "core/labs/labs.h"

#include "core/labs/rulefinder.h"
#include "core/labs/winningset.h"

#include <deque>
#include <map>

namespace core {

namespace {

struct Room {
    std::deque<std::string> words; // that labs and their options look at
    std::vector<Lab> labs;

    std::string_view keep(std::string word) { return words.emplace_back(std::move(word)); }
};

// Rules by which all positions can be looked at, as a certificate does.
Values smallRules(const Kind& kind) {
    return parseValues(kind.options,
                       kind.vouched.sets.empty() ? std::string() : kind.vouched.sets.front().rules);
}

Lab fieldsLab(const Kind& kind, Room& room) {
    Lab lab;
    lab.id = room.keep(std::string(kind.id) + std::string(rememberName));
    lab.title = text("core", "The fewest to remember");
    lab.about = text("core", "The fewest lost positions that one must remember to be sure of winning: move "
                             "to one of them, whatever the other side does.");
    const auto small = smallRules(kind);
    for (auto option : kind.options) {
        option.fallback = room.keep(small.choice(option.key));
        lab.options.push_back(std::move(option));
    }
    lab.run = [&kind](const Values& values, const StopToken& stop, const Lab::Progress& progress) {
        std::string rules;
        for (const auto& option : kind.options)
            rules += (rules.empty() ? "" : ";") + std::string(option.key) + '=' + values.choice(option.key);
        return winningSetTable(*kind.game(rules), stop, progress);
    };
    return lab;
}

Lab finderLab(const Kind& kind, Room& room) {
    Lab lab;
    lab.id = room.keep(std::string(kind.id) + "-find");
    lab.title = text("core", "Find rules");
    lab.about =
        text("core", "Which rules make a good game: by how long it is, how often it is drawn, how much "
                     "can go wrong, and how much it matters who is on move.");
    lab.options = rulesToSweep(kind, smallRules(kind),
                               [&room](std::string word) { return room.keep(std::move(word)); });
    lab.run = [&kind](const Values& values, const StopToken& stop, const Lab::Progress& progress) {
        return ruleFinderTable(kind, values, stop, progress);
    };
    lab.memory = ruleFinderMemory;
    return lab;
}

} // namespace

const std::vector<Lab>& labsOf(const Kind& kind) {
    static Mutex mutex;
    static std::map<const Kind*, Room> rooms;
    const Guard guard(mutex);
    const auto [found, fresh] = rooms.try_emplace(&kind);
    auto& room = found->second;
    if (fresh) {
        room.labs = kind.labs;
        room.labs.push_back(fieldsLab(kind, room));
        room.labs.push_back(finderLab(kind, room));
    }
    return room.labs;
}

} // namespace core
