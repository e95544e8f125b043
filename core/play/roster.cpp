#include "core/play/roster.h"

#include <algorithm>
#include <limits>
#include <ranges>

namespace core {

using untrusted::fail, untrusted::Json, untrusted::needed;

namespace {

constexpr std::string_view classFormat = "kachisuji-class";
constexpr int classVersion = 1;
constexpr int mostId = std::numeric_limits<int>::max();

const Json& listOf(const Json& object, const char* key, std::size_t most) {
    const auto& all = needed(object, key);
    if (!all.is_array()) fail({text("core", "“%1” is not a list"), {key}});
    if (all.size() > most)
        fail({text("core", "“%1” has %2 entries; allowed: %3"),
              {key, Message::Argument(static_cast<int>(all.size())),
               Message::Argument(static_cast<int>(most))}});
    return all;
}

const Assignment& taskAt(const std::vector<Assignment>& tasks, const Json& number) {
    const int most = static_cast<int>(tasks.size()) - 1;
    return tasks[static_cast<std::size_t>(untrusted::number(number, "task", 0, most))];
}

// What was done as one row, so that a class has few keys: task, at, of, slips, done, kept.
Json rowOf(int task, const Headway& headway) {
    return Json::array({task, headway.at, headway.of, headway.slips, headway.done, headway.kept});
}

std::pair<Assignment, Headway> readRow(const Json& row, const std::vector<Assignment>& tasks) {
    if (!row.is_array() || row.size() != 6) fail(text("core", "what was done is a row of six"));
    return {
        taskAt(tasks, row[0]),
        readHeadway({{"at", row[1]}, {"of", row[2]}, {"slips", row[3]}, {"done", row[4]}, {"kept", row[5]}})};
}

Pupil readPupil(const Json& object, const std::vector<Assignment>& tasks) {
    if (!object.is_object()) fail(text("core", "a pupil is one JSON object"));
    Pupil pupil;
    pupil.id = untrusted::number(needed(object, "id"), "id", 1, mostId);
    pupil.name = unturned(untrusted::shortString(object, "name", longestPupil));
    pupil.emblem = untrusted::number(needed(object, "emblem"), "emblem", 0, mostEmblems - 1);
    pupil.card = untrusted::string(object, "card", "");
    if (!isCard(pupil.card)) fail({text("core", "“%1” is not what a seat card says"), {pupil.card}});
    for (const auto& row : listOf(object, "done", mostDone)) pupil.done.push_back(readRow(row, tasks));
    return pupil;
}

// Each task once, those of the plan first.
std::vector<Assignment> tasksOf(const Roster& roster) {
    auto all = roster.plan.tasks;
    for (const auto& pupil : roster.pupils)
        for (const auto& [task, headway] : pupil.done)
            if (all.size() < mostClassTasks && std::ranges::find(all, task) == all.end()) all.push_back(task);
    return all;
}

} // namespace

const Pupil* Roster::find(int id) const {
    const auto found = std::ranges::find(pupils, id, &Pupil::id);
    return found == pupils.end() ? nullptr : &*found;
}

Pupil* Roster::find(int id) {
    const auto found = std::ranges::find(pupils, id, &Pupil::id);
    return found == pupils.end() ? nullptr : &*found;
}

bool isCard(std::string_view text) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return text.size() == cardLength && text.find_first_not_of(letters) == std::string_view::npos;
}

int freeEmblem(const Roster& roster) {
    for (int emblem = 0; emblem < mostEmblems; ++emblem)
        if (std::ranges::find(roster.pupils, emblem, &Pupil::emblem) == roster.pupils.end()) return emblem;
    return 0;
}

std::string write(const Roster& roster) {
    const auto tasks = tasksOf(roster);
    const auto numberOf = [&](const Assignment& task) {
        const auto found = std::ranges::find(tasks, task);
        return found == tasks.end() ? -1 : static_cast<int>(found - tasks.begin());
    };
    Json file{{"format", std::string(classFormat)},
              {"version", classVersion},
              {"title", roster.title},
              {"address", roster.address},
              {"tasks", Json::array()},
              {"pupils", Json::array()},
              {"plan", {{"title", roster.plan.title}, {"tasks", roster.plan.tasks.size()}}},
              {"for", Json::array()}};
    for (const auto& task : tasks) file["tasks"].push_back(json(task));
    for (const auto& pupil : roster.pupils) {
        Json done = Json::array();
        for (const auto& [task, headway] : pupil.done)
            if (const int number = numberOf(task); number >= 0) done.push_back(rowOf(number, headway));
        file["pupils"].push_back({{"id", pupil.id},
                                  {"name", pupil.name},
                                  {"emblem", pupil.emblem},
                                  {"card", pupil.card},
                                  {"done", std::move(done)}});
    }
    for (const auto& [task, ids] : roster.meant)
        if (const int number = numberOf(task); number >= 0) file["for"].push_back(Json::array({number, ids}));
    return file.dump(1) + '\n';
}

Roster readRoster(std::string_view file) {
    const auto object = untrusted::parse(file, mostClassBytes);
    if (!object.is_object() || untrusted::string(object, "format", "") != classFormat)
        fail({text("core", "this is not a class; its “format” must be “%1”"), {std::string(classFormat)}});
    untrusted::number(needed(object, "version"), "version", 1, classVersion);
    Roster roster{.title = untrusted::shortString(object, "title", longestPlanTitle),
                  .address = untrusted::shortString(object, "address", longestPlanTitle),
                  .pupils = {},
                  .plan = {},
                  .meant = {}};
    std::vector<Assignment> tasks;
    const auto& written = listOf(object, "tasks", mostClassTasks);
    for (std::size_t i = 0; i < written.size(); ++i)
        tasks.push_back(
            untrusted::at("task " + std::to_string(i + 1), [&] { return readAssignment(written[i]); }));
    const auto& pupils = listOf(object, "pupils", mostPupils);
    for (std::size_t i = 0; i < pupils.size(); ++i)
        untrusted::at("pupil " + std::to_string(i + 1), [&] {
            auto pupil = readPupil(pupils[i], tasks);
            if (roster.find(pupil.id) != nullptr ||
                std::ranges::find(roster.pupils, pupil.card, &Pupil::card) != roster.pupils.end())
                fail(text("core", "there is another pupil with this id or card"));
            roster.pupils.push_back(std::move(pupil));
        });
    const auto& plan = needed(object, "plan");
    if (!plan.is_object()) fail({text("core", "“%1” is not an object"), {"plan"}});
    roster.plan.title = untrusted::shortString(plan, "title", longestPlanTitle);
    const auto planned = static_cast<std::size_t>(untrusted::number(
        needed(plan, "tasks"), "tasks", 0, static_cast<int>(std::min(tasks.size(), mostTasks))));
    roster.plan.tasks.assign(tasks.begin(), tasks.begin() + static_cast<std::ptrdiff_t>(planned));
    for (const auto& one : listOf(object, "for", mostTasks)) {
        if (!one.is_array() || one.size() != 2 || !one[1].is_array() || one[1].size() > mostPupils)
            fail({text("core", "“%1” is not a list of tasks and pupils"), {"for"}});
        std::vector<int> ids;
        for (const auto& id : one[1]) ids.push_back(untrusted::number(id, "for", 1, mostId));
        roster.meant.emplace_back(taskAt(tasks, one[0]), std::move(ids));
    }
    return roster;
}

} // namespace core
