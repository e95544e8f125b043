// Goes through every lesson of every game as the page does, and gives right answers: under Node
// (tests/page/values).
#include "app/web/course.h"

#include <cstdio>
#include <cstdlib>
#include <unistd.h>

using core::Task;

namespace {

void check(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::exit(1);
}

class Learner : public web::Course {
public:
    using Course::Course;

    // Whatever there is to find out, and the other side's moves.
    void wait() {
        for (;;) {
            send({{"do", "shown"}});
            const auto idle = this->idle();
            if (!idle) return;
            if (idle->count() > 0) usleep(static_cast<useconds_t>(idle->count()) * 1000);
            take(work(web::Drill::Time(25)));
        }
    }

    bool answer() {
        const auto& e = exercise();
        const auto& step = e.step();
        switch (step.task) {
        case Task::Look:
            break;
        case Task::Outcome: {
            const auto worth = e.known()->verdict.lower.outcome;
            send({{"do", "outcome"},
                  {"says", worth == core::Outcome::Win    ? "win"
                           : worth == core::Outcome::Draw ? "draw"
                                                          : "loss"}});
            break;
        }
        case Task::Number:
            send({{"do", "number"}, {"number", *e.number()}});
            break;
        case Task::Where:
        case Task::Origin:
            send({{"do", "press"}, {"spot", *e.spot()}, {"ply", e.match().ply()}});
            break;
        case Task::Mark:
            for (std::size_t i = 0; i < e.boards().size(); ++i)
                if (*e.lost(i)) send({{"do", "mark"}, {"board", i}});
            send({{"do", "marked"}});
            break;
        case Task::Claim:
            for (std::size_t gap = 0; gap < step.gaps.size(); ++gap)
                send({{"do", "choose"}, {"gap", gap}, {"part", 0}});
            send({{"do", "claim"}});
            break;
        case Task::Keep:
            if (e.awaitsSide())
                send({{"do", "begin"}, {"learner", e.known()->verdict.lower.outcome == core::Outcome::Win}});
            wait();
            move();
            break;
        case Task::Try:
        case Task::Best:
            move();
            break;
        }
        wait();
        return e.state() == core::Exercise::State::Right;
    }

    bool next() {
        send({{"do", "next"}});
        wait();
        return !finished;
    }

    bool finished = false, clean = false;

private:
    void move() {
        const auto& e = exercise();
        if (!e.awaitsMove()) return;
        const auto& game = e.match().game();
        const std::string_view list = e.step().moves;
        const auto move = !list.empty() ? game.parse(e.position(), list.substr(0, list.find(' ')))
                          : e.known()   ? e.known()->moves.front().move
                                        : game.moves(e.position()).front();
        send({{"do", "move"}, {"move", game.text(e.position(), move)}});
    }

    // A move in one, whatever has to be pointed at for it.
    bool act(const std::string& what, const Json& said) override {
        if (what != "move") return Course::act(what, said);
        const auto move =
            exercise().match().game().parse(exercise().position(), std::string(said.at("move")));
        change([&](web::Drill& drill) { drill.play(move); });
        return true;
    }

    void send(const Json& said) { take(hear(said.at("do"), said, said.dump())); }
    void take(const std::vector<Json>& told) {
        for (const auto& one : told) {
            check(one.at("type") != "say", "said: " + one.dump());
            if (one.at("type") == "lessonDone") finished = true, clean = one.at("clean");
        }
    }
};

} // namespace

int main() {
    for (const auto* kind : core::catalogue())
        for (std::size_t i = 0; i < kind->lessons.size(); ++i) {
            const auto name = std::string(kind->id) + " " + std::string(kind->lessons[i].id);
            Learner learner(*kind, i, "");
            learner.wait();
            int steps = 1;
            for (;; ++steps) {
                for (int tries = 0; !learner.answer(); ++tries)
                    check(tries < 60, name + ": no end of step " + std::to_string(steps));
                if (learner.finished) break;
                learner.next();
            }
            check(learner.clean, name + ": a right answer was taken for a wrong one");
            std::printf("%s: %d steps\n", name.c_str(), steps);
        }
}
