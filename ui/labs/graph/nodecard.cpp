#include "ui/labs/graph/nodecard.h"

#include <QPainter>

#include "ui/board/preview.h"
#include "ui/board/stage.h"
#include "ui/controls/button.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"

#include <algorithm>

namespace {
constexpr int mostChoices = 8, choiceHeight = 28, cardHead = 56, cardGap = 12, cardWidth = 264, pieces = 128;
constexpr int choicesLeft = 16 + pieces + 8, choiceText = 48;
} // namespace

NodeCard::NodeCard(QWidget* parent)
    : Card(parent), m_board(new Preview({}, this)), m_play(new Button(Button::Style::Outline, {}, this)),
      m_ask(new Button(Button::Style::Outline, {}, this)) {
    connect(m_play, &Button::clicked, this, &NodeCard::playRequested);
    connect(m_ask, &Button::clicked, this, &NodeCard::askRequested);
    says(m_play, [] { return tr("Play from here"); });
    says(m_ask, [] { return tr("Ask the class"); });
    inAnyLanguage(this, [this] { update(); });
    connect(&theme(), &Theme::changed, this, &NodeCard::place);
    hide();
}

void NodeCard::describe(std::shared_ptr<const core::Game> game, const core::PositionGraph& graph, int node) {
    setVisible(node >= 0);
    if (node < 0) return;
    m_game = std::move(game);
    m_node = graph.nodes[static_cast<std::size_t>(node)];
    m_choices.clear();
    for (const auto& edge : graph.edges) {
        if (edge.from != node) continue;
        const auto& child = graph.nodes[static_cast<std::size_t>(edge.to)];
        m_choices.push_back(
            {QString::fromStdString(child.label), core::ofMove(child.verdict, child.mover != m_node.mover)});
    }
    std::ranges::stable_sort(m_choices, [](const Choice& a, const Choice& b) {
        return std::is_gt(core::preference(a.verdict, b.verdict));
    });
    if (m_choices.size() > mostChoices) m_choices.resize(mostChoices);
    // Two pieces a player are seen better by themselves than as a board.
    constexpr std::size_t most = 4;
    const bool board = m_node.label.find('|') == std::string::npos ||
                       m_game->scene(m_node.position, m_node.position).counts.size() > most;
    m_board->setVisible(board);
    if (board) m_board->show(*m_game, m_node.position);
    for (auto* one : {m_ask, m_play}) one->setVisible(!m_node.winner);
    place();
}

// As wide as its choices need.
void NodeCard::place() {
    const auto& t = theme();
    const QFontMetrics metrics(t.font(Type::Bold));
    int wide = t.px(cardWidth);
    for (const auto& choice : m_choices)
        wide = std::max(wide, t.px(choicesLeft + choiceText + 16) + metrics.horizontalAdvance(choice.label));
    const int body = std::max(pieces, choiceHeight * (static_cast<int>(m_choices.size()) + 1));
    const int button = t.target(36), below = m_node.winner ? t.px(cardGap) : 2 * (button + t.px(cardGap));
    resize(wide, t.px(cardHead + body) + below);
    int bottom = height();
    for (auto* one : {m_ask, m_play}) {
        bottom -= button + t.px(cardGap);
        one->setGeometry(t.px(16), bottom, wide - t.px(32), button);
    }
    m_board->setGeometry(t.px(12), t.px(cardHead), t.px(pieces), t.px(pieces));
    update();
}

void NodeCard::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    if (!m_game) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    paintHead(p);
    if (m_board->isHidden()) paintPieces(p);
    paintChoices(p);
}

void NodeCard::paintHead(QPainter& p) const {
    const auto& t = theme();
    const double side = t.px(20), left = t.px(16), y = t.px(cardHead) / 2.0;
    const auto owner = m_node.winner.value_or(m_node.mover);
    p.drawPixmap(QPointF(left, y - side / 2),
                 art::crest(owner, true, side, devicePixelRatioF(), t.color(hueOf(owner))));
    p.setFont(t.font(Type::Bold));
    p.setPen(t.color(Hue::Ink));
    const bool first = owner == core::Player::First;
    const auto text = m_node.winner ? (first ? tr("First has won") : tr("Second has won"))
                                    : (first ? tr("First to move") : tr("Second to move"));
    p.drawText(QRectF(left + side + t.px(8), 0, width(), 2 * y), Qt::AlignVCenter, text);
    if (m_node.winner) return;
    const auto mark = marks::of(m_node.verdict, false, true);
    const double room = marks::extent(mark, marks::Size::S, t.scale()).width();
    marks::paint(p, {width() - t.px(16) - room / 2, y}, mark, marks::Size::S, t.scale());
}

// The pieces on the spots that stand for a number: the hands, not the ways to share them.
void NodeCard::paintPieces(QPainter& p) const {
    const auto layout = m_game->layout(m_node.position);
    const auto scene = m_game->scene(m_node.position, m_node.position);
    const auto counts = [&](core::SpotId id) {
        return std::ranges::any_of(scene.counts, [id](const auto& count) { return count.first == id; });
    };
    const auto spot = [&](core::SpotId id) { return layout.spots[static_cast<std::size_t>(id)]; };
    QRectF all;
    for (const auto& [id, number] : scene.counts) {
        const auto s = spot(id);
        all |= QRectF(s.centre.x - s.size.width / 2, s.centre.y - s.size.height / 2, s.size.width,
                      s.size.height);
    }
    // Nearer to each other than on the board: only the pieces are looked at.
    const double box = theme().px(pieces - 8), piece = box / 2;
    for (const auto& token : scene.tokens) {
        if (!counts(token.spot)) continue;
        auto place = spot(token.spot);
        const QPointF at(place.centre.x < all.center().x() ? 0 : 1,
                         place.centre.y < all.center().y() ? 0 : 1);
        place.centre = {0, 0};
        Stage stage;
        p.save();
        p.translate(theme().px(16) + piece * (at.x() + 0.5), theme().px(cardHead) + piece * (at.y() + 0.5));
        p.scale(piece / token.size, piece / token.size);
        stage.paint(p, m_game->kind().id, place, token);
        p.restore();
    }
}

void NodeCard::paintChoices(QPainter& p) const {
    const auto& t = theme();
    if (m_choices.empty()) return;
    const double left = t.px(choicesLeft);
    p.setPen(QPen(t.color(Hue::Line), 1));
    p.drawLine(QPointF(left - t.px(10), t.px(cardHead)), QPointF(left - t.px(10), t.px(cardHead + pieces)));
    p.setFont(t.font(Type::Bold));
    p.setPen(t.color(Hue::Ink));
    double y = t.px(cardHead);
    const double row = t.px(choiceHeight);
    p.drawText(QRectF(left, y, width(), row), Qt::AlignVCenter, tr("Choices"));
    for (const auto& choice : m_choices) {
        y += row;
        marks::paint(p, {left + t.px(20), y + row / 2}, marks::of(choice.verdict, false, true),
                     marks::Size::S, t.scale());
        p.setFont(t.font(Type::Bold));
        p.setPen(t.color(Hue::Ink));
        p.drawText(QRectF(left + t.px(choiceText), y, width(), row), Qt::AlignVCenter, choice.label);
    }
}
