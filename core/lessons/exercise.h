#pragma once

// The room of lessons: a step while it is done, a lesson from step to step, those that teachers write, and
// what somebody has learnt. Steps are told in core/lesson.h; they are played as any match is.

#include "core/lesson.h"
#include "core/play/match.h"

#include <optional>
#include <set>

namespace core {

// A step of a lesson while it is done: its board, and what comes of the answers. Whoever shows it tells it
// what the solver knows of position(), again after every move.
class Exercise {
public:
    enum class State : std::uint8_t { Open, Right, Wrong };

    // `turn` chooses among the boards of the step. Throws InputError where its data do not fit the rules.
    Exercise(const Kind& kind, const Step& step, std::size_t turn = 0);
    // Questions that stand for themselves. To find one of the answers, or, without them, a move that gives
    // nothing away: what is wrong with another is shown on wish.
    static Exercise find(std::shared_ptr<const Game> game, const Position& p, std::vector<Move> answers = {});
    // Who wins.
    static Exercise outcome(std::shared_ptr<const Game> game, const Position& p);
    // Who should begin, and then to keep what that is worth to the end.
    static Exercise playOut(std::shared_ptr<const Game> game, const Position& p);

    const Step& step() const { return m_step; }
    bool finds() const { return m_finds; }
    State state() const { return m_state; }
    // What is played on the board. After a wrong answer that was no move on it: what is wrong with that.
    const Match& match() const { return m_counter ? *m_counter : m_match; }
    const Position& position() const { return match().position(); }
    bool counters() const { return m_counter.has_value(); }
    // What the learner sees: Origin hides the board before the move until it is found.
    Position shown() const;
    const std::optional<Match>& beside() const { return m_beside; }
    const std::optional<Analysis>& known() const { return m_known; }
    // After a wrong move of the learner: what it is worth, what the best one was, and the ply of the board
    // that it left.
    struct Slip {
        Verdict made, best;
    };
    const std::optional<Slip>& slip() const { return m_slip; }
    // After a wrong answer of another kind: what was said of a board, and what it is worth.
    struct Claimed {
        Outcome said, is;
    };
    const std::optional<Claimed>& claimed() const { return m_claimed; }
    // The number that was said, and the one there is.
    struct Counted {
        int said, is;
    };
    const std::optional<Counted>& counted() const { return m_counted; }
    // The number asked for is the smallest that no move leads to, in any game.
    bool isMex() const;
    // Such a number was said, and this move leads to a board that has it.
    std::optional<Move> taken() const;
    // The spot that was pointed at.
    const std::optional<SpotId>& pointed() const { return m_pointed; }
    int left() const { return m_mistake + 1; }
    // After the right answer the values of all moves are told, as what was asked follows from them.
    bool tellsValues() const;
    // What the learner's first move is worth, as far as that is known.
    std::optional<Verdict> worth() const;
    // The answers to find() give something away: why the board is worth what it is does not tell of them.
    // Nothing: not known yet.
    std::optional<bool> findsSlip() const;

    // What is to be known next: position(), or one of boards(). Nothing: all that is needed is known.
    std::optional<Position> wanted() const;
    // What is known of wanted() from now on.
    void know(const Analysis& analysis);
    // An answer can be judged: what is known is proven as far as the task needs it.
    bool ready() const;
    // The learner is to make a move.
    bool awaitsMove() const;
    // The other side's move: its best, or the answer to a wrong one. Nothing: it has none to make.
    std::optional<Move> reply() const;

    // Answers; those that do not fit the task, or come before it is ready, change nothing.
    void say(Outcome outcome);
    void say(int said);
    void point(SpotId spot);
    // The learner's move or the reply.
    void play(Move move);
    // Keep, where the learner chooses the side: `learner` says who begins.
    void begin(bool learner);
    bool awaitsSide() const;
    // Mark: which of boards() are lost.
    void mark(const std::vector<bool>& lost);
    // Claim: the part chosen for each gap.
    void claim(const std::vector<std::size_t>& parts);
    // Takes the wrong answer back.
    void again();
    // What is wrong with the answer has been seen to its end: it can be shown once more.
    bool canRepeat() const;
    void repeat();
    // find(), after a wrong answer: the best play of both shows what is wrong with it.
    void refute();
    // Makes a right move for the learner, or says the right answer.
    void reveal();
    // find(): the right move has been made, and the board it was made on is to be looked at again.
    bool awaitsLook() const;
    void lookBack();
    // From the beginning.
    void restart();

    // Tasks whose answer is a number: it, as soon as it is known.
    std::optional<int> number() const;
    // Tasks whose answer is a spot.
    std::optional<SpotId> spot() const { return m_spot; }
    bool awaitsSpot() const; // it is still to be pointed at
    // Where and Try: the one move that the question itself names.
    std::optional<Move> named() const;
    // Mark: the boards, which of them are lost as far as that is known, and the first that was marked
    // wrongly.
    const std::vector<Position>& boards() const { return m_boards; }
    std::optional<bool> lost(std::size_t board) const;
    std::optional<std::size_t> mistaken() const { return m_mistaken; }
    // Claim: the parts of a gap in the order in which they are shown.
    std::vector<std::size_t> shuffled(std::size_t gap) const;

private:
    Exercise(std::shared_ptr<const Game> game, const Position& p, Task task);
    // An answer is wanted. A move that shows no rule may be followed by another at once.
    bool open() const {
        return ready() && (m_state == State::Open || (m_state == State::Wrong && m_step.task == Task::Try));
    }
    bool learners() const; // the learner is on move
    bool over() const { return m_match.ending().has_value(); }
    bool accepted(Move move) const;
    bool kept() const;
    void judge(bool right) { m_state = right ? State::Right : State::Wrong; }
    void make(Move move);
    // A wrong answer is shown on a board of its own: `first` is played there, then the best of both.
    void counter(const Position& p, std::optional<Move> first = {});
    void forget(); // what was wrong

    Step m_step;
    Match m_match;
    std::optional<Match> m_beside;
    std::vector<Move>
        m_shown; // Try: those that show the rule; find(): the answers; Where, Origin: the one move
    std::optional<SpotId> m_spot;
    std::optional<Slip> m_slip;
    std::optional<Claimed> m_claimed;
    std::optional<Counted> m_counted;
    std::optional<SpotId> m_pointed;
    std::optional<Analysis> m_known, m_asked; // of position(), of the one it began with
    std::optional<Match> m_counter;
    std::optional<Move> m_against; // the move that m_counter begins with
    std::vector<Position> m_boards;
    std::vector<std::optional<Outcome>> m_worths; // of m_boards
    std::optional<std::size_t> m_mistaken;
    Player m_learner;
    bool m_sided = false;   // the learner has said who begins
    bool m_teaches = false; // a step of a lesson: wrong answers are shown on the board
    State m_state = State::Open;
    int m_turns = 0;      // the learner has made
    int m_mistake = 0;    // the ply at which the wrong move was made
    bool m_finds = false; // see find()
    bool m_refuting = false;
};

// Claim: the sentence as it stands with these parts of its gaps, of which some may be open.
Message sentence(const Step& step, const std::vector<std::optional<std::size_t>>& parts);

} // namespace core
