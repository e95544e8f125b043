// Goes through every lesson of every game as the page does, and gives right answers; and does what else a
// teacher may set, every lab and matches to look through and to go on with: under Node (tests/page/values).
// What follows a lesson, and the boards of which one says first whether to begin, are tried as well. With a
// word, the lesson of somebody's own that comes as input.
#include "app/web/page.h"
#include "app/web/practice/course.h"
#include "app/web/practice/puzzles.h"
#include "app/web/practice/sides.h"
#include "core/labs/labs.h"

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <unistd.h>

using core::Task;

namespace {

void check(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::exit(1);
}

using Json = web::Practice::Json;

template <class Practice>
class Learner : public Practice {
public:
    using Practice::Practice, Practice::exercise, Practice::drill;

    // Whatever there is to find out, and the other side's moves.
    void wait() {
        for (;;) {
            send({{"do", "shown"}});
            const auto idle = Practice::idle();
            if (!idle) return;
            if (idle->count() > 0) usleep(static_cast<useconds_t>(idle->count()) * 1000);
            take(Practice::work(web::Drill::Time(25)));
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

    void send(const Json& said) { take(Practice::hear(said.at("do"), said, said.dump())); }

    bool finished = false, clean = false;
    std::string asked; // what stands there, last

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
        if (what != "move") return Practice::act(what, said);
        const auto move =
            exercise().match().game().parse(exercise().position(), std::string(said.at("move")));
        this->change([&](web::Drill& on) { on.play(move); });
        return true;
    }

    void take(const std::vector<Json>& told) {
        for (const auto& one : told) {
            check(one.at("type") != "say", "said: " + one.dump());
            if (one.at("type") == "board") asked = one.at("drill").value("asked", "");
            if (one.at("type") == "lessonDone") finished = true, clean = one.at("clean");
        }
    }
};

// What a teacher sets, as the page hears of it and tells how far it is done.
class Attending {
public:
    explicit Attending(const core::Assignment& task) : m_task(core::json(task)) {
        const Json texts = Json::array();
        say({{"do", "hello"},
             {"catalogue", {{"language", "en"}, {"texts", texts}}},
             {"seed", "1"},
             {"help", 0},
             {"table", false}});
        say({{"do", "task"}, {"task", m_task}, {"kept", ""}});
        while (m_page.idle() == web::Table::Time(0) && m_drill.contains("bare"))
            take(m_page.work(web::Table::Time(25)));
    }

    using Json = web::Page::Json;
    void say(const Json& said) { take(m_page.hear(said.dump())); }
    bool done() const { return m_headway.done; }
    int of() const { return m_headway.of; }
    const Json& drill() const { return m_drill; }

private:
    void take(const std::vector<Json>& told) {
        for (const auto& one : told) {
            check(one.at("type") != "refused", one.dump());
            if (one.at("type") == "did") {
                check(one.at("task") == m_task, "another task was done: " + one.dump());
                m_headway = core::readHeadway(one.at("headway"));
            }
            if (one.contains("drill")) m_drill = one.at("drill");
        }
    }

