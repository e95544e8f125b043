#include "core/puzzle/fresh.h"

#include "core/belief.h"
#include "core/play/opponent.h"
#include "core/puzzle/idea.h"
#include "core/puzzle/variation.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr unsigned farOff = 6;          // from a board of the lesson on which to look
constexpr int mostTries = 400;          // for the boards of one question
constexpr std::size_t forOneAnswer = 3; // boards: another after each wrong answer
constexpr std::size_t atOnce = 3;       // questions
constexpr int largestAnswer = 99;       // to what is asked for a number

} // namespace

Afterwards afterwards(const Lesson& lesson) {
    if (IdeaStream::flowsFrom(lesson)) return Afterwards::Idea;
    return std::ranges::any_of(lesson.exit, &Step::again) ? Afterwards::Boards : Afterwards::Nothing;
}

Message afterword(const Lesson& lesson) {
    switch (afterwards(lesson)) {
    case Afterwards::Idea:
        return {text("LessonPlayer", "Somebody still says: “%1”. Play them, and show what is wrong with it."),
                {lesson.belief.rule}};
    case Afterwards::Boards:
        return text("LessonPlayer", "Now the same questions on other boards, as often as you like.");
    case Afterwards::Nothing:
        break;
    }
    return text("LessonPlayer",
                "This lesson has no puzzles of its own: those that follow are about the whole game.");
}

FreshBoards::FreshBoards(const Kind& kind, const Lesson& lesson, std::uint64_t seed,
                         std::shared_ptr<const LessonFile> own)
    : m_kind(kind), m_own(std::move(own)), m_title(lesson.title), m_random(seed) {
    for (const auto& step : lesson.exit) {
        if (!step.again) continue;
        auto& question = m_questions.emplace_back(Question{step, kind.game(step.rules), {}});
        const auto& game = *question.game;
        for (const auto given : step.boards) question.boards.push_back(game.parse(given));
        if (step.boards.empty())
            question.boards.push_back(step.position.empty() ? game.start() : game.parse(step.position));
        const auto worth = [&](const Position& p) {
            const auto verdict = known(question, p, {}).verdict;
            return verdict.proven() ? std::optional(verdict.lower.outcome) : std::nullopt;
        };
        question.outcome = worth(question.boards.front());
        if (!std::ranges::all_of(question.boards,
                                 [&](const Position& p) { return worth(p) == question.outcome; }))
            question.outcome.reset();
        question.step.position = {};
        question.step.boards.clear();
    }
}

Analysis FreshBoards::known(Question& question, const Position& p, const StopToken& stop) {
    if (!question.solver) question.solver = question.game->solver();
    return think(*question.game, *question.solver, p, stop);
}

// What is said of the lesson's boards may be true of such alone.
bool FreshBoards::alike(const Question& question, const Position& p) const {
    const auto& game = *question.game;
    const auto lengths = beliefs::lengths(game, p);
    const auto parts = [&](const Position& board) { return beliefs::lengths(game, board).size(); };
    const auto longest = [&](const Position& board) { return beliefs::lengths(game, board).back(); };
    if (lengths.empty()) return false;
    const auto [fewest, most] = std::ranges::minmax(question.boards, {}, parts);
    const auto [least, greatest] = std::ranges::minmax(question.boards, {}, longest);
    return lengths.size() >= parts(fewest) && lengths.size() <= parts(most) &&
           lengths.back() >= longest(least) && lengths.back() <= longest(greatest);
}

std::optional<Position> FreshBoards::board(Question& question) {
    const auto& from = question.boards[m_random() % question.boards.size()];
    const auto other = otherLengths(m_kind, *question.game, from, m_random);
    const auto p =
        other ? other : playedOn(*question.game, from, static_cast<int>(m_random() % farOff), m_random);
    if (!p || question.game->result(*p) || (other && !alike(question, *p))) return {};
    return p;
}

std::vector<Position> FreshBoards::boards(Question& question, const StopToken& stop) {
    const auto& game = *question.game;
    const bool marks = question.step.task == Task::Mark;
    const auto wanted = marks ? question.boards.size() : forOneAnswer;
    std::vector<Position> all;
    std::size_t lost = 0;
    for (int i = 0; i < mostTries && all.size() < wanted; ++i) {
        if (stop.stop_requested()) return {};
        const auto p = board(question);
        const auto same = [&](const Position& other) { return game.canonical(other) == game.canonical(*p); };
        if (!p || std::ranges::any_of(all, same) || (!marks && std::ranges::any_of(question.boards, same)))
            continue;
        const auto found = known(question, *p, stop);
        if (!found.verdict.proven()) continue;
        const auto outcome = found.verdict.lower.outcome;
        if (!marks && question.outcome && outcome != question.outcome) continue;
        if (question.step.task == Task::Number) {
            const auto* figure = question.step.figure;
            const auto number =
                figure != nullptr ? found.verdict.figures.value(*figure) : found.verdict.plies();
            if (!number || *number > largestAnswer) continue;
        }
        // Of boards that are marked one is lost at least, and one is not.
        const bool isLost = outcome == Outcome::Loss;
        if (marks && all.size() + 1 == wanted && (lost == 0 ? !isLost : lost == all.size() && isLost))
            continue;
        lost += isLost ? 1 : 0;
        all.push_back(*p);
    }
    if (marks && all.size() < wanted) return {};
    return all;
}

std::shared_ptr<const LessonFile> FreshBoards::next(const StopToken& stop) {
    auto file = std::make_shared<LessonFile>();
    file->kind = &m_kind;
    file->from = m_own;
    file->lesson.title = m_title;
    for (std::size_t i = 0; i < std::max(atOnce, m_questions.size()) && !m_questions.empty(); ++i) {
        auto& question = m_questions[i % m_questions.size()];
        auto step = question.step;
        for (const auto& p : boards(question, stop))
            step.boards.emplace_back(file->words.emplace_back(question.game->text(p)));
        if (stop.stop_requested()) return {};
        if (!step.boards.empty()) file->lesson.exit.push_back(std::move(step));
    }
    return file->lesson.exit.empty() ? nullptr : file;
}

} // namespace core
