#pragma once

#include "core/picture/geometry.h"

#include <string>
#include <vector>

// The figures that boards are drawn with, beside those of the games.
namespace core {

// A smooth curve through all points (Catmull-Rom), as cubic Bézier curves: the first point, then for each of
// the others two that the curve leans to and the point itself.
std::vector<Point> smooth(const std::vector<Point>& points);

// The outline of a spot, `by` larger on each side. It has neither fill nor stroke yet, as all outlines here.
Shape around(const Spot& spot, float by);
// An arrow as one outline, its head half as long again as it is wide; `px`: of a pixel at scale 1.
Shape arrowOutline(Point from, Point to, float width, float px);
// What lines cover that are so broad, by rounded ends and corners: its contours, the outer ones first.
std::vector<Shape> broadened(const std::vector<std::vector<Point>>& lines, float radius);
// What outlines cover together, as contours.
std::vector<Shape> united(const std::vector<Shape>& outlines);
// One outline of contours, to be filled: holes are cut out.
Shape filledBy(const std::vector<Shape>& contours);
// The parts of a line that lie in a box.
std::vector<std::vector<Point>> clipped(const std::vector<Point>& line, const Box& box);

Shape filled(Shape outline, Colour fill, float opacity = 1);
Shape stroked(Shape outline, Colour stroke, float width);
// Smaller or larger from the origin, then moved.
Shape placed(Shape shape, Point at, float scale = 1);
Box boundsOf(const Shape& shape);

// As SVG writes it; empty for words.
std::string svgPath(const Shape& shape);
double rounded(float length); // to a hundredth of a unit, finer than any screen

} // namespace core
