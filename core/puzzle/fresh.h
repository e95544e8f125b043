#pragma once

#include "core/lessons/lessonfile.h"

#include <map>
#include <random>

// What comes after a lesson, as often as somebody likes.
namespace core {

enum class Afterwards : std::uint8_t {
    Idea,   // puzzles about what it puts right (IdeaStream)
    Boards, // its last questions, asked of other boards (FreshBoards)
    Nothing // of its own: the game's puzzles
};
Afterwards afterwards(const Lesson& lesson);
// A true sentence on what follows; of an idea it names whom to play.
Message afterword(const Lesson& lesson);

// The questions at the end of a lesson, asked of other boards of the same kind: with as many parts, no longer
// and no shorter ones, and of the same outcome where all of the lesson's have one. Without end. Belongs to
// one thread at a time.
class FreshBoards {
public:
    // `own`: the file of a lesson that somebody has written.
    FreshBoards(const Kind& kind, const Lesson& lesson, std::uint64_t seed,
                std::shared_ptr<const LessonFile> own = {});

    // A lesson of nothing but such questions, which has no id; nothing: stopped, or there are none.
    std::shared_ptr<const LessonFile> next(const StopToken& stop);

private:
    struct Question {
        Step step;
        std::shared_ptr<const Game> game;
        std::vector<Position> boards; // those of the lesson
        std::optional<Outcome> outcome = {};
        std::unique_ptr<Solver> solver = nullptr;
    };
    std::vector<Position> boards(Question& question, const StopToken& stop);
    std::optional<Position> board(Question& question);
    bool alike(const Question& question, const Position& p) const;
    Analysis known(Question& question, const Position& p, const StopToken& stop);

    const Kind& m_kind;
    std::shared_ptr<const LessonFile> m_own;
    Phrase m_title;
    std::vector<Question> m_questions;
    std::mt19937_64 m_random;
};

} // namespace core
