#include "ui/labs/graph/graphgrowth.h"

#include <QHBoxLayout>

#include "ui/controls/says.h"
#include "ui/controls/transportbar.h"

#include <algorithm>

GraphGrowth::GraphGrowth(QWidget* parent) : QWidget(parent), m_bar(new TransportBar) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_bar);
    connect(m_bar, &TransportBar::stepped, this, [this](int plies) {
        tell();
        emit changed(plies);
    });
    named(m_bar, [] { return tr("Won in at most this many moves"); });
    inAnyLanguage(this, [this] { tell(); });
    hide();
}

void GraphGrowth::setGraph(const core::PositionGraph& graph, bool fromEnd) {
    m_plies.clear();
    for (const auto& node : graph.nodes)
        if (const auto plies = node.verdict.plies()) m_plies.push_back(*plies);
    setVisible(!m_plies.empty());
    if (m_plies.empty()) return;
    const int most = std::ranges::max(m_plies);
    m_bar->setLine(transport::steps(transport::Mode::Lab, most + 1, fromEnd ? 0 : most));
    tell();
    emit changed(plies());
}

int GraphGrowth::plies() const {
    return m_bar->current();
}

int GraphGrowth::shown() const {
    return static_cast<int>(std::ranges::count_if(m_plies, [most = plies()](int p) { return p <= most; }));
}

void GraphGrowth::tell() {
    const auto text = tr("won in at most %n moves: %1 of %2 positions", nullptr, plies());
    m_bar->setWords(text.arg(shown()).arg(m_plies.size()));
}
