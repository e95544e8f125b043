#pragma once

// What devices are shown: a board as data for their pages, and the words of the page.

#include "core/play/match.h"
#include "core/play/tabletalk.h"
#include "ui/board/boardmodel.h"
#include "ui/look/language.h"
#include "ui/table/page/pictures.h"

#include <memory>
#include <optional>

// The board as those see it who share a seat and a language, and what their devices are told of it.
class View {
public:
    View(const std::shared_ptr<const core::Game>& game, const core::Position& start, language::Id language);

    BoardModel& model() { return *m_model; }
    const BoardModel& model() const { return *m_model; }

    void show(const core::Position& position);
    void show(const core::Match& match); // with its last move
    // What comes of a message that points at the board, as with a click: a spot or arrow that there is not is
    // none. A field is turned. Nothing: the message does not.
    std::optional<Selection::Answer> hear(const core::tabletalk::Said& said);

    // Messages.
    table::Json layout() const;
    table::Json motion(const core::Position& from, core::Move move) const;
    table::Json scene() const; // a part of one

private:
    Selection::Answer press(core::SpotId spot);
    Selection::Answer pressArrow(int arrow);

    language::Id m_language;
    std::unique_ptr<BoardModel> m_model;
    std::optional<LastMove> m_last;
};
