#include "core/lessons/lessonform.h"

#include "core/joined.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <span>
#include <vector>

namespace core::lessonform {

using lessontext::failAt, lessontext::inLine, lessontext::Section;

namespace {

constexpr std::array<std::string_view, 10> taskNames{"look",   "try",  "outcome", "number", "where",
                                                     "origin", "best", "keep",    "mark",   "claim"};
constexpr std::span tasks(taskNames);

constexpr unsigned bit(Task task) {
    return 1U << static_cast<unsigned>(task);
}
template <class... All>
constexpr unsigned of(All... all) {
    return (bit(all) | ...);
}

// What can be said of a step, and in which of them.
struct Key {
    std::string_view name;
    unsigned tasks;
    bool repeated = false;
};
constexpr unsigned any = (1U << tasks.size()) - 1, answered = any & ~of(Task::Look, Task::Claim);
constexpr unsigned valued = of(Task::Outcome, Task::Number, Task::Best, Task::Keep);
constexpr unsigned drawn = valued | of(Task::Try, Task::Where, Task::Origin);
constexpr std::array keys{Key{"say", any},
                          Key{"right", answered},
                          Key{"wrong", answered | bit(Task::Claim)},
                          Key{"rules", any},
                          Key{"position", any & ~bit(Task::Mark)},
                          Key{"board", valued | of(Task::Mark, Task::Where, Task::Origin), true},
                          Key{"move", of(Task::Try, Task::Where, Task::Origin, Task::Claim), true},
                          Key{"figure", bit(Task::Number)},
                          Key{"turns", bit(Task::Keep)},
                          Key{"side", bit(Task::Keep)},
                          Key{"exact", bit(Task::Keep)},
                          Key{"diagram", drawn},
                          Key{"chart", drawn},
                          Key{"cells", valued},
                          Key{"again", of(Task::Outcome, Task::Number, Task::Mark)},
                          Key{"beside", of(Task::Look, Task::Try, Task::Where)},
                          Key{"lab", bit(Task::Look)},
                          Key{"with", bit(Task::Look)},
                          Key{"facts", bit(Task::Look)},
                          Key{"graph", of(Task::Look, Task::Number)},
                          Key{"win", bit(Task::Outcome)},
                          Key{"draw", bit(Task::Outcome)},
                          Key{"loss", bit(Task::Outcome)},
                          Key{"true", bit(Task::Claim), true},
                          Key{"false", bit(Task::Claim), true},
                          Key{"fails", bit(Task::Claim), true}};

void checkKeys(const Section& section, Task task) {
    std::vector<Key> known; // of this task
    std::ranges::copy_if(keys, std::back_inserter(known),
                         [task](const Key& key) { return (key.tasks & bit(task)) != 0; });
    std::set<std::string_view> given;
    for (const auto& entry : section.entries)
        inLine(entry.line, [&] {
            const auto key = std::ranges::find(known, entry.key, &Key::name);
            if (key == known.end()) untrusted::fail(notAllowed(entry.key, joined(known, ", ", &Key::name)));
            if (!given.insert(entry.key).second && !key->repeated) checkCount(entry.key, 2, 1);
        });
}

} // namespace

Message notAllowed(std::string_view given, const std::string& allowed) {
    return {text("core", "“%1” is not known here; allowed: %2"), {std::string(given), allowed}};
}

void checkCount(std::string_view key, std::size_t count, std::size_t most) {
    if (count > most)
        untrusted::fail({text("core", "“%1” stands here too often; allowed: %2"),
                         {std::string(key), Message::Argument(static_cast<int>(most))}});
}

Task taskOf(const Section& section, bool exit) {
    const auto named = std::ranges::find(tasks, section.name);
    const auto task = static_cast<Task>(named - tasks.begin());
    const bool asks = named != tasks.end() && (bit(task) & of(Task::Look, Task::Try, Task::Claim)) == 0;
    if (named == tasks.end() || (exit && !asks)) {
        const auto allowed = exit ? joined(tasks.subspan(2, 7), ", ") // of those that ask for an answer
                                  : joined(tasks, ", ") + ", " + std::string(withoutHelp);
        failAt(section.line, notAllowed(section.name, allowed));
    }
    checkKeys(section, task);
    return task;
}

} // namespace core::lessonform
