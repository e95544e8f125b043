#pragma once

#include <QObject>
#include <QPointF>
#include <QProcess>
#include <QSizeF>
#include <QTimer>

#include "core/graph.h"

#include <vector>

// Where Graphviz has put the nodes and edges of a graph, in px with y down.
struct GraphPlaces {
    struct Node {
        QPointF centre;
        QSizeF size;
    };
    std::vector<Node> nodes;                 // in the order of the DOT text's n0, n1, …
    std::vector<std::vector<QPointF>> edges; // Bézier points: start, then three for each piece
    std::vector<std::pair<int, int>> ends;   // of each edge: from, to
};

// Lays a graph out with Graphviz in a process of its own: `dot`, and when that takes too long, `sfdp`.
class GraphLayout final : public QObject {
    Q_OBJECT
public:
    explicit GraphLayout(QObject* parent = nullptr);
    ~GraphLayout() override;

    // Starts afresh with this DOT text; what was under way is dropped.
    void start(const QByteArray& dot);
    void cancel();
    bool running() const { return m_process != nullptr; }

    // How long `dot` may take before `sfdp` is asked instead.
    void setLimit(int ms) { m_firstLimit = ms; }

signals:
    void placed(const GraphPlaces& places, const QString& engine);
    void failed(const QString& reason);

private:
    void run(std::size_t engine);
    void tryNext(const QString& reason);
    void finished(QProcess* process);
    void drop();

    QByteArray m_dot;
    std::size_t m_engine = 0;
    QProcess* m_process = nullptr;
    QTimer m_limit;
    int m_firstLimit = 3000; // ms
};
