#include "app/web/practice/course.h"

#include "app/web/common/speech.h"
#include "app/web/common/tables.h"
#include "core/lessons/remark.h"
#include "core/play/untrusted.h"
#include "core/solve/positiongraph.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace web {

using core::LessonRun, core::Outcome, core::Task, core::text;
using Standing = Drill::Standing;
namespace untrusted = core::untrusted;

namespace {

constexpr int largestNumber = 99;
constexpr std::chrono::milliseconds longestDrawing{400}, longestSearch{3000}, longestCheck{20000};

bool whole(const std::vector<std::optional<std::size_t>>& parts) {
    return std::ranges::all_of(parts, [](const auto& part) { return part.has_value(); });
}

} // namespace

Course::Course(const core::Kind& kind, std::size_t lesson, std::string_view kept, std::uint64_t seed)
    : Practice(kind), m_lesson(lesson), m_seed(seed), m_run(kind, kind.lessons.at(lesson)) {
    m_run.resume(kept);
    enter();
}

Course::Course(std::shared_ptr<const core::LessonFile> own, std::string_view kept, std::uint64_t seed)
    : Practice(*own->kind), m_own(std::move(own)), m_lesson(0), m_seed(seed), m_run(kind(), m_own->lesson) {
    m_checks.emplace(kind());
    m_run.resume(kept);
    refresh();
}

const core::Step& Course::stepOf(std::size_t number) const {
    const auto& [steps, exit] = std::tie(m_own->lesson.steps, m_own->lesson.exit);
    return number < steps.size() ? steps[number] : exit[number - steps.size()];
}

// Slice by slice; what a question takes too long for is not shown, as what is wrong with one.
void Course::check() try {
    using Clock = std::chrono::steady_clock;
    core::StopSource source([end = Clock::now() + m_patience.now()] { return Clock::now() >= end; });
    const auto token = source.get_token();
    try {
        core::lessontext::inLine(m_own->lines[m_checked], [&] { m_checks->check(stepOf(m_checked), token); });
    } catch (const core::InputError&) {
        if (!token.stop_requested() || m_patience.spent() > longestCheck) throw;
        return m_patience.spend();
    }
    m_patience = {};
    if (++m_checked < m_own->lines.size()) return;
    m_checks.reset();
    enter();
} catch (const core::InputError& error) {
    m_checks.reset();
    m_fault = speak(error.message());
    refresh();
}

void Course::enter() {
    m_erred = false;
    m_table.reset();
    m_graph.reset();
    m_besideWanted = !done() && (!m_run.step().lab.empty() || m_run.step().graph);
    if (m_run.station() > 0 && !m_asked && !m_own)
        tell("lessonAt", {{"game", std::string(kind().id)}, {"at", done() ? "" : m_run.kept()}});
    if (done()) return refresh();
    m_chosen.assign(m_run.step().gaps.size(), std::nullopt);
    m_marked.assign(m_run.step().task == Task::Mark ? m_run.step().boards.size() : 0, false);
    pose(Drill(m_run.exercise()));
}

bool Course::act(const std::string& what, const Json& said) {
    const auto number = [&](const char* key, std::size_t count) {
        return static_cast<std::size_t>(
            untrusted::number(untrusted::needed(said, key), key, 0, static_cast<int>(count) - 1));
    };
    if (!drill() && !done()) return true; // it is checked, or is not shown
    if (what == "next") {
        next();
    } else if (what == "boards" && done()) {
        askOtherBoards();
    } else if (what == "tryAgain" && !done() && drill()->standing() == Standing::Wrong && m_run.again()) {
        enter();
    } else if (what == "values") {
        m_run.erred();
        change([](Drill& drill) { drill.showValues(); });
    } else if (what == "number") {
        const int n = untrusted::number(untrusted::needed(said, "number"), "number", 0, largestNumber);
        change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.say(n); }); });
    } else if (what == "begin") {
        const bool learner = untrusted::truth(said, "learner");
        change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.begin(learner); }); });
    } else if (what == "choose" && open() && asks(Task::Claim)) {
        const auto gap = number("gap", m_chosen.size());
        m_chosen[gap] = number("part", m_run.step().gaps[gap].size());
        refresh();
    } else if (what == "claim" && whole(m_chosen)) {
        std::vector<std::size_t> parts;
        for (const auto& part : m_chosen) parts.push_back(*part);
        change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.claim(parts); }); });
    } else if (what == "mark" && open()) {
        const auto board = number("board", m_marked.size());
        m_marked[board] = !m_marked[board];
        refresh();
    } else if (what == "marked") {
        change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.mark(m_marked); }); });
    } else {
        return false;
    }
    return true;
}

void Course::next() {
    if (done()) {
        if (last()) return;
        m_asked.reset();
        m_fresh.reset();
        m_run = LessonRun(kind(), kind().lessons[++m_lesson]);
    } else {
        if (exercise().state() != core::Exercise::State::Right) return;
        m_run.goOn(exercise());
    }
    enter();
}

