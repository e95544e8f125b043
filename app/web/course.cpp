#include "app/web/course.h"

#include "app/web/speech.h"
#include "app/web/tables.h"
#include "core/play/untrusted.h"
#include "core/solve/positiongraph.h"

#include <algorithm>
#include <utility>

namespace web {

using core::LessonRun, core::Outcome, core::Task, core::text;
using Standing = Drill::Standing;
namespace untrusted = core::untrusted;

namespace {

constexpr int largestNumber = 99;

bool whole(const std::vector<std::optional<std::size_t>>& parts) {
    return std::ranges::all_of(parts, [](const auto& part) { return part.has_value(); });
}

std::set<std::string, std::less<>> namesIn(const core::page::Json& kept, const char* key) {
    std::set<std::string, std::less<>> all;
    const auto* list = untrusted::find(kept, key);
    for (std::size_t i = 0; list != nullptr && list->is_array() && i < list->size(); ++i)
        all.insert(untrusted::string(list->at(i), key));
    return all;
}

} // namespace

Course::Course(const core::Kind& kind, std::size_t lesson, std::string_view kept)
    : Practice(kind), m_lesson(lesson), m_run(kind, kind.lessons.at(lesson)) {
    m_run.resume(kept);
    enter();
}

void Course::enter() {
    m_erred = false;
    m_table.reset();
    m_graph.reset();
    m_besideWanted = !done() && (!m_run.step().lab.empty() || m_run.step().graph);
    if (m_run.station() > 0)
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
    if (what == "next") {
        next();
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
        if (m_lesson + 1 == kind().lessons.size()) return;
        m_run = LessonRun(kind(), kind().lessons[++m_lesson]);
    } else {
        if (exercise().state() != core::Exercise::State::Right) return;
        m_run.goOn(exercise());
    }
    enter();
}

void Course::answered() {
    const auto right = judged();
    if (right == false && !std::exchange(m_erred, true) && !asks(Task::Try)) m_run.erred();
    if (!answeredAll()) return;
    tell("lessonDone", {{"game", std::string(kind().id)},
                        {"lesson", std::string(m_run.lesson().id)},
                        {"clean", m_run.clean()}});
}

bool Course::answeredAll() const {
    return done() ||
           (m_run.station() + 1 == m_run.stations() && exercise().state() == core::Exercise::State::Right);
}

core::Assignment Course::task() const {
    return {.kind = &kind(), .what = core::Assignment::What::Lesson, .lesson = m_lesson};
}

core::Headway Course::headway() const {
    const bool all = answeredAll();
    return {.at = all ? m_run.stations() : m_run.station(),
            .of = m_run.stations(),
            .slips = m_run.clean() ? 0 : 1,
            .done = all,
            .kept = all ? "" : m_run.kept()};
}

// Those of lessons are small.
void Course::seek() {
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
    if (done()) return speak(m_run.principle());
    if (asks(Task::Claim))
        return speak(text("LessonPlayer", "What is it that you have found? Put the true sentence together."));
    return speak(m_run.step().say);
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
                    {});
    const auto& step = m_run.step();
    switch (drill()->standing()) {
    case Standing::Right:
        return told(asks(Task::Look) ? core::Message() : text("LessonPlayer", "That is right."),
                    speak(asks(Task::Claim) ? m_run.principle() : core::Message(step.right)));
    case Standing::Wrong:
        return told(text("LessonPlayer", "Not quite."),
                    speak(!asks(Task::Claim) ? step.wrong
                          : exercise().counters()
                              ? text("LessonPlayer", "Not on this board: see what comes of it.")
                              : text("LessonPlayer", "Think of the boards of this lesson.")));
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

// As far as the question has them, those of the board as it is; after the answer those before and after what
// was done.
Course::Json Course::columnsJson() const {
    using core::Diagram;
    const auto& step = m_run.step();
    const int ply = exercise().match().ply();
    const bool right = drill()->standing() == Standing::Right && m_run.lesson().columns;
    auto shown = Json::array();
    const auto add = [&](int at, Diagram diagram) {
        auto why = drill()->why(at);
        if (diagram == Diagram::None || why.columns.empty()) return;
        if (diagram == Diagram::Dots) why.odd.clear();
        shown.push_back(web::columnsJson(why));
    };
    if (right && step.task != Task::Outcome && ply > 0 && !exercise().counters()) add(ply - 1, Diagram::Full);
    add(ply, right ? Diagram::Full : step.diagram);
    return shown;
}

Course::Json Course::drillJson() const {
    Json json{{"lesson", speak(m_run.lesson().title)},
              {"at", m_run.station()},
              {"of", m_run.stations()},
              {"asked", said()}};
    say(json);
    if (done()) {
        json["mood"] = "right";
        json["finished"] = true;
        json["next"] = m_lesson + 1 < kind().lessons.size() ? speak(text("LessonPlayer", "Next lesson")) : "";
        return json;
    }
    const auto standing = drill()->standing();
    const bool right = standing == Standing::Right, wrong = standing == Standing::Wrong;
    const bool exit = m_run.part() == LessonRun::Part::Exit;
    if (!m_run.lost().empty()) {
        std::string found;
        for (const auto& board : m_run.lost()) found += (found.empty() ? "" : "   ") + board;
        json["lost"] = speak({text("LessonPlayer", "Lost so far: %1"), {found}});
    }
    json["mood"] = wrong ? "wrong" : right && !asks(Task::Look) ? "right" : "";
    json["next"] = right ? speak(text("LessonPlayer", "Next")) : "";
    json["again"] = wrong && !asks(Task::Try) ? speak(exit ? text("LessonPlayer", "Try on another board")
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
    json["columns"] = columnsJson();
    if (m_table) json["table"] = tableJson(*m_table, m_run.step().facts);
    if (m_graph) json["graph"] = graphJson(*m_graph);
    return json;
}

core::Learnt learntIn(const Practice::Json* kept) {
    if (kept == nullptr) return {};
    return {namesIn(*kept, "done"), namesIn(*kept, "clean"), untrusted::string(*kept, "at", "")};
}

Practice::Json lessonsJson(const core::Kind& kind, const core::Learnt& learnt) {
    auto lessons = Practice::Json::array();
    for (const auto& lesson : kind.lessons)
        lessons.push_back(
            {{"title", speak(lesson.title)}, {"sign", std::string(core::signOf(lesson, learnt))}});
    return {{"game", std::string(kind.id)},
            {"title", speak(kind.title)},
            {"lessons", std::move(lessons)},
            {"next", core::nextLesson(kind, learnt)},
            {"all", core::allLearnt(kind, learnt)}};
}

Practice::Json certificateJson(const core::Kind& kind, const core::Learnt& learnt) {
    using enum core::CertificateLine::Look;
    auto lines = Practice::Json::array();
    for (const auto& [look, text, apart] : core::certificateLines(kind, learnt))
        lines.push_back({{"look", look == Title   ? "title"
                                  : look == Large ? "large"
                                  : look == Usual ? "usual"
                                                  : "fill"},
                         {"text", speak(text)},
                         {"apart", apart}});
    return {{"lines", std::move(lines)}};
}

} // namespace web
