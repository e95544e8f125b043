#include "app/web/page.h"

#include "app/web/course.h"
#include "app/web/guide.h"
#include "app/web/lookback.h"
#include "app/web/newgame.h"
#include "app/web/puzzles.h"
#include "app/web/speech.h"
#include "app/web/tables.h"
#include "app/web/words.h"
#include "core/play/record.h"
#include "core/play/words.h"
#include "core/verdictwords.h"

#include <qrcodegen/QrCode.hpp>

#include <algorithm>

namespace web {

using core::Help, core::Match, core::Player, core::text;
namespace untrusted = core::untrusted;

namespace {

constexpr std::size_t longest = core::mostRecordBytes * 2; // a record as a string of JSON

core::Seat seatOf(const Page::Json& said) {
    core::Seat seat;
    seat.name = core::unturned(untrusted::string(said, "name", ""));
    const auto level = untrusted::string(said, "computer", "");
    if (!level.empty()) seat.computer = core::levelOf(level);
    return seat;
}

core::Names calledIn(const core::Seats& seats) {
    const auto name = [&](Player p) {
        return speak(core::Message::plain(core::calledAs(p, seats[static_cast<std::size_t>(p)])));
    };
    return {name(Player::First), name(Player::Second)};
}

bool computersOnly(const core::Seats& seats) {
    return !core::anyPerson(seats);
}

} // namespace

// --- What is heard ---

std::vector<Page::Json> Page::hear(std::string_view message) try {
    m_told.clear();
    const auto said = untrusted::parse(message, longest);
    const auto what = untrusted::string(said, "do", "");
    if (what == "hello")
        hello(said);
    else if (what == "shelf")
        tell("shelf", shelfJson());
    else if (what == "form")
        form(said);
    else if (what == "preview")
        preview(said);
    else if (what == "arrange")
        arrange(said);
    else if (what == "begin")
        begin(said);
    else if (what == "open")
        open(said);
    else if (what == "glance")
        glance(said);
    else if (what == "qr")
        qr(untrusted::string(said, "text", ""));
    else if (what == "lessons")
        tell("lessons",
             lessonsJson(core::kindOf(untrusted::string(said, "game", "")), untrusted::find(said, "kept")));
    else if (what == "guide" || what == "puzzles" || what == "lesson")
        practise(what, said);
    else if (what == "leave")
        m_practice.reset();
    else if (m_practice)
        m_told = m_practice->hear(what, said, message);
    else if (m_table && m_board) {
        if (what == "save")
            save();
        else if (what == "link")
            link();
        else if (what == "press" || what == "arrow" || what == "cancel" || what == "turn")
            point(message);
        else
            act(what, said);
    }
    keep();
    return std::move(m_told);
} catch (const core::InputError& error) {
    m_told.clear();
    Json told{{"text", speak(error.message())}};
    if (!error.key().empty()) told["key"] = error.key();
    tell("refused", std::move(told));
    return std::move(m_told);
} catch (const std::bad_alloc&) {
    m_told.clear();
    say(text("Page", "There is not enough memory for this on the device."));
    return std::move(m_told);
}

// The language first, for all that follows is said in it.
void Page::hello(const Json& said) {
    setLanguage(untrusted::needed(said, "catalogue"));
    m_seed = std::stoull("0" + untrusted::string(said, "seed", "0"));
    m_help = static_cast<Help>(
        untrusted::number(untrusted::needed(said, "help"), "help", 0, static_cast<int>(Help::Numbers)));
    tell("welcome", {{"words", wordsJson()}, {"colours", core::page::coloursJson()}});
    tell("shelf", shelfJson());
    if (!untrusted::truth(said, "table")) return; // another part of the page is seen
    if (m_practice) {
        for (auto& one : m_practice->show()) m_told.push_back(std::move(one));
    } else if (m_table) {
        tellLayout();
        refresh();
    }
}

void Page::form(const Json& said) {
    tell("form", formJson(core::kindOf(untrusted::string(said, "game", ""))));
}

void Page::preview(const Json& said) {
    auto told = previewJson(core::kindOf(untrusted::string(said, "game", "")),
                            untrusted::string(said, "rules", ""), untrusted::string(said, "position", ""));
    told["number"] = untrusted::number(untrusted::needed(said, "number"), "number", 0, 1'000'000);
    tell("preview", std::move(told));
}

// Begins with a position, or goes on with it: a tool at a spot, or one of the further changes.
void Page::arrange(const Json& said) {
    const auto number = [&](const char* key) {
        return untrusted::number(untrusted::needed(said, key), key, 0, core::tabletalk::mostCounted);
    };
    if (untrusted::find(said, "game") != nullptr) {
        const std::shared_ptr<const core::Game> game =
            core::kindOf(untrusted::string(said, "game", "")).game(untrusted::string(said, "rules", ""));
        const auto position = untrusted::string(said, "position", "");
        m_arranged.emplace(game, position.empty() ? game->start() : game->parse(position));
    } else if (!m_arranged) {
        return;
    } else if (untrusted::find(said, "change") != nullptr) {
        m_arranged->change(static_cast<std::size_t>(number("change")));
    } else {
        const core::BoardState board(m_arranged->game(), m_arranged->position());
        const auto tool = static_cast<std::size_t>(number("tool"));
        if (number("spot") >= board.spots() || tool >= m_arranged->game()->tools().size()) return;
        m_arranged->use(tool, number("spot"));
    }
    tell("arranged", arrangedJson(*m_arranged));
}

void Page::begin(const Json& said) {
    const std::shared_ptr<const core::Game> game =
        core::kindOf(untrusted::string(said, "game", "")).game(untrusted::string(said, "rules", ""));
    const auto position = untrusted::string(said, "position", "");
    const auto start = position.empty() ? game->start() : game->parse(position);
    if (game->result(start)) throw core::nothingToPlay();
    core::Seats seats{seatOf(untrusted::needed(said, "first")), seatOf(untrusted::needed(said, "second"))};
    m_rest = "{}";
    sit(Match(game, start), std::move(seats), {});
}

void Page::open(const Json& said) {
    const auto given = untrusted::string(said, "record", "");
    core::checkRecordSize(given.size());
    auto record = core::readRecord(given);
    m_rest = std::move(record.rest);
    sit(std::move(record.match), std::move(record.seats), {});
}

// A match as one sees it before going on with it: its board, who plays, and whose turn it is.
void Page::glance(const Json& said) {
    const auto given = untrusted::string(said, "record", "");
    core::checkRecordSize(given.size());
    const auto record = core::readRecord(given);
    const auto& match = record.match;
    core::BoardState board(match.sharedGame(), match.start());
    board.setPosition(match.position());
    const auto called = calledIn(record.seats);
    tell("glance", {{"title", speak(match.game().kind().title)},
                    {"names", called},
                    {"mover", std::string(core::nameOf(core::hueOf(match.mover())))},
                    {"turn", speak(core::toMoveMessage(match, called))},
                    {"layout", core::page::layoutJson(board, speak)},
                    {"scene", core::page::sceneJson(board, core::lastMoveOf(match), speak)}});
}

void Page::practise(const std::string& what, const Json& said) {
    const auto& kind = core::kindOf(untrusted::string(said, "game", ""));
    if (what == "guide") {
        m_practice = std::make_unique<Guide>(kind);
    } else if (what == "puzzles") {
        m_practice = std::make_unique<Puzzles>(kind, ++m_seed, untrusted::find(said, "progress"));
    } else {
        const int last = static_cast<int>(kind.lessons.size()) - 1;
        const int lesson = untrusted::number(untrusted::needed(said, "lesson"), "lesson", 0, last);
        m_practice = std::make_unique<Course>(kind, static_cast<std::size_t>(lesson),
                                              untrusted::string(said, "at", ""));
    }
    m_told = m_practice->show();
}

void Page::save() {
    const core::Record record{m_table->match(), m_table->seats(), m_rest};
    tell("record", {{"record", core::write(record)}, {"name", speak(m_table->match().game().kind().title)}});
}

// As long as the match goes on it can be gone on with another day.
void Page::keep() {
    if (!m_table) return;
    const auto& match = m_table->match();
    const std::array now{match.plies(), match.ply(), match.line(), match.lines(), match.over() ? 1 : 0};
    if (m_kept == now) return;
    m_kept = now;
    tell("kept", {{"game", std::string(match.game().kind().id)},
                  {"record", match.over() ? "" : core::write({match, m_table->seats(), m_rest})}});
}

// The same, to be put into an address.
void Page::link() {
    const core::Record record{m_table->match(), m_table->seats(), m_rest};
    tell("linked", {{"record", untrusted::parse(core::write(record), longest).dump()}});
}

// As a path of squares, with the white edge of four that readers ask for; none where the text is too long.
void Page::qr(const std::string& given) try {
    using qrcodegen::QrCode;
    constexpr int edge = 4;
    const auto code = QrCode::encodeText(given.c_str(), QrCode::Ecc::MEDIUM);
    std::string path;
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                path += 'M' + std::to_string(x + edge) + ' ' + std::to_string(y + edge) + "h1v1h-1z";
    tell("qr", {{"side", code.getSize() + 2 * edge}, {"path", path}});
} catch (const qrcodegen::data_too_long&) { // then the link alone is given
}

void Page::point(std::string_view message) {
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
        say(match.game().refusal(match.start(), match.position(), answer->refused));
    }
    show();
}