// They are found at once, or not at all.
void Course::askOtherBoards() {
    using Clock = std::chrono::steady_clock;
    if (!m_asked) m_done = headway();
    if (core::afterwards(lesson()) != core::Afterwards::Boards) return;
    if (!m_fresh) m_fresh.emplace(kind(), lesson(), m_seed, m_own);
    core::StopSource source([end = Clock::now() + longestSearch] { return Clock::now() >= end; });
    auto found = m_fresh->next(source.get_token());
    if (!found) return tell("say", {{"text", speak(text("practice", "There are no more of these."))}});
    m_run = LessonRun(kind(), found->lesson);
    m_asked = std::move(found); // what was asked before is not looked into any more
    enter();
}

void Course::answered() {
    const auto right = judged();
    if (right == false && !std::exchange(m_erred, true) && !asks(Task::Try)) m_run.erred();
    if (!answeredAll() || m_asked || m_own) return;
    tell("lessonDone", {{"game", std::string(kind().id)},
                        {"lesson", std::string(m_run.lesson().id)},
                        {"clean", m_run.clean()}});
}

bool Course::answeredAll() const {
    return done() || (drill() && m_run.station() + 1 == m_run.stations() &&
                      exercise().state() == core::Exercise::State::Right);
}

core::Assignment Course::task() const {
    return {.kind = &kind(), .what = core::Assignment::What::Lesson, .lesson = m_lesson};
}

core::Headway Course::headway() const {
    if (m_asked) return m_done;
    const bool all = answeredAll();
    return {.at = all ? m_run.stations() : m_run.station(),
            .of = m_run.stations(),
            .slips = m_run.clean() ? 0 : 1,
            .done = all,
            .kept = all ? "" : m_run.kept()};
}

// Those of lessons are small.
void Course::seek() {
    if (m_checks) return check();
    m_besideWanted = false;
    const auto& step = m_run.step();
    if (step.graph) {
        const auto game = kind().game(step.rules);
        core::GraphQuery query;
        query.show = *step.graph;
        query.all = true;
        m_graph = core::positionGraph(*game, game->start(), query, {});
        return refresh();
    }
    const auto lab = std::ranges::find(kind().labs, step.lab, &core::Lab::id);
    if (lab == kind().labs.end()) return;
    const auto values = core::parseValues(lab->options, step.with);
    m_table = lab->run(values, {}, [](double) {});
    refresh();
}

bool Course::open() const {
    return !done() && drill()->standing() == Standing::Open;
}

std::string Course::said() const {
    if (done()) {
        const auto principle = m_run.principle();
        return speak(principle.empty() ? core::Message(m_run.lesson().title) : principle);
    }
    if (asks(Task::Claim))
        return speak(text("LessonPlayer", "What is it that you have found? Put the true sentence together."));
    return speak(m_run.step().say);
}

// Why the answer given is wrong, and where to look.
std::string Course::reason() const {
    const core::Message look(m_run.step().wrong);
    if (!asks(Task::Claim)) return sentences({core::remark(exercise()), look});
    if (exercise().counters()) return speak(text("LessonPlayer", "Not on this board: see what comes of it."));
    return speak(look.empty() ? text("LessonPlayer", "Think of the boards of this lesson.") : look);
}

// What came of the answer, in two texts.
void Course::say(Json& json) const {
    const auto told = [&](const core::Message& verdict, const std::string& more) {
        json["verdict"] = speak(verdict);
        json["more"] = more;
    };
    if (done())
        return told(m_run.clean()
                        ? text("LessonPlayer", "★ You have finished this lesson, without a wrong answer.")
                        : text("LessonPlayer", "You have finished this lesson."),
                    speak(core::afterword(m_run.lesson())));
    const auto& step = m_run.step();
    switch (drill()->standing()) {
    case Standing::Right:
        return told(asks(Task::Look) ? core::Message() : text("LessonPlayer", "That is right."),
                    speak(asks(Task::Claim) ? m_run.principle() : core::Message(step.right)));
    case Standing::Wrong:
        return told(text("LessonPlayer", "Not quite."), reason());
    case Standing::Open:
        json["verdict"] = prompt();
        return;
    case Standing::Thinking:
        return told(text("LessonPlayer", "Thinking …"), {});
    }
}

Course::Json Course::answersJson() const {
    auto all = Json::array();
    const auto add = [&](const core::Phrase& words, Json say) { all.push_back(answerJson(words, say)); };
    const auto outcome = [&](const core::Phrase& words, Outcome what) {
        add(words, {{"do", "outcome"},
                    {"says", what == Outcome::Win    ? "win"
                             : what == Outcome::Draw ? "draw"
                                                     : "loss"}});
    };
    if (asks(Task::Outcome)) {
        for (const auto& call : m_run.step().calls) outcome(call.text, call.outcome);
        if (!all.empty()) return all;
        outcome(text("Answers", "Win"), Outcome::Win);
        if (kind().draws) outcome(text("Answers", "Draw"), Outcome::Draw);
        outcome(text("Answers", "Loss"), Outcome::Loss);
    } else if (asks(Task::Keep) && exercise().awaitsSide()) {
        add(text("Answers", "I begin"), {{"do", "begin"}, {"learner", true}});
        add(text("Answers", "The other player begins"), {{"do", "begin"}, {"learner", false}});
    } else if (asks(Task::Mark)) {
        add(text("MarkCards", "These are lost"), {{"do", "marked"}});
    } else if (asks(Task::Claim) && whole(m_chosen)) {
        add(text("ClaimBuilder", "That is the rule"), {{"do", "claim"}});
    }
    return all;
}

