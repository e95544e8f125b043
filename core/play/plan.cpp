#include "core/play/plan.h"

#include "core/kind.h"
#include "core/labs/labs.h"
#include "core/play/opponent.h"
#include "core/play/words.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace core {

using untrusted::fail, untrusted::find, untrusted::Json, untrusted::needed;

namespace {

constexpr std::string_view planFormat = "kachisuji-plan";
constexpr int planVersion = 1;
constexpr int mostSteps = 10'000, mostSeed = std::numeric_limits<int>::max();

constexpr std::array<std::pair<std::string_view, Assignment::What>, 6> deeds{
    {{"guide", Assignment::What::Guide},
     {"lesson", Assignment::What::Lesson},
     {"puzzles", Assignment::What::Puzzles},
     {"match", Assignment::What::Match},
     {"record", Assignment::What::Record},
     {"lab", Assignment::What::Lab}}};

Assignment::What whatNamed(const std::string& name) {
    for (const auto& [known, what] : deeds)
        if (known == name) return what;
    fail({text("core", "“do”: “%1” is not a task; allowed: guide, lesson, puzzles, match, "
                       "record, lab"),
          {name}});
}

std::size_t lessonNamed(const Kind& kind, const std::string& id) {
    const auto found = std::ranges::find(kind.lessons, id, &Lesson::id);
    if (found == kind.lessons.end())
        fail({text("core", "there is no lesson “%1” of %2"), {id, std::string(kind.id)}});
    return static_cast<std::size_t>(found - kind.lessons.begin());
}

int numberOf(const Json& object, const char* key, int min, int max) {
    return untrusted::number(needed(object, key), key, min, max);
}

// Of the line looked at, up to a ply.
std::string movesOf(const Match& match, int plies) {
    std::string all;
    for (int ply = 0; ply < plies; ++ply)
        all += (ply == 0 ? "" : " ") + match.game().text(match.at(ply), match.move(ply));
    return all;
}

// Rules and start that are the usual ones are left out.
Assignment from(Assignment::What what, const Game& game, const Position& start) {
    const auto& kind = game.kind();
    Assignment task{.kind = &kind, .what = what};
    if (game.rules() != kind.game("")->rules()) task.rules = game.rules();
    if (!(start == game.start())) task.position = game.text(start);
    return task;
}

// Which may be anybody's: what is to be played must be playable, what is to be looked at must be there.
Assignment readMatch(const Kind& kind, Assignment::What what, const Json& object) {
    Assignment task{.kind = &kind, .what = what};
    task.rules = untrusted::string(object, "rules", "");
    task.position = untrusted::string(object, "position", "");
    task.moves = untrusted::shortString(object, "moves", longestMoves);
    const auto match = matchOf(task);
    if (what == Assignment::What::Record) return lookThrough(match);
    if (match.ending()) throw nothingToPlay();
    return matchAgainst(levelOf(untrusted::string(object, "level", "")), match);
}

Assignment readLab(const Kind& kind, const Json& object) {
    Assignment task{.kind = &kind, .what = Assignment::What::Lab};
    const auto& labs = labsOf(kind);
    const auto id = untrusted::string(object, "lab", "");
    const auto found = std::ranges::find(labs, id, &Lab::id);
    if (found == labs.end()) fail({text("core", "there is no lab “%1” of %2"), {id, std::string(kind.id)}});
    task.lab = static_cast<std::size_t>(found - labs.begin());
    task.with = parseValues(found->options, untrusted::shortString(object, "with", longestWith)).text();
    task.count = numberOf(object, "count", 0, mostLabQuestions);
    task.seed = static_cast<std::uint32_t>(numberOf(object, "seed", 0, mostSeed));
    return task;
}

} // namespace

Assignment matchAgainst(Level level, const Game& game, const Position& start) {
    auto task = from(Assignment::What::Match, game, start);
    task.level = level;
    return task;
}

Assignment matchAgainst(Level level, const Match& match) {
    auto moves = movesOf(match, match.ply());
    if (moves.size() > longestMoves) return matchAgainst(level, match.game(), match.position());
    auto task = matchAgainst(level, match.game(), match.start());
    task.moves = std::move(moves);
    return task;
}

Assignment lookThrough(const Match& match) {
    auto task = from(Assignment::What::Record, match.game(), match.start());
    task.moves = movesOf(match, match.plies());
    if (task.moves.empty()) fail(text("core", "in this match nobody has moved yet"));
    if (task.moves.size() > longestMoves)
        fail({text("core", "“%1” has %2 bytes; allowed: %3"),
              {"moves", Message::Argument(static_cast<int>(task.moves.size())),
               Message::Argument(static_cast<int>(longestMoves))}});
    return task;
}

Match matchOf(const Assignment& task) {
    const std::shared_ptr<const Game> game = task.kind->game(task.rules);
    Match match(game, task.position.empty() ? game->start() : game->parse(task.position));
    if (task.moves.empty()) return match;
    for (const auto& move : split(task.moves, ' ')) {
        if (match.ending())
            fail(
                {text("core", "move %1: the match is over before it"), {Message::Argument(match.ply() + 1)}});
        untrusted::at("move " + std::to_string(match.ply() + 1),
                      [&] { match.play(game->parse(match.position(), move)); });
    }
    return match;
}

const Lab& labOf(const Assignment& task) {
    return labsOf(*task.kind)[task.lab];
}

bool fitsDevice(const Lab& lab, const Values& values) {
    constexpr double most = 100e6; // bytes
    return lab.memory == nullptr || lab.memory(values) <= most;
}

