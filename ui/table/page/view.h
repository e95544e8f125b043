#pragma once

// What devices are shown: a board as data for their pages, and the words of the page.

#include "core/picture/page.h"
#include "ui/look/language.h"
#include "ui/table/wire/json.h"

#include <memory>
#include <optional>

// The board as those see it who share a seat and a language, and what their devices are told of it.
class View {
public:
    // `seat`: nobody's, of those who watch.
    View(const std::shared_ptr<const core::Game>& game, const core::Position& start,
         std::optional<core::Player> seat, language::Id language)
        : m_seat(seat), m_language(language), m_board(game, start) {}

    core::BoardState& board() { return m_board; }
    const core::BoardState& board() const { return m_board; }

    void show(const core::Position& position);
    void show(const core::Match& match); // with its last move

    // Messages.
    table::Json layout() const;
    table::Json motion(const core::Position& from, core::Move move) const;
    table::Json scene() const; // a part of one

private:
    std::optional<core::Player> m_seat;
    language::Id m_language;
    core::BoardState m_board;
    std::optional<core::LastMove> m_last;
};
