#include "ui/table/host/workplan.h"

#include "core/kind.h"
#include "core/play/csv.h"
#include "ui/match/session.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <utility>

using table::Json;
using table::utf8;

namespace {

constexpr std::chrono::minutes stuckAfter{3};

const char* stateOf(const core::Headway& headway) {
    if (!headway.done) return "under way";
    return headway.slips == 0 ? "right at once" : "right after help";
}

} // namespace

WorkPlan::WorkPlan(const Session& session, Reception& reception)
    : m_session(session), m_reception(reception) {
    connect(&session.hints(), &Hints::changed, this, &WorkPlan::tellAll); // perhaps they are locked now
}

void WorkPlan::give(core::Plan plan) {
    m_plan = std::move(plan);
    tellAll();
    emit changed();
}

void WorkPlan::forget() {
    m_done.clear();
    emit changed();
}

std::vector<core::Assignment> WorkPlan::tasks() const {
    if (!m_plan.tasks.empty()) return m_plan.tasks;
    std::vector<core::Assignment> all;
    for (const auto& [token, stands] : m_done)
        for (const auto& stand : stands)
            if (all.size() < core::mostTasks && std::ranges::find(all, stand.task) == all.end())
                all.push_back(stand.task);
    return all;
}

const WorkPlan::Stand* WorkPlan::stand(const QString& token, const core::Assignment& task) const {
    const auto found = m_done.find(token);
    if (found == m_done.end()) return nullptr;
    const auto stand = std::ranges::find(found->second, task, &Stand::task);
    return stand == found->second.end() ? nullptr : &*stand;
}

std::chrono::minutes WorkPlan::since(const Stand& stand) const {
    return std::chrono::duration_cast<std::chrono::minutes>(m_reception.world().now() - stand.since);
}

bool WorkPlan::stuck(const Stand& stand) const {
    return !stand.headway.done && since(stand) >= stuckAfter;
}

void WorkPlan::showTo(Device& device) const {
    device.send(device.inItsLanguage([&] {
        auto tasks = Json::array();
        for (const auto& task : m_plan.tasks) {
            Json one{{"task", core::json(task)},
                     {"game", std::string(task.kind->id)},
                     {"title", utf8(language::spoken(task.kind->title))},
                     {"text", utf8(language::spoken(core::nameOf(task)))}};
            if (const auto* at = stand(device.token, task)) one["headway"] = core::json(at->headway);
            tasks.push_back(std::move(one));
        }
        return Json{{"type", "work"},
                    {"title", m_plan.title},
                    {"locked", m_session.hints().lockClosed()},
                    {"tasks", std::move(tasks)}};
    }));
}

void WorkPlan::tellAll() {
    m_reception.each([this](Device& device) {
        if (device.seated() && !device.wantsMatch) showTo(device);
    });
}

// Only what a person gets on with counts as having been there.
void WorkPlan::hear(const Device& device, const core::tabletalk::Did& did) {
    auto& stands = m_done[device.token];
    auto stand = std::ranges::find(stands, did.task, &Stand::task);
    if (stand == stands.end()) {
        if (stands.size() == 2 * core::mostTasks) return;
        stand = stands.insert(stands.end(), {did.task, {}, {}});
    }
    if (stand->headway == did.headway && stand->since.count() != 0) return;
    // What was done stays done, and as well as it was done at best.
    const auto before = std::exchange(stand->headway, did.headway);
    if (before.done && (!did.headway.done || before.slips < did.headway.slips)) stand->headway = before;
    stand->since = m_reception.world().now();
    emit changed();
}

std::string WorkPlan::csv() const {
    auto lines = core::csvLine({"name", "game", "task", "step", "of", "not at once", "state"});
    for (const auto& [token, stands] : m_done) {
        const auto* guest = m_reception.seating().find(token);
        for (const auto& [task, headway, when] : stands)
            lines +=
                core::csvLine({guest == nullptr ? "" : guest->name.toStdString(), std::string(task.kind->id),
                               core::nameOf(task).english(), std::to_string(headway.at),
                               std::to_string(headway.of), std::to_string(headway.slips), stateOf(headway)});
    }
    return core::csvFile(std::move(lines));
}
