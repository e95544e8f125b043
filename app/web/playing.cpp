#include "app/web/playing.h"

#include "app/web/common/speech.h"
#include "app/web/records.h"
#include "core/play/untrusted.h"
#include "core/play/words.h"

#include <algorithm>
#include <utility>

namespace web {

using core::Help;
namespace untrusted = core::untrusted;

namespace {

// The time, by which no two matches of a device begin.
std::string freshId(const std::string& before) {
    using namespace std::chrono;
    const auto now =
        std::to_string(duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count());
    return now == before ? now + "-2" : now;
}

} // namespace

std::vector<Playing::Json> Playing::sit(core::Record record, const core::Series& before,
                                        const std::string& id) {
    m_told.clear();
    take(std::move(record), before, id);
    return std::move(m_told);
}

// Whoever is to move is the one who does it alone; one that is only looked at is as if others played it.
std::vector<Playing::Json> Playing::attend(const core::Assignment& task, std::string_view kept) {
    m_told.clear();
    auto match = core::matchOf(task);
    std::array<core::Seat, 2> seats;
    const bool looks = task.what == core::Assignment::What::Record;
    if (!looks) seats[static_cast<std::size_t>(core::other(match.mover()))].computer = task.level;
    take({match, seats}, {}, {});
    if (!looks && task.moves.empty()) return std::move(m_told);
    m_attended.begin(task, kept, match);
    if (looks) {
        m_table->share(match, seats, {});
        m_table->goTo(m_attended.seen());
        tellLayout();
        refresh();
    }
    return std::move(m_told);
}

// One in which nobody has moved is not missed.
void Playing::take(core::Record record, const core::Series& before, const std::string& id) {
    m_walk.reset();
    m_owner = nullptr;
    m_attended.end();
    if (m_table && m_table->match().plies() == 0 && m_id != id) tell("kept", {{"id", m_id}, {"record", ""}});
    m_id = id.empty() ? freshId(m_id) : id;
    auto studies = m_table ? m_table->takeStudies() : Studies();
    m_table.emplace(std::move(record.match), std::move(record.seats), before, ++m_chosen.seed,
                    std::move(studies));
    m_board.emplace(m_table->match().sharedGame(), m_table->match().start());
    m_rest = std::move(record.rest);
    m_kept.reset();
    tellLayout();
    refresh();
    m_table->shown();
}

// A move that comes is shown as one that is made here.
std::vector<Playing::Json> Playing::share(core::Record record, const core::Series& before,
                                          const std::string& id, const Table::Share& share, Owner& owner) {
    m_told.clear();
    const auto truth = record.match;
    const auto seats = record.seats;
    if (m_owner != &owner || m_id != id) {
        take(std::move(record), before, id);
        m_owner = &owner;
        m_table->share(truth, seats, share);
        refresh();
        return std::move(m_told);
    }
    const auto& match = m_table->match();
    const int from = truth.ply() - 1;
    const bool on =
        from >= 0 && match.line() == 0 && match.plies() == from && match.node(from) == truth.node(from);
    if (!m_table->share(truth, seats, share)) return {};
    m_walk.reset();
    on ? afterMove(from) : refresh();
    return std::move(m_told);
}

void Playing::release() {
    m_owner = nullptr;
    m_table->release();
}

std::vector<Playing::Json> Playing::show() {
    m_told.clear();
    tellLayout();
    refresh();
    return std::move(m_told);
}

std::vector<Playing::Json> Playing::hear(const std::string& what, const Json& said,
                                         std::string_view message) {
    m_told.clear();
    if (what == "save")
        tell("record",
             {{"record", core::write(record())}, {"name", speak(m_table->match().game().kind().title)}});
    else if (what == "link")
        tell("linked", {{"record", shortly(record())}});
    else if (what == "press" || what == "arrow" || what == "cancel" || what == "turn")
        point(message);
    else
        act(what, said);
    return std::move(m_told);
}

std::vector<Playing::Json> Playing::work(Table::Time time) {
    m_told.clear();
    const int from = m_table->match().ply();
    switch (m_table->work(time)) {
    case Table::Change::None:
        break;
    case Table::Change::Known:
        refreshNow();
        break;
    case Table::Change::Moved:
        m_walk.reset();
        afterMove(from);
        break;
    case Table::Change::Settled:
        refresh();
        break;
    }
    return std::move(m_told);
}

std::optional<Table::Time> Playing::idle() const {
    return m_table ? m_table->idle() : std::nullopt;
}

std::optional<Playing::Did> Playing::did() const {
    return m_table ? m_attended.did(*m_table) : std::nullopt;
}

std::optional<Playing::Json> Playing::kept() {
    if (!m_table || m_attended.looksThrough()) return {};
    const auto& match = m_table->match();
    const std::array now{match.plies(), match.ply(),          match.line(),
                         match.lines(), match.over() ? 1 : 0, static_cast<int>(match.pie())};
    if (m_kept == now) return {};
    m_kept = now;
    return Json{{"type", "kept"}, {"id", m_id}, {"record", core::write(record())}};
}

void Playing::point(std::string_view message) {
    const auto said = core::tabletalk::read(message);
    if (const auto* on = std::get_if<core::tabletalk::Press>(&said); on && on->ply != shown().ply()) return;
    if (const auto* on = std::get_if<core::tabletalk::PressArrow>(&said); on && on->ply != shown().ply())
        return;
    const auto answer = m_board->hear(said);
    if (!answer) return;
    if (std::holds_alternative<core::tabletalk::Turn>(said)) tellLayout();
    if (answer->move) return play(*answer->move);
    if (!answer->refused.empty()) {
        const auto& match = m_table->match();
        tell("say",
             {{"text", speak(match.game().refusal(match.start(), match.position(), answer->refused))}});
    }
    tellBoard();
}

void Playing::act(const std::string& what, const Json& said) {
    const auto number = [&](const char* key) {
        return untrusted::number(untrusted::needed(said, key), key, -core::maxPlies, core::maxPlies);
    };
    if (m_owner != nullptr && wish(what)) return;
    if (m_attended.looksThrough() &&
        (what == "undo" || what == "redo" || what == "giveUp" || what == "agreeDraw"))
        return;
    if (what == "shown") {
        m_table->shown();
    } else if (what == "help") {
        m_chosen.help = static_cast<Help>(std::clamp(number("level"), 0, static_cast<int>(Help::Numbers)));
        refresh();
    } else if (what == "undo" || what == "redo") {
        m_walk.reset();
        what == "undo" ? m_table->undo() : m_table->redo();
        refresh();
    } else if (what == "step") {
        step(number("by"));
    } else if (what == "goTo") {
        m_walk.reset();
        const auto* line = untrusted::find(said, "line");
        m_table->goTo(number("ply"), line == nullptr ? std::nullopt : std::optional(number("line")));
        refresh();
    } else if (what == "walk") {
        if (help() >= Help::Marks) walk(m_table->match().ply());
    } else if (what == "better") {
        walkBetter(number("ply"));
    } else if (what == "back") {
        if (!std::exchange(m_walk, std::nullopt)) m_table->goTo(core::maxPlies, 0);
        refresh();
    } else if (what == "giveUp") {
        m_walk.reset();
        const int from = m_table->match().plies();
        m_table->giveUp() ? afterMove(from) : refresh();
    } else if (what == "agreeDraw") {
        m_table->agreeDraw();
        refresh();
    } else if (what == "changeSides") {
        m_table->changeSides();
        refresh();
    } else if (what == "again") {
        again();
    } else if (what == "offer") {
        const auto all = telling().offers();
        const auto index = static_cast<std::size_t>(number("index"));
        if (index >= all.size()) return;
        if (m_owner != nullptr) return sayAll(all[index].moves);
        m_table->playAll(all[index].moves);
        refresh();
    } else if (what == "play") {
        const auto& match = m_table->match();
        play(match.game().parse(match.position(), untrusted::string(said, "move", "")));
    }
}

// What is not done here alone.
bool Playing::wish(const std::string& what) {
    if (what == "undo")
        m_owner->ask(Owner::Wish::TakeBack);
    else if (what == "giveUp")
        m_owner->ask(Owner::Wish::GiveUp);
    else if (what == "agreeDraw")
        m_owner->ask(Owner::Wish::AgreeDraw);
    else if (what == "again")
        m_owner->ask(Owner::Wish::Again);
    else
        return what == "redo";
    return true;
}

void Playing::sayAll(const std::vector<core::Move>& moves) {
    auto match = m_table->match();
    for (const auto move : moves) {
        if (!m_owner->play(match.game().text(match.position(), move))) return tellBoard();
        match.play(move);
    }
}

// In the match, or in the line that is gone through; at the end of what was taken back it is brought back.
void Playing::step(int by) {
    if (m_walk) {
        auto& line = m_walk->line;
        const int from = line.ply();
        line.goTo(std::clamp(from + by, m_walk->from, line.plies()));
        if (by == 1 && line.ply() > from)
            tell("motion", core::page::motionJson(*m_board, line.at(from), line.move(from), speak));
        return refresh();
    }
    const auto& match = m_table->match();
    if (by == 1 && match.ply() < match.plies()) {
        const auto from = match.at(match.ply());
        const auto move = match.move(match.ply());
        m_table->goTo(match.ply() + 1);
        m_attended.see(m_table->match().ply());
        tell("motion", core::page::motionJson(*m_board, from, move, speak));
        return refresh();
    }
    m_table->goTo(match.ply() + by);
    m_attended.see(m_table->match().ply());
    refresh();
}

// The next match of the series, in which the other one begins.
void Playing::again() {
    if (m_attended.task()) {
        const auto task = *m_attended.task();
        auto next = core::matchOf(task);
        auto same = m_table->seats();
        const auto before = m_table->series();
        take({std::move(next), std::move(same)}, before, {});
        m_attended.begin(task, {}, m_table->match());
        return;
    }
    auto score = m_table->series();
    auto seats = m_table->seats();
    if (m_table->match().over()) {
        score.swap();
        std::swap(seats[0], seats[1]);
    }
    core::Match next(m_table->match().sharedGame(), m_table->match().start());
    if (m_table->match().pie() != core::Match::Pie::None) next.setPie(core::Match::Pie::Open);
    take({std::move(next), std::move(seats)}, score, {});
}

void Playing::play(core::Move move) {
    const auto& match = m_table->match();
    const int from = match.ply();
    if (m_owner != nullptr && !m_walk && m_table->state() == Table::State::HumanTurn)
        return m_owner->play(match.game().text(match.position(), move)) ? void() : tellBoard();
    if (m_walk || !m_table->play(move)) return tellBoard();
    afterMove(from);
}

// The move is shown, then what is told between two parts of a match, then what has come of it.
void Playing::afterMove(int from) {
    const auto& match = m_table->match();
    const auto& position = match.at(from);
    tell("motion", core::page::motionJson(*m_board, position, match.move(from), speak));
    if (const auto told = match.game().interlude(position, match.move(from), calledIn(m_table->seats()))) {
        auto lines = Json::array();
        for (const auto& line : told->lines) lines.push_back(speak(line));
        tell("interlude", {{"title", speak(told->title)}, {"lines", std::move(lines)}});
    }
    refresh();
}

// What is known grows faster than anybody could read.
void Playing::refreshNow() {
    constexpr std::chrono::milliseconds pace{100};
    if (m_table->match().over()) tell("review", telling().review());
    if (m_walk || help() == Help::Off) return;
    const auto now = std::chrono::steady_clock::now();
    const auto* known = m_table->known(m_table->match().ply());
    if (now - m_refreshed < pace && (known == nullptr || !known->complete)) return;
    m_refreshed = now;
    refresh();
}

// Best play of both, as the reasons have it.
void Playing::walk(int ply) {
    const auto& match = m_table->match();
    const auto* known = m_table->known(ply);
    if (known == nullptr || !known->why) return;
    Walk walk{match, ply};
    walk.line.goTo(ply);
    for (const auto move : core::legalPart(match.game(), match.at(ply), known->why->line)) {
        if (walk.line.ending()) break;
        walk.line.vary(move);
    }
    walk.line.goTo(walk.from);
    if (walk.line.plies() > walk.from) m_walk = std::move(walk);
    refresh();
}

// What would have been better than the move that gave something away there.
void Playing::walkBetter(int ply) {
    const auto& match = m_table->match();
    if (m_chosen.locked || !match.over() || ply < 0 || ply >= match.plies()) return;
    m_table->goTo(ply);
    walk(ply);
}

void Playing::tell(const char* type, Json message) {
    Json told{{"type", type}};
    told.update(message);
    m_told.push_back(std::move(told));
}

void Playing::tellLayout() {
    tell("layout", {{"layout", core::page::layoutJson(*m_board, speak)}});
}

void Playing::tellBoard() {
    tell("board", telling().board());
}

void Playing::refresh() {
    const auto& match = shown();
    if (m_board->position() != match.position()) m_board->setPosition(match.position());
    const auto seen = m_walk ? Help::Off : help();
    m_board->setAnalysis(seen == Help::Off ? nullptr : m_table->known(match.ply()), seen);
    m_board->setInteractive(!m_walk && m_table->state() == Table::State::HumanTurn);
    tellBoard();
    tell("known", telling().known());
    tell("review", telling().review());
}

} // namespace web