Json json(const Assignment& task) {
    Json json{{"game", std::string(task.kind->id)},
              {"do", std::string(std::ranges::find(deeds, task.what, [](const auto& one) {
                                     return one.second;
                                 })->first)}};
    switch (task.what) {
    case Assignment::What::Guide:
        break;
    case Assignment::What::Lesson:
        json["lesson"] = std::string(task.kind->lessons.at(task.lesson).id);
        break;
    case Assignment::What::Puzzles:
        json.update({{"grade", task.grade}, {"count", task.count}, {"seed", task.seed}});
        break;
    case Assignment::What::Match:
        json["level"] = std::string(name(task.level));
        [[fallthrough]];
    case Assignment::What::Record:
        if (!task.rules.empty()) json["rules"] = task.rules;
        if (!task.position.empty()) json["position"] = task.position;
        if (!task.moves.empty()) json["moves"] = task.moves;
        break;
    case Assignment::What::Lab:
        json.update({{"lab", std::string(labOf(task).id)}, {"count", task.count}, {"seed", task.seed}});
        if (!task.with.empty()) json["with"] = task.with;
    }
    return json;
}

Assignment readAssignment(const Json& object) {
    if (!object.is_object()) fail(text("core", "a task is one JSON object"));
    Assignment task{&kindOf(untrusted::string(object, "game", "")),
                    whatNamed(untrusted::string(object, "do", ""))};
    switch (task.what) {
    case Assignment::What::Guide:
        break;
    case Assignment::What::Lesson:
        task.lesson = lessonNamed(*task.kind, untrusted::string(object, "lesson", ""));
        break;
    case Assignment::What::Puzzles:
        task.grade = numberOf(object, "grade", 1, grades);
        task.count = numberOf(object, "count", 1, mostPuzzles);
        task.seed = static_cast<std::uint32_t>(numberOf(object, "seed", 0, mostSeed));
        break;
    case Assignment::What::Match:
    case Assignment::What::Record:
        return readMatch(*task.kind, task.what, object);
    case Assignment::What::Lab:
        return readLab(*task.kind, object);
    }
    return task;
}

Message nameOf(const Assignment& task) {
    switch (task.what) {
    case Assignment::What::Guide:
        return text("plan", "How to play");
    case Assignment::What::Lesson:
        return {text("plan", "Lesson: %1"), {task.kind->lessons[task.lesson].title}};
    case Assignment::What::Puzzles:
        return {plural("plan", "%n puzzles of grade %1"), {Message::Argument(task.grade)}, task.count};
    case Assignment::What::Record:
        return {plural("plan", "Look through a match of %n moves"), {}, matchOf(task).plies()};
    case Assignment::What::Lab:
        if (task.count == 0) return {text("plan", "Lab: %1"), {labOf(task).title}};
        return {plural("plan", "Lab: %1, with %n questions"), {labOf(task).title}, task.count};
    case Assignment::What::Match:
        break;
    }
    if (!task.rules.empty() || !task.position.empty() || !task.moves.empty())
        return {text("plan", "Play on from this position, against the computer (%1)"),
                {levelMessage(task.level)}};
    return {text("plan", "A match against the computer (%1)"), {levelMessage(task.level)}};
}

Message shortNameOf(const Assignment& task) {
    switch (task.what) {
    case Assignment::What::Guide:
        return text("plan", "How to play");
    case Assignment::What::Lesson:
        return task.kind->lessons[task.lesson].title;
    case Assignment::What::Puzzles:
        return {plural("plan", "%n puzzles"), {}, task.count};
    case Assignment::What::Lab:
        return labOf(task).title;
    case Assignment::What::Record:
        return text("plan", "Look through");
    case Assignment::What::Match:
        break;
    }
    return text("plan", "Match");
}

Json json(const Headway& headway) {
    return {{"at", headway.at},
            {"of", headway.of},
            {"slips", headway.slips},
            {"done", headway.done},
            {"kept", headway.kept}};
}

Headway readHeadway(const Json& object) {
    if (!object.is_object()) fail(text("core", "how far a task is done is one JSON object"));
    Headway read;
    read.of = numberOf(object, "of", 1, mostSteps);
    read.at = numberOf(object, "at", 0, read.of);
    read.slips = numberOf(object, "slips", 0, mostSteps);
    read.done = untrusted::truth(object, "done");
    read.kept = untrusted::shortString(object, "kept", longestKept);
    return read;
}

std::string write(const Plan& plan) {
    auto tasks = Json::array();
    for (const auto& task : plan.tasks) tasks.push_back(json(task));
    const Json file{{"format", std::string(planFormat)},
                    {"version", planVersion},
                    {"title", plan.title},
                    {"tasks", tasks}};
    return file.dump(2) + '\n';
}

Plan readPlan(std::string_view file) {
    const auto object = untrusted::parse(file, mostPlanBytes);
    if (!object.is_object() || untrusted::string(object, "format", "") != planFormat)
        fail({text("core", "this is not a work plan; its “format” must be “%1”"), {std::string(planFormat)}});
    numberOf(object, "version", 1, planVersion);
    Plan plan{untrusted::shortString(object, "title", longestPlanTitle), {}};
    const auto& tasks = needed(object, "tasks");
    if (!tasks.is_array()) fail({text("core", "“%1” is not a list"), {"tasks"}});
    if (tasks.size() > mostTasks)
        fail({text("core", "there are %1 tasks; allowed: %2"),
              {Message::Argument(static_cast<int>(tasks.size())),
               Message::Argument(static_cast<int>(mostTasks))}});
    for (std::size_t i = 0; i < tasks.size(); ++i)
        plan.tasks.push_back(
            untrusted::at("task " + std::to_string(i + 1), [&] { return readAssignment(tasks[i]); }));
    return plan;
}

} // namespace core
