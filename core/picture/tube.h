#pragma once

#include "core/board.h"

#include <array>
#include <optional>
#include <vector>

namespace core {

// A field with joined edges as the body it is: rolled up to a tube, or where both pairs of edges are joined
// to a ring. Tells where its cells are seen; nothing is drawn here. Lengths are cells, y down.
class Tube {
public:
    struct Pose {
        double rolled = 1; // 0: flat, 1: closed; the edges come first
        Point turn = {};   // by so many cells, right and down, as the flat field is turned
    };
    struct Cell {
        int column = 0, row = 0;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    // A part of a cell.
    struct Facet {
        std::array<Point, 4> corners;
        Cell cell;
        bool rim = false;    // beyond the first or last row
        bool inside = false; // the other side of it is seen
        double light = 1;    // 0 … 1
        double depth = 0;    // the larger, the nearer
    };
    struct Seen {
        Point at;
        double size = 1;   // so long a cell is there
        double facing = 1; // 1: straight to the eye, below 0: from behind
        double depth = 0;
    };
    struct Box {
        Point from, to;
    };

    // Its columns are joined, and with the rows it is a ring.
    static bool rolls(const std::optional<Wrap>& wrap) { return wrap && wrap->across; }

    Tube(const Wrap& wrap, const Pose& pose);

    bool ring() const { return m_ring; }
    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    Seen at(double column, double row) const;
    const std::vector<Facet>& facets() const { return m_facets; } // what lies behind comes first
    Box box() const;                                              // of all of them
    std::optional<Cell> at(Point point) const;                    // the outside of which is seen there
    // The turn by which a cell comes to the front.
    Point turnTo(Cell cell) const;

private:
    struct Vector {
        double x = 0, y = 0, z = 0;
    };
    static Vector plus(Vector a, Vector b);
    static Vector minus(Vector a, Vector b);
    static Vector cross(Vector a, Vector b);
    static Vector unit(Vector v);
    Vector place(double around, double along) const;
    Vector seen(Vector v) const;
    Point project(Vector v) const;
    void addFacets(Cell cell, double from, double to);
    void addFacet(Cell cell, double u, double w, double du, double dw);
    double around(const Cell& cell) const; // where it begins, as it is turned
    double along(const Cell& cell) const;

    int m_columns, m_rows;
    bool m_ring;
    double m_round, m_long; // cells round the tube, and along its axis
    double m_radius, m_ringRadius, m_eye;
    Pose m_pose;
    std::vector<Facet> m_facets;
};

} // namespace core
