#include "app/web/sides.h"

#include "app/web/puzzles.h"
#include "app/web/speech.h"
#include "core/play/untrusted.h"

#include <algorithm>
#include <chrono>

namespace web {

using core::text;
namespace untrusted = core::untrusted;

namespace {

constexpr Patience::Time longestSearch{20'000};

} // namespace

Sides::Sides(const core::Kind& kind, std::uint64_t seed, const Json* progress)
    : Practice(kind), m_stream(kind, seed), m_progress(progressOf(progress)) {}

// To a teacher who looks on they are puzzles like others.
core::Assignment Sides::task() const {
    return {.kind = &kind(), .what = core::Assignment::What::Puzzles, .grade = m_progress.grade, .count = 10};
}

core::Headway Sides::headway() const {
    const int at = std::min(m_progress.solved, 10);
    return {.at = at, .of = 10, .done = at == 10};
}

int Sides::longest() const {
    return 3 + 4 * m_progress.grade;
}

bool Sides::act(const std::string& what, const Json& said) {
    if (what == "next" && !m_seeking) {
        m_seeking = true;
        m_patience = {};
        refresh();
    } else if (what == "begin" && drill() && !m_seeking) {
        const bool learner = untrusted::truth(said, "learner");
        change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.begin(learner); }); });
    } else {
        return false;
    }
    return true;
}

// What is said first counts.
void Sides::answered() {
    const auto right = judged();
    if (!right) return;
    m_progress.answered(*right);
    tell("progress", {{"of", "sides"}, {"game", std::string(kind().id)}, {"progress", json(m_progress)}});
}

// Slice by slice, and not for ever: after a while what has been found by then will do.
void Sides::seek() {
    using Clock = std::chrono::steady_clock;
    core::StopSource source([end = Clock::now() + m_patience.now()] { return Clock::now() >= end; });
    const auto token = source.get_token();
    m_board = m_stream.next(longest(), token);
    if (!m_board && token.stop_requested()) {
        m_patience.spend();
        if (m_patience.spent() < longestSearch) return;
        m_board = m_stream.giveUp();
    }
    m_seeking = false;
    if (m_board) return pose(Drill(core::Exercise::playOut(m_board->game, m_board->position)));
    tell("say", {{"text", speak(text("practice", "There are no more of these."))}});
    refresh();
}

void Sides::verdict(Json& json) const {
    switch (drill()->standing()) {
    case Drill::Standing::Thinking:
        json["verdict"] = speak(text("Page", "Thinking …"));
        break;
    case Drill::Standing::Open:
        json["verdict"] = prompt();
        break;
    case Drill::Standing::Wrong:
        json["verdict"] = speak(text("Page", "Not this one. Look again."));
        json["more"] = exercise().counters() ? speak(m_board->outcome == core::Outcome::Win
                                                         ? text("Page", "Whoever begins can win: see how.")
                                                         : text("Page", "Whoever follows can win: see how."))
                                             : "";
        break;
    case Drill::Standing::Right:
        json["verdict"] = speak(text("PuzzlePlayer", "You have done it: chosen well, and won."));
        break;
    }
}

Sides::Json Sides::drillJson() const {
    Json json{{"puzzle", true}, {"set", true}, {"grade", m_progress.grade}};
    json["told"] =
        speak({text("Page", "%1 in a row · %2 solved"),
               {core::Message::Argument(m_progress.streak), core::Message::Argument(m_progress.solved)}});
    if (!drill() || m_seeking) {
        json["asked"] = m_seeking ? speak(text("practice", "Looking for a puzzle …")) : "";
        return json;
    }
    const auto standing = drill()->standing();
    const bool right = standing == Drill::Standing::Right, wrong = standing == Drill::Standing::Wrong;
    json["asked"] = speak(text("practice", "Will you begin, or follow? Choose, and then win."));
    json["mood"] = right ? "right" : wrong ? "wrong" : "";
    json["next"] = right ? speak(text("Page", "Next")) : "";
    json["again"] = wrong ? speak(text("Page", "Try again")) : "";
    verdict(json);
    if (standing == Drill::Standing::Open && exercise().awaitsSide())
        json["answers"] = {
            answerJson(text("Answers", "I begin"), {{"do", "begin"}, {"learner", true}}),
            answerJson(text("Answers", "The other player begins"), {{"do", "begin"}, {"learner", false}})};
    return json;
}

} // namespace web
