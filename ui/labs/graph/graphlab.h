#pragma once

#include <QWidget>

#include "core/graph.h"
#include "core/kind.h"
#include "ui/controls/card.h"
#include "ui/labs/graph/graphlayout.h"
#include "ui/match/background.h"
#include "ui/print/document.h"

class Button;
class Label;
class QProgressBar;

// What the shapes and lines of the position graph mean, on one line.
class GraphLegend final : public QWidget {
    Q_OBJECT
public:
    explicit GraphLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_texts; // first chooses, second chooses, finished
};

// What the graph lab is at, in a corner of the graph: at work, with a way to cancel, or what came of it.
class GraphState final : public Card {
    Q_OBJECT
public:
    explicit GraphState(QWidget* parent = nullptr);

    void work(const QString& text); // until say()
    void say(const QString& text);  // empty: nothing is shown

signals:
    void cancelRequested();

private:
    void show(const QString& text, bool busy);
    void place();

    Label* m_text;
    QProgressBar* m_progress;
    Button* m_cancel;
};

class Button;
class GraphGrowth;
class GraphLegend;
class GraphSettings;
class GraphState;
class GraphView;
class Label;
class NodeCard;

// The graph of a game's positions: settings on the left, the graph in the middle, and what is known of the
// position pointed at. From a position that was clicked a match can be begun.
class GraphLab final : public QWidget {
    Q_OBJECT
public:
    explicit GraphLab(const core::Kind& kind, QWidget* parent = nullptr);

    const core::PositionGraph& graph() const { return m_graph; }
    GraphView& view() const { return *m_view; }
    GraphSettings& settings() const { return *m_settings; }
    bool running() const;
    void cancel();
    print::Picture picture() const; // as it is laid out

signals:
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class
    void shown(); // the graph asked for is laid out and on the screen

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void built(const core::PositionGraph& graph);
    void play(int node);
    void arrange();
    void placeBeside(int node);
    void say(const QString& state);
    void save(const QString& suffix);
    void describe();

    const core::Kind& m_kind;
    std::shared_ptr<const core::Game> m_game; // of the graph shown
    core::PositionGraph m_graph;
    bool m_interrupted = false; // by leaving: begins anew when shown again
    GraphSettings* m_settings;
    QWidget* m_card;
    Label* m_title;
    Label* m_counts;
    GraphView* m_view;
    GraphGrowth* m_growth;
    NodeCard* m_node;
    GraphLegend* m_legend;
    GraphState* m_state;
    std::vector<Button*> m_zoom;
    GraphLayout m_layout;
    Background m_background; // last, so that its thread ends before what it uses
};
