#pragma once

#include <QString>

#include "ui/board/stage.h"
#include "ui/theme.h"

#include <optional>
#include <vector>

// Figures beside each other on a board: on a move's arrow, or in the middle between two spots.
struct Note {
    core::SpotId from = 0, to = 0; // the same twice: on that spot
    bool bare = false;             // where nothing stands
    std::optional<core::Arrow> arrow = {};
    struct Figure {
        QString text;
        Hue hue;
    };
    std::vector<Figure> figures = {};
};

// `scale`: how large the figures are.
void paintNotes(QPainter& painter, const Stage& stage, const core::Layout& layout,
                const std::vector<Note>& notes, double scale);
