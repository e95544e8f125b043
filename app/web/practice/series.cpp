#include "app/web/practice/series.h"

#include "app/web/common/speech.h"
#include "core/play/untrusted.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace web {

using core::text;
namespace untrusted = core::untrusted;

core::Progress progressOf(const Practice::Json* kept) {
    core::Progress progress;
    if (kept != nullptr) {
        const auto number = [&](const char* key) {
            const auto* value = untrusted::find(*kept, key);
            return value == nullptr ? 0 : untrusted::number(*value, key, 0, 1'000'000);
        };
        progress = {number("grade"), true, number("solved"), number("streak"), number("rights"),
                    number("wrongs")};
    }
    progress.grade = std::clamp(progress.grade, 1, core::grades);
    return progress;
}

namespace {

Practice::Json json(const core::Progress& p) {
    return {{"grade", p.grade},
            {"solved", p.solved},
            {"streak", p.streak},
            {"rights", p.rights},
            {"wrongs", p.wrongs}};
}

} // namespace

Series::Series(const core::Assignment& task, const core::Progress& progress, const Manner& manner)
    : Practice(*task.kind), m_task(task), m_manner(manner), m_progress(progress) {
    m_task.grade = progress.grade;
}

void Series::begin(Drill drill) {
    m_seeking = false;
    pose(std::move(drill));
}

int Series::solved() const {
    return std::min(m_at + (is(Drill::Standing::Right) ? 1 : 0), m_task.count);
}

core::Headway Series::headway() const {
    const int at = solved();
    return {.at = at,
            .of = m_task.count,
            .slips = m_slips,
            .done = at == m_task.count,
            .kept = std::to_string(at) + ' ' + std::to_string(m_slips)};
}

bool Series::act(const std::string& what, const Json& said) {
    if (what == "next" && !m_seeking) {
        next();
    } else if (what == "grade" && m_manner.graded) {
        m_progress.choose(untrusted::number(untrusted::needed(said, "grade"), "grade", 1, core::grades));
        next();
    } else {
        return false;
    }
    return true;
}

void Series::next() {
    m_at = solved();
    if (m_manner.given && m_at == m_task.count) return;
    if (!m_manner.given && m_task.grade != m_progress.grade) {
        m_task.grade = m_progress.grade;
        m_at = m_slips = 0;
    }
    m_seeking = true;
    m_patience = {};
    refresh();
}

// What is said first counts.
void Series::answered() {
    const auto right = judged();
    if (!right) return;
    m_progress.answered(*right);
    if (!*right) ++m_slips;
    if (m_manner.kept == nullptr) return;
    tell("progress",
         {{"of", m_manner.kept}, {"game", std::string(kind().id)}, {"progress", json(m_progress)}});
}

// What takes too long for a slice is gone on with.
void Series::seek() {
    using Clock = std::chrono::steady_clock;
    core::StopSource source([end = Clock::now() + m_patience.now()] { return Clock::now() >= end; });
    const auto token = source.get_token();
    auto found = sought(token);
    if (!found && token.stop_requested()) {
        m_patience.spend();
        if (m_patience.spent() < m_manner.longest) return;
        found = instead();
    }
    if (found) return begin(*std::move(found));
    if (m_manner.graded && m_progress.passOver()) return;
    m_seeking = false;
    tell("say", {{"text", speak(m_manner.none)}});
    refresh();
}

std::string Series::verdict() const {
    switch (drill()->standing()) {
    case Drill::Standing::Thinking:
        return speak(text("Page", "Thinking …"));
    case Drill::Standing::Open:
        return prompt();
    case Drill::Standing::Wrong:
        return speak(text("Page", "Not this one. Look again."));
    case Drill::Standing::Right:
        break;
    }
    return speak(praise());
}

core::Message Series::told() const {
    using Argument = core::Message::Argument;
    if (m_manner.given)
        return {text("Page", "%1 of %2 solved"), {Argument(solved()), Argument(m_task.count)}};
    return {text("Page", "%1 in a row · %2 solved"),
            {Argument(m_progress.streak), Argument(m_progress.solved)}};
}

Series::Json Series::drillJson() const {
    Json json{
        {"puzzle", true}, {"grade", m_progress.grade}, {"told", speak(told())}, {"set", !m_manner.graded}};
    if (!asks()) {
        json["asked"] = m_seeking ? speak(text("practice", "Looking for a puzzle …")) : "";
        return json;
    }
    const bool wrong = is(Drill::Standing::Wrong), right = is(Drill::Standing::Right);
    json["asked"] = speak(question());
    json["verdict"] = verdict();
    json["more"] = afterthought();
    json["mood"] = right ? "right" : wrong ? "wrong" : "";
    const bool last = m_manner.given && solved() == m_task.count;
    json["next"] = right && !last ? speak(text("Page", "Next")) : "";
    json["again"] = wrong ? speak(text("Page", "Try again")) : "";
    addChoices(json);
    return json;
}

} // namespace web
