#include "ui/labs/graph/graphlab.h"

#include <QGraphicsScene>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>

#include "core/solve/census.h"
#include "core/solve/positiongraph.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/keep/savefile.h"
#include "ui/labs/graph/graphgrowth.h"
#include "ui/labs/graph/graphitems.h"
#include "ui/labs/graph/graphsettings.h"
#include "ui/labs/graph/graphview.h"
#include "ui/labs/graph/nodecard.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/print/exporting.h"

#include <algorithm>
#include <utility>

namespace {
constexpr int sampleWidth = 58, nodeWidth = 26, partGap = 8, entryGap = 22, sampleHeight = 24;
} // namespace

GraphLegend::GraphLegend(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    inAnyLanguage(this, [this] {
        m_texts = {tr("first chooses"), tr("second chooses"), tr("finished")};
        setAccessibleName(m_texts.join(QStringLiteral(", ")));
        update();
    });
}

QSize GraphLegend::sizeHint() const {
    const QFontMetrics metrics(theme().font(Type::Body));
    int width = theme().px(2 * sampleWidth + nodeWidth + 3 * partGap + 2 * entryGap + 2);
    for (const auto& text : m_texts) width += metrics.horizontalAdvance(text);
    return {width, theme().px(sampleHeight)};
}

void GraphLegend::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(t.font(Type::Body));
    const QFontMetrics metrics(p.font());
    double x = 1;
    const double y = height() / 2.0;
    for (int i = 0; i < 3; ++i) {
        const auto player = i == 0 ? core::Player::First : core::Player::Second;
        const bool finished = i == 2;
        const auto colour = t.color(finished ? fillOf(player) : hueOf(player));
        const QSizeF size(t.px(nodeWidth), t.px(16));
        p.setPen(QPen(colour, 2));
        p.setBrush(finished ? QBrush(colour) : QBrush(t.color(Hue::Surface)));
        p.drawPath(
            graphOutline(finished ? core::Player::First : player, size).translated(x + size.width() / 2, y));
        if (!finished) {
            const QPointF from(x + size.width() + 1, y), to(x + t.px(sampleWidth), y);
            QPainterPath line(from);
            line.lineTo(to);
            paintChoice(p, line, player, 2);
        }
        x += t.px(finished ? nodeWidth : sampleWidth) + t.px(partGap);
        p.setPen(t.color(Hue::Ink));
        p.drawText(QRectF(x, 0, width(), height()), Qt::AlignVCenter, m_texts[i]);
        x += metrics.horizontalAdvance(m_texts[i]) + t.px(entryGap);
    }
}

