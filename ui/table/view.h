#pragma once

#include "core/play/match.h"
#include "ui/board/boardmodel.h"
#include "ui/language.h"
#include "ui/table/pictures.h"

#include <memory>
#include <optional>

// The board as those see it who share a seat and a language, and what their devices are told of it.
class View {
public:
    View(const core::Match& match, language::Id language);

    void setLanguage(language::Id language) { m_language = language; }
    language::Id language() const { return m_language; }
    BoardModel& model() { return *m_model; }
    const BoardModel& model() const { return *m_model; }

    void show(const core::Match& match);
    void turn(int right, int down); // by cells
    // Pointing, as with a click; a spot or arrow that there is not is none.
    Selection::Answer press(core::SpotId spot);
    Selection::Answer pressArrow(int arrow);
    Selection::Answer cancel();

    table::Json layout() const;
    table::Json scene() const;
    table::Json motion(const core::Position& from, core::Move move) const;

private:
    language::Id m_language;
    std::unique_ptr<BoardModel> m_model;
    std::optional<LastMove> m_last;
};
