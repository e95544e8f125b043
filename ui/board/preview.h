#pragma once

#include <QWidget>

#include "core/game.h"
#include "ui/board/notes.h"
#include "ui/look/theme.h"

#include <optional>
#include <vector>

// A small picture of a position, as the board shows it.
class Preview final : public QWidget {
    Q_OBJECT
public:
    explicit Preview(QSize size = {}, QWidget* parent = nullptr); // at scale 1; none: as its layout has it

    void show(const core::Game& game, const core::Position& position) { show(game, position, position); }
    void show(const core::Game& game, const core::Position& start, const core::Position& position);
    // Another position has none.
    void setNotes(std::vector<Note> notes);
    // Rings what is played; another position has none.
    void setRinged(std::optional<core::SpotId> spot);
    // A start where pieces are still to be placed: with a ready-made set-up.
    void showSetUp(const core::Game& game, const core::Position& start);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refit();
    void paintBoard(QPainter& painter) const;

    std::string_view m_kind;
    core::Layout m_layout;
    core::Scene m_scene;
    Stage m_stage;
    std::vector<Note> m_notes;
    std::optional<core::SpotId> m_ringed;
};
