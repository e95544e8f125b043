#include "app/web/puzzles.h"

#include "app/web/speech.h"
#include "core/play/untrusted.h"
#include "core/puzzle/sheet.h"
#include "core/verdictwords.h"

#include <algorithm>
#include <chrono>

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

Practice::Json json(const core::Progress& p) {
    return {{"grade", p.grade},
            {"solved", p.solved},
            {"streak", p.streak},
            {"rights", p.rights},
            {"wrongs", p.wrongs}};
}

// To a teacher who looks on those chosen freely come ten at a time, whatever they are.
Puzzles::Puzzles(const core::Kind& kind, std::uint64_t seed, const Json* progress,
                 const std::optional<core::Puzzle>& first)
    : Practice(kind), m_task{.kind = &kind, .what = core::Assignment::What::Puzzles, .count = 10},
      m_given(false), m_stream(kind, seed), m_progress(progressOf(progress)) {
    m_task.grade = m_progress.grade;
    if (!first) return;
    m_seeking = false;
    pose(Drill(*first));
}

Puzzles::Puzzles(const core::Kind& kind, const core::Lesson& lesson, std::uint64_t seed)
    : Practice(kind), m_task{.kind = &kind, .what = core::Assignment::What::Puzzles, .count = 10},
      m_given(false), m_stream(kind, seed), m_progress(progressOf(nullptr)) {
    m_progress.follows = false;
    m_idea.emplace(kind, lesson, seed);
}

Puzzles::Puzzles(const core::Assignment& given, std::string_view kept)
    : Practice(*given.kind), m_task(given), m_given(true),
      m_stream(*given.kind, given.seed), m_progress{.grade = given.grade, .follows = false} {
    const auto numbers = core::split(kept, ' ');
    if (numbers.size() != 2) return;
    m_at = m_skip = std::clamp(core::wholeNumber(numbers[0]).value_or(0), 0, given.count - 1);
    m_slips = std::clamp(core::wholeNumber(numbers[1]).value_or(0), 0, m_at);
}

int Puzzles::solved() const {
    const bool now = drill() && !m_seeking && drill()->standing() == Drill::Standing::Right;
    return std::min(m_at + (now ? 1 : 0), m_task.count);
}

core::Headway Puzzles::headway() const {
    const int at = solved();
    return {.at = at,
            .of = m_task.count,
            .slips = m_slips,
            .done = at == m_task.count,
            .kept = std::to_string(at) + ' ' + std::to_string(m_slips)};
}

bool Puzzles::act(const std::string& what, const Json& said) {
    if (what == "next")
        next();
    else if (what == "grade" && !m_given) {
        m_progress.choose(untrusted::number(untrusted::needed(said, "grade"), "grade", 1, core::grades));
        next();
    } else if (what == "refute" && drill()) {
        change([](Drill& drill) { drill.refute(); });
    } else if (what == "reveal" && drill()) {
        change([](Drill& drill) { drill.again(); });
        change([](Drill& drill) { drill.reveal(); });
    } else {
        return false;
    }
    return true;
}

void Puzzles::next() {
    m_at = solved();
    if (m_given && m_at == m_task.count) return;
    if (!m_given && m_task.grade != m_progress.grade) {
        m_task.grade = m_progress.grade;
        m_at = m_slips = 0;
    }
    m_seeking = true;
    m_patience = {};
    refresh();
}

// What is said first counts.
void Puzzles::answered() {
    const auto right = judged();
    if (!right) return;
    m_progress.answered(*right);
    if (!*right) ++m_slips;
    if (m_given || m_idea) return;
    tell("progress", {{"of", "puzzles"}, {"game", std::string(kind().id)}, {"progress", json(m_progress)}});
}

std::optional<core::Puzzle> Puzzles::sought(const core::StopToken& stop) {
    return m_idea ? m_idea->next(stop) : m_stream.next(m_progress.grade, stop);
}

// What takes too long for a slice is gone on with.
void Puzzles::seek() {
    using Clock = std::chrono::steady_clock;
    core::StopSource source([end = Clock::now() + m_patience.now()] { return Clock::now() >= end; });
    const auto token = source.get_token();
    if (auto puzzle = sought(token)) {
        if (m_skip > 0) {
            --m_skip;
            return;
        }
        m_seeking = false;
        return pose(Drill(*std::move(puzzle)));
    }
    if (token.stop_requested()) {
        m_patience.spend();
        return;
    }
    if (!m_idea && m_progress.passOver()) return;
    m_seeking = false;
    tell("say", {{"text", speak(text("practice", "There are no more of this grade."))}});
}

std::string Puzzles::verdict() const {
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
    return speak(drill()->revealed() ? text("Page", "This is it.") : text("Page", "That is right."));
}

// What is wrong with a move; or the answer in words where it was not played, what it was about, and why.
std::string Puzzles::afterthought() const {
    const auto& puzzle = *drill()->puzzle();
    const auto standing = drill()->standing();
    std::vector<core::Message> all;
    if (standing == Drill::Standing::Wrong && drill()->refuting())
        if (const auto worth = exercise().worth())
            all.push_back({text("Page", "This move leads to: %1"), {core::verdictMessage(*worth)}});
    if (standing == Drill::Standing::Right) {
        if (drill()->revealed() || puzzle.ask == core::Ask::WhoWins) all.push_back(core::answer(puzzle));
        if (*puzzle.idea.english != '\0') all.push_back({text("Page", "Idea: %1"), {puzzle.idea}});
        if (const auto why = drill()->why().first(); !why.empty()) all.push_back(why);
    }
    return sentences(all);
}

Puzzles::Json Puzzles::drillJson() const {
    Json json{{"puzzle", true}, {"grade", m_progress.grade}};
    json["told"] = speak(
        m_given ? core::Message{text("Page", "%1 of %2 solved"),
                                {core::Message::Argument(solved()), core::Message::Argument(m_task.count)}}
                : core::Message{text("Page", "%1 in a row · %2 solved"),
                                {core::Message::Argument(m_progress.streak),
                                 core::Message::Argument(m_progress.solved)}});
    json["set"] = m_given || m_idea;
    if (!drill() || m_seeking) {
        json["asked"] = speak(text("practice", "Looking for a puzzle …"));
        return json;
    }
    const auto standing = drill()->standing();
    const bool wrong = standing == Drill::Standing::Wrong, right = standing == Drill::Standing::Right;
    const bool who = exercise().step().task == core::Task::Outcome;
    json["asked"] = speak(core::question(*drill()->puzzle()));
    json["verdict"] = verdict();
    json["more"] = afterthought();
    json["mood"] = right ? "right" : wrong ? "wrong" : "";
    const bool last = m_given && solved() == m_task.count;
    json["next"] = right && !last ? speak(text("Page", "Next")) : "";
    json["again"] = wrong ? speak(text("Page", "Try again")) : "";
    json["why"] = wrong && !drill()->refuting() && !who;
    json["reveal"] = wrong;
    if (who && !right)
        json["answers"] = {
            answerJson(text("Answers", "Whoever moves now"), {{"do", "outcome"}, {"says", "win"}}),
            answerJson(text("Answers", "The other player"), {{"do", "outcome"}, {"says", "loss"}})};
    return json;
}

} // namespace web
