#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "ui/board/boardmodel.h"
#include "ui/board/stage.h"

#include <optional>

// Turns a field with joined edges: by its discs, by keys, or by dragging its ground.
class FieldTurning final : public QObject {
    Q_OBJECT
public:
    FieldTurning(BoardModel& model, const Stage& stage, QObject* parent = nullptr);

    // Presses where a spot, or none (−1), lies; returns whether that was for the field: it is gripped on a
    // disc, on ground beside it, or on a cell with nothing to point at.
    bool press(QPointF at, core::SpotId spot);
    bool gripped() const { return m_grip.has_value(); }
    void drag(QPointF at);
    // A field gripped on a spot and let go where it was has been clicked there.
    std::optional<core::SpotId> release();
    // By whole cells, snapping to them.
    void turnBy(int right, int down);

signals:
    void turned();

private:
    void turnTo(core::Point cells);

    BoardModel& m_model;
    const Stage& m_stage;
    QVariantAnimation m_motion;
    struct Grip {
        QPointF from; // of the pointer
        core::Point turn;
        core::SpotId spot = -1;
    };
    std::optional<Grip> m_grip; // while the field is dragged
};
