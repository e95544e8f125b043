#pragma once

#include <QPointF>
#include <QString>

#include "ui/board/stage.h"
#include "ui/look/theme.h"

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
        QString who = {}; // whom it counts; shown beside it where few names find room
    };
    std::vector<Figure> figures = {};
};

// Whom all figures of a note count, of those on a spot or near a place in board units: "✓ 2: Anna, Ben".
QString whoStands(const std::vector<Note>& notes, core::SpotId spot);
QString whoStands(const std::vector<Note>& notes, const core::Layout& layout, QPointF near);

// `scale`: how large the figures are.
void paintNotes(QPainter& painter, const Stage& stage, const core::Layout& layout,
                const std::vector<Note>& notes, double scale);
