#pragma once

#include "core/board.h"
#include "core/games/ribbonim/rules.h"

namespace core::ribbonim {

// Where the rows of a start field lie on the board: ribbons below each other, rings to the right of short
// ones or below, all as large as fits.
class Geometry {
public:
    static constexpr Size board{838, 496};
    static constexpr float stoneWidth = 0.75F, stoneHeight = 0.69F; // as it is drawn, in steps

    explicit Geometry(const Rules::Position& start);

    float step() const { return m_step; } // from stone to stone
    // The place `along` a row; between two places and beyond the ends too.
    Point at(int row, float along) const;
    // The lower edge of a stone.
    Point below(Point stone) const { return {stone.x, stone.y + m_step * stoneHeight / 2}; }
    // How far along a row one step is: the stones of a ring stand a little wider.
    float perStep(int row) const;
    Point centre(int row) const { return line(row).origin; } // of a ring
    float radius(int row) const { return line(row).radius; } // of a ring

private:
    struct Line {
        int row = 0;
        int places = 0;
        bool ring = false;
        Point origin = {}; // the first place of a ribbon, the centre of a ring
        float radius = 0;  // of a ring
    };
    struct Box {
        float left = 0, top = 0, width = 0, height = 0;
        float right() const { return left + width; }
        float bottom() const { return top + height; }
        bool meets(const Box& other) const;
    };

    const Line& line(int row) const;
    bool arrange(int columns, bool loose);
    bool arrange();
    void stack(std::vector<Box>& boxes, int columns, bool loose) const;
    bool pyramid() const;
    bool placeRings(std::vector<Box>& boxes) const;
    bool placeRing(std::vector<Box>& boxes, std::size_t ring, const std::vector<std::size_t>& placed) const;
    void spreadRings(std::vector<Box>& boxes) const;
    void lowerRings(std::vector<Box>& boxes) const;
    Box boxOf(const Line& line) const;
    float ringRadius(int places) const;
    float rowHeight() const;

    std::vector<Line> m_lines; // the rows in use
    float m_step = 0;
};

} // namespace core::ribbonim
