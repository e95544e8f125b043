#include "app/cli/commands.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "app/cli/language.h"
#include "app/cli/limit.h"
#include "core/joined.h"
#include "core/labs/labs.h"
#include "core/play/edge.h"
#include "core/play/json.h"
#include "core/play/opponent.h"
#include "core/play/record.h"
#include "core/play/report.h"
#include "core/play/takeback.h"
#include "core/puzzle/maker.h"
#include "core/puzzle/sheet.h"
#include "core/solve/census.h"
#include "core/writing.h"

#include <unistd.h>

#include <climits>
#include <iomanip>
#include <iostream>
#include <utility>

using namespace core;

namespace cli {

namespace {

// --- What every command understands; `games` and `lab` have no position to look at ---

Syntax syntax(std::string_view command, std::vector<std::string_view> words,
              std::vector<std::string_view> keys) {
    keys.insert(keys.begin(), {"rules", "position", "time-ms", "lang"});
    return {command, std::move(words), std::move(keys), {"json", "help"}};
}

Syntax gameSyntax(std::string_view command, std::vector<std::string_view> words,
                  std::vector<std::string_view> keys) {
    words.insert(words.begin(), "GAME");
    return syntax(command, std::move(words), std::move(keys));
}

std::shared_ptr<const Game> gameOf(const Arguments& arguments) {
    return kindOf(arguments.word("GAME")).game(arguments.value("rules").value_or(""));
}

Position positionOf(const Arguments& arguments, const Game& game) {
    const auto given = arguments.value("position");
    return given ? game.parse(*given) : game.start();
}

// What there is to say to people of the position as it is written.
std::string remark(const Arguments& arguments, const Game& game, Translate translate) {
    const auto said = game.ambiguity(arguments.value("position").value_or(""));
    return said ? spoken(*said, translate) + '\n' : "";
}

Exit doneIf(bool complete) {
    return complete ? Exit::Done : Exit::NotProved;
}

void print(const Arguments& arguments, const std::string& json, const std::string& text) {
    const bool kana = arguments.value("lang") == "ja_Hira";
    std::cout << (arguments.flag("json") ? json : kana ? core::asRead(text) : text);
}

// --- games ---

Exit games(const Arguments& arguments, Translate translate) {
    print(arguments, kindsJson(catalogue(), languages()), kindsText(catalogue(), translate));
    return Exit::Done;
}

// --- analyse ---

// As in a match, where a position that comes back too often ends it. What takes too long to be played out
// stays pending.
Match afterMoves(const std::shared_ptr<const Game>& game, const Position& position, const std::string& moves,
                 const std::stop_token& stop) {
    Match match(game, game->settle(position, stop).value_or(position));
    for (const auto& move : split(moves, ' ')) {
        if (move.empty()) continue;
        if (match.ending()) throw InputError({text("core", "“%1” comes after the end of the match"), {move}});
        match.play(game->parse(match.position(), move));
        if (game->settle(match.position(), stop)) match.settle();
    }
    return match;
}

// Outcomes are the answer; a distance may still be open when the time is up.
bool proved(const Analysis& analysis) {
    return analysis.verdict.proven() &&
           (analysis.complete ||
            std::ranges::all_of(analysis.moves, [](const auto& m) { return m.verdict.proven(); }));
}

Exit analyse(const Arguments& arguments, Translate translate) {
    const auto game = gameOf(arguments);
    const Limit limit(timeLimit(arguments));
    const auto match =
        afterMoves(game, positionOf(arguments, *game), arguments.value("moves").value_or(""), limit.token());
    const auto& position = match.position();
    const auto ending = match.ending();
    const bool repeated = ending && ending->reason == Ending::Reason::Repetition;
    Analysis analysis{.verdict = exactly(Outcome::Draw), .moves = {}, .complete = true};
    if (!repeated) {
        const auto solver = game->solver();
        analysis = think(*game, *solver, position, limit.token());
        findEdges(*game, *solver, position, analysis, limit.token());
    }
    print(arguments, analysisJson(*game, position, analysis),
          remark(arguments, *game, translate) + analysisText(*game, position, analysis, translate));
    return doneIf(proved(analysis) && !limit.interrupted());
}

// --- solve ---

Exit solve(const Arguments& arguments, Translate translate) {
    const auto game = gameOf(arguments);
    const auto start = positionOf(arguments, *game);
    const auto began = std::chrono::steady_clock::now();
    const Limit limit(timeLimit(arguments));
    const auto counted = census(*game, start, limit.token());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - began;
    print(arguments, censusJson(*game, counted, seconds.count()),
          censusText(*game, start, counted, translate));
    return doneIf(counted.complete);
}

// --- perft ---

Exit perft(const Arguments& arguments, Translate translate) {
    constexpr int maxDepth = 1000;
    const auto game = gameOf(arguments);
    const auto position = positionOf(arguments, *game);
    const auto depth = core::numberIn("DEPTH", arguments.word("DEPTH"), 0, maxDepth);
    const Limit limit(timeLimit(arguments));
    const auto count = core::perft(*game, position, depth, limit.token());
    const bool complete = !limit.token().stop_requested();
    print(arguments, perftJson(*game, position, depth, count, complete),
          perftText(count, complete, translate));
    return doneIf(complete);
}

// --- play ---

void save(const std::string& path, const std::string& content) {
    const auto name = QFile::decodeName(path.c_str());
    const auto failed = [&](const QFileDevice& file) {
        return InputError(
            {text("cli", "“%1” cannot be written: %2"), {path, file.errorString().toStdString()}});
    };
    // A device or a pipe is written to, not replaced.
    if (const QFileInfo there(name); there.exists() && !there.isFile()) {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(content.c_str()) < 0 || !file.flush())
            throw failed(file);
        return;
    }
    // Flushed first: commit() does not see what goes wrong when the last bytes are written.
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(content.c_str()) < 0 || !file.flush() ||
        !file.commit())
        throw failed(file);
}

