// What the games give: rules, values and puzzles, one line each, to be compared between two builds of core.
//     values golden GAME <golden.txt      each line of the file, with what this build makes of it
//     values positions NUMBER SEED        positions of random matches under the rules that puzzles are made
//     from values puzzles NUMBER SEED          puzzles of every game
#include "core/kind.h"
#include "core/play/json.h"
#include "core/play/opponent.h"
#include "core/puzzle/maker.h"
#include "core/puzzle/sheet.h"
#include "core/solve/census.h"

#include <cstdio>
#include <random>
#include <sstream>

using namespace core;

namespace {

void print(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    if (line.empty() || line.back() != '\n') std::fputc('\n', stdout);
}

void value(const Game& game, Solver& solver, const Position& position) {
    print(analysisJson(game, position, think(game, solver, position, {})));
}

std::string rest(std::istream& in) {
    std::string s;
    std::getline(in >> std::ws, s);
    return s;
}

struct Replay {
    const Kind& kind;
    std::unique_ptr<Game> game = {};
    std::unique_ptr<Solver> solver = {};
    Position reached = {};

    void line(const std::string& text) {
        std::istringstream in(text);
        std::string word;
        in >> word;
        if (word == "rules") {
            game = kind.game(rest(in));
            solver = game->solver();
            reached = game->start();
            print(game->rules());
        } else if (word == "perft") {
            int depth = 0;
            std::uint64_t count = 0;
            in >> depth >> count;
            print(std::to_string(perft(*game, position(in), depth, {})));
        } else if (word == "value") {
            std::string outcome, plies;
            in >> outcome >> plies;
            value(*game, *solver, position(in));
        } else if (word == "play") {
            for (std::string move; in >> move;) reached = game->reached(reached, game->parse(reached, move));
            print(game->text(reached));
        } else if (word == "reach") {
            reached = position(in);
        }
    }
    Position position(std::istream& in) const {
        const auto text = rest(in);
        return text.empty() ? game->start() : game->parse(text);
    }
};

void golden(const char* id) {
    Replay replay{kindOf(id)};
    std::string line;
    for (int c = 0; (c = std::getchar()) != EOF;) {
        if (c != '\n') {
            line += static_cast<char>(c);
            continue;
        }
        if (!line.empty() && line.front() != '#') replay.line(line);
        line.clear();
    }
}

void positions(int number, std::mt19937_64 random) {
    struct Table {
        std::unique_ptr<Game> game;
        std::unique_ptr<Solver> solver;
    };
    std::vector<std::vector<Table>> kinds;
    for (const auto* kind : catalogue()) {
        auto& tables = kinds.emplace_back();
        auto rules = kind->practice;
        if (rules.empty())
            for (const auto& preset : kind->presets) rules.push_back(preset.rules);
        for (const auto& one : rules) {
            auto game = kind->game(one);
            auto solver = game->solver();
            tables.push_back({std::move(game), std::move(solver)});
        }
    }
    for (int i = 0; i < number; ++i) {
        const auto& tables = kinds[static_cast<std::size_t>(i) % kinds.size()];
        const auto& [game, solver] = tables[random() % tables.size()];
        auto position = game->start();
        for (auto plies = random() % 24; plies > 0; --plies) {
            const auto moves = game->moves(position);
            if (moves.empty()) break;
            const auto next = game->settle(game->play(position, moves[random() % moves.size()]), {});
            if (next) position = *next;
        }
        value(*game, *solver, position);
    }
}

void puzzles(int number, std::uint64_t seed) {
    for (const auto* kind : catalogue())
        print(puzzlesJson(kind->id, seed, collectPuzzles(*kind, {number, seed}, {})));
}

} // namespace

int main(int count, char** words) try {
    const std::string_view what = count > 2 ? words[1] : "";
    if (what == "golden") golden(words[2]);
    const auto seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 0;
    if (what == "positions") positions(std::atoi(words[2]), std::mt19937_64(seed));
    if (what == "puzzles") puzzles(std::atoi(words[2]), seed);
    return 0;
} catch (const std::exception& problem) {
    std::fprintf(stderr, "%s\n", problem.what());
    return 1;
}