Course::Json Course::gapsJson() const {
    auto gaps = Json::array();
    const auto& step = m_run.step();
    for (std::size_t gap = 0; gap < step.gaps.size(); ++gap) {
        auto parts = Json::array();
        for (const auto part : exercise().shuffled(gap)) {
            auto one =
                answerJson(step.gaps[gap][part].text, {{"do", "choose"}, {"gap", gap}, {"part", part}});
            one["chosen"] = m_chosen[gap] == part;
            parts.push_back(std::move(one));
        }
        gaps.push_back(std::move(parts));
    }
    return gaps;
}

Course::Json Course::boardsJson() const {
    auto all = Json::array();
    const auto& boards = exercise().boards();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const core::BoardState board(exercise().match().sharedGame(), boards[i]);
        all.push_back({{"name", board.game().brief(boards[i])},
                       {"say", {{"do", "mark"}, {"board", i}}},
                       {"marked", static_cast<bool>(m_marked[i])},
                       {"mistaken", exercise().mistaken() == i},
                       {"layout", core::page::layoutJson(board, speak)},
                       {"scene", core::page::sceneJson(board, {}, speak)}});
    }
    return all;
}

// What takes longer than somebody would wait for is left out.
Course::Json Course::chartJson() const {
    using Clock = std::chrono::steady_clock;
    if (m_run.step().graph || (asks(Task::Mark) && !exercise().counters())) return {};
    core::StopSource source([end = Clock::now() + longestDrawing] { return Clock::now() >= end; });
    const auto sketch = m_charts.drawn(exercise(), m_run.lesson().columns, source.get_token());
    return sketch ? web::chartJson(*sketch) : Json();
}

// What the button says that leads to more of the same, and to what; nothing: there is none.
Course::Json Course::furtherJson() const {
    switch (core::afterwards(m_run.lesson())) {
    case core::Afterwards::Idea:
        return answerJson(text("LessonPlayer", "Puzzles about this"),
                          {{"do", "idea"}, {"game", std::string(kind().id)}, {"lesson", m_lesson}});
    case core::Afterwards::Boards:
        return answerJson(text("LessonPlayer", "Other boards"), {{"do", "boards"}});
    case core::Afterwards::Nothing:
        break;
    }
    return {};
}

Course::Json Course::drillJson() const {
    Json json{{"lesson", speak(m_run.lesson().title)},
              {"at", m_run.station()},
              {"of", m_run.stations()},
              {"asked", said()}};
    if (!drill() && !done()) {
        json["asked"] = m_fault.empty() ? speak(text("Page", "The lesson is being checked …")) : m_fault;
        return json;
    }
    say(json);
    if (done()) {
        json["mood"] = "right";
        json["finished"] = true;
        json["further"] = furtherJson();
        json["next"] = last() ? "" : speak(text("LessonPlayer", "Next lesson"));
        return json;
    }
    const auto standing = drill()->standing();
    const bool right = standing == Standing::Right, wrong = standing == Standing::Wrong;
    const bool exit = m_run.part() == LessonRun::Part::Exit;
    if (!m_run.lost().empty()) {
        std::string found;
        for (const auto& board : m_run.lost()) found += (found.empty() ? "" : "   ") + board;
        json["lost"] = speak({text("LessonPlayer", "Lost boards found: %1"), {found}});
    }
    json["mood"] = wrong ? "wrong" : right && !asks(Task::Look) ? "right" : "";
    json["next"] = right ? speak(text("LessonPlayer", "Next")) : "";
    json["again"] = wrong && !asks(Task::Try)
                        ? speak(m_run.elsewhere() ? text("LessonPlayer", "Try on another board")
                                                  : text("LessonPlayer", "Try again"))
                        : "";
    if (!exit && m_erred && open() && drill()->asksForValue() && !drill()->valued())
        json["values"] = speak(text("LessonPlayer", "Show the values"));
    if (open()) json["answers"] = answersJson();
    if (open() && asks(Task::Number)) json["number"] = largestNumber;
    if (asks(Task::Claim) && !right) {
        json["gaps"] = gapsJson();
        if (m_chosen.size() > 1) json["sentence"] = speak(core::sentence(m_run.step(), m_chosen));
    }
    if (asks(Task::Mark) && !exercise().counters()) json["boards"] = boardsJson();
    if (auto chart = chartJson(); !chart.empty()) json["chart"] = std::move(chart);
    if (m_table) json["table"] = tableJson(*m_table, m_run.step().facts);
    if (m_graph) json["graph"] = graphJson(*m_graph);
    return json;
}

} // namespace web
