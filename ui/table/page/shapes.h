#pragma once

#include <QPainterPath>
#include <QString>

#include "core/board.h"
#include "ui/look/marks.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

// The parts that pictures of a board consist of, as JSON (see pictures.h).
namespace table {

using Json = nlohmann::ordered_json;

std::string utf8(const QString& text);
double rounded(double length); // to a hundredth of a unit, finer than any screen
QPointF at(core::Point p);
Json point(QPointF p);
// A path as SVG writes it.
std::string svgPath(const QPainterPath& path);
Json paths(const std::vector<QPainterPath>& all);
Json shape(const core::Shape& shape);
Json shapes(const std::vector<core::Shape>& all);
// A piece without its place.
Json piece(const core::Token& token);
// Null where there is none.
Json mark(const std::optional<marks::Mark>& mark);

} // namespace table
