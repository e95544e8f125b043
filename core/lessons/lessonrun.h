#pragma once

#include "core/kind.h"
#include "core/lessons/exercise.h"

#include <string>

namespace core {

// A lesson while somebody goes through it: at which step one is, what it has cost, and which boards the
// questions at its end have. Free of anything that is shown.
class LessonRun {
public:
    enum class Part : std::uint8_t { Step, Exit, Done };

    // `turn` decides which boards the questions at the end have at first.
    LessonRun(const Kind& kind, Lesson lesson, std::size_t turn = 0);

    const Lesson& lesson() const { return m_lesson; }
    Part part() const;
    int station() const { return m_station; }
    int stations() const { return static_cast<int>(m_lesson.steps.size() + m_lesson.exit.size()); }
    const Step& step() const; // not when it is done
    // The step as it begins; in the exit with the boards of this try.
    Exercise exercise() const;

    // After the right answer given in `done`.
    void goOn(const Exercise& done);
    // The boards that have been found to be lost on the way, in the game's notation; none at the end, which
    // may ask for one of them.
    std::vector<std::string> lost() const;
    // An answer was wrong, or help was taken.
    void erred() { m_clean = false; }
    // After a wrong answer. True: the questions at the end begin anew, with other boards; false: the same
    // step goes on.
    bool again();
    // Another board is asked about then.
    bool elsewhere() const;
    // Without a wrong answer and without help.
    bool clean() const { return m_clean; }

    // What it leads to: the last sentence that is put together in it, as it is true.
    Message principle() const;
    // And its board, to be looked at once the lesson is done; nothing: it has no such sentence.
    std::optional<Exercise> closing() const;

    // Where one is, to be kept; takes back what it gave, and ignores what does not fit.
    std::string kept() const;
    void resume(std::string_view kept);

private:
    const Step* claim() const; // the last one

    const Kind* m_kind;
    Lesson m_lesson;
    std::size_t m_turn;
    std::vector<std::string> m_lost;
    int m_station = 0;
    bool m_clean = true;
};

} // namespace core
