#include "core/play/report.h"

#include "core/play/edge.h"
#include "core/verdictwords.h"

#include <boost/algorithm/string/replace.hpp>
#include <utf8proc.h>

#include <algorithm>

namespace core {

namespace {

using Line = std::vector<std::string>;

// --- Laying out ---

// The places a text takes in a terminal: East Asian characters are two wide.
std::size_t width(std::string_view utf8) {
    std::size_t places = 0;
    while (!utf8.empty()) {
        utf8proc_int32_t character = 0;
        const auto read = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()),
                                           static_cast<utf8proc_ssize_t>(utf8.size()), &character);
        places += read < 1 ? 1 : static_cast<std::size_t>(utf8proc_charwidth(character));
        utf8.remove_prefix(static_cast<std::size_t>(std::max<utf8proc_ssize_t>(read, 1)));
    }
    return places;
}

// Columns as wide as their widest entry, two spaces apart.
std::string aligned(const std::vector<Line>& lines) {
    std::vector<std::size_t> widths;
    for (const auto& line : lines) {
        widths.resize(std::max(widths.size(), line.size()));
        for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], width(line[i]));
    }
    std::string all;
    for (const auto& line : lines) {
        std::string row;
        std::size_t end = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            row += line[i];
            if (!line[i].empty()) end = row.size();
            row.append(widths[i] - width(line[i]) + 2, ' ');
        }
        all += row.substr(0, end) + '\n';
    }
    return all;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) all += (i > 0 ? std::string(separator) : "") + parts[i];
    return all;
}

std::string withRules(const Game& game, Translate translate) {
    const auto title = spoken(game.kind().title, translate);
    return game.rules().empty() ? title + '\n' : title + "  " + game.rules() + '\n';
}

// --- Values in words ---

std::string figuresText(const Verdict& v, Translate translate) {
    Message all;
    for (auto& message : otherFigures(v))
        all = all.empty() ? std::move(message)
                          : Message{text("board", "%1, %2"), {std::move(all), std::move(message)}};
    return all.empty() ? std::string() : spoken(all, translate);
}

Message endMessage(std::optional<Player> winner) {
    if (!winner) return text("core", "The match has ended in a draw.");
    return *winner == Player::First ? text("core", "The first player has won.")
                                    : text("core", "The second player has won.");
}

Message positionMessage(const Game& game, const Position& position, const Verdict& v) {
    const auto mover = game.mover(position);
    if (const auto result = game.result(position)) {
        if (*result == Outcome::Draw) return endMessage({});
        return endMessage(*result == Outcome::Win ? mover : other(mover));
    }
    return {mover == Player::First ? text("core", "The first player is to move: %1")
                                   : text("core", "The second player is to move: %1"),
            {verdictMessage(v)}};
}

// --- Options ---

std::string allowedText(const Option& option) {
    if (option.type != Option::Type::Choice)
        return std::to_string(option.min) + "–" + std::to_string(option.max);
    std::vector<std::string> all;
    for (const auto& choice : option.choices) all.emplace_back(choice.value);
    return joined(all, ", ");
}

Phrase typeText(Option::Type type) {
    return type == Option::Type::Int      ? text("core", "number")
           : type == Option::Type::Choice ? text("core", "choice")
           : type == Option::Type::Range  ? text("core", "range")
                                          : text("core", "list");
}

// --- Tables ---

struct CellText {
    Translate translate;
    const Schema& rules;
    std::string_view key; // of its column
    bool grid;

    std::string operator()(std::monostate) const { return "–"; }
    std::string operator()(bool b) const {
        return spoken(b ? text("core", "yes") : text("core", "no"), translate);
    }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::string& s) const {
        if (const auto* name = nameOf(rules, key, s)) return spoken(*name, translate);
        for (const auto& outcome : {text("core", "win"), text("core", "draw"), text("core", "loss")})
            if (s == outcome.english) return spoken(outcome, translate);
        return s;
    }
    std::string operator()(const std::vector<std::string>& list) const { return joined(list, " "); }
    // A grid's values below each other; elsewhere a list is one value.
    std::string operator()(const std::vector<std::int64_t>& list) const {
        std::string all;
        for (const auto number : list) {
            const auto figures = std::to_string(number);
            if (grid)
                all += std::string(figures.size() < 3 ? 3 - figures.size() : 1, ' ') + figures;
            else
                all += (all.empty() ? "" : ",") + figures;
        }
        return all;
    }
};

std::string optionsText(const Schema& options, Translate translate) {
    std::vector<Line> lines;
    for (const auto& option : options)
        lines.push_back({"", std::string(option.key), spoken(typeText(option.type), translate),
                         std::string(option.fallback), allowedText(option), spoken(option.label, translate)});
    return aligned(lines);
}

} // namespace

