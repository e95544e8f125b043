#pragma once

#include "ui/board/boardmodel.h"
#include "ui/board/facing.h"
#include "ui/board/ground.h"
#include "ui/board/motion.h"
#include "ui/board/movemarks.h"
#include "ui/board/notes.h"
#include "ui/board/stopchip.h"
#include "ui/board/trace.h"
#include "ui/board/ways.h"

#include <array>
#include <optional>

// What is seen of a board besides what its model says: where one points, what was played, whose side is lit.
struct BoardPicture {
    Ground ground;
    std::array<QString, 2> names;
    std::optional<core::Player> lit; // nothing: a draw
    Facing facing;
    bool preview = false;      // it is no position of the match
    bool playable = false;     // moves can be pointed at
    bool listed = false;       // the framed move is one pointed at in a list
    core::SpotId current = -1; // pointed at
    core::SpotId ringed = -1;  // has the keyboard's ring
    std::optional<core::Move> framed;
    double shown = 1; // opacity of the marks
    std::vector<LineStep> line;
    std::vector<core::SpotId> aside; // shaded
    std::optional<LastMove> last;
    std::vector<Note> notes; // in the place of marks
};

// Paints a board into an area, from the ground up.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const QRectF& area, const BoardModel& model, const Stage& stage,
                 const BoardPicture& picture);

    void paint();
    // A moment of a move instead.
    void paint(const Motion& motion, double time);

private:
    template <class Paint>
    void paintOnGround(Paint paint);
    void paintGround();
    void paintNames();
    void paintPosition();
    void paintMotion(const Motion& motion, double time);
    void paintTurning(const Motion& motion, double time);
    void paintAside();
    void paintStates();
    void paintMarks();
    void paintFocus();
    void paintEdge();
    QRectF inner() const;

    QPainter& m_painter;
    QRectF m_area;
    const BoardModel& m_model;
    const Stage& m_stage;
    const BoardPicture& m_picture;
    StopChip m_stop;
};