void Page::act(const std::string& what, const Json& said) {
    const auto number = [&](const char* key) {
        return untrusted::number(untrusted::needed(said, key), key, -core::maxPlies, core::maxPlies);
    };
    if (what == "shown") {
        m_table->shown();
    } else if (what == "help") {
        m_help = static_cast<Help>(std::clamp(number("level"), 0, static_cast<int>(Help::Numbers)));
        refresh();
    } else if (what == "undo" || what == "redo") {
        m_walk.reset();
        what == "undo" ? m_table->undo() : m_table->redo();
        refresh();
    } else if (what == "step") {
        step(said);
    } else if (what == "goTo") {
        m_walk.reset();
        const auto* line = untrusted::find(said, "line");
        m_table->goTo(number("ply"), line == nullptr ? std::nullopt : std::optional(number("line")));
        refresh();
    } else if (what == "walk") {
        if (helpNow() >= Help::Marks) walk(m_table->match().ply());
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
    } else if (what == "again") {
        again();
    } else if (what == "offer") {
        const auto all = offers();
        const auto index = static_cast<std::size_t>(number("index"));
        if (index < all.size()) m_table->playAll(all[index].moves);
        refresh();
    } else if (what == "play") {
        const auto& match = m_table->match();
        play(match.game().parse(match.position(), untrusted::string(said, "move", "")));
    }
}