std::string analysisText(const Game& game, const Position& position, const Analysis& analysis,
                         Translate translate) {
    auto all = withRules(game, translate) + game.text(position) + '\n';
    auto spelt = game.spelt(position);
    if (std::erase(spelt, '\t') == 0) boost::replace_all(spelt, "\n", " / "); // cells are a board already
    if (!spelt.empty()) all += spelt + '\n';
    all += spoken(positionMessage(game, position, analysis.verdict), translate) + '\n';
    const auto figures = figuresText(analysis.verdict, translate);
    if (!figures.empty()) all += figures + '\n';
    for (const auto& sentence : edgeSentences(game, position, analysis))
        all += spoken(sentence, translate) + '\n';
    if (analysis.moves.empty()) return all;
    std::vector<Line> lines;
    for (const auto& [move, verdict] : analysis.moves) {
        lines.push_back({game.text(position, move), spoken(verdictMessage(verdict), translate),
                         game.text(game.reached(position, move)), figuresText(verdict, translate)});
        if (const auto* edge = edgeOf(analysis, move))
            lines.back().push_back(spoken(edgeMessage(*edge), translate));
    }
    return all + '\n' + aligned(lines);
}

std::string censusText(const Game& game, const Position& start, const Census& census, Translate translate) {
    std::vector<Line> lines;
    const auto line = [&](Phrase name, std::uint64_t number) {
        lines.push_back({spoken(name, translate), std::to_string(number)});
    };
    line(text("core", "positions"), census.positions);
    line(text("core", "wins"), census.wins);
    line(text("core", "draws"), census.draws);
    line(text("core", "losses"), census.losses);
    line(text("core", "finished"), census.finished);
    line(text("core", "not known"), census.unknown());
    return withRules(game, translate) + game.text(start) + '\n' +
           spoken(positionMessage(game, start, census.start), translate) + "\n\n" + aligned(lines);
}

std::string perftText(std::uint64_t count, bool complete, Translate translate) {
    const auto number = std::to_string(count);
    return (complete ? number : spoken({text("core", "stopped: at least %1"), {number}}, translate)) + '\n';
}

std::string matchText(Match match, Translate translate) {
    const auto& game = match.game();
    std::vector<Line> lines;
    lines.reserve(static_cast<std::size_t>(match.plies()));
    for (int i = 0; i < match.plies(); ++i)
        lines.push_back({std::to_string(i + 1), game.mover(match.at(i)) == Player::First ? "1" : "2",
                         game.text(match.at(i), match.move(i)), game.text(match.at(i + 1))});
    match.goTo(match.plies());
    const auto ending = match.ending();
    const auto result = ending ? endMessage(ending->winner) : text("core", "The match is not over.");
    auto all = withRules(game, translate) + game.text(match.start()) + "\n\n" + aligned(lines) + '\n';
    if (match.pie() == Match::Pie::Taken)
        all += spoken(text("core", "The two have changed sides after the first move."), translate) + '\n';
    return all + spoken(result, translate) + '\n';
}

std::string kindsText(const std::vector<const Kind*>& kinds, Translate translate) {
    std::string all;
    for (const auto* kind : kinds)
        all += std::string(kind->id) + "  " + spoken(kind->title, translate) + '\n' +
               optionsText(kind->options, translate);
    return all;
}

std::string labText(const Lab& lab, Translate translate) {
    return std::string(lab.id) + "  " + spoken(lab.title, translate) + '\n' + spoken(lab.about, translate) +
           "\n\n" + optionsText(lab.options, translate);
}

const Phrase* nameOf(const Schema& options, std::string_view key, std::string_view value) {
    const auto option = std::ranges::find(options, key, &Option::key);
    if (option == options.end()) return nullptr;
    const auto choice = std::ranges::find(option->choices, value, &Option::Choice::value);
    return choice == option->choices.end() ? nullptr : &choice->label;
}

std::string tableText(const Table& table, Translate translate, const Schema& rules) {
    std::vector<Line> lines(1);
    for (const auto& column : table.columns) lines[0].push_back(spoken(column.title, translate));
    for (const auto& row : table.rows) {
        auto& line = lines.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const CellText text{translate, rules, table.columns[i].key, table.view == Table::View::Grid};
            line.push_back(std::string(table.columns[i].before) + std::visit(text, row[i]));
        }
    }
    auto all = aligned(lines);
    for (const auto& total : table.totals)
        all +=
            spoken({text("core", "%1: %2"), {total.title, std::to_string(total.number)}}, translate) + '\n';
    for (const auto& fact : table.facts)
        all += (fact.holds ? "✓ " : "✗ ") + spoken(fact.text, translate) + '\n';
    return all;
}

} // namespace core
