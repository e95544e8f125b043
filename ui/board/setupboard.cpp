#include "ui/board/setupboard.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/controls/keyboardcare.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

#include "core/kind.h"

#include <algorithm>
#include <numeric>

SetUpBoard::SetUpBoard(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
}

void SetUpBoard::show(std::shared_ptr<const core::Game> game, const core::Position& position) {
    m_game = std::move(game);
    m_layout = m_game->layout(position);
    m_scene = m_game->scene(position, position);
    m_wrong.clear();
    fit();
    focusOn(std::clamp(m_focus, 0, std::max(0, static_cast<int>(m_layout.spots.size()) - 1)));
}

void SetUpBoard::begin(std::shared_ptr<const core::Game> game, const core::Position& position) {
    m_focus = 0;
    show(std::move(game), position);
}

void SetUpBoard::point(std::vector<core::SpotId> spots) {
    m_wrong = std::move(spots);
    update();
}

QPoint SetUpBoard::placeOf(core::SpotId spot) const {
    return m_stage.at(m_layout.spots[static_cast<std::size_t>(spot)].centre).toPoint();
}

void SetUpBoard::fit() {
    m_stage.fit(m_layout, core::occupied(m_layout, m_scene), size());
    update();
}

void SetUpBoard::resizeEvent(QResizeEvent*) {
    if (m_game) fit();
}

void SetUpBoard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme().color(Hue::Surface));
    if (!m_game) return;
    m_stage.paintGround(p, m_layout);
    m_stage.paint(p, m_scene.below);
    for (const auto& token : m_scene.tokens)
        m_stage.paint(p, m_game->kind().id, m_layout.spots[static_cast<std::size_t>(token.spot)], token);
    const auto unit = static_cast<float>(1 / m_stage.scale());
    const auto ring = [&](core::SpotId spot, double by, Hue hue, bool dashed) {
        const auto outline = m_stage.around(core::spotOf(m_layout, spot), by);
        auto line = core::stroked(outline, core::Colour::of(hue), 3 * unit);
        if (dashed) line.dash = {3, 3};
        m_stage.paintMoves(p, {core::stroked(outline, core::Colour::of(Hue::Surface), 5 * unit), line});
    };
    for (const auto spot : m_wrong) ring(spot, 0, Hue::LossLine, true);
    if (hasFocus() && m_leads && !m_layout.spots.empty()) ring(m_focus, 3, Hue::Ink, false);
    m_stage.paint(p, m_scene.above); // what is counted beside a piece stays to be read
}

// The nearest of the spots whose place is hit.
core::SpotId SetUpBoard::spotAt(QPointF point) const {
    core::SpotId nearest = -1;
    double least = 0;
    for (core::SpotId id = 0; const auto& spot : m_layout.spots) {
        const auto place = m_stage.rect(spot);
        const double distance = QLineF(point, place.center()).length();
        if (place.contains(point) && (nearest < 0 || distance < least)) {
            nearest = id;
            least = distance;
        }
        ++id;
    }
    return nearest;
}

void SetUpBoard::mousePressEvent(QMouseEvent* event) {
    const auto spot = spotAt(event->position());
    if (spot < 0 || !m_game) return;
    m_leads = false;
    focusOn(spot);
    emit chosen(spot, event->button() == Qt::RightButton);
}

void SetUpBoard::keyPressEvent(QKeyEvent* event) {
    m_leads = true;
    update();
    switch (event->key()) {
    case Qt::Key_Left:
        return go(core::Direction::Left);
    case Qt::Key_Right:
        return go(core::Direction::Right);
    case Qt::Key_Up:
        return go(core::Direction::Up);
    case Qt::Key_Down:
        return go(core::Direction::Down);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!m_layout.spots.empty()) emit chosen(m_focus, event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void SetUpBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    m_leads = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
              KeyboardCare::leads();
    update();
}

void SetUpBoard::go(core::Direction direction) {
    std::vector<core::SpotId> all(m_layout.spots.size());
    std::iota(all.begin(), all.end(), 0);
    if (all.empty()) return;
    if (const auto next = neighbour(m_layout, m_focus, direction, all)) focusOn(*next);
}

// What is told of the spot: its name, and the number it stands for.
void SetUpBoard::focusOn(core::SpotId spot) {
    m_focus = spot;
    if (static_cast<std::size_t>(spot) < m_layout.spots.size())
        setAccessibleDescription(language::spoken(m_layout.spots[static_cast<std::size_t>(spot)].label));
    update();
}