// In the match, or in the line that is gone through; at the end of what was taken back it is brought back.
void Page::step(const Json& said) {
    const int by = untrusted::number(untrusted::needed(said, "by"), "by", -core::maxPlies, core::maxPlies);
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
        tell("motion", core::page::motionJson(*m_board, from, move, speak));
        return refresh();
    }
    m_table->goTo(match.ply() + by);
    refresh();
}

// --- What happens ---

void Page::sit(Match match, core::Seats seats, const core::Series& before) {
    m_walk.reset();
    m_practice.reset();
    auto studies = m_table ? m_table->takeStudies() : Studies();
    m_table.emplace(std::move(match), std::move(seats), before, ++m_seed, std::move(studies));
    m_board.emplace(m_table->match().sharedGame(), m_table->match().start());
    m_kept.reset();
    tellLayout();
    refresh();
    m_table->shown();
}

// The next match of the series, in which the other one begins.
void Page::again() {
    auto score = m_table->series();
    auto seats = m_table->seats();
    if (m_table->match().over()) {
        score.swap();
        std::swap(seats[0], seats[1]);
    }
    m_rest = "{}";
    sit(Match(m_table->match().sharedGame(), m_table->match().start()), std::move(seats), score);
}

void Page::play(core::Move move) {
    const int from = m_table->match().ply();
    if (m_walk || !m_table->play(move)) return show();
    afterMove(from);
}

// The move is shown, then what is told between two parts of a match, then what has come of it.
void Page::afterMove(int from) {
    const auto& match = m_table->match();
    const auto& position = match.at(from);
    tell("motion", core::page::motionJson(*m_board, position, match.move(from), speak));
    if (const auto told = match.game().interlude(position, match.move(from), names())) {
        auto lines = Json::array();
        for (const auto& line : told->lines) lines.push_back(speak(line));
        tell("interlude", {{"title", speak(told->title)}, {"lines", std::move(lines)}});
    }
    refresh();
}

std::vector<Page::Json> Page::work(Table::Time time) try {
    m_told.clear();
    if (m_practice) return m_practice->work(time);
    if (!m_table) return {};
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
    keep();
    return std::move(m_told);
} catch (const std::bad_alloc&) {
    m_told.clear();
    say(text("Page", "There is not enough memory for this on the device."));
    return std::move(m_told);
}

// What is known grows faster than anybody could read.
void Page::refreshNow() {
    constexpr std::chrono::milliseconds pace{100};
    if (m_table->match().over()) showReview();
    if (m_walk || helpNow() == Help::Off) return;
    const auto now = std::chrono::steady_clock::now();
    const auto* known = m_table->known(m_table->match().ply());
    if (now - m_refreshed < pace && (known == nullptr || !known->complete)) return;
    m_refreshed = now;
    refresh();
}

std::optional<Table::Time> Page::idle() const {
    if (m_practice) return m_practice->idle();
    return m_table ? m_table->idle() : std::nullopt;
}

