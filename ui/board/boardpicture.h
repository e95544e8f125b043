#pragma once

#include <QPixmap>

#include "core/picture/trace.h"
#include "core/picture/ways.h"
#include "ui/board/notes.h"
#include "ui/board/stage.h"

#include <array>
#include <optional>
#include <vector>

// How a board lies: before both players, or on a flat screen between them for the one who reads it now. Where
// each half lies before its player only the writing is turned, each word and mark in its place; else the
// whole board is.
struct Facing {
    bool flat = false;                                   // between them
    bool whole = false, writing = false;                 // turned by 180°
    core::Layout::Side first = core::Layout::Side::Left; // where the first player sits, as it is drawn
    std::optional<core::Player> reader = {};

    static Facing of(const core::Layout& layout, std::optional<core::Player> reader) {
        if (!reader) return {false, false, false, layout.first};
        const bool across = *reader == layout.above();
        if (layout.liesBetween()) return {true, false, across, layout.first, reader};
        using Side = core::Layout::Side;
        return {true, across, false, *reader == core::Player::First ? Side::Below : Side::Above, reader};
    }
    friend bool operator==(const Facing&, const Facing&) = default;
};

// What lies under everything on a board, painted once for each size and look.
class Ground {
public:
    const QPixmap& picture() const { return m_picture; }
    void fit(const core::Layout& layout, const Stage& stage, QSize size, double ratio);
    void forget() { m_picture = {}; } // another look, size or board

private:
    QPixmap m_picture;
};

// Whose side is lit and gives the edge its colour: the mover's, at the end the winner's all round; nothing: a
// draw, or a look back. It changes when the piece has landed.
struct Lit {
    std::optional<core::Player> side;
    bool even = false; // the edge is as wide all round: nobody is on move
};

// What is seen of a board besides what its model says: where one points, what was played, whose side is lit.
struct BoardPicture {
    Ground ground;
    std::array<QString, 2> names;
    Lit lit;
    Facing facing;
    bool preview = false;      // it is no position of the match
    bool playable = false;     // moves can be pointed at
    bool listed = false;       // the framed move is one pointed at in a list
    bool told = false;         // what it does is told beside the board, so that nothing covers its marks
    core::SpotId current = -1; // pointed at
    core::SpotId ringed = -1;  // has the keyboard's ring
    std::optional<core::Move> framed;
    double shown = 1; // opacity of the marks
    std::vector<core::LineStep> line;
    std::vector<core::SpotId> aside; // shaded
    std::optional<core::LastMove> last;
    std::vector<Note> notes;              // in the place of marks
    const core::Motion* motion = nullptr; // being shown, so far (ms)
    double time = 0;
};