    web::Page m_page;
    Json m_task, m_drill;
    core::Headway m_headway;
};

void doLabs(const core::Kind& kind) {
    const auto& labs = core::labsOf(kind);
    for (std::size_t lab = 0; lab < labs.size(); ++lab) {
        if (!labs[lab].tab || !core::fitsDevice(labs[lab], core::parseValues(labs[lab].options, "")))
            continue;
        for (const int count : {0, 3}) {
            const auto name = std::string(labs[lab].id) + ", " + std::to_string(count) + " questions";
            Attending one(
                {.kind = &kind, .what = core::Assignment::What::Lab, .count = count, .seed = 7, .lab = lab});
            check(one.drill().contains("next") || one.drill().contains("answers"),
                  name + ": nothing was found: " + one.drill().dump());
            int asked = 0;
            while (!one.done()) {
                if (one.drill().contains("answers"))
                    ++asked, one.say(one.drill().at("answers").at(0).at("say"));
                check(one.drill().contains("table"), name + ": what was found is not shown");
                one.say({{"do", "next"}});
            }
            check(asked <= count, name + ": too many questions");
            std::printf("%s: %d asked\n", name.c_str(), asked);
        }
    }
}

void doMatches(const core::Kind& kind) {
    const std::shared_ptr<const core::Game> game = kind.game("");
    core::Match match(game);
    for (int i = 0; i < 4 && !match.ending(); ++i) match.play(game->moves(match.position()).back());
    const std::string id(kind.id);
    Attending looks(core::lookThrough(match));
    looks.say({{"do", "step"}, {"by", match.plies()}}); // what is jumped over has not been seen
    check(!looks.done(), id + ": a match was seen at a glance");
    looks.say({{"do", "goTo"}, {"ply", 0}});
    for (int i = 0; i < match.plies(); ++i) looks.say({{"do", "step"}, {"by", 1}});
    check(looks.done() && looks.of() == match.plies(), id + ": a match was not seen to its end");
    match.goTo(2);
    Attending plays(core::matchAgainst(core::Level::Gentle, match));
    check(plays.of() == 1 && !plays.done(), id + ": what is to be gone on with is not told");
    for (int i = 0; i < 4 && !plays.done(); ++i) plays.say({{"do", "giveUp"}}); // perhaps it has two halves
    check(plays.done(), id + ": a match that is over is not done");
    std::printf("%s: looked through and gone on with\n", id.c_str());
}

// Right answers to the end of what is asked; how many.
template <class Practice>
int answered(Learner<Practice>& learner, const std::string& name, int most) {
    int steps = 0;
    while (steps < most) {
        ++steps;
        for (int tries = 0; !learner.answer(); ++tries)
            check(tries < 60, name + ": no end of step " + std::to_string(steps));
        if (steps == most || learner.finished) break;
        learner.next();
    }
    return steps;
}

void learn(const core::Kind& kind, std::size_t number) {
    const auto& lesson = kind.lessons[number];
    const auto name = std::string(kind.id) + " " + std::string(lesson.id);
    Learner<web::Course> learner(kind, number, "", 1);
    learner.wait();
    const int steps = answered(learner, name, 100);
    check(learner.clean, name + ": a right answer was taken for a wrong one");
    std::printf("%s: %d steps\n", name.c_str(), steps);
    learner.next();
    switch (core::afterwards(lesson)) {
    case core::Afterwards::Boards:
        learner.finished = false;
        learner.send({{"do", "boards"}});
        learner.wait();
        check(learner.headway().done, name + ": it is not done any more");
        answered(learner, name + ", other boards", 3);
        check(!learner.finished, name + ": it was done twice");
        break;
    case core::Afterwards::Idea: {
        Learner<web::Puzzles> puzzles(kind, lesson, 1);
        puzzles.wait();
        answered(puzzles, name + ", its idea", 2);
        break;
    }
    case core::Afterwards::Nothing:
        break;
    }
}

// Lost boards are among them.
void choose(const core::Kind& kind) {
    Learner<web::Sides> learner(kind, 1, nullptr);
    const std::string name(kind.id);
    int lost = 0;
    constexpr int boards = 8;
    for (int i = 0; i < boards; ++i) {
        learner.wait();
        check(learner.drill() && learner.exercise().awaitsSide(), name + ": no side is asked for");
        lost += learner.exercise().known()->verdict.lower.outcome == core::Outcome::Loss ? 1 : 0;
        for (int tries = 0; !learner.answer(); ++tries) check(tries < 100, name + ": no end of a board");
        learner.next();
    }
    check(lost > 0 && lost < boards, name + ": only one side is ever right");
    std::printf("%s: %d of %d boards are lost\n", name.c_str(), lost, boards);
}

} // namespace

int main(int count, char**) {
    if (count > 1) {
        const std::string file(std::istreambuf_iterator<char>(std::cin), {});
        check(core::isLesson(file), "this is no lesson");
        const auto own = core::readLesson(file, "own");
        Learner<web::Course> learner(own, "", 1);
        learner.wait();
        check(learner.drill().has_value(), learner.asked);
        const auto all = own->lesson.steps.size() + own->lesson.exit.size();
        std::printf("own: %d steps\n", answered(learner, "own", static_cast<int>(all)));
        check(learner.headway().done && !learner.finished, "it is one of the game's");
        return 0;
    }
    for (const auto* kind : core::catalogue()) {
        for (std::size_t i = 0; i < kind->lessons.size(); ++i) learn(*kind, i);
        choose(*kind);
        doMatches(*kind);
        doLabs(*kind);
    }
}
