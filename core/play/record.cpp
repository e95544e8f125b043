#include "core/play/record.h"

#include "core/play/opponent.h"
#include "core/play/untrusted.h"
#include "core/version.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

using untrusted::at, untrusted::checkSize, untrusted::fail, untrusted::find, untrusted::Json,
    untrusted::number, untrusted::string;

constexpr std::string_view format = "kachisuji-match";
constexpr int formatVersion = 1;
// As this program would write it: it can be read again, also when the match has gone on as long as it may.
constexpr std::size_t maxWritten = 2U << 20U;
constexpr int maxVariations = 1'000;
constexpr std::array<const char*, 2> players{"first", "second"};

// --- Reading ---

void checkFormat(const Json& file) {
    if (!file.is_object() || string(file, "format", "") != format)
        fail({text("core", "this is not the record of a match; its “format” must be “%1”"),
              {std::string(format)}});
    const auto* given = find(file, "version");
    if (given != nullptr && given->is_number_integer() && *given > formatVersion)
        fail({text("core", "this record has version %1; this program reads up to version %2"),
              {given->dump(), formatVersion}});
    number(given == nullptr ? Json() : *given, "version", 1, formatVersion);
}

Match readStart(const Json& file) {
    const auto* kind = at("game", [&] { return &kindOf(string(file, "game", "")); });
    const std::shared_ptr<const Game> game =
        at("rules", [&] { return kind->game(string(file, "rules", "")); });
    const auto* start = find(file, "start");
    if (start == nullptr) return Match(game);
    return at("start", [&] { return Match(game, game->parse(string(*start, "start"))); });
}

// Whoever reads is not held up by what may take any time to find out: a move that lasts is followed for so
// long, and not too many of them are.
class Patience {
public:
    void follow(Match& match) {
        if (match.ply() < match.plies() || !match.pending() || m_left == 0) return;
        --m_left;
        if (match.game().settleWithin(match.at(match.plies()), steps)) match.settle();
    }

private:
    static constexpr std::uint64_t steps = 1U << 20U; // some 5 ms; moves that end take a few thousand
    int m_left = 16;
};

using Add = void (Match::*)(Move);

// `where`: how the list is called in an error.
void readMoves(const Json& file, const std::string& where, Match& match, Add add, Patience& patience) {
    const auto* moves = find(file, "moves");
    if (moves == nullptr || !moves->is_array())
        fail({text("core", "%1: this must be a list of moves"), {where}});
    if (moves->size() > maxPlies)
        fail({text("core", "%1: %2 are too many; allowed: %3"),
              {where, std::to_string(moves->size()), maxPlies}});
    for (std::size_t i = 0; i < moves->size(); ++i) {
        const auto place = where + "[" + std::to_string(i + 1) + "]";
        at(place, [&] {
            const auto given = string((*moves)[i], place);
            patience.follow(match);
            if (match.game().pending(match.position()))
                fail({text("core", "“%1” comes after a move whose end is not known"), {given}});
            if (match.ending()) fail({text("core", "“%1” comes after the end of the match"), {given}});
            (match.*add)(match.game().parse(match.position(), given));
        });
    }
}

Seat readSeat(const Json& file, const char* player) {
    const auto where = "players." + std::string(player);
    const auto* both = find(file, "players");
    if (both == nullptr) return {};
    if (!both->is_object()) fail(text("core", "players: this must be an object with “first” and “second”"));
    const auto* seat = find(*both, player);
    if (seat == nullptr) return {};
    if (!seat->is_object()) return {string(*seat, where)};
    return at(where, [&] {
        Seat read{string(*seat, "name", "")};
        if (const auto* level = find(*seat, "computer")) {
            read.computer = levelOf(string(*level, "computer"));
            read.lesson = string(*seat, "lesson", "");
        }
        return read;
    });
}

// A draw of a match whose last move is still followed was agreed on, whatever becomes of that move.
void readResult(const Json& file, Match& match, Patience& patience) {
    const auto* given = find(file, "result");
    if (given == nullptr) return;
    const auto result = string(*given, "result");
    const auto winner = std::ranges::find(players, result) - players.begin();
    if (match.pending()) {
        auto followed = match;
        patience.follow(followed);
        if (result == "draw" && resultName(followed.ending()) != result) return match.agreeDraw();
        match = std::move(followed);
    }
    const auto reached = resultName(match.ending());
    if (!reached && winner < 2) return match.giveUp(other(static_cast<Player>(winner)));
    if (reached != result)
        throw badValue("result", result,
                       {text("core", "one of %1"), {std::string(reached.value_or("first, second, null"))}});
}

// The match itself is looked at before and, if no variation is looked at, after.
void readVariations(const Json& file, Match& match, Patience& patience) {
    const auto* all = find(file, "variations");
    if (all == nullptr) return;
    if (!all->is_array() || all->size() > maxVariations)
        fail({text("core", "variations: this must be a list of at most %1"), {maxVariations}});
    std::optional<std::pair<int, int>> shown; // line and ply
    int budget = maxPlies;
    const int end = match.plies(), ply = match.ply();
    for (std::size_t i = 0; i < all->size(); ++i)
        at("variations[" + std::to_string(i + 1) + "]", [&] {
            const auto& given = (*all)[i];
            if (!given.is_object()) fail(text("core", "this must be an object with “from” and “moves”"));
            match.goToLine(0);
            const auto* from = find(given, "from");
            match.goTo(number(from == nullptr ? Json() : *from, "from", 0, end));
            readMoves(given, "moves", match, &Match::vary, patience);
            if (match.line() == 0) return; // nothing new
            budget -= match.plies() - match.shared(0);
            if (budget < 0)
                fail({text("core", "the variations are too long; allowed: %1 moves"), {maxPlies}});
            readResult(given, match, patience);
            if (const auto* at = find(given, "ply"))
                shown.emplace(match.line(), number(*at, "ply", 0, match.plies()));
        });
    match.goToLine(shown ? shown->first : 0);
    match.goTo(shown ? shown->second : ply);
}