GraphLab::GraphLab(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_settings(new GraphSettings(kind)), m_card(new Card),
      m_title(new Label(Type::Verdict, {}, m_card)), m_counts(new Label(Type::Body, {}, m_card)),
      m_view(new GraphView(m_card)), m_growth(new GraphGrowth(m_card)), m_node(new NodeCard(m_card)),
      m_legend(new GraphLegend(m_card)), m_state(new GraphState(m_card)) {
    auto* columns = new QHBoxLayout(this);
    constexpr int margin = 24, gap = 16;
    keepMargins(columns, margin, gap, margin, gap);
    keepSpacing(columns, gap);
    keepWidth(m_settings, 316);
    columns->addWidget(m_settings);
    columns->addWidget(m_card, 1);
    m_counts->setHue(Hue::Ink2);
    const auto addZoom = [this](const char* glyph, auto name) {
        m_zoom.push_back(named(new Button(Button::Style::Icon, {}, m_card), name));
        m_zoom.back()->setGlyph(glyph);
    };
    addZoom("plus", [] { return tr("Larger"); });
    addZoom("minus", [] { return tr("Smaller"); });
    addZoom("fit", [] { return tr("Fit"); });
    connect(m_zoom[0], &Button::clicked, m_view, [this] { m_view->zoom(1.3); });
    connect(m_zoom[1], &Button::clicked, m_view, [this] { m_view->zoom(1 / 1.3); });
    connect(m_zoom[2], &Button::clicked, m_view, &GraphView::fit);
    connect(m_settings, &GraphSettings::changed, this, &GraphLab::build);
    connect(&m_background, &Background::failed, this, &GraphLab::say);
    connect(m_state, &GraphState::cancelRequested, this, &GraphLab::cancel);
    connect(m_settings, &GraphSettings::exportRequested, this, &GraphLab::save);
    connect(m_view, &GraphView::hovered, this, [this](int node) {
        m_node->describe(m_game, m_graph, node);
        placeBeside(node);
    });
    connect(m_growth, &GraphGrowth::changed, m_view, &GraphView::limit);
    connect(m_view, &GraphView::opened, this, &GraphLab::play);
    connect(m_node, &NodeCard::playRequested, this, [this] { play(m_view->selected()); });
    connect(m_node, &NodeCard::askRequested, this, [this] {
        if (m_view->selected() < 0) return;
        emit askRequested(m_game, m_graph.nodes[static_cast<std::size_t>(m_view->selected())].position);
    });
    connect(&m_layout, &GraphLayout::placed, this, [this](const GraphPlaces& places) {
        m_view->setGraph(m_graph, places);
        m_growth->setGraph(m_graph, false);
        arrange();
        m_view->fit(); // the growth’s bar may have come or gone
        say({});
        emit shown();
    });
    connect(&m_layout, &GraphLayout::failed, this, &GraphLab::say);
    inAnyLanguage(this, [this] {
        describe();
        if (running()) m_state->work(tr("Laying out …"));
    });
}

void GraphLab::showEvent(QShowEvent*) {
    if ((std::exchange(m_interrupted, false) || m_graph.nodes.empty()) && !running()) build();
}

void GraphLab::hideEvent(QHideEvent* event) {
    m_interrupted = !event->spontaneous() && running();
    if (m_interrupted) cancel();
    QWidget::hideEvent(event);
}

bool GraphLab::running() const {
    return m_background.running() || m_layout.running();
}

// Nothing is under way any more; `state` says what came of it.
void GraphLab::say(const QString& state) {
    m_settings->setExportable(!m_graph.nodes.empty());
    m_state->say(state);
}

void GraphLab::build() {
    const auto values = m_settings->rules();
    if (!values) return;
    auto query = m_settings->query();
    const int chosen = m_view->selected();
    if (m_settings->aroundSelection() && chosen >= 0)
        query.around = m_graph.nodes[static_cast<std::size_t>(chosen)].position;
    m_game = m_kind.make(*values);
    m_layout.cancel();
    m_node->hide();
    m_settings->setExportable(false);
    m_state->work(tr("Laying out …"));
    m_background.run([this, query, game = m_game](const std::stop_token& stop, const Background::Tell& tell) {
        tell([this, graph = core::positionGraph(*game, game->start(), query, stop)] { built(graph); });
        tell([this, counted = core::census(*game, game->start(), stop)] { m_settings->setCensus(counted); });
    });
}

void GraphLab::built(const core::PositionGraph& graph) {
    m_graph = graph;
    m_view->clear();
    m_growth->hide();
    describe();
    if (graph.nodes.empty()) return say(tr("No position is like this under these rules."));
    m_layout.start(QByteArray::fromStdString(core::dot(graph)));
}

void GraphLab::cancel() {
    m_background.cancel();
    m_layout.cancel();
    say(tr("Cancelled."));
}

void GraphLab::play(int node) {
    if (node < 0) return;
    const auto& chosen = m_graph.nodes[static_cast<std::size_t>(node)];
    if (!chosen.winner) emit playRequested(m_game, chosen.position);
}

void GraphLab::describe() {
    const auto show = m_settings->query().show;
    const bool reached =
        !m_settings->query().all && std::ranges::any_of(m_graph.nodes, &core::PositionGraph::Node::start);
    const auto won = [reached](const QString& all, const QString& lines) { return reached ? lines : all; };
    m_title->setText(show == core::GraphQuery::Show::First
                         ? won(tr("All that first wins"), tr("What first’s winning lines reach"))
                     : show == core::GraphQuery::Show::Second
                         ? won(tr("All that second wins"), tr("What second’s winning lines reach"))
                         : tr("Endless play"));
    m_counts->setText(tr("%1 positions, %2 choices")
                          .arg(QLocale().toString(qulonglong{m_graph.nodes.size()}),
                               QLocale().toString(qulonglong{m_graph.edges.size()})));
    arrange();
}

print::Picture GraphLab::picture() const {
    if (m_graph.nodes.empty()) return {};
    auto* scene = m_view->scene();
    return {scene->sceneRect().size(), [scene, ground = theme().color(Hue::Surface)](QPainter& painter) {
                const QRectF all(QPointF(), scene->sceneRect().size());
                painter.fillRect(all, ground);
                scene->render(&painter, all);
            }};
}

void GraphLab::save(const QString& suffix) {
    const QStringList parts{language::spoken(m_kind.title), tr("Position graph")};
    const auto bytes = [this, suffix] {
        return suffix == QLatin1String("dot")
                   ? QByteArray::fromStdString(core::dot(m_graph, m_settings->nodeText()))
                   : print::file(picture(), suffix);
    };
    print::askSave(this, speakingPath(parts, suffix), bytes,
                   [this](const QString& told) { m_state->say(told); });
}

void GraphLab::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    arrange();
    m_view->fit();
}

