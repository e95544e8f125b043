#pragma once

#include <QWidget>

#include "core/graph.h"

class TransportBar;

// How the set of won positions grows from the end: a slider that says in how many moves at most a position is
// to be won, and how many are. Hides where nothing is won.
class GraphGrowth final : public QWidget {
    Q_OBJECT
public:
    explicit GraphGrowth(QWidget* parent = nullptr);

    // `fromEnd`: begins with the finished positions alone, not with all.
    void setGraph(const core::PositionGraph& graph, bool fromEnd);
    int plies() const;
    int shown() const; // positions won in so many moves
    TransportBar& bar() const { return *m_bar; }

signals:
    void changed(int plies);

private:
    void tell();

    std::vector<int> m_plies; // of each position that is won
    TransportBar* m_bar;
};