void readPly(const Json& file, Match& match) {
    if (const auto* ply = find(file, "ply")) match.goTo(number(*ply, "ply", 0, match.plies()));
}

void readPie(const Json& file, Match& match) {
    const auto* pie = find(file, "pie");
    if (pie == nullptr) return;
    if (!pie->is_boolean()) throw badValue("pie", pie->dump(), Message::plain("true, false"));
    if (!divides(match.game(), match.start()))
        throw badValue("pie", pie->dump(), text("core", "nothing where one player makes the first moves"));
    if (*pie && match.lines() == 1 && match.plies() == 0)
        throw badValue("pie", pie->dump(), text("core", "false before the first move"));
    match.setPie(*pie ? Match::Pie::Taken : Match::Pie::Open);
}

// Leaves what means nothing to this program: other keys, those beside a player's name in their place.
Json withoutOwnKeys(Json file) {
    for (const auto* key : {"format", "version", "program", "game", "rules", "start", "moves", "ply",
                            "result", "variations", "pie"})
        file.erase(key);
    const auto both = file.find("players");
    if (both == file.end()) return file;
    for (const auto* player : players) {
        const auto seat = both->find(player);
        if (seat == both->end()) continue;
        if (seat->is_object()) {
            if (seat->erase("computer") > 0) seat->erase("lesson");
            seat->erase("name");
        }
        if (!seat->is_object() || seat->empty()) both->erase(player);
    }
    if (both->empty()) file.erase("players");
    return file;
}

// --- Writing ---

// The moves of the line looked at, from a ply on.
Json movesJson(const Match& match, int from) {
    Json moves = Json::array();
    for (int i = from; i < match.plies(); ++i) moves.push_back(match.game().text(match.at(i), match.move(i)));
    return moves;
}

Json resultJson(Match match) {
    match.goTo(match.plies());
    const auto result = resultName(match.ending());
    return result ? Json(*result) : Json();
}

Json variationsJson(Match match) {
    const int shown = match.line(), ply = match.ply();
    Json all = Json::array();
    for (int line = 1; line < match.lines(); ++line) {
        match.goToLine(line);
        const int from = match.shared(0);
        Json json{{"from", from}, {"moves", movesJson(match, from)}, {"result", resultJson(match)}};
        if (line == shown) json["ply"] = ply;
        all.push_back(std::move(json));
    }
    return all;
}

Json seatJson(const Seat& seat, bool moreKeys) {
    if (!seat.computer && !moreKeys) return seat.name;
    Json json = Json::object();
    if (!seat.name.empty()) json["name"] = seat.name;
    if (seat.computer) json["computer"] = name(*seat.computer);
    if (!seat.lesson.empty()) json["lesson"] = seat.lesson;
    return json;
}

Json playersJson(const std::array<Seat, 2>& seats, const Json& rest) {
    Json json;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto path = Json::json_pointer("/players/" + std::string(players[i]));
        json[players[i]] = seatJson(seats[i], rest.contains(path));
    }
    return json;
}

// Adds what `json` has not yet, also inside objects that both have.
void addMissing(Json& json, const Json& rest) {
    for (const auto& [key, value] : rest.items()) {
        const auto own = json.find(key);
        if (own == json.end())
            json[key] = value;
        else if (own->is_object() && value.is_object())
            addMissing(*own, value);
    }
}

} // namespace

std::optional<std::string_view> resultName(const std::optional<Ending>& ending) {
    if (!ending) return {};
    if (!ending->winner) return "draw";
    return players[static_cast<std::size_t>(*ending->winner)];
}

std::string write(const Record& record) {
    auto match = record.match;
    const auto variations = variationsJson(match);
    const int ply = match.line() == 0 ? match.ply() : match.shared(0);
    match.goToLine(0);
    const auto& game = match.game();
    const auto rest = Json::parse(record.rest);
    Json json{{"format", format},
              {"version", formatVersion},
              {"program", "Kachisuji " + std::string(version())},
              {"game", game.kind().id},
              {"rules", game.rules()},
              {"start", game.text(match.start())},
              {"moves", movesJson(match, 0)}};
    if (ply != match.plies()) json["ply"] = ply;
    json["players"] = playersJson(record.seats, rest);
    json["result"] = resultJson(match);
    if (!variations.empty()) json["variations"] = variations;
    if (match.pie() != Match::Pie::None) json["pie"] = match.pie() == Match::Pie::Taken;
    addMissing(json, rest);
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

void checkRecordSize(std::size_t bytes) {
    checkSize(bytes, mostRecordBytes);
}

Record readRecord(std::string_view text) {
    const auto file = untrusted::parse(text, mostRecordBytes);
    checkFormat(file);
    auto match = readStart(file);
    Patience patience;
    readMoves(file, "moves", match, &Match::play, patience);
    readResult(file, match, patience);
    readPly(file, match);
    readVariations(file, match, patience);
    readPie(file, match);
    const std::array seats{readSeat(file, "first"), readSeat(file, "second")};
    Record record{std::move(match), seats, withoutOwnKeys(file).dump()};
    checkSize(write(record).size(), maxWritten);
    return record;
}

} // namespace core
