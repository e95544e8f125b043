#include "core/puzzle/sheet.h"

#include "core/kind.h"

#include <boost/algorithm/string/join.hpp>
#include <nlohmann/json.hpp>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> answerTexts(const Puzzle& puzzle) {
    std::vector<std::string> all;
    for (const auto m : puzzle.answers) all.push_back(puzzle.game->text(puzzle.position, m));
    return all;
}

const char* playerName(Player player) {
    return player == Player::First ? "first" : "second";
}

Json puzzleJson(const Puzzle& puzzle) {
    const auto texts = answerTexts(puzzle);
    const auto winner = puzzle.winner();
    const auto* const outcome = puzzle.outcome == Outcome::Win    ? "win"
                                : puzzle.outcome == Outcome::Draw ? "draw"
                                                                  : "loss";
    Json json{{"rules", puzzle.game->rules()},
              {"position", puzzle.game->text(puzzle.position)},
              {"mover", playerName(puzzle.game->mover(puzzle.position))},
              {"ask", name(puzzle.ask)},
              {"answer", puzzle.ask == Ask::WhoWins ? playerName(*winner) : texts.front()}};
    if (puzzle.ask != Ask::WhoWins) json["answers"] = texts;
    json["outcome"] = outcome;
    json["distance"] = puzzle.plies ? Json(*puzzle.plies) : Json();
    json["grade"] = puzzle.grade;
    json["depth"] = puzzle.depth;
    json["idea"] = puzzle.idea.english;
    json["slip"] = puzzle.slip;
    return json;
}

} // namespace

Message question(const Puzzle& puzzle) {
    const bool alike = puzzle.answers.size() > 1; // moves that lead to the same
    switch (puzzle.ask) {
    case Ask::OnlyWin:
        return alike ? text("puzzles", "Find a move that wins.")
                     : text("puzzles", "Find the only move that wins.");
    case Ask::OnlyDraw:
        return alike ? text("puzzles", "Find a move that does not lose.")
                     : text("puzzles", "Find the only move that does not lose.");
    case Ask::WinIn:
        if (puzzle.plies == 1) return text("puzzles", "Find the move that wins at once.");
        return {plural("puzzles", "Find the move that wins fastest: in %n moves, both players together."),
                {},
                *puzzle.plies};
    case Ask::Loses:
        return alike ? text("puzzles", "Find a move that loses.") : text("puzzles", "One move loses. Which?");
    case Ask::WhoWins:
        break;
    }
    return text("puzzles", "Who wins if both play as well as they can?");
}

Message answer(const Puzzle& puzzle) {
    if (puzzle.ask == Ask::WhoWins)
        return puzzle.outcome == Outcome::Win ? text("puzzles", "The player on move wins.")
                                              : text("puzzles", "The player who is not on move wins.");
    Message all = puzzle.game->phrase(puzzle.position, puzzle.answers.front());
    for (std::size_t i = 1; i < puzzle.answers.size(); ++i)
        all = {text("puzzles", "%1, or just as well: %2"),
               {all, puzzle.game->phrase(puzzle.position, puzzle.answers[i])}};
    return all;
}

std::string puzzlesJson(std::string_view game, std::uint64_t seed, const std::vector<Puzzle>& puzzles) {
    Json all = Json::array();
    for (const auto& puzzle : puzzles) all.push_back(puzzleJson(puzzle));
    return Json{{"game", game}, {"seed", seed}, {"puzzles", std::move(all)}}.dump() + '\n';
}

std::string puzzlesText(const std::vector<Puzzle>& puzzles, Translate translate) {
    std::string all;
    int number = 0;
    for (const auto& puzzle : puzzles) {
        const auto& rules = puzzle.game->rules();
        all += std::to_string(++number) + ".  " + puzzle.game->text(puzzle.position) +
               (rules.empty() ? "" : "   " + rules) + '\n';
        const auto say = [&](const Message& message) { all += "    " + spoken(message, translate) + '\n'; };
        say(question(puzzle));
        const auto solution = puzzle.ask == Ask::WhoWins
                                  ? Message::Argument(answer(puzzle))
                                  : Message::Argument(boost::algorithm::join(answerTexts(puzzle), ", "));
        say({text("puzzles", "Grade %1, %2. Answer: %3"), {puzzle.grade, puzzle.idea, solution}});
    }
    return all;
}

} // namespace core