// The settings may have come or gone.
bool GraphLab::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        arrange();
        m_view->fit();
    }
    return QWidget::event(event);
}

// The title and the legend above the graph; card and buttons lie over it.
void GraphLab::arrange() {
    const auto& t = theme();
    m_title->adjustSize();
    m_counts->adjustSize();
    m_legend->resize(m_legend->sizeHint());
    m_title->move(t.px(18), t.px(12));
    const int beside = m_card->width() - m_legend->width() - t.px(18);
    const bool room = beside > m_title->geometry().right() + t.px(12); // else below the graph
    m_legend->move(room ? beside : t.px(18),
                   room ? t.px(12) : m_card->height() - m_legend->height() - t.px(4));
    m_legend->raise();
    m_counts->move(m_title->geometry().right() + t.px(12), t.px(15));
    m_counts->setVisible(!room ||
                         m_counts->geometry().right() < m_legend->x()); // else they would cover each other
    const int under = room ? 0 : m_legend->height(), growth = m_growth->isHidden() ? 0 : t.px(66);
    const int bottom = m_card->height() - t.px(8) - under - growth;
    m_view->setGeometry(t.px(2), t.px(44), m_card->width() - t.px(4), bottom - t.px(48));
    m_growth->setGeometry(t.px(18), bottom, m_card->width() - t.px(52) - t.target(40), growth);
    placeBeside(m_view->selected());
    const int side = t.target(40);
    int y = m_card->height() - t.px(20) - static_cast<int>(m_zoom.size()) * side;
    for (auto* zoom : m_zoom) {
        zoom->setGeometry(m_card->width() - t.px(16) - side, y, side, side);
        y += side;
    }
}

// The card of a node lies over the other half of the graph.
void GraphLab::placeBeside(int node) {
    const auto& t = theme();
    const bool left = node < 0 || m_view->placeOf(node).x() > m_view->width() / 2;
    m_node->move(left ? t.px(18) : m_card->width() - m_node->width() - t.target(40) - t.px(32), t.px(56));
}

GraphState::GraphState(QWidget* parent)
    : Card(parent), m_text(new Label(Type::Body)), m_progress(new QProgressBar),
      m_cancel(new Button(Button::Style::Outline, {})) {
    auto* line = new QHBoxLayout(this);
    constexpr int margin = 12;
    keepMargins(line, margin);
    keepSpacing(line, margin);
    line->addWidget(m_text);
    line->addWidget(m_progress);
    line->addWidget(m_cancel);
    m_progress->setRange(0, 0); // how long it takes is not known
    m_progress->setTextVisible(false);
    keepSize(m_progress, 80, 6);
    connect(m_cancel, &Button::clicked, this, &GraphState::cancelRequested);
    says(m_cancel, [] { return tr("Cancel"); });
    connect(&theme(), &Theme::changed, this, &GraphState::place);
    hide();
}

void GraphState::work(const QString& text) {
    show(text, true);
}

void GraphState::say(const QString& text) {
    show(text, false);
}

void GraphState::show(const QString& text, bool busy) {
    m_text->setText(text);
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
    setVisible(!text.isEmpty());
    place();
}

// At the lower left.
void GraphState::place() {
    layout()->activate();
    const auto size = sizeHint();
    setGeometry(theme().px(18), parentWidget()->height() - size.height() - theme().px(18), size.width(),
                size.height());
}