// Best play of both, as the reasons have it.
void Page::walk(int ply) {
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
void Page::walkBetter(int ply) {
    const auto& match = m_table->match();
    if (!match.over() || ply < 0 || ply >= match.plies()) return;
    m_table->goTo(ply);
    walk(ply);
}

// --- What is told ---

void Page::tell(const char* type, Json message) {
    Json told{{"type", type}};
    told.update(message);
    m_told.push_back(std::move(told));
}

void Page::say(const core::Message& message) {
    tell("say", {{"text", speak(message)}});
}

// As in the window: a running match shows what has been asked for, one that is over all there is to know.
Help Page::helpNow() const {
    return m_table->match().ending() ? Help::Off : m_help;
}

core::Names Page::names() const {
    return calledIn(m_table->seats());
}

std::string Page::turn() const {
    const auto& match = shown();
    if (m_walk && !match.ending()) return speak(core::toMoveMessage(match, names()));
    if (const auto ending = match.ending())
        return speak(core::resultMessage(*ending, names())) + " · " +
               speak(core::reasonMessage(match, *ending, names()));
    switch (m_table->state()) {
    case Table::State::Waiting:
        return speak(core::waitingMessage());
    case Table::State::Thinking:
        return speak({text("Page", "%1 is thinking"), {names()[static_cast<std::size_t>(match.mover())]}});
    default:
        return speak(core::toMoveMessage(match, names())) + " · " +
               speak(match.game().prompt(match.position()));
    }
}

void Page::tellLayout() {
    tell("layout", {{"layout", core::page::layoutJson(*m_board, speak)}});
}

void Page::refresh() {
    const auto& match = shown();
    if (m_board->position() != match.position()) m_board->setPosition(match.position());
    const auto help = m_walk ? Help::Off : helpNow();
    m_board->setAnalysis(help == Help::Off ? nullptr : m_table->known(match.ply()), help);
    m_board->setInteractive(!m_walk && m_table->state() == Table::State::HumanTurn);
    show();
    showKnown();
    showReview();
}

// Of the next match: the one who has moved second, where that one has a name.
core::Message Page::beginner() const {
    const auto& next = m_table->seats()[static_cast<std::size_t>(Player::Second)];
    if (next.name.empty() && !next.computer) return text("ResultPlate", "the other player begins");
    return {text("ResultPlate", "%1 begins"), {names()[static_cast<std::size_t>(Player::Second)]}};
}

Page::Json Page::resultJson(const core::Ending& ending) const {
    const auto& match = shown();
    const auto score = m_table->series();
    Json json{{"title", speak(core::resultMessage(ending, names()))},
              {"reason", speak(core::reasonMessage(match, ending, names()))},
              {"winner", ending.winner ? std::string(core::nameOf(core::hueOf(*ending.winner))) : ""}};
    json["again"] = speak({text("ResultPlate", "Again: %1"), {beginner()}});
    if (score.matches() > 1)
        json["score"] =
            speak({text("Page", "So far: %1 : %2, draws: %3"),
                   {core::Message::Argument(score.wins[0]), core::Message::Argument(score.wins[1]),
                    core::Message::Argument(score.draws)}});
    return json;
}

// Where we are in the match or in the line that is gone through, with who moved at each point.
Page::Json Page::barJson() const {
    const auto& match = shown();
    const int first = m_walk ? m_walk->from : 0;
    auto points = Json::array();
    for (int ply = first; ply <= match.plies(); ++ply)
        points.push_back(ply == 0                                                 ? "start"
                         : match.game().mover(match.at(ply - 1)) == Player::First ? "first"
                                                                                  : "second");
    const auto label =
        m_walk ? core::Message{text("Page", "best play %1 of %2"),
                               {core::Message::Argument(match.ply() - first),
                                core::Message::Argument(match.plies() - first)}}
        : match.line() != 0
            ? core::Message{text("Page", "variation, move %1"), {core::Message::Argument(match.ply())}}
        : match.ply() < match.plies()
            ? core::Message{text("Page", "move %1 of %2"),
                            {core::Message::Argument(match.ply()), core::Message::Argument(match.plies())}}
            : core::Message{text("Page", "move %1"), {core::Message::Argument(match.ply())}};
    return {{"at", match.ply() - first},
            {"points", std::move(points)},
            {"label", speak(label)},
            {"walk", m_walk.has_value()},
            {"aside", m_walk || match.line() != 0}};
}

std::vector<core::Offer> Page::offers() const {
    if (m_walk || m_table->state() != Table::State::HumanTurn) return {};
    const auto& match = m_table->match();
    return match.game().offers(match.position(), m_seed + static_cast<std::uint64_t>(match.ply()));
}

Page::Json Page::offersJson() const {
    auto json = Json::array();
    for (const auto& offer : offers()) json.push_back(speak(offer.name));
    return json;
}

void Page::show() {
    const auto& match = shown();
    const auto& game = match.game();
    const auto ending = match.ending();
    const auto lit = ending ? ending->winner : std::optional(match.mover());
    const bool human = !m_walk && m_table->state() == Table::State::HumanTurn;
    Json message{{"ply", match.ply()},
                 {"mine", human},
                 {"over", ending.has_value()},
                 {"lit", lit ? std::string(core::nameOf(core::hueOf(*lit))) : ""},
                 {"turn", turn()},
                 {"title", speak(game.kind().title)},
                 {"goal", speak(game.goal(match.position()))},
                 {"names", names()},
                 {"takesBack", core::canUndo(m_table->match(), m_table->seats())},
                 {"bringsBack", core::canRedo(m_table->match(), m_table->seats())},
                 {"givesUp", !m_walk && core::quitter(m_table->match(), m_table->seats()).has_value()},
                 {"waits", m_table->state() == Table::State::Waiting},
                 {"watched", computersOnly(m_table->seats())},
                 {"help", static_cast<int>(m_help)},
                 {"bar", barJson()},
                 {"offers", offersJson()}};
    if (ending && !m_walk) message["result"] = resultJson(*ending);
    const auto last = core::lastMoveOf(match);
    message["scene"] = core::page::sceneJson(*m_board, last, speak);
    if (match.over() && !m_walk) {
        const LookBack back(*m_table, names());
        for (const auto ply : back.plies()) message["bar"]["turns"].push_back(ply);
        for (const auto& ring : back.ringJson(*m_board, match.ply()))
            message["scene"]["last"].push_back(ring);
    }
    tell("board", std::move(message));
}

// What the match turned on, once it is over.
void Page::showReview() {
    const bool over = m_table->match().over();
    tell("review", over ? LookBack(*m_table, names()).json() : Json::object());
}

Page::Json Page::movesJson(const core::Analysis& known) const {
    const auto& match = m_table->match();
    auto all = Json::array();
    for (const auto& [move, verdict] : known.moves) {
        const bool best = std::is_eq(core::preference(verdict, known.moves.front().verdict));
        const auto mark = core::markOf(verdict, best, m_help == Help::Numbers);
        all.push_back(
            {{"move", match.game().text(match.position(), move)},
             {"phrase", speak(match.game().phrase(match.position(), move))},
             {"value", speak(core::verdictMessage(core::seen(verdict, m_help)))},
             {"mark", core::page::shapesJson(core::shapesOf(mark, core::MarkSize::S, false), speak)}});
    }
    return all;
}

Page::Json Page::whyJson(const core::Analysis& known) const {
    Json json;
    if (!known.why) return json;
    const auto& why = *known.why;
    json["first"] = speak(why.first());
    json["line"] = !why.line.empty();
    if (!why.deeper()) return json;
    json["title"] = speak(why.title);
    json["lines"] = Json::array({speak(why.text)});
    for (const auto& line : why.lines) json["lines"].push_back(speak(line));
    if (!why.columns.empty()) json["columns"] = columnsJson(why);
    return json;
}

// What is known of the position looked at, as much of it as may be seen.
void Page::showKnown() {
    Json message{{"help", static_cast<int>(m_help)}};
    const auto help = helpNow();
    const auto& match = m_table->match();
    const auto* known = m_table->known(match.ply());
    if (m_walk || help == Help::Off) return tell("known", std::move(message));
    const auto verdict = known == nullptr ? core::Verdict() : core::seen(known->verdict, help);
    const auto name = [&](Player p) { return core::Message::Argument(names()[static_cast<std::size_t>(p)]); };
    message["says"] =
        known == nullptr
            ? speak(text("Page", "Working it out …"))
            : speak(core::prospectMessage(verdict, {name(match.mover()), name(core::other(match.mover()))}));
    message["sure"] = known == nullptr ? "" : speak(core::certaintyMessage(verdict));
    const auto mark = core::markOf(verdict, false, help == Help::Numbers);
    message["mark"] = core::page::shapesJson(core::shapesOf(mark, core::MarkSize::L, false), speak);
    if (known != nullptr && help >= Help::Marks && !known->silent()) {
        message["moves"] = movesJson(*known);
        message["why"] = whyJson(*known);
    }
    tell("known", std::move(message));
}

} // namespace web