Level levelOf(const Arguments& arguments, std::string_view player) {
    return core::levelOf(arguments.value(player).value_or("perfect"));
}

// Plays on to the end, or until Ctrl-C or as far as a record can hold it. Thinks about each move, and about
// what becomes of one that goes on and on, for as long as is allowed.
void playOut(Record& record, int seed, const Arguments& arguments) {
    auto& match = record.match;
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    const auto solver = match.game().solver();
    const auto time = timeLimit(arguments);
    std::array<Computer, 2> players;
    for (std::size_t i = 0; i < 2; ++i) players[i] = seated(match.game().kind(), record.seats[i], random);
    while (!match.ending() && match.plies() < maxPlies) {
        if (match.pending()) {
            const Limit limit(time);
            if (!match.game().settle(match.position(), limit.token())) return;
            match.settle();
            continue;
        }
        const auto& player = players[static_cast<std::size_t>(match.mover())];
        const Limit limit(time);
        const auto known = think(match.game(), *solver, match.position(), player.level, limit.token());
        if (limit.interrupted()) return;
        if (match.canChangeSides() && changesSides(match.game().kind(), known, player.level)) {
            changeSides(match, record.seats);
            std::swap(players[0], players[1]);
            continue;
        }
        match.play(choose(match, known, player, random));
    }
}

Exit play(const Arguments& arguments, Translate translate) {
    const auto game = gameOf(arguments);
    const auto seed = arguments.number("seed", 0, INT_MAX, 1);
    Record record{Match(game, positionOf(arguments, *game)),
                  {Seat{"", levelOf(arguments, "first")}, Seat{"", levelOf(arguments, "second")}}};
    if (arguments.flag("pie")) {
        if (!divides(*game, record.match.start()))
            throw InputError(
                {text("cli", "“--pie” does not fit “%1”: one player makes the first moves there"),
                 {game->text(record.match.start())}});
        record.match.setPie(Match::Pie::Open);
    }
    playOut(record, seed, arguments);
    const auto kept = write(record);
    record.rest = "{\"plies\": " + std::to_string(record.match.plies()) + "}";
    print(arguments, write(record), matchText(record.match, translate));
    if (const auto path = arguments.value("record")) save(*path, kept);
    return doneIf(record.match.ending().has_value());
}

// --- lab ---

struct LabOfKind {
    const Kind& kind;
    const Lab& lab;
};

// All there are, one by one: as one text they would be cut like what somebody else has written.
LabOfKind labOf(std::string_view id) {
    Message known;
    for (const auto* kind : catalogue())
        for (const auto& lab : labsOf(*kind)) {
            if (lab.id == id) return {*kind, lab};
            const auto name = Message::plain(std::string(lab.id));
            known = known.empty() ? name : Message(Phrase{"", "%1, %2"}, {std::move(known), name});
        }
    throw InputError({text("cli", "there is no lab “%1”; labs are: %2"), {std::string(id), known}});
}

// A lab's options are those of its schema, so its name must come first.
Syntax labSyntax(std::span<const std::string> given) {
    auto known = syntax("lab", {"ID"}, {});
    known.flags.emplace_back("csv");
    if (given.empty() || given.front().starts_with("--")) return known;
    for (const auto& option : labOf(given.front()).lab.options) known.keys.push_back(option.key);
    return known;
}

// What --rules says of a lab's options counts as if it were given one by one.
Values labValues(const Lab& lab, const Arguments& arguments) {
    auto all = arguments.value("rules").value_or("");
    for (const auto& option : lab.options)
        if (const auto value = arguments.value(option.key))
            all += ';' + std::string(option.key) + '=' + *value;
    return parseValues(lab.options, all);
}

// Tells whoever waits at a terminal how far a lab has come.
Lab::Progress inPercents() {
    if (::isatty(STDERR_FILENO) == 0) return [](double) {};
    return [last = -1](double done) mutable {
        const auto now = static_cast<int>(done * 100);
        if (now != std::exchange(last, now)) std::cerr << '\r' << std::setw(3) << now << '%' << std::flush;
    };
}

