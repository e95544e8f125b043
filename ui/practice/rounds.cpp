#include "ui/practice/rounds.h"

#include <algorithm>
#include <utility>

const std::shared_ptr<const core::Game>& Variants::with(const std::string& rules) {
    auto& game = m_games[rules];
    if (!game) game = m_kind.game(rules);
    return game;
}

void BoardRound::begin(const std::vector<core::AskedBoard>& boards) {
    m_boards.assign(boards.begin(), boards.end());
    std::ranges::shuffle(m_boards, m_shuffle);
    m_asked.reset();
    m_begun = true;
}

bool BoardRound::next() {
    m_asked.reset();
    if (m_boards.empty()) return false;
    const auto& board = m_boards.front();
    m_asked.emplace();
    m_asked->game = m_games.with(board.rules);
    m_asked->position = m_asked->game->parse(board.position);
    m_asked->ask = core::Ask::WhoWins;
    m_asked->outcome = board.worth;
    m_open = true;
    return true;
}

// Once; what was answered may be looked at again.
void BoardRound::answered(bool right) {
    if (!std::exchange(m_open, false)) return;
    if (!right) m_boards.push_back(m_boards.front());
    m_boards.pop_front();
}

std::optional<core::Exercise> MistakeRound::next(std::vector<Mistake> all) {
    std::erase_if(all, [&](const Mistake& m) { return !m.waits(m_deck.today()); });
    if (m_asked) std::ranges::stable_sort(all, {}, [&](const Mistake& m) { return m.repeats(*m_asked); });
    m_asked.reset();
    for (const auto& mistake : all)
        if (auto exercise = exerciseOf(mistake)) {
            m_asked = mistake;
            return exercise;
        }
    return {};
}

// Nothing where it is none of a game as it is today.
std::optional<core::Exercise> MistakeRound::exerciseOf(const Mistake& mistake) {
    try {
        const auto& game = m_games.with(mistake.rules.toStdString());
        const auto position = game->parse(mistake.position.toStdString());
        if (game->result(position)) return {};
        return core::Exercise::find(game, position);
    } catch (const core::InputError&) {
        return {};
    }
}

core::Message MistakeRound::question() const {
    return m_asked->win ? core::text("practice", "Here you let a win slip. Find a move that wins.")
                        : core::text("practice", "Here you let a draw slip. Find a move that does not lose.");
}

void MistakeRound::answered(bool right) {
    if (m_asked) m_deck.answered(*m_asked, right);
}
