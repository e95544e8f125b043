#include "core/games/bao/rollback.h"
#include "core/games/bao/rules.h"
#include "core/games/bao/sowinglabs.h"

namespace core::bao {

namespace {

// What was counted of boards, with the first one found of each kind that the article rules out.
struct Count {
    std::int64_t boards = 0, stops = 0, emptyPairs = 0, equalPairs = 0, first = 0, second = 0, unmarked = 0;
    HandBoard emptyYetEndless, markedYetEndless, markedLoop;
};

void add(Count& count, const Ring& ring, const HandBoard& board) {
    const auto signs = stopSigns(board);
    const bool stops = rollbackLength(ring, board).has_value();
    const bool marked = signs.equalPair || signs.first || signs.second;
    ++count.boards;
    count.stops += stops;
    count.emptyPairs += signs.emptyPair;
    count.equalPairs += signs.equalPair;
    count.first += signs.first;
    count.second += signs.second;
    count.unmarked += stops && !marked;
    const auto note = [&](HandBoard& example, bool found) {
        if (found && example.empty()) example = board;
    };
    note(count.emptyYetEndless, signs.emptyPair && !stops);
    note(count.markedYetEndless, marked && !stops);
    note(count.markedLoop, marked && conditionLoop(board));
}

// Every board with so many stones of which the hand holds at least one. False if stopped.
bool eachBoard(Count& count, const Ring& ring, HandBoard& board, std::size_t pit, int left,
               const std::stop_token& stop) {
    if (pit + 1 == board.size()) {
        board[pit] = left;
        add(count, ring, board);
        return !stop.stop_requested();
    }
    for (board[pit] = pit == 0 ? 1 : 0; board[pit] <= left; ++board[pit])
        if (!eachBoard(count, ring, board, pit + 1, left - board[pit], stop)) return false;
    return true;
}

Fact fact(const HandBoard& exception, Phrase holds, Phrase fails) {
    if (exception.empty()) return {true, holds};
    std::string board;
    for (const int n : exception) board += (board.empty() ? "(" : ",") + std::to_string(n);
    return {false, {fails, {board + ')'}}};
}

Table rollbacks(const Values& values, const std::stop_token& stop, const Lab::Progress& progress) {
    const Ring ring(values.number("pits"));
    const int most = values.number("stones");
    Table result;
    result.columns = {{"stones", text("bao", "stones")},    {"boards", text("bao", "boards")},
                      {"stops", text("bao", "stops")},      {"empty", text("bao", "two empty")},
                      {"equal", text("bao", "two equal")},  {"first", text("bao", "pattern 1")},
                      {"second", text("bao", "pattern 2")}, {"unmarked", text("bao", "unmarked")}};
    Count all;
    for (int n = 1; n <= most; ++n) {
        Count count = all;
        count.boards = count.stops = count.emptyPairs = count.equalPairs = count.first = count.second =
            count.unmarked = 0;
        HandBoard board(static_cast<std::size_t>(ring.size()));
        result.complete = eachBoard(count, ring, board, 0, n, stop);
        if (!result.complete) return result;
        result.rows.push_back({std::int64_t{n}, count.boards, count.stops, count.emptyPairs, count.equalPairs,
                               count.first, count.second, count.unmarked});
        all = count;
        progress(static_cast<double>(n) / most);
    }
    result.facts = {
        fact(all.emptyYetEndless, text("bao", "Two empty pits side by side stop every rollback."),
             text("bao", "Two empty pits side by side do not stop the rollback of %1.")),
        fact(all.markedLoop,
             text("bao", "No board has both the condition LOOP and a sign that stops a rollback."),
             text("bao", "%1 has both the condition LOOP and a sign that stops a rollback.")),
        fact(all.markedYetEndless,
             text("bao", "Every board with one of the signs of Inahata and Takahashi stops."),
             text("bao", "%1 has one of the signs of Inahata and Takahashi and is on a loop all the same."))};
    return result;
}

} // namespace

Lab rollbackLab() {
    using enum Option::Type;
    return {"bao-rollback",
            text("bao", "Rollback"),
            text("bao",
                 "Undoes lays on every board up to a number of stones and checks what Inahata and Takahashi "
                 "say of where that stops. Its signs are looked for along the line from the hand on."),
            {{"pits", Int, text("bao", "Pits in a row"), "3", Rules::minPits, 4},
             {"stones", Int, text("bao", "Most stones"), "10", 1, 14}},
            rollbacks};
}

} // namespace core::bao
