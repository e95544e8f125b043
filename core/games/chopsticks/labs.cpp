#include "core/games/chopsticks/labs.h"

#include "core/solve/rulesweep.h"

#include <algorithm>
#include <utility>

namespace core::chopsticks {

namespace {

// The source says that any one of wrapping, sharing and tapping oneself removes every forced win.
constexpr std::string_view claimedWon = "overflow=cutoff;split=none;selfattack=off";

// "wrap · share at any time · own hands", whatever the number of fingers.
Message inWords(const std::string& options) {
    const auto game = kind().game(options);
    const auto summary = game->summary(game->start());
    Message all;
    for (std::size_t i = 1; i < summary.size(); ++i) // behind the fingers
        all = all.empty() ? summary[i] : Message(text("chopsticks", "%1 · %2"), {std::move(all), summary[i]});
    return all;
}

// What is found against the claim: combinations of the options, each with the fingers that give a forced win
// all the same.
void holdAgainstClaim(Table& table) {
    std::vector<std::pair<std::string, std::string>> wonWith;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& rules = std::get<std::string>(table.rows[i][0]);
        const auto end = rules.find(';');
        const auto fingers = rules.substr(rules.find('=') + 1, end - rules.find('=') - 1);
        const auto options = rules.substr(end + 1);
        auto found = std::ranges::find(wonWith, options, &std::pair<std::string, std::string>::first);
        if (found == wonWith.end()) found = wonWith.insert(found, {options, {}});
        if (options == claimedWon || std::get<std::string>(table.rows[i][2]) == "draw") continue;
        table.exceptions.push_back(i);
        found->second += (found->second.empty() ? "" : ", ") + fingers;
    }
    const bool holds = table.exceptions.empty();
    table.facts.push_back(
        {holds, holds
                    ? text("chopsticks", "Here, as shirodoni found, any one of wrapping, sharing and tapping "
                                         "oneself removes every forced win.")
                    : text("chopsticks", "shirodoni found that any one of wrapping, sharing and tapping "
                                         "oneself removes every forced win. There are exceptions:")});
    for (const auto& [options, fingers] : wonWith)
        if (!fingers.empty())
            table.facts.push_back(
                {false,
                 {text("chopsticks", "%1: a forced win with %2 fingers"), {inWords(options), fingers}}});
}

} // namespace

Table sweep(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    auto table = ruleSweep(kind(), {"fingers"}, values, stop, progress);
    if (table.complete) holdAgainstClaim(table);
    return table;
}

} // namespace core::chopsticks
