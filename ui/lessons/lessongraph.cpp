#include "ui/lessons/lessongraph.h"

#include <QVBoxLayout>

#include "core/solve/positiongraph.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/controls/transportbar.h"
#include "ui/labs/graph/graphgrowth.h"
#include "ui/labs/graph/graphview.h"

LessonGraph::LessonGraph(QWidget* parent)
    : QWidget(parent), m_state(new Label(Type::Body)), m_view(new GraphView), m_growth(new GraphGrowth) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 4);
    rows->addWidget(m_state);
    rows->addWidget(m_view, 1);
    rows->addWidget(m_growth);
    connect(m_growth, &GraphGrowth::changed, m_view, &GraphView::limit);
    connect(&m_layout, &GraphLayout::placed, this, [this](const GraphPlaces& places) {
        m_state->hide();
        m_view->setGraph(m_graph, places);
        m_growth->setGraph(m_graph, true);
        layout()->activate();
        m_view->fit();
        emit shown();
    });
    connect(&m_layout, &GraphLayout::failed, this, [this](const QString& why) { m_state->setText(why); });
    connect(&m_background, &Background::failed, m_state, &Label::setText);
}

void LessonGraph::run(const core::Kind& kind, const core::Step& step) {
    m_layout.cancel();
    m_view->clear();
    m_growth->hide();
    m_state->setText(tr("Drawing the graph …"));
    m_state->show();
    core::GraphQuery query;
    query.show = *step.graph;
    query.all = true;
    m_background.run([this, query, game = std::shared_ptr<const core::Game>(kind.game(step.rules))](
                         const auto& stop, const auto& tell) {
        tell([this, graph = core::positionGraph(*game, game->start(), query, stop)] { built(graph); });
    });
}

void LessonGraph::built(const core::PositionGraph& graph) {
    m_graph = graph;
    m_layout.start(QByteArray::fromStdString(core::dot(graph)));
}

void LessonGraph::focusSlider() {
    if (m_growth->isVisible()) m_growth->bar().setFocus();
}