Exit lab(const Arguments& arguments, Translate translate) {
    const auto& [kind, lab] = labOf(arguments.word("ID"));
    if (arguments.flag("csv") && arguments.flag("json"))
        throw InputError(text("cli", "“--csv” and “--json” exclude each other"));
    const auto values = labValues(lab, arguments);
    const Limit limit(timeLimit(arguments));
    const auto table = lab.run(values, limit.token(), inPercents());
    if (::isatty(STDERR_FILENO) != 0) std::cerr << "\r    \r";
    if (arguments.flag("csv"))
        std::cout << tableCsv(table);
    else
        print(arguments, tableJson(lab, values, table), tableText(table, translate, kind.options));
    return doneIf(table.complete);
}

std::string labHelp(const Arguments& arguments, Translate translate) {
    if (!arguments.given("ID")) return "";
    return labText(labOf(arguments.word("ID")).lab, translate) + '\n' +
           spoken(text("cli", "  --csv          the table as CSV"), translate) + '\n' +
           commonHelp(translate, false);
}

Exit puzzles(const Arguments& arguments, Translate translate) {
    constexpr int most = 1'000'000;
    const auto& kind = kindOf(arguments.word("GAME"));
    PuzzleWish wish;
    wish.count = arguments.number("count", 1, most, 10);
    wish.seed = static_cast<std::uint64_t>(arguments.number("seed", 0, INT_MAX, 1));
    if (arguments.value("grade")) wish.grade = arguments.number("grade", 1, grades, 1);
    wish.rules = arguments.value("rules");
    wish.position = arguments.value("position");
    const Limit limit(timeLimit(arguments));
    const auto made = collectPuzzles(kind, wish, limit.token());
    print(arguments, puzzlesJson(kind.id, wish.seed, made), puzzlesText(made, translate));
    return static_cast<int>(made.size()) == wish.count ? Exit::Done : Exit::NotProved;
}

} // namespace

std::string commonHelp(Translate translate, bool position) {
    std::vector<Phrase> lines{text("cli", "  --rules R      the rules, as key=value pairs joined by “;”")};
    if (position) lines.push_back(text("cli", "  --position P   the position to begin with"));
    for (const auto& line :
         {text("cli", "  --json         the answer for programs"),
          text("cli", "  --lang LANG    the language of an answer for people: en, ja or ja_Hira"),
          text("cli", "  --time-ms N    think for at most N milliseconds (play: about each move)")})
        lines.push_back(line);
    return joined(lines, "", [&](const Phrase& line) { return spoken(line, translate) + '\n'; });
}

const std::vector<Command>& commands() {
    using Given = std::span<const std::string>;
    static const std::vector<Command> all{
        {"games", "", text("cli", "the games and their options"),
         [](Given) { return syntax("games", {}, {}); }, games},
        {"analyse", "GAME [--moves \"M M …\"]",
         text("cli", "what the position is worth, and every legal move"),
         [](Given) { return gameSyntax("analyse", {}, {"moves"}); }, analyse},
        {"solve", "GAME", text("cli", "all positions that can be reached, counted by value"),
         [](Given) { return gameSyntax("solve", {}, {}); }, solve},
        {"perft", "GAME DEPTH", text("cli", "how many sequences of a given length there are"),
         [](Given) { return gameSyntax("perft", {"DEPTH"}, {}); }, perft},
        {"play", "GAME [--first LEVEL] [--second LEVEL] [--seed N] [--pie] [--record FILE]",
         text("cli", "a match between two computer players; --pie: the second may change sides after the "
                     "first move"),
         [](Given) {
             auto known = gameSyntax("play", {}, {"first", "second", "seed", "record"});
             known.flags.emplace_back("pie");
             return known;
         },
         play},
        {"lab", "ID [--OPTION VALUE …] [--csv]", text("cli", "an experiment about a game"), labSyntax, lab,
         labHelp},
        {"graph",
         "GAME [--show first|second|endless] [--shape loops|tree] [--leaving] [--all] [--strategy] "
         "[--nodes notation|source] [--format dot|svg]",
         text("cli", "the graph of the positions won by a player, or of endless play"),
         [](Given) { return graphSyntax(); }, graph},
        {"positions", "GAME [--csv]", text("cli", "every position that can be reached, with its value"),
         [](Given) {
             auto known = gameSyntax("positions", {}, {});
             known.flags.emplace_back("csv");
             return known;
         },
         positions},
        {"puzzles", "GAME --count N [--seed S] [--grade 1..5]",
         text("cli", "positions with a question that has one answer, made by the solver"),
         [](Given) {
             return gameSyntax("puzzles", {}, {"count", "seed", "grade"});
         },
         puzzles},
        {"lesson", "FILE", text("cli", "what is wrong with a lesson that somebody has written"),
         [](Given) { return lessonSyntax(); }, lesson},
        {"link", "FILE [--page ADDRESS] | --read LINK",
         text("cli", "a record as a link to a page, and the record in a link"), linkSyntax, link},
        {"certify", "GAME", text("cli", "the game’s results and checksums over all their positions"),
         [](Given) {
             return Syntax{"certify", {"GAME"}, {"time-ms", "lang"}, {"json", "help"}};
         },
         certify}};
    return all;
}

} // namespace cli
