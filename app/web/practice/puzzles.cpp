#include "app/web/practice/puzzles.h"

#include "app/web/common/speech.h"
#include "core/puzzle/sheet.h"
#include "core/verdictwords.h"

#include <algorithm>
#include <utility>

namespace web {

using core::text;

namespace {

// To a teacher who looks on those chosen freely come ten at a time, whatever they are.
core::Assignment tenOf(const core::Kind& kind) {
    return {.kind = &kind, .what = core::Assignment::What::Puzzles, .count = 10};
}

} // namespace

Puzzles::Puzzles(const core::Kind& kind, std::uint64_t seed, const Json* progress,
                 const std::optional<core::Puzzle>& first)
    : Series(
          tenOf(kind), progressOf(progress),
          {.kept = "puzzles", .none = text("practice", "There are no more of this grade."), .graded = true}),
      m_stream(kind, seed) {
    if (first) begin(Drill(*first));
}

Puzzles::Puzzles(const core::Kind& kind, const core::Lesson& lesson, std::uint64_t seed)
    : Series(tenOf(kind), {.follows = false}, {.none = text("practice", "There are no more of these.")}),
      m_stream(kind, seed) {
    m_idea.emplace(kind, lesson, seed);
}

Puzzles::Puzzles(const core::Assignment& given, std::string_view kept)
    : Series(given, {.grade = given.grade, .follows = false},
             {.none = text("practice", "There are no more of this grade."), .given = true}),
      m_stream(*given.kind, given.seed) {
    const auto numbers = core::split(kept, ' ');
    if (numbers.size() != 2) return;
    m_skip = std::clamp(core::wholeNumber(numbers[0]).value_or(0), 0, given.count - 1);
    goOn(m_skip, std::clamp(core::wholeNumber(numbers[1]).value_or(0), 0, m_skip));
}

bool Puzzles::act(const std::string& what, const Json& said) {
    if (what == "refute" && drill()) {
        change([](Drill& drill) { drill.refute(); });
    } else if (what == "reveal" && drill()) {
        change([](Drill& drill) { drill.again(); });
        change([](Drill& drill) { drill.reveal(); });
    } else {
        return Series::act(what, said);
    }
    return true;
}

std::optional<core::Puzzle> Puzzles::next(const core::StopToken& stop) {
    return m_idea ? m_idea->next(stop) : m_stream.next(progress().grade, stop);
}

std::optional<Drill> Puzzles::sought(const core::StopToken& stop) {
    auto puzzle = next(stop);
    for (; puzzle && m_skip > 0; puzzle = next(stop)) --m_skip;
    return puzzle ? std::optional(Drill(*std::move(puzzle))) : std::nullopt;
}

core::Message Puzzles::question() const {
    return core::question(*drill()->puzzle());
}

core::Message Puzzles::praise() const {
    return drill()->revealed() ? text("Page", "This is it.") : text("Page", "That is right.");
}

// What is wrong with a move; or the answer in words where it was not played, what it was about, and why.
std::string Puzzles::afterthought() const {
    const auto& puzzle = *drill()->puzzle();
    std::vector<core::Message> all;
    const auto slip = exercise().findsSlip();
    const auto addWorth = [&] {
        if (const auto worth = exercise().worth())
            all.push_back({text("Page", "This move leads to: %1"), {core::verdictMessage(*worth)}});
    };
    if (is(Drill::Standing::Wrong) && drill()->refuting()) addWorth();
    if (is(Drill::Standing::Right)) {
        if (drill()->revealed() || puzzle.ask == core::Ask::WhoWins) all.push_back(core::answer(puzzle));
        if (slip == true) addWorth();
        if (*puzzle.idea.english != '\0') all.push_back({text("Page", "Idea: %1"), {puzzle.idea}});
        if (const auto why = drill()->why().first(); slip == false && !why.empty()) all.push_back(why);
    }
    return sentences(all);
}

void Puzzles::addChoices(Json& json) const {
    const bool wrong = is(Drill::Standing::Wrong);
    const bool who = exercise().step().task == core::Task::Outcome;
    json["why"] = wrong && !drill()->refuting() && !who;
    json["reveal"] = wrong;
    if (who && !is(Drill::Standing::Right))
        json["answers"] = {
            answerJson(text("Answers", "Whoever moves now"), {{"do", "outcome"}, {"says", "win"}}),
            answerJson(text("Answers", "The other player"), {{"do", "outcome"}, {"says", "loss"}})};
}

} // namespace web
