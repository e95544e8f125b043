#include "core/games/bao/labs/labs.h"
#include "core/games/bao/loops/boards.h"
#include "core/games/bao/loops/rollback.h"
#include "core/games/bao/rules/rules.h"

namespace core::bao {

namespace {

// What was counted of boards, with the first one found of each kind that they rule out.
struct Rollbacks {
    std::int64_t boards = 0, stops = 0, emptyPairs = 0, equalPairs = 0, first = 0, second = 0, unmarked = 0;
    std::int64_t undone = 0, undoneUnmarked = 0; // of all sizes: with a lay to undo, then stopping
    HandBoard emptyYetEndless, markedYetEndless, markedLoop, unmarkedStop;
};

void add(Rollbacks& count, const Ring& ring, const HandBoard& board) {
    const auto signs = stopSigns(board);
    const auto length = rollbackLength(ring, board);
    const bool stops = length.has_value(), undone = length.value_or(0) > 0;
    const bool marked = signs.equalPair || signs.first || signs.second;
    ++count.boards;
    count.stops += stops;
    count.emptyPairs += signs.emptyPair;
    count.equalPairs += signs.equalPair;
    count.first += signs.first;
    count.second += signs.second;
    count.unmarked += stops && !marked;
    count.undone += undone;
    count.undoneUnmarked += undone && !marked;
    const auto note = [&](HandBoard& example, bool found) {
        if (found && example.empty()) example = board;
    };
    note(count.emptyYetEndless, signs.emptyPair && !stops);
    note(count.markedYetEndless, marked && !stops);
    note(count.unmarkedStop, undone && !marked);
    note(count.markedLoop, marked && conditionLoop(board));
}

Fact fact(const HandBoard& exception, Phrase holds, Phrase fails, const std::vector<int>& figures = {}) {
    if (exception.empty()) return {true, holds};
    std::string board;
    for (const int n : exception) board += (board.empty() ? "(" : ",") + std::to_string(n);
    std::vector<Message::Argument> places{board + ')'};
    for (const int figure : figures) places.emplace_back(figure);
    return {false, {fails, std::move(places)}};
}

Table rollbacks(const Values& values, const StopToken& stop, const Lab::Progress& progress) {
    const Ring ring(values.number("pits"));
    const int most = values.number("stones");
    Table result;
    result.columns = {{"stones", text("bao", "stones")},    {"boards", text("bao", "boards")},
                      {"stops", text("bao", "stops")},      {"empty", text("bao", "two empty")},
                      {"equal", text("bao", "two equal")},  {"first", text("bao", "pattern 1")},
                      {"second", text("bao", "pattern 2")}, {"unmarked", text("bao", "unmarked")}};
    Rollbacks all;
    for (int n = 1; n <= most; ++n) {
        Rollbacks count = all;
        count.boards = count.stops = count.emptyPairs = count.equalPairs = count.first = count.second =
            count.unmarked = 0;
        result.complete = eachBoard(ring.size(), n, [&](const HandBoard& board) {
            if (board.front() > 0) add(count, ring, board);
            return !stop.stop_requested();
        });
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
             text("bao", "%1 has one of the signs of Inahata and Takahashi and is on a loop all the same.")),
        fact(all.unmarkedStop,
             text("bao", "Every rollback that undoes a lay and then stops bears one of their signs."),
             text("bao", "%1 bears none of their signs, and its rollback stops all the same; so it is with "
                         "%2 of %3 rollbacks that undo a lay and then stop."),
             {static_cast<int>(all.undoneUnmarked), static_cast<int>(all.undone)})};
    return result;
}

} // namespace

Lab rollbackLab() {
    using enum Option::Type;
    return {"bao-rollback",
            text("bao", "Rollback"),
            text("bao",
                 "Undoes lays on every board up to a number of stones and checks what Inahata and Takahashi "
                 "say of where that stops. Their signs are looked for along the line from the sown pit on."),
            {{"pits", Int, text("bao", "Pits in a row"), "3", Rules::minPits, 4},
             {"stones", Int, text("bao", "Most stones"), "10", 1, 14}},
            rollbacks};
}

} // namespace core::bao
