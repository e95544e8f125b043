#include "core/games/bao/labs/labs.h"

#include "core/gameof.h"
#include "core/games/bao/labs/looptable.h"
#include "core/games/bao/labs/messages.h"
#include "core/games/bao/look/explanation.h"
#include "core/games/bao/look/look.h"
#include "core/games/bao/loops/wayin.h"

#include <algorithm>
#include <cctype>

namespace core::bao {

namespace {

constexpr int searched = 6;

std::string pitName(int pit) {
    return {static_cast<char>('a' + pit)};
}

int mostStones(int pits) {
    return pits * Rules::maxStones;
}

// "3,1,0,3/0,1,0,1 a"
std::string boardText(const RingBoard& board) {
    std::string all;
    for (std::size_t pit = 0; pit < board.stones.size(); ++pit) {
        if (pit > 0) all += pit == board.stones.size() / 2 ? '/' : ',';
        all += std::to_string(board.stones[pit]);
    }
    return all + ' ' + pitName(board.hand);
}

InputError badBoard(std::string_view given, const Message& reason) {
    return InputError({text("bao", "board “%1”: %2"), {std::string(given), reason}});
}

int handIn(std::string_view given, const std::string& word, std::size_t pits) {
    const int pit = word.front() - 'a';
    if (word.size() == 1 && pit >= 0 && pit < static_cast<int>(pits)) return pit;
    throw badBoard(given, {text("bao", "“%1” is not a pit; allowed: a to %2"),
                           {word, pitName(static_cast<int>(pits) - 1)}});
}

// Counts divided by anything that is neither a digit nor a letter, then perhaps the letter of the pit in
// hand. A position of a match may be given as it is: what follows its board does not matter here.
RingBoard boardIn(std::string_view given) {
    std::string counts(given), hand;
    const auto isLetter = [](unsigned char c) { return std::isalpha(c) != 0; };
    const auto numbers = static_cast<std::size_t>(std::ranges::find_if(given, isLetter) - given.begin());
    counts.resize(numbers);
    for (const char c : given.substr(numbers))
        if (c != ' ') hand += c;
    if (const auto rows = counts.find('/'); rows != std::string::npos)
        if (const auto end = counts.find(' ', counts.find_first_not_of(' ', rows + 1));
            end != std::string::npos)
            counts.resize(end);
    for (char& c : counts)
        if (c < '0' || c > '9') c = ' ';
    RingBoard board;
    for (const auto& word : split(counts, ' ')) {
        if (word.empty()) continue;
        const auto count = wholeNumber(word);
        if (!count) throw badBoard(given, {text("bao", "“%1” is not a number of stones"), {word}});
        board.stones.push_back(*count);
    }
    const auto pits = board.stones.size();
    if (pits % 2 != 0 || pits / 2 < std::size_t{Rules::minPits} || pits / 2 > std::size_t{Rules::maxPits})
        throw badBoard(given, {text("bao", "%1 pits; allowed: an even number from %2 to %3"),
                               {static_cast<int>(pits), 2 * Rules::minPits, 2 * Rules::maxPits}});
    const int most = mostStones(static_cast<int>(pits));
    int all = 0;
    for (const int count : board.stones)
        if ((all += std::min(count, most + 1)) > most)
            throw badBoard(given, {text("bao", "at most %1 stones"), {most}});
    if (!hand.empty()) board.hand = handIn(given, hand, pits);
    return board;
}

FoundLoops foundLoops(int pitsInRow, const StopToken& stop, const Lab::Progress& progress) {
    const Rules rules(parseValues(options(), "pits=" + std::to_string(pitsInRow)));
    const auto found = findLoops(rules.ring(), rules.start().stones, stop, progress);
    return {listed(found), pitsInTable == pitsInRow, loopTable(rules.ring(), found), found.boards};
}

// A move that never ends, as a board of the lab.
std::optional<LabLink::Way> wayToLoop(const Game& game, const Position& position, Move move) {
    const Rules rules(parseValues(options(), game.rules()));
    const auto p = unpack<Rules::Position>(position);
    const auto m = unpack<Rules::Move>(move);
    const auto told = endlessInWords(rules, p, m);
    if (!told) return {};
    return LabLink::Way{boardText(ringBoard(rules.ring(), p.stones, m.slot)), *told};
}

} // namespace

RingLab ringLab() {
    return {.title = text("bao", "Loops"),
            .table = "bao-loops",
            .minPits = Rules::minPits,
            .maxPits = Rules::maxPits,
            .searched = searched,
            .usual = 4,
            .look = {wood, hollow, rim, cream},
            .mostStones = mostStones,
            .pitName = pitName,
            .text = boardText,
            .parse = boardIn,
            .channels = channelsOf,
            .study = study,
            .loops = foundLoops,
            .wayIn = wayIn};
}

LabLink loopLink() {
    return {.name = text("bao", "Show the loop"),
            .ofMove = text("bao", "Show the loop of %1"),
            .nowhere = text("bao", "Every move here comes to an end."),
            .way = wayToLoop};
}

} // namespace core::bao
