#include "app/cli/commands.h"

#include "app/cli/limit.h"
#include "core/kind.h"
#include "core/play/json.h"
#include "core/solve/positiongraph.h"

#include <QProcess>

#include <algorithm>
#include <array>
#include <iostream>

using namespace core;

namespace cli {

namespace {

constexpr std::chrono::seconds carefulLimit(20);
constexpr int oftenEnough = 20; // ms, to look whether to stop

// One of a few words given for a key; throws InputError with all of them.
std::size_t wordOf(const Arguments& arguments, std::string_view key,
                   const std::vector<std::string_view>& words, std::size_t fallback) {
    const auto given = arguments.value(key);
    if (!given) return fallback;
    std::string known;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == *given) return i;
        known += (known.empty() ? "" : ", ") + std::string(words[i]);
    }
    throw badValue(key, *given, {text("core", "one of %1"), {known}});
}

GraphQuery queryOf(const Arguments& arguments) {
    GraphQuery query;
    constexpr std::array shows{GraphQuery::Show::First, GraphQuery::Show::Second, GraphQuery::Show::Endless};
    if (arguments.value("show"))
        query.show = shows[wordOf(arguments, "show", {"first", "second", "endless"}, 2)];
    query.tree = wordOf(arguments, "shape", {"loops", "tree"}, 0) == 1;
    query.leaving = arguments.flag("leaving");
    query.all = arguments.flag("all");
    query.strategyOnly = arguments.flag("strategy");
    return query;
}

// What is to be said beside a graph: that nothing is in it, or what is where another part was to be expected.
std::optional<Message> remarkOn(const PositionGraph& made, const Game& game, const Position& start,
                                const GraphQuery& query) {
    using Show = GraphQuery::Show;
    if (made.nodes.empty()) {
        if (made.shows == Show::Endless)
            return Message{query.tree ? text("cli", "no endless play begins at “%1”, so the tree is empty")
                                      : text("cli", "no endless play can be reached from “%1”"),
                           {game.text(start)}};
        return Message{made.shows == Show::First
                           ? text("cli", "first wins no position that can be reached from “%1”")
                           : text("cli", "second wins no position that can be reached from “%1”"),
                       {game.text(start)}};
    }
    if (query.show || !game.kind().draws || made.shows == Show::Endless) return {};
    return made.shows == Show::First ? text("cli", "no play is endless here: this is what first wins")
                                     : text("cli", "no play is endless here: this is what second wins");
}

// What a Graphviz program makes of a DOT text; nothing if it took too long or is stopped.
std::optional<std::string> laidOut(const LayoutEngine& engine, const std::string& dotText,
                                   std::chrono::milliseconds limit, const std::stop_token& stop) {
    QProcess process;
    QStringList arguments{QStringLiteral("-Tsvg")};
    for (const auto* option : engine.arguments) arguments << QLatin1String(option);
    process.start(QLatin1String(engine.program), arguments);
    if (!process.waitForStarted())
        throw InputError(
            {text("cli", "“%1” could not be started: SVG needs the package “graphviz”"), {engine.program}});
    process.write(QByteArray::fromStdString(dotText));
    process.closeWriteChannel();
    const auto end = std::chrono::steady_clock::now() + limit;
    while (!process.waitForFinished(oftenEnough))
        if (stop.stop_requested() || std::chrono::steady_clock::now() > end) {
            process.kill();
            process.waitForFinished();
            return {};
        }
    return process.readAllStandardOutput().toStdString();
}

// Nothing if stopped.
std::optional<std::string> svgOf(const std::string& dotText, const std::stop_token& stop) {
    const auto& [careful, quick] = layoutEngines();
    if (auto svg = laidOut(careful, dotText, carefulLimit, stop)) return svg;
    return laidOut(quick, dotText, std::chrono::hours(24), stop);
}

} // namespace

Syntax graphSyntax() {
    return {"graph",
            {"GAME"},
            {"rules", "position", "time-ms", "show", "shape", "nodes", "format", "lang"},
            {"leaving", "all", "strategy", "json", "help"}};
}

Exit graph(const Arguments& arguments, Translate translate) {
    const auto& kind = kindOf(arguments.word("GAME"));
    const auto game = kind.game(arguments.value("rules").value_or(""));
    const auto given = arguments.value("position");
    const bool svg = wordOf(arguments, "format", {"dot", "svg"}, 0) == 1;
    constexpr std::array texts{NodeText::Notation, NodeText::Source};
    const auto nodeText = texts[wordOf(arguments, "nodes", {"notation", "source"}, 0)];
    const Limit limit(timeLimit(arguments));
    const auto start = given ? game->parse(*given) : game->start();
    const auto query = queryOf(arguments);
    const auto made = positionGraph(*game, start, query, limit.token());
    if (!made.complete) return Exit::NotProved;
    const auto dotText = dot(made, nodeText);
    const auto svgText = svg && !arguments.flag("json") ? svgOf(dotText, limit.token()) : std::string();
    if (!svgText) return Exit::NotProved;
    std::cout << (arguments.flag("json") ? graphJson(*game, made) : svg ? *svgText : dotText);
    if (const auto remark = remarkOn(made, *game, start, query))
        std::cerr << "kachisuji-cli: " << spoken(*remark, translate) << '\n';
    return Exit::Done;
}

Exit positions(const Arguments& arguments, Translate) {
    if (arguments.flag("csv") && arguments.flag("json"))
        throw InputError(text("cli", "“--csv” and “--json” exclude each other"));
    const auto game = kindOf(arguments.word("GAME")).game(arguments.value("rules").value_or(""));
    const auto given = arguments.value("position");
    const Limit limit(timeLimit(arguments));
    const auto all = everyPosition(*game, given ? game->parse(*given) : game->start(), limit.token());
    if (!all.complete) return Exit::NotProved;
    std::cout << (arguments.flag("json") ? listingJson(*game, all) : listingCsv(*game, all));
    return Exit::Done;
}

} // namespace cli
