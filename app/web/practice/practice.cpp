#include "app/web/practice/practice.h"

#include "app/web/common/speech.h"
#include "core/play/untrusted.h"
#include "core/play/words.h"

#include <utility>

namespace web {

using core::Help, core::text;
namespace untrusted = core::untrusted;

namespace {

core::Outcome outcomeNamed(const std::string& name) {
    return name == "win" ? core::Outcome::Win : name == "draw" ? core::Outcome::Draw : core::Outcome::Loss;
}

} // namespace

void Practice::pose(Drill drill) {
    m_drill.emplace(std::move(drill));
    m_refusal.clear();
    m_seen = 0;
    tellLayout();
    refresh();
}

std::vector<Practice::Json> Practice::show() {
    m_told.clear();
    if (m_drill) tellLayout();
    refresh();
    return std::move(m_told);
}

std::vector<Practice::Json> Practice::hear(const std::string& what, const Json& said,
                                           std::string_view message) {
    m_told.clear();
    if (act(what, said) || !m_drill) return std::move(m_told);
    if (what == "press" || what == "arrow" || what == "cancel" || what == "turn") {
        point(message);
    } else if (what == "shown") {
        m_drill->shown();
    } else if (what == "outcome") {
        const auto outcome = outcomeNamed(untrusted::string(said, "says", ""));
        change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.say(outcome); }); });
    } else if (what == "tryAgain") {
        change([](Drill& drill) {
            drill.exercise().state() == core::Exercise::State::Right ? drill.restart() : drill.again();
        });
    }
    return std::move(m_told);
}

void Practice::point(std::string_view message) {
    const auto said = core::tabletalk::read(message);
    if (const auto* on = std::get_if<core::tabletalk::Press>(&said)) {
        if (on->ply != exercise().match().ply()) return;
        if (exercise().awaitsSpot())
            return change([&](Drill& drill) { drill.answer([&](core::Exercise& e) { e.point(on->spot); }); });
    }
    m_refusal.clear();
    const auto answer = m_board->hear(said);
    if (!answer) return;
    if (std::holds_alternative<core::tabletalk::Turn>(said)) tellLayout();
    if (answer->move) return change([&](Drill& drill) { drill.play(*answer->move); });
    const auto& match = exercise().match();
    if (!answer->refused.empty())
        m_refusal = speak(match.game().refusal(match.start(), match.position(), answer->refused));
    refresh();
}

// Shows the move that has been made, if any, and what comes of it.
void Practice::follow() {
    const auto& match = exercise().match();
    if (exercise().counters() != m_counters) { // another board
        tellLayout();
    } else if (match.ply() == m_seen + 1) {
        const auto from = match.ply() - 1;
        tell("motion", core::page::motionJson(*m_board, match.at(from), match.move(from), speak));
    }
    m_seen = match.ply();
    answered();
    refresh();
}

std::vector<Practice::Json> Practice::work(Drill::Time time) {
    m_told.clear();
    if (seeking()) {
        seek();
    } else if (m_drill) {
        switch (m_drill->work(time)) {
        case Drill::Change::None:
            break;
        case Drill::Change::Moved:
            follow();
            break;
        case Drill::Change::Known:
        case Drill::Change::Looked:
            m_seen = exercise().match().ply();
            refresh();
            break;
        }
    }
    return std::move(m_told);
}

std::optional<Drill::Time> Practice::idle() const {
    if (seeking()) return Drill::Time(0);
    return m_drill ? m_drill->idle() : std::nullopt;
}

void Practice::tellLayout() {
    const auto& match = exercise().match();
    const auto turn = m_board && &m_board->game() == &match.game() ? m_board->turn() : core::Point{};
    m_counters = exercise().counters();
    m_board.emplace(match.sharedGame(), match.start());
    if (turn != core::Point{}) m_board->setTurn(turn);
    tell("layout", {{"layout", core::page::layoutJson(*m_board, speak)}});
}

void Practice::tell(const char* type, Json message) {
    Json told{{"type", type}};
    told.update(message);
    m_told.push_back(std::move(told));
}

std::string Practice::prompt() const {
    if (!m_refusal.empty()) return m_refusal;
    if (exercise().awaitsSpot()) return speak(text("Page", "Point at the place on the board"));
    if (exercise().reply()) return speak(text("Page", "The other player moves …"));
    if (!exercise().awaitsMove()) return {};
    return speak(exercise().match().game().prompt(exercise().position()));
}

// A second board on which the same moves are made.
Practice::Json Practice::besideJson() const {
    const auto& match = *exercise().beside();
    core::BoardState board(match.sharedGame(), match.start());
    board.setPosition(match.position());
    return {{"layout", core::page::layoutJson(board, speak)},
            {"scene", core::page::sceneJson(board, core::lastMoveOf(match, match.start()), speak)}};
}

void Practice::refresh() {
    Json message{{"over", false}, {"title", speak(m_kind.title)}, {"drill", drillJson()}};
    if (m_drill) {
        const auto& match = exercise().match();
        const auto position = exercise().shown();
        if (m_board->position() != position) m_board->setPosition(position);
        const auto& known = exercise().known();
        m_board->setAnalysis(m_drill->told() && known ? &*known : nullptr,
                             m_drill->told() ? Help::Numbers : Help::Off);
        m_board->setInteractive(!seeking() && exercise().awaitsMove());
        const auto names = core::Names{speak(core::Message::plain(core::calledAs(core::Player::First, {}))),
                                       speak(core::Message::plain(core::calledAs(core::Player::Second, {})))};
        message.update(
            {{"ply", match.ply()},
             {"mine", !seeking() && (exercise().awaitsMove() || exercise().awaitsSpot())},
             {"lit", match.ending() ? "" : std::string(core::nameOf(core::hueOf(match.mover())))},
             {"turn", match.ending() ? "" : speak(core::toMoveMessage(match, names))},
             {"goal", speak(match.game().goal(match.start()))},
             {"names", names},
             {"scene", core::page::sceneJson(*m_board, core::lastMoveOf(match, m_board->start()), speak)}});
        if (exercise().beside()) message["beside"] = besideJson();
    }
    tell("board", std::move(message));
}

Practice::Json answerJson(const core::Message& words, Practice::Json say) {
    return {{"text", speak(words)}, {"say", std::move(say)}};
}

} // namespace web
