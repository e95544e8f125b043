#pragma once

#include "core/graph.h"
#include "ui/controls/card.h"

#include "core/kind.h"

class Button;
class Preview;

// What is known of one position of the graph: who moves, its pieces or its board, its verdict, and its
// choices with theirs.
class NodeCard final : public Card {
    Q_OBJECT
public:
    explicit NodeCard(QWidget* parent = nullptr);

    // `node` of `graph`; -1 hides the card.
    void describe(std::shared_ptr<const core::Game> game, const core::PositionGraph& graph, int node);

signals:
    void playRequested();
    void askRequested(); // the class

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Choice {
        QString label;
        core::Verdict verdict; // for the mover
    };
    void place();
    void paintHead(QPainter& painter) const;
    void paintPieces(QPainter& painter) const;
    void paintChoices(QPainter& painter) const;

    std::shared_ptr<const core::Game> m_game;
    core::PositionGraph::Node m_node;
    std::vector<Choice> m_choices;
    Preview* m_board; // where pieces are not shown by themselves
    Button *m_play, *m_ask;
};
