#include "core/lessons/chart.h"

#include "core/kind.h"
#include "core/play/opponent.h"

#include <algorithm>

namespace core {

namespace {

constexpr int tableRow = 6;           // of numbers, one after the other
constexpr std::size_t mostClocks = 6; // of a sowing: else the last ones but one are left out

std::string numbered(std::string_view cells, int first, int second) {
    std::string text(cells);
    const auto put = [&](std::string_view place, int number) {
        if (const auto at = text.find(place); at != std::string::npos)
            text.replace(at, place.size(), std::to_string(number));
    };
    put("%1", first);
    put("%2", second);
    return text;
}

// The board of a cell, where there is such a one.
std::optional<Position> boardIn(const Game& game, std::string_view cells, int first, int second) {
    try {
        return game.parse(numbered(cells, first, second));
    } catch (const InputError&) {
        return {};
    }
}

bool hasTwo(std::string_view cells) {
    return cells.find("%2") != std::string_view::npos;
}

using Place = std::pair<int, int>; // the numbers of a cell

// Where a position stands in the table; as it is turned there, if that is all.
std::optional<Place> placeOf(const Game& game, std::string_view cells, const Position& p) {
    const bool two = hasTwo(cells);
    const int most = two ? Charts::mostOfTwo : Charts::mostNumber;
    const auto exactly = game.brief(p), alike = game.brief(game.folded(p));
    std::optional<Place> found;
    for (int first = 0; first <= most; ++first)
        for (int second = 0; second <= (two ? most : 0); ++second) {
            const auto board = boardIn(game, cells, first, second);
            if (!board) continue;
            if (game.brief(*board) == exactly) return Place{first, second};
            if (!found && game.brief(game.folded(*board)) == alike) found = {first, second};
        }
    return found;
}

// What a move has been answered right with, and the position it was made in.
std::optional<std::pair<Position, Move>> madeIn(const Exercise& exercise) {
    const auto& match = exercise.match();
    if (exercise.state() != Exercise::State::Right || exercise.counters() || match.ply() == 0) return {};
    return std::pair(match.at(match.ply() - 1), match.move(match.ply() - 1));
}

std::string figureText(const Verdict& verdict, const Figure& figure) {
    const auto number = verdict.figures.value(figure);
    return number ? std::to_string(*number) : "–";
}

// The pit that is sown, as far as the question names it.
std::optional<int> handIn(const Exercise& exercise) {
    const auto& match = exercise.match();
    const auto move = exercise.named();
    if (!move || match.ply() > 0) return {};
    return match.game().path(match.start(), match.start(), *move).at(0);
}

std::vector<std::string> namesOfPits(const RingLab& ring, std::size_t pits) {
    std::vector<std::string> names;
    for (std::size_t pit = 0; pit < pits; ++pit) names.push_back(ring.pitName(static_cast<int>(pit)));
    return names;
}

// Before the answer the board as it is; after it lay by lay how it came there.
std::optional<Sketch> clockOf(const Exercise& exercise, Diagram diagram) {
    const auto& game = exercise.match().game();
    if (!game.kind().ring) return {};
    const auto& ring = *game.kind().ring;
    const bool full = diagram == Diagram::Full;
    std::vector<Clock> clocks;
    const auto show = [&](const RingBoard& board, bool hand) {
        clocks.push_back({board.stones,
                          full ? namesOfPits(ring, board.stones.size()) : std::vector<std::string>(),
                          hand ? board.hand : 0, hand});
    };
    if (const auto made = madeIn(exercise)) {
        auto board = ring.parse(game.text(made->first));
        board.hand = game.path(made->first, made->first, made->second).at(0);
        auto lays = ring.study(board, false).course.steps;
        if (lays.size() > mostClocks) lays.erase(lays.begin() + mostClocks - 1, lays.end() - 1);
        for (const auto& lay : lays) show(lay.board, true);
    } else {
        auto board = ring.parse(game.text(exercise.shown()));
        const auto hand = full ? handIn(exercise) : std::nullopt;
        board.hand = hand.value_or(0);
        show(board, hand.has_value());
    }
    auto sketch = sketchOf(clocks);
    sketch.told = clocks.size() > 1     ? text("chart", "Lay by lay: the pit at the top is sown next.")
                  : clocks.front().hand ? text("chart", "Sown the way a clock goes, from the pit at the top.")
                  : full                ? text("chart", "The pits in the order in which they are sown.")
                                        : text("chart", "The stones in the order in which they are sown.");
    return sketch;
}

} // namespace

// Where columns are known they are seen as soon as there is an answer, also while it is refuted; not behind a
// sentence, which is to be found from the boards.
Diagram Charts::shown(const Exercise& exercise, bool columns) {
    const auto& step = exercise.step();
    const bool open = exercise.state() == Exercise::State::Open;
    if (step.chart != Chart::Columns) {
        const bool right = exercise.state() == Exercise::State::Right;
        return right && step.diagram != Diagram::None ? Diagram::Full : step.diagram;
    }
    const bool after = !open && step.task != Task::Look && step.task != Task::Claim;
    return after && (columns || step.diagram != Diagram::None) ? Diagram::Full : step.diagram;
}

std::optional<Sketch> Charts::drawn(const Exercise& exercise, bool columns, const StopToken& stop) {
    const auto diagram = shown(exercise, columns);
    if (diagram == Diagram::None) return {};
    switch (exercise.step().chart) {
    case Chart::Table:
        return table(exercise, diagram, stop);
    case Chart::Answers:
        return answers(exercise, diagram, stop);
    case Chart::Clock:
        return clockOf(exercise, diagram);
    case Chart::Columns:
        break;
    }
    return this->columns(exercise, diagram, stop);
}

Analysis Charts::known(const Exercise& exercise, const Position& p, const StopToken& stop) {
    const auto& match = exercise.match();
    const std::pair key{std::string(match.game().kind().id) + ' ' + match.game().rules(),
                        match.game().text(p)};
    if (const auto found = m_known.find(key); found != m_known.end()) return found->second;
    auto& [game, solver] = m_tables[key.first];
    if (!solver) {
        game = match.sharedGame();
        solver = game->solver();
    }
    auto analysis = unvalued(*game, p);
    solver->analyse(p, stop, [&](const Analysis& more) { analysis = more; }); // with its reasons
    if (!stop.stop_requested()) m_known.emplace(key, analysis);
    return analysis;
}

// Of the board as it is; after a move of the learner, and after what answers a wrong one, of the board before
// as well. All have the columns that the board had at first.
std::optional<Sketch> Charts::columns(const Exercise& exercise, Diagram diagram, const StopToken& stop) {
    const auto& match = exercise.match();
    const int ply = match.ply();
    const auto first = known(exercise, match.start(), stop).why.value_or(Explanation());
    const bool pair = ply > 0 && exercise.state() != Exercise::State::Open && !exercise.counters();
    std::vector<Explanation> all;
    for (int at = pair ? ply - 1 : ply; at <= ply; ++at) {
        const auto& p = match.at(at);
        auto why = known(exercise, p, stop).why.value_or(Explanation());
        // Whoever finds nothing left has lost: no column is odd.
        if (match.game().result(p) == Outcome::Loss) {
            why = {};
            why.columns = first.columns;
        }
        if (why.columns.empty() || stop.stop_requested()) return {};
        const auto more = first.columns.size() - std::min(first.columns.size(), why.columns.size());
        why.columns.insert(why.columns.begin(), first.columns.begin(),
                           first.columns.begin() + static_cast<std::ptrdiff_t>(more));
        for (auto& row : why.rows) row.dots.insert(row.dots.begin(), more, false);
        why.odd.insert(why.odd.begin(), more, false);
        if (diagram == Diagram::Dots) why.odd.clear();
        all.push_back(std::move(why));
    }
    auto sketch = sketchOf(all);
    const bool wrong = pair && exercise.state() == Exercise::State::Wrong;
    const auto& told = wrong && exercise.left() < ply ? all.front() : all.back();
    std::string odd;
    for (std::size_t i = 0; i < told.odd.size(); ++i)
        if (told.odd[i]) odd += (odd.empty() ? "" : "  ") + told.columns[i];
    sketch.told = diagram == Diagram::Dots ? Message(text("chart", "A dot for each piece."))
                  : !odd.empty()           ? Message{wrong ? text("chart", "You left odd columns: %1")
                                                           : text("chart", "Odd columns: %1"),
                                           {odd}}
                  : told.rows.empty() ? text("chart", "Nothing is left: every column is even.")
                                      : text("chart", "Every column is even.");
    return sketch;
}

// Of what is larger than the board in question nothing is told before it is answered, nor of that board.
std::optional<Sketch> Charts::table(const Exercise& exercise, Diagram diagram, const StopToken& stop) {
    const auto& step = exercise.step();
    const auto& game = exercise.match().game();
    const auto p = exercise.position();
    const auto begun = placeOf(game, step.cells, exercise.match().start());
    if (!begun) return {};
    const auto here = placeOf(game, step.cells, p);
    const bool right = exercise.state() == Exercise::State::Right, full = diagram == Diagram::Full;
    std::set<std::string> reached;
    if (full && !right)
        for (const auto move : game.moves(p)) reached.insert(game.brief(game.reached(p, move)));
    BoardTable shown;
    shown.two = hasTwo(step.cells);
    const int most = std::max(begun->first, begun->second);
    shown.across = shown.two ? most + 1 : tableRow;
    const int count = shown.two ? (most + 1) * (most + 1) : most + 1;
    for (int i = 0; i < count; ++i) {
        const Place place = shown.two ? Place{i / shown.across, i % shown.across} : Place{i, 0};
        const auto board = boardIn(game, step.cells, place.first, place.second);
        auto& cell = shown.cells.emplace_back();
        if (!board) continue;
        cell.there = true;
        cell.here = place == here;
        cell.reached = reached.contains(game.brief(*board));
        const bool below =
            here && place != *here && place.first <= here->first && place.second <= here->second;
        if (!right && !below) continue;
        const auto result = game.result(*board);
        const auto analysis = known(exercise, *board, stop);
        if (stop.stop_requested()) return {};
        if (!result && !analysis.verdict.proven()) return {};
        cell.lost = result.value_or(analysis.verdict.lower.outcome) == Outcome::Loss;
        if (step.figure != nullptr && full) cell.text = figureText(analysis.verdict, *step.figure);
    }
    if (!shown.two) // the last row is whole
        shown.cells.resize((shown.cells.size() + tableRow - 1) / tableRow * tableRow);
    auto sketch = sketchOf(shown);
    sketch.told = step.figure != nullptr && full
                      ? text("chart", "The numbers of the boards; a move leads to those that are tinted.")
                  : full && !right
                      ? text("chart", "A dot: lost for whoever moves there. Moves lead to what is tinted.")
                      : text("chart", "A dot: lost for whoever moves there.");
    return sketch;
}

std::optional<Sketch> Charts::answers(const Exercise& exercise, Diagram diagram, const StopToken& stop) {
    const auto& game = exercise.match().game();
    const auto* figure = exercise.step().figure;
    const bool right = exercise.state() == Exercise::State::Right, full = diagram == Diagram::Full;
    const auto made = madeIn(exercise);
    const auto p = made ? made->first : exercise.position();
    if (game.result(p)) return {};
    const auto all = known(exercise, p, stop);
    Fork fork{game.brief(p), {}};
    std::set<std::string> seen;
    for (const auto move : game.moves(p)) {
        const auto next = game.reached(p, move);
        if (game.pending(next)) return {};
        const bool isMade = made && game.folded(game.reached(p, made->second)) == game.folded(next);
        if (!seen.insert(game.text(game.folded(next))).second) continue;
        if (fork.branches.size() == mostMoves) return {};
        auto& branch = fork.branches.emplace_back();
        branch.name = game.brief(next);
        branch.made = isMade;
        const auto worth = std::ranges::find(all.moves, move, &MoveVerdict::move);
        const bool over = game.result(next).has_value();
        if (worth != all.moves.end() && (right || (full && over)))
            branch.worth = markOf(worth->verdict, false, false);
        const auto after = known(exercise, next, stop);
        if (stop.stop_requested()) return {};
        if (figure != nullptr) {
            // Where the match is over only the move to there has it.
            const bool has = after.verdict.figures.has(*figure) || worth == all.moves.end();
            if (full) branch.number = figureText(has ? after.verdict : worth->verdict, *figure);
            continue;
        }
        std::set<std::string> replies;
        for (const auto& [reply, verdict] : after.moves) {
            if (!replies.insert(game.text(game.folded(game.reached(next, reply)))).second) continue;
            if (!verdict.proven()) return {};
            branch.answers.push_back(full ? std::optional(markOf(verdict, false, false)) : std::nullopt);
        }
        if (branch.answers.size() > mostAnswers) return {};
    }
    auto sketch = sketchOf(fork);
    sketch.told =
        figure != nullptr ? full ? text("chart", "Each move, and the number of the board that it leads to.")
                                 : text("chart", "Each move, and the board that it leads to.")
        : full ? text("chart",
                      "Each move, and behind it the answers to it: what each is worth to whoever makes it.")
                          : text("chart", "Each move, and behind it a ring for each answer to it.");
    return sketch;
}

} // namespace core
