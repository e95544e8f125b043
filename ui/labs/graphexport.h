#pragma once

#include <QString>

#include "core/graph.h"

class QGraphicsScene;

// Writes a graph as DOT text, or its picture as SVG, PNG (twice life size) or PDF. Returns what went wrong,
// or nothing.
QString exportGraph(QGraphicsScene& scene, const core::PositionGraph& graph, const QString& path,
                    const QString& format);
