#include "core/play/json.h"

#include "core/play/csv.h"
#include "core/play/edge.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

// --- Verdicts ---

const char* outcomeName(const std::optional<Outcome>& outcome) {
    if (!outcome) return "unknown";
    return *outcome == Outcome::Win ? "win" : *outcome == Outcome::Draw ? "draw" : "loss";
}

const char* proofName(Proof proof) {
    return proof == Proof::Exact ? "exact" : proof == Proof::Bound ? "bound" : "estimate";
}

// The place of a key: "lead.win" is the field "win" of an object "lead".
Json& place(Json& json, std::string_view key) {
    const auto dot = key.find('.');
    if (dot == std::string_view::npos) return json[std::string(key)];
    return json[std::string(key.substr(0, dot))][std::string(key.substr(dot + 1))];
}

// A figure stands under its key where it is known; of one that is not, the bounds do.
void addFigures(Json& json, const Figures& figures) {
    for (const auto& entry : figures.all()) {
        const auto& [figure, span, wish] = entry;
        if (figures.outdated(entry)) continue;
        if (span.exact()) {
            const auto value = number(span);
            place(json, figure->key) = value ? Json(*value) : Json();
            continue;
        }
        if (span.least > -unlimited) json["atleast"] = span.least;
        if (span.most < unlimited) json["atmost"] = span.most;
    }
}

Json verdictJson(const Verdict& v) {
    const auto outcome = likely(v);
    Json json{{"outcome", outcomeName(outcome)},
              {"distance", v.plies() ? Json(*v.plies()) : Json()},
              {"proof", proofName(proof(v))}};
    addFigures(json, v.figures);
    if (v.endless) json["endless"] = true;
    return json;
}

// How near its edge a draw is after a move; null: not proven, or never.
void addEdge(Json& json, const Analysis::Edge& edge) {
    const bool known = edge.answers > 0;
    json["answers"] = known ? Json(edge.answers) : Json();
    json["losing"] = known ? Json(edge.losing) : Json();
    json["trap"] = edge.trap ? Json(*edge.trap) : Json();
}

// --- Options and tables ---

Json optionJson(const Option& option) {
    Json json{{"key", option.key}};
    switch (option.type) {
    case Option::Type::Choice:
        json["type"] = "choice";
        json["default"] = option.fallback;
        json["choices"] = Json::array();
        for (const auto& choice : option.choices) json["choices"].push_back(choice.value);
        return json;
    case Option::Type::Int:
        json["type"] = "int";
        json["default"] = wholeNumber(option.fallback).value_or(0);
        break;
    case Option::Type::List:
    case Option::Type::Range:
        json["type"] = option.type == Option::Type::List ? "list" : "range";
        json["default"] = option.fallback;
        break;
    }
    json["min"] = option.min;
    json["max"] = option.max;
    return json;
}

Json cellJson(const Cell& cell) {
    return std::visit(
        [](const auto& value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::monostate>)
                return Json();
            else
                return Json(value);
        },
        cell);
}

// A cell's fields in CSV, more than one for a list.
std::vector<std::string> fields(const Cell& cell) {
    const auto json = cellJson(cell);
    const auto plain = [](const Json& value) {
        return value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump();
    };
    if (!json.is_array()) return {plain(json)};
    std::vector<std::string> all;
    for (const auto& value : json) all.push_back(plain(value));
    return all;
}

std::string joinedWith(const std::vector<std::string>& parts, char separator) {
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) all += (i > 0 ? std::string(1, separator) : "") + parts[i];
    return all;
}

// The heading of a grid: the row's key, then the columns' numbers, and again with the key of what else
// there is of each cell.
std::vector<std::string> heading(const Table& table) {
    std::vector<std::string> line;
    if (table.view != Table::View::Grid) {
        for (const auto& column : table.columns) line.emplace_back(column.key);
        return line;
    }
    std::size_t width = 0;
    for (const auto& row : table.rows) width = std::max(width, fields(row[1]).size());
    line.emplace_back(table.columns[0].key);
    for (std::size_t column = 1; column < table.columns.size(); ++column) {
        const auto key = column == 1 ? std::string() : std::string(table.columns[column].key) + ' ';
        for (std::size_t i = 0; i < width; ++i) line.push_back(key + std::to_string(i));
    }
    return line;
}

} // namespace

std::string analysisJson(const Game& game, const Position& position, const Analysis& analysis) {
    const auto mover = game.mover(position);
    Json moves = Json::array();
    for (const auto& [move, verdict] : analysis.moves) {
        moves.push_back({{"move", game.text(position, move)},
                         {"position", game.text(game.reached(position, move))},
                         {"verdict", verdictJson(verdict)}});
        const auto* edge = edgeOf(analysis, move);
        if (edge != nullptr && verdict.lower == Outcome::Draw) addEdge(moves.back(), *edge);
    }
    Json json{{"game", game.kind().id},
              {"rules", game.rules()},
              {"position", game.text(position)},
              {"mover", mover == Player::First ? "first" : "second"},
              {"verdict", verdictJson(analysis.verdict)},
              {"moves", std::move(moves)}};
    if (!analysis.edges.empty()) json["keeping"] = keeping(game, position, analysis);
    return json.dump() + '\n';
}

