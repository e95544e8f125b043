#include "ui/table/host/workplan.h"

#include "core/kind.h"
#include "core/play/csv.h"
#include "ui/match/shownmatch.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <utility>

using table::Json;
using table::utf8;

namespace {

constexpr std::chrono::minutes stuckAfter{3};
const auto pupilPrefix = QStringLiteral("pupil ");

const char* stateOf(const core::Headway& headway) {
    if (!headway.done) return "under way";
    return headway.slips == 0 ? "right at once" : "right after help";
}

} // namespace

WorkPlan::WorkPlan(const ShownMatch& session, Reception& reception)
    : m_session(session), m_reception(reception) {
    connect(&session.hints(), &Hints::changed, this, &WorkPlan::tellAll); // perhaps they are locked now
    connect(&reception.book(), &ClassBook::replaced, this, [this] {
        takeBook();
        tellAll();
        emit changed();
    });
    connect(&reception.book(), &ClassBook::changed, this, [this] {
        std::erase_if(m_done, [this](const auto& one) {
            return one.first.startsWith(pupilPrefix) &&
                   m_reception.book().find(one.first.mid(pupilPrefix.size()).toInt()) == nullptr;
        });
        emit changed();
    });
    takeBook();
}

// The class that was here before goes on with its plan.
void WorkPlan::takeBook() {
    const auto& roster = m_reception.book().roster();
    m_plan = roster.plan;
    m_meant = roster.meant;
    std::erase_if(m_done, [](const auto& one) { return one.first.startsWith(pupilPrefix); });
    for (const auto& pupil : roster.pupils)
        for (const auto& [task, headway] : pupil.done)
            m_done[nameOfPupil(pupil.id)].push_back({task, headway, {}});
}

QString WorkPlan::nameOfPupil(int pupil) {
    return pupilPrefix + QString::number(pupil);
}

QString WorkPlan::who(const QString& token) const {
    const auto* guest = m_reception.seating().find(token);
    const bool known = guest != nullptr && m_reception.book().find(guest->pupil) != nullptr;
    return known ? nameOfPupil(guest->pupil) : token;
}

void WorkPlan::give(core::Plan plan) {
    m_plan = std::move(plan);
    std::erase_if(m_meant, [this](const auto& one) {
        return std::ranges::find(m_plan.tasks, one.first) == m_plan.tasks.end();
    });
    m_reception.book().keepPlan(m_plan, m_meant);
    tellAll();
    emit changed();
}

std::vector<int> WorkPlan::meantFor(const core::Assignment& task) const {
    const auto found = std::ranges::find(m_meant, task, &Meant::value_type::first);
    return found == m_meant.end() ? std::vector<int>() : found->second;
}

void WorkPlan::mean(const core::Assignment& task, std::vector<int> pupils) {
    std::erase_if(m_meant, [&](const auto& one) { return one.first == task; });
    if (!pupils.empty()) m_meant.emplace_back(task, std::move(pupils));
    give(m_plan);
}

bool WorkPlan::isFor(int pupil, const core::Assignment& task) const {
    const auto some = meantFor(task);
    return some.empty() || std::ranges::find(some, pupil) != some.end();
}

void WorkPlan::forget() {
    std::erase_if(m_done, [](const auto& one) { return !one.first.startsWith(pupilPrefix); });
    emit changed();
}

std::vector<core::Assignment> WorkPlan::tasks() const {
    if (!m_plan.tasks.empty()) return m_plan.tasks;
    std::vector<core::Assignment> all;
    for (const auto& [who, stands] : m_done)
        for (const auto& stand : stands)
            if (all.size() < core::mostTasks && std::ranges::find(all, stand.task) == all.end())
                all.push_back(stand.task);
    return all;
}

const WorkPlan::Stand* WorkPlan::stand(const QString& who, const core::Assignment& task) const {
    const auto found = m_done.find(who);
    if (found == m_done.end()) return nullptr;
    const auto stand = std::ranges::find(found->second, task, &Stand::task);
    return stand == found->second.end() ? nullptr : &*stand;
}

std::chrono::minutes WorkPlan::since(const Stand& stand) const {
    return std::chrono::duration_cast<std::chrono::minutes>(m_reception.world().now() - stand.since);
}

bool WorkPlan::stuck(const Stand& stand) const {
    return !stand.headway.done && stand.since.count() != 0 && since(stand) >= stuckAfter;
}

// Those of the plan that are for its user, then what was begun by oneself.
std::vector<core::Assignment> WorkPlan::listOf(const Device& device) const {
    std::vector<core::Assignment> all;
    for (const auto& task : m_plan.tasks)
        if (isFor(device.pupil, task)) all.push_back(task);
    if (const auto found = m_done.find(who(device.token)); found != m_done.end())
        for (const auto& stand : found->second)
            if (std::ranges::find(all, stand.task) == all.end()) all.push_back(stand.task);
    return all;
}

void WorkPlan::showTo(Device& device) const {
    device.send(device.inItsLanguage([&] {
        auto tasks = Json::array();
        for (const auto& task : listOf(device)) {
            const bool planned = std::ranges::find(m_plan.tasks, task) != m_plan.tasks.end();
            Json one{{"task", core::json(task)},
                     {"game", std::string(task.kind->id)},
                     {"title", utf8(language::spoken(task.kind->title))},
                     {"text", utf8(language::spoken(core::nameOf(task)))}};
            if (!planned || !isFor(device.pupil, task)) one["own"] = true;
            if (const auto* at = stand(who(device.token), task)) one["headway"] = core::json(at->headway);
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
    const auto whose = who(device.token);
    auto& stands = m_done[whose];
    auto stand = std::ranges::find(stands, did.task, &Stand::task);
    if (stand == stands.end()) {
        if (stands.size() == core::mostDone) return;
        stand = stands.insert(stands.end(), {did.task, {}, {}});
    }
    if (stand->headway == did.headway && stand->since.count() != 0) return;
    // What was done stays done, and as well as it was done at best.
    const auto before = std::exchange(stand->headway, did.headway);
    if (before.done && (!did.headway.done || before.slips < did.headway.slips)) stand->headway = before;
    stand->since = m_reception.world().now();
    if (whose.startsWith(pupilPrefix)) {
        std::vector<std::pair<core::Assignment, core::Headway>> done;
        for (const auto& one : stands) done.emplace_back(one.task, one.headway);
        m_reception.book().keepDone(device.pupil, std::move(done));
    }
    emit changed();
}

std::string WorkPlan::nameOf(const QString& who) const {
    for (const auto& pupil : m_reception.book().roster().pupils)
        if (nameOfPupil(pupil.id) == who) return pupil.name;
    const auto* guest = m_reception.seating().find(who);
    return guest == nullptr ? "" : guest->name.toStdString();
}

std::string WorkPlan::csv() const {
    auto lines = core::csvLine({"name", "game", "task", "step", "of", "not at once", "state"});
    for (const auto& [who, stands] : m_done)
        for (const auto& [task, headway, when] : stands)
            lines += core::csvLine({nameOf(who), std::string(task.kind->id), core::nameOf(task).english(),
                                    std::to_string(headway.at), std::to_string(headway.of),
                                    std::to_string(headway.slips), stateOf(headway)});
    return core::csvFile(std::move(lines));
}
