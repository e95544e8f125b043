#pragma once

#include <QPainter>

#include "ui/board/boardpicture.h"
#include "ui/board/tubestage.h"

// Paints a field that is rolled up, with its pieces and marks, and a move that is being shown.
class TubePainter {
public:
    TubePainter(QPainter& painter, const core::BoardState& model, const TubeStage& stage,
                const BoardPicture& picture)
        : m_painter(painter), m_model(model), m_stage(stage), m_picture(picture),
          m_flat(model.game().layout(model.start())) {}

    // `words`: where the line that explains the seam begins.
    void paint(QPointF words, core::SpotId hover, core::SpotId focus);

private:
    void paintBody();
    void paintSeam(QPointF words);
    void paintLabels();
    void paintCell(core::SpotId spot, const QColor& colour, double width);
    void paintPieces();
    void paintPiece(const core::Token& token, const core::Tube::Seen& seen, const core::Pose& pose);
    void paintMarks();
    QString labelOf(bool column, int index) const;
    QColor groundOf(core::Tube::Cell cell) const;

    QPainter& m_painter;
    const core::BoardState& m_model;
    const TubeStage& m_stage;
    const BoardPicture& m_picture;
    core::Layout m_flat; // not turned
};