std::string censusJson(const Game& game, const Census& census, double seconds) {
    return Json{{"game", game.kind().id},
                {"rules", game.rules()},
                {"positions", census.positions},
                {"wins", census.wins},
                {"draws", census.draws},
                {"losses", census.losses},
                {"finished", census.finished},
                {"unknown", census.unknown()},
                {"start", verdictJson(census.start)},
                {"seconds", seconds}}
               .dump() +
           '\n';
}

std::string perftJson(const Game& game, const Position& position, int depth, std::uint64_t count,
                      bool complete) {
    Json json{{"game", game.kind().id},
              {"rules", game.rules()},
              {"position", game.text(position)},
              {"depth", depth},
              {"count", complete ? Json(count) : Json()}};
    if (!complete) json["atleast"] = count;
    return json.dump() + '\n';
}

std::string kindsJson(const std::vector<const Kind*>& kinds, const std::vector<Language>& languages) {
    Json games = Json::array();
    for (const auto* kind : kinds) {
        Json titles, options = Json::array();
        for (const auto& language : languages)
            titles[language.name] = spoken(kind->title, language.translate);
        for (const auto& option : kind->options) options.push_back(optionJson(option));
        games.push_back({{"id", kind->id}, {"title", titles}, {"options", options}});
    }
    return Json{{"games", games}}.dump() + '\n';
}

std::string tableJson(const Lab& lab, const Values& values, const Table& table) {
    Json rows = Json::array(), facts = Json::array();
    for (const auto& row : table.rows) {
        Json json = Json::object();
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            json[std::string(table.columns[i].key)] = cellJson(row[i]);
        rows.push_back(std::move(json));
    }
    for (const auto& fact : table.facts)
        facts.push_back({{"holds", fact.holds}, {"text", fact.text.english()}});
    Json json{{"lab", lab.id}, {"options", values.text()}, {"rows", std::move(rows)}};
    for (const auto& total : table.totals) json[std::string(total.key)] = total.number;
    json["facts"] = std::move(facts);
    json["complete"] = table.complete;
    return json.dump() + '\n';
}

std::string graphJson(const Game& game, const PositionGraph& graph) {
    const auto playerName = [](Player p) { return p == Player::First ? "first" : "second"; };
    auto nodes = Json::array(), edges = Json::array();
    for (const auto& node : graph.nodes)
        nodes.push_back({{"position", game.text(node.position)},
                         {"mover", playerName(node.mover)},
                         {"verdict", verdictJson(node.verdict)},
                         {"winner", node.winner ? Json(playerName(*node.winner)) : Json()},
                         {"start", node.start},
                         {"repeated", node.repeated}});
    for (const auto& edge : graph.edges) edges.push_back({edge.from, edge.to});
    constexpr std::array shows{"first", "second", "endless"};
    const Json json{{"game", game.kind().id},
                    {"rules", game.rules()},
                    {"shows", shows[static_cast<std::size_t>(graph.shows)]},
                    {"nodes", nodes},
                    {"edges", edges}};
    return json.dump() + '\n';
}

std::string listingJson(const Game& game, const Listing& listing) {
    auto positions = Json::array();
    for (const auto& [position, mover, verdict] : listing.entries)
        positions.push_back({{"position", game.text(position)},
                             {"mover", mover == Player::First ? "first" : "second"},
                             {"verdict", verdictJson(verdict)}});
    const Json json{{"game", game.kind().id}, {"rules", game.rules()}, {"positions", positions}};
    return json.dump() + '\n';
}

std::string listingCsv(const Game& game, const Listing& listing) {
    auto all = csvLine({"position", "mover", "outcome", "distance"});
    for (const auto& [position, mover, verdict] : listing.entries) {
        const auto outcome = verdict.lower.outcome;
        all += csvLine({game.text(position), mover == Player::First ? "first" : "second",
                        outcome == Outcome::Win    ? "win"
                        : outcome == Outcome::Draw ? "draw"
                                                   : "loss",
                        verdict.plies() ? std::to_string(*verdict.plies()) : ""});
    }
    return all;
}

std::string tableCsv(const Table& table) {
    auto all = csvLine(heading(table));
    for (const auto& row : table.rows) {
        std::vector<std::string> line;
        for (const auto& cell : row) {
            const auto parts = fields(cell);
            if (table.view == Table::View::Grid)
                line.insert(line.end(), parts.begin(), parts.end());
            else
                line.push_back(joinedWith(parts, ' '));
        }
        all += csvLine(line);
    }
    return all;
}

} // namespace core
