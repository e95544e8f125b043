#include "app/web/practice/sides.h"

#include "app/web/common/speech.h"
#include "core/play/untrusted.h"

namespace web {

using core::text;

// To a teacher who looks on they are puzzles like others.
Sides::Sides(const core::Kind& kind, std::uint64_t seed, const Json* progress)
    : Series({.kind = &kind, .what = core::Assignment::What::Puzzles, .count = 10}, progressOf(progress),
             {.kept = "sides",
              .none = text("practice", "There are no more of these."),
              .longest = Patience::Time(20'000)}),
      m_stream(kind, seed) {}

bool Sides::act(const std::string& what, const Json& said) {
    if (what != "begin" || !asks()) return Series::act(what, said);
    const bool learner = core::untrusted::truth(said, "learner");
    change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.begin(learner); }); });
    return true;
}

// With success more plies to the end.
std::optional<Drill> Sides::sought(const core::StopToken& stop) {
    return taken(m_stream.next(3 + 4 * progress().grade, stop));
}

std::optional<Drill> Sides::instead() {
    return taken(m_stream.giveUp());
}

std::optional<Drill> Sides::taken(const std::optional<core::SideStream::Board>& board) {
    if (!board) return {};
    m_outcome = board->outcome;
    return Drill(core::Exercise::playOut(board->game, board->position));
}

core::Message Sides::question() const {
    return text("practice", "Will you begin, or follow? Choose, and then win.");
}

core::Message Sides::praise() const {
    return text("PuzzlePlayer", "You have done it: chosen well, and won.");
}

std::string Sides::afterthought() const {
    if (!is(Drill::Standing::Wrong) || !exercise().counters()) return {};
    return speak(m_outcome == core::Outcome::Win ? text("Page", "Whoever begins can win: see how.")
                                                 : text("Page", "Whoever follows can win: see how."));
}

void Sides::addChoices(Json& json) const {
    if (!is(Drill::Standing::Open) || !exercise().awaitsSide()) return;
    json["answers"] = {
        answerJson(text("Answers", "I begin"), {{"do", "begin"}, {"learner", true}}),
        answerJson(text("Answers", "The other player begins"), {{"do", "begin"}, {"learner", false}})};
}

} // namespace web
