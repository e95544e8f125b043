#pragma once

#include "core/kind.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

// A position while it is set up by hand, and the rules as far as that changes them: what can be pressed
// there, and whether it can be played from.
class Arrangement {
public:
    Arrangement(std::shared_ptr<const Game> game, const Position& position)
        : m_game(std::move(game)), m_position(position) {}

    const std::shared_ptr<const Game>& game() const { return m_game; }
    const Position& position() const { return m_position; }

    // Both throw InputError where they can do nothing, and then all stays as it was.
    void use(std::size_t tool, SpotId spot) {
        const auto draft = m_game->applied(m_position, tool, spot);
        if (draft.option) m_game = m_game->kind().game(rulesWith(draft.option->first, draft.option->second));
        m_position = draft.position;
    }
    void read(std::string_view text) { m_position = m_game->parse(text); }
    void change(std::size_t which) { // of Game::changes
        const auto all = m_game->changes(m_position);
        if (which < all.size()) m_position = all[which].position;
    }
    // Why it cannot be played from here; nothing: it can.
    std::optional<Objection> objection() const {
        if (auto found = m_game->objection(m_position)) return found;
        if (!m_game->moves(m_position).empty()) return {};
        return Objection{text("SetUp", "In this position the game is over already.")};
    }

private:
    // The rules with another value of one option.
    std::string rulesWith(std::string_view key, const std::string& value) const {
        std::string all;
        for (const auto& pair : split(m_game->rules(), ';'))
            if (!pair.empty() && pair.substr(0, pair.find('=')) != key) all += pair + ';';
        return value.empty() ? all.substr(0, all.empty() ? 0 : all.size() - 1)
                             : all + std::string(key) + '=' + value;
    }

    std::shared_ptr<const Game> m_game;
    Position m_position;
};

} // namespace core
