#include "app/web/practice.h"

#include "app/web/speech.h"
#include "core/play/untrusted.h"
#include "core/play/words.h"
#include "core/puzzle/sheet.h"
#include "core/verdictwords.h"

#include <algorithm>
#include <chrono>

namespace web {

using core::Exercise, core::Help, core::text;
namespace untrusted = core::untrusted;

namespace {

core::Outcome outcomeNamed(const std::string& name) {
    return name == "win" ? core::Outcome::Win : name == "draw" ? core::Outcome::Draw : core::Outcome::Loss;
}

} // namespace

Practice Practice::guide(const core::Kind& kind) {
    Practice made(kind);
    made.pose(Drill(Exercise(kind, kind.guide.at(0))));
    return made;
}

Practice Practice::puzzles(const core::Kind& kind, std::uint64_t seed, const core::Progress& progress) {
    Practice made(kind);
    made.m_stream = std::make_shared<core::PuzzleStream>(kind, seed);
    made.m_progress = progress;
    made.m_progress.grade = std::clamp(progress.grade, 1, core::grades);
    made.m_seeking = true;
    return made;
}

void Practice::pose(Drill drill) {
    m_drill.emplace(std::move(drill));
    m_board.emplace(m_drill->exercise().match().sharedGame(), m_drill->exercise().match().start());
    m_seeking = false;
    m_refusal.clear();
}

std::vector<Practice::Json> Practice::show() {
    m_told.clear();
    tellLayout();
    refresh();
    return std::move(m_told);
}

std::vector<Practice::Json> Practice::hear(const std::string& what, const Json& said,
                                           std::string_view message) {
    m_told.clear();
    if (what == "next")
        next();
    else if (what == "grade") {
        m_progress.choose(untrusted::number(untrusted::needed(said, "grade"), "grade", 1, core::grades));
        next();
    } else if (m_drill) {
        if (what == "press" || what == "arrow" || what == "cancel" || what == "turn") {
            point(message);
        } else if (what == "shown") {
            m_drill->shown();
        } else if (what == "outcome") {
            m_drill->say(outcomeNamed(untrusted::string(said, "says", "")));
            follow(false);
        } else if (what == "tryAgain") {
            m_drill->exercise().state() == Exercise::State::Right ? m_drill->restart() : m_drill->again();
            follow(false);
        } else if (what == "refute") {
            m_drill->refute();
            follow(false);
        } else if (what == "reveal") {
            follow(m_drill->reveal());
        } else if (what == "before" && m_step > 0) {
            pose(Drill(Exercise(*m_kind, m_kind->guide[--m_step])));
            tellLayout();
            refresh();
        }
    }
    return std::move(m_told);
}

void Practice::next() {
    if (m_stream) {
        m_seeking = true;
        m_patience = Drill::Time(60);
        return refresh();
    }
    if (m_step + 1 >= m_kind->guide.size()) return;
    pose(Drill(Exercise(*m_kind, m_kind->guide[++m_step])));
    tellLayout();
    refresh();
}

void Practice::point(std::string_view message) {
    const auto said = core::tabletalk::read(message);
    const auto& exercise = m_drill->exercise();
    if (const auto* on = std::get_if<core::tabletalk::Press>(&said)) {
        if (on->ply != exercise.match().ply()) return;
        if (exercise.awaitsSpot()) return follow(m_drill->point(on->spot));
    }
    m_refusal.clear();
    const auto answer = m_board->hear(said);
    if (!answer) return;
    if (std::holds_alternative<core::tabletalk::Turn>(said)) tellLayout();
    if (answer->move) return follow(m_drill->play(*answer->move));
    const auto& match = exercise.match();
    if (!answer->refused.empty())
        m_refusal = speak(match.game().refusal(match.start(), match.position(), answer->refused));
    refresh();
}

// Shows the move that has been made, if any, and what comes of it.
void Practice::follow(bool moved) {
    const auto& match = m_drill->exercise().match();
    if (moved)
        tell("motion",
             core::page::motionJson(*m_board, match.at(match.ply() - 1), match.move(match.ply() - 1), speak));
    answered();
    refresh();
}

// What is said first counts.
void Practice::answered() {
    const auto right = m_drill->judged();
    if (!right || !m_drill->puzzle()) return;
    m_progress.answered(*right);
    const auto& p = m_progress;
    tell("progress", {{"game", std::string(m_kind->id)},
                      {"progress",
                       {{"grade", p.grade},
                        {"solved", p.solved},
                        {"streak", p.streak},
                        {"rights", p.rights},
                        {"wrongs", p.wrongs}}}});
}

std::vector<Practice::Json> Practice::work(Drill::Time time) {
    m_told.clear();
    if (m_seeking) {
        seek(time);
    } else if (m_drill) {
        switch (m_drill->work(time)) {
        case Drill::Change::None:
            break;
        case Drill::Change::Moved:
            follow(true);
            break;
        case Drill::Change::Known:
        case Drill::Change::Looked:
            refresh();
            break;
        }
    }
    return std::move(m_told);
}

std::optional<Drill::Time> Practice::idle() const {
    if (m_seeking) return Drill::Time(0);
    return m_drill ? m_drill->idle() : std::nullopt;
}

// A match that takes too long for a slice is played again with twice the time, and finds its tables.
void Practice::seek(Drill::Time) {
    using Clock = std::chrono::steady_clock;
    core::StopSource source([end = Clock::now() + m_patience] { return Clock::now() >= end; });
    const auto token = source.get_token();
    if (auto puzzle = m_stream->next(m_progress.grade, token)) {
        pose(Drill(*std::move(puzzle)));
        tellLayout();
        return refresh();
    }
    if (token.stop_requested()) {
        m_patience = std::min(m_patience * 2, Drill::Time(4000));
        return;
    }
    if (m_progress.passOver()) return;
    m_seeking = false;
    tell("say", {{"text", speak(text("practice", "There are no more of this grade."))}});
}

void Practice::tellLayout() {
    if (m_board) tell("layout", {{"layout", core::page::layoutJson(*m_board, speak)}});
}

void Practice::tell(const char* type, Json message) {
    Json told{{"type", type}};
    told.update(message);
    m_told.push_back(std::move(told));
}

std::string Practice::prompt() const {
    const auto& exercise = m_drill->exercise();
    if (exercise.awaitsSpot()) return speak(text("Page", "Point at the place on the board"));
    if (exercise.reply()) return speak(text("Page", "The other player moves …"));
    if (!exercise.awaitsMove()) return {};
    return speak(exercise.match().game().prompt(exercise.position()));
}

std::string Practice::verdict() const {
    if (!m_refusal.empty()) return m_refusal;
    const auto& step = m_drill->exercise().step();
    const bool puzzle = m_drill->puzzle().has_value();
    switch (m_drill->standing()) {
    case Drill::Standing::Thinking:
        return speak(text("Page", "Thinking …"));
    case Drill::Standing::Open:
        return prompt();
    case Drill::Standing::Wrong:
        return puzzle ? speak(text("Page", "Not this one. Look again.")) : speak(step.wrong);
    case Drill::Standing::Right:
        break;
    }
    if (!puzzle) return speak(step.right);
    return m_drill->revealed() ? speak(text("Page", "This is it.")) : speak(text("Page", "That is right."));
}

// What is wrong with a move; or the answer in words where it was not played, what it was about, and why.
std::string Practice::afterthought() const {
    if (!m_drill->puzzle()) return {};
    const auto& puzzle = *m_drill->puzzle();
    const auto standing = m_drill->standing();
    std::vector<core::Message> all;
    if (standing == Drill::Standing::Wrong && m_drill->refuting())
        if (const auto worth = m_drill->exercise().worth())
            all.push_back({text("Page", "This move leads to: %1"), {core::verdictMessage(*worth)}});
    if (standing == Drill::Standing::Right) {
        if (m_drill->revealed() || puzzle.ask == core::Ask::WhoWins) all.push_back(core::answer(puzzle));
        if (*puzzle.idea.english != '\0') all.push_back({text("Page", "Idea: %1"), {puzzle.idea}});
        if (!m_drill->why().first().empty()) all.push_back(m_drill->why().first());
    }
    return sentences(all);
}

Practice::Json Practice::drillJson() const {
    const bool puzzle = m_stream != nullptr;
    Json json{{"puzzle", puzzle}};
    if (puzzle) {
        json["grade"] = m_progress.grade;
        json["told"] =
            speak({text("Page", "%1 in a row · %2 solved"),
                   {core::Message::Argument(m_progress.streak), core::Message::Argument(m_progress.solved)}});
    } else {
        json["told"] = speak({text("Page", "%1 of %2"),
                              {core::Message::Argument(static_cast<int>(m_step) + 1),
                               core::Message::Argument(static_cast<int>(m_kind->guide.size()))}});
        json["before"] = m_step > 0;
    }
    if (!m_drill || m_seeking) {
        json["asked"] = speak(text("practice", "Looking for a puzzle …"));
        return json;
    }
    const auto standing = m_drill->standing();
    const bool wrong = standing == Drill::Standing::Wrong, right = standing == Drill::Standing::Right;
    const bool who = m_drill->exercise().step().task == core::Task::Outcome;
    json["asked"] =
        puzzle ? speak(core::question(*m_drill->puzzle())) : speak(m_drill->exercise().step().say);
    json["verdict"] = verdict();
    json["more"] = afterthought();
    json["mood"] = right && puzzle ? "right" : wrong ? "wrong" : "";
    json["next"] = puzzle ? right : m_step + 1 < m_kind->guide.size();
    const bool restarts = !puzzle && right && m_drill->exercise().step().task != core::Task::Look;
    json["again"] =
        wrong || restarts ? speak(restarts ? text("Page", "Once more") : text("Page", "Try again")) : "";
    json["why"] = puzzle && wrong && !m_drill->refuting() && !who;
    json["reveal"] = puzzle && wrong;
    if (who && !right)
        json["answers"] = {{{"says", "win"}, {"text", speak(text("Page", "Whoever moves now"))}},
                           {{"says", "loss"}, {"text", speak(text("Page", "The other player"))}}};
    return json;
}

void Practice::refresh() {
    Json message{{"over", false}, {"title", speak(m_kind->title)}, {"drill", drillJson()}};
    if (m_drill && m_board) {
        const auto& exercise = m_drill->exercise();
        const auto& match = exercise.match();
        const auto position = exercise.shown();
        if (m_board->position() != position) m_board->setPosition(position);
        const auto& known = exercise.known();
        m_board->setAnalysis(m_drill->told() && known ? &*known : nullptr,
                             m_drill->told() ? Help::Numbers : Help::Off);
        m_board->setInteractive(!m_seeking && exercise.awaitsMove());
        const auto names = core::Names{speak(core::Message::plain(core::calledAs(core::Player::First, {}))),
                                       speak(core::Message::plain(core::calledAs(core::Player::Second, {})))};
        message.update({{"ply", match.ply()},
                        {"mine", !m_seeking && (exercise.awaitsMove() || exercise.awaitsSpot())},
                        {"lit", match.ending() ? "" : std::string(core::nameOf(core::hueOf(match.mover())))},
                        {"turn", match.ending() ? "" : speak(core::toMoveMessage(match, names))},
                        {"goal", speak(match.game().goal(match.start()))},
                        {"names", names},
                        {"scene", core::page::sceneJson(*m_board, core::lastMoveOf(match), speak)}});
    }
    tell("board", std::move(message));
}

} // namespace web
