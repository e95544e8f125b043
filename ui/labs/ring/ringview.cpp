#include "ui/labs/ring/ringview.h"

#include <QMouseEvent>
#include <QPainterPath>

#include "ui/controls/paint.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace {

// In parts of the ring's outer radius.
constexpr double innerEdge = 0.534, pitsAt = 0.767, widestPit = 0.198, lettersAt = 1.125, arrowAt = 0.43,
                 managersAt = 0.24;

// Up to six stones lie as on a die, in parts of the pit's radius; more are written as a figure.
constexpr std::array<std::array<std::array<double, 2>, 6>, 6> die{
    {{{{0, 0}}},
     {{{-0.36, 0.03}, {0.36, -0.03}}},
     {{{0, -0.4}, {-0.4, 0.28}, {0.4, 0.28}}},
     {{{-0.36, -0.38}, {0.38, -0.36}, {-0.38, 0.36}, {0.36, 0.38}}},
     {{{-0.44, -0.44}, {0.45, -0.43}, {-0.45, 0.43}, {0.44, 0.44}, {0, 0}}},
     {{{-0.36, -0.54}, {0.37, -0.53}, {-0.38, 0}, {0.38, 0}, {-0.37, 0.53}, {0.36, 0.54}}}}};

} // namespace

RingView::RingView(const core::RingLab& lab, QWidget* parent) : QWidget(parent), m_lab(lab) {
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    m_running.setStartValue(0.0);
    m_running.setEndValue(1.0);
    connect(&m_running, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    connect(&m_running, &QVariantAnimation::finished, this, QOverload<>::of(&QWidget::update));
}

void RingView::setStep(const core::Course::Step& step, bool back, const QStringList& lines) {
    m_step = step;
    m_passing.reset();
    m_back = back;
    m_lines = lines;
    m_cursor = std::clamp(m_cursor, 0, std::max(0, pits() - 1));
    describe();
    update();
}

void RingView::setPassing(const core::Passing& passing, const QStringList& lines) {
    const auto same = [&](const core::Passing& shown) {
        return shown.sender == passing.sender && shown.receiver == passing.receiver &&
               shown.code == passing.code && shown.terms == passing.terms;
    };
    const bool runs = !(m_passing && same(*m_passing)) && isVisible() && !settings::reduceMotion();
    setStep({passing.board}, false, lines);
    m_passing = passing;
    describe();
    m_running.stop();
    if (!runs) return;
    constexpr double duration = 320; // ms
    m_running.setDuration(qRound(duration / settings::animationSpeed()));
    m_running.start();
}

void RingView::describe() {
    QStringList all;
    for (int pit = 0; pit < pits(); ++pit)
        all << QString::fromStdString(m_lab.pitName(pit)) + QLatin1Char(' ') +
                   QString::number(m_step.board.stones[static_cast<std::size_t>(pit)]);
    if (m_passing)
        for (const auto& term : m_passing->terms) all << QString::fromStdString(term);
    setAccessibleName(tr("Ring of pits"));
    setAccessibleDescription(
        tr("%1. In hand: %2. %3. Keys change pit %4.")
            .arg(all.join(QStringLiteral(", ")), QString::fromStdString(m_lab.pitName(m_step.board.hand)),
                 m_lines.join(QStringLiteral(", ")), QString::fromStdString(m_lab.pitName(m_cursor))));
}

QSize RingView::sizeHint() const {
    return {theme().px(320), theme().px(320)};
}

// A letter stands beyond it, or a term.
double RingView::radius() const {
    const QSizeF half = QSizeF(size()) / 2;
    if (m_passing) {
        const auto room = termRoom();
        return std::max(1.0, std::min(half.width() - room.width(), half.height() - room.height()));
    }
    return std::max(1.0, std::min(half.width(), half.height()) - theme().px(10)) / lettersAt;
}

QSizeF RingView::termRoom() const {
    const QFontMetricsF metrics(theme().boardFont(13 * theme().scale(), true));
    return {metrics.horizontalAdvance(QStringLiteral("Ha(00)")) + theme().px(6),
            metrics.height() + theme().px(4)};
}

double RingView::pitRadius() const {
    const double neighbours = std::numbers::pi * pitsAt / std::max(1, pits()) * 0.88;
    return radius() * std::min(widestPit, neighbours);
}

// The first row from left to right above, the second below.
double RingView::angle(double pit) const {
    return 180 + (pit + 0.5) * 360 / std::max(1, pits());
}

QPointF RingView::at(double degrees, double distance) const {
    const double a = degrees * std::numbers::pi / 180, r = distance * radius();
    return {width() / 2.0 + r * std::cos(a), height() / 2.0 + r * std::sin(a)};
}

QPointF RingView::centre(int pit) const {
    return at(angle(pit), pitsAt);
}

// Terms are wider than high: beside the ring they stand farther out.
QPointF RingView::letter(int pit) const {
    if (!m_passing) return at(angle(pit), lettersAt);
    const auto edge = at(angle(pit), 1), way = edge - QPointF(width() / 2.0, height() / 2.0);
    const auto room = termRoom() / 2;
    return edge + QPointF(way.x() * room.width(), way.y() * room.height()) / radius();
}

void RingView::add(int pit, int stones) {
    auto board = m_step.board;
    auto& count = board.stones[static_cast<std::size_t>(pit)];
    const int all = std::accumulate(board.stones.begin(), board.stones.end(), 0);
    if (count + stones < 0 || all + stones > m_lab.mostStones(pits())) return;
    count += stones;
    m_cursor = pit;
    emit edited(board);
}

void RingView::takeInHand(int pit) {
    auto board = m_step.board;
    board.hand = pit;
    m_cursor = pit;
    emit edited(board);
}

void RingView::mousePressEvent(QMouseEvent* event) {
    const auto near = [&](QPointF place, double reach) {
        return QLineF(event->position(), place).length() <= reach;
    };
    for (int pit = 0; pit < pits(); ++pit) {
        if (near(centre(pit), pitRadius() + 3)) return add(pit, event->button() == Qt::RightButton ? -1 : 1);
        if (near(letter(pit), std::max(pitRadius() * 0.7, 14.0))) return takeInHand(pit);
    }
    QWidget::mousePressEvent(event);
}

void RingView::keyPressEvent(QKeyEvent* event) {
    const auto go = [this](int by) {
        m_cursor = (m_cursor + by + pits()) % pits();
        describe();
        update();
    };
    if (pits() == 0) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return go(-1);
    case Qt::Key_Right:
        return go(1);
    case Qt::Key_Up:
    case Qt::Key_Plus:
        return add(m_cursor, 1);
    case Qt::Key_Down:
    case Qt::Key_Minus:
        return add(m_cursor, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return takeInHand(m_cursor);
    default:
        QWidget::keyPressEvent(event);
    }
}

void RingView::paintEvent(QPaintEvent*) {
    if (pits() == 0) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QPointF middle(width() / 2.0, height() / 2.0);
    QPainterPath wood;
    wood.addEllipse(middle, radius(), radius());
    wood.addEllipse(middle, radius() * innerEdge, radius() * innerEdge);
    p.fillPath(wood, theme().color(m_lab.look.board));
    if (m_passing) paintChannels(p);
    for (int pit = 0; pit < pits(); ++pit) paintPit(p, pit);
    if (m_passing) {
        paintMessage(p);
        paintManagers(p);
        return paintWord(p);
    }
    if (m_step.to >= 0) paintArrow(p);
    if (m_step.sign.pits > 0) paintSign(p);
    paintLines(p);
}

void RingView::paintPit(QPainter& p, int pit) const {
    const auto& t = theme();
    const double r = pitRadius();
    const auto c = centre(pit);
    p.setPen(QPen(t.color(m_lab.look.rim), r * 0.1));
    p.setBrush(t.color(m_lab.look.pit));
    p.drawEllipse(c, r, r);
    paintStones(p, c, m_step.board.stones[static_cast<std::size_t>(pit)]);
    p.setBrush(Qt::NoBrush);
    const bool hand = pit == m_step.board.hand;
    if (hand) {
        p.setPen(QPen(t.color(Hue::Ink), t.px(3)));
        p.drawEllipse(c, r + t.px(4), r + t.px(4));
    }
    if (hasFocus() && pit == m_cursor) {
        p.setPen(QPen(t.color(Hue::Ink), t.px(2), Qt::DotLine));
        p.drawEllipse(c, r + t.px(8), r + t.px(8));
    }
    const double least = 13 * t.scale();
    p.setFont(t.boardFont(m_passing ? least : std::clamp(radius() * 0.1, least, 20 * t.scale()), true));
    p.setPen(t.color(hand ? Hue::Ink : Hue::Ink2));
    const auto place = letter(pit);
    const double half = t.px(30);
    p.drawText(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half), Qt::AlignCenter,
               QString::fromStdString(m_passing ? m_passing->terms[static_cast<std::size_t>(pit)]
                                                : m_lab.pitName(pit)));
}

// A manager stands on its row's side of the middle.
QPointF RingView::process(int number) const {
    if (number < pits()) return centre(number);
    const double away = radius() * managersAt;
    return {width() / 2.0, height() / 2.0 + (number == pits() ? -away : away)};
}

void RingView::paintChannels(QPainter& p) const {
    p.setPen(QPen(theme().color(Hue::Line2), theme().px(1)));
    for (const auto& channel : m_lab.channels(pits()))
        p.drawLine(process(channel.one), process(channel.other));
}

void RingView::paintManagers(QPainter& p) const {
    const auto& t = theme();
    p.setFont(t.font(Type::Bold));
    for (int number = pits(); number < pits() + 2; ++number) {
        const auto term = QString::fromStdString(m_passing->terms[static_cast<std::size_t>(number)]);
        const double wide = p.fontMetrics().horizontalAdvance(term) + t.px(16), high = t.px(26);
        const auto at = process(number);
        const QRectF box(at.x() - wide / 2, at.y() - high / 2, wide, high);
        const bool takesPart = number == m_passing->sender || number == m_passing->receiver;
        paint::box(p, box, t.px(6), t.color(Hue::Surface), t.color(takesPart ? Hue::Ink : Hue::Line2),
                   takesPart ? 3 : 1);
        p.setPen(t.color(Hue::Ink));
        p.drawText(box, Qt::AlignCenter, term);
    }
}

// An arrow along its channel, on which it runs as a bead. At a manager the end lies below its term.
void RingView::paintMessage(QPainter& p) const {
    const auto& t = theme();
    QLineF way(process(m_passing->sender), process(m_passing->receiver));
    const auto edge = [&](int number) {
        const double across = std::abs(way.dx()) / std::max(1.0, way.length());
        return number < pits() ? pitRadius() + t.px(3) : t.px(14) + across * t.px(26);
    };
    const double from = m_passing->sender < pits() ? edge(m_passing->sender) : 0,
                 to = edge(m_passing->receiver), head = t.px(9);
    if (way.length() <= from + to + head) return;
    way = {way.pointAt(from / way.length()), way.pointAt(1 - to / way.length())};
    const auto along = way.unitVector(), across = along.normalVector();
    const QPointF forth(along.dx(), along.dy()), aside(across.dx(), across.dy());
    p.setPen(QPen(t.color(Hue::Ink), t.px(3.5), Qt::SolidLine, Qt::FlatCap));
    p.drawLine(way.p1(), way.p2() - forth * head);
    p.setPen(Qt::NoPen);
    p.setBrush(t.color(Hue::Ink));
    const auto neck = way.p2() - forth * head * 1.6;
    p.drawPolygon(QPolygonF{way.p2(), neck + aside * head * 0.7, neck - aside * head * 0.7});
    if (messageRuns()) {
        p.setPen(QPen(t.color(Hue::Ink), t.px(2)));
        p.setBrush(t.color(m_lab.look.stone));
        p.drawEllipse(way.pointAt(m_running.currentValue().toDouble()), t.px(8), t.px(8));
    }
}

// In the middle of all the message in words.
void RingView::paintWord(QPainter& p) const {
    const auto& t = theme();
    p.setFont(t.font(Type::Bold));
    const auto& word = m_lines.front();
    const double wide = p.fontMetrics().horizontalAdvance(word) + t.px(12), high = t.px(22);
    const QRectF box((width() - wide) / 2, (height() - high) / 2, wide, high);
    paint::box(p, box, t.px(6), t.color(Hue::Surface));
    p.setPen(t.color(Hue::Ink));
    p.drawText(box, Qt::AlignCenter, word);
}

void RingView::paintStones(QPainter& p, QPointF c, int count) const {
    const double r = pitRadius();
    const auto cream = theme().color(m_lab.look.stone);
    if (count > static_cast<int>(die.size())) {
        p.setFont(theme().boardFont(r * 0.95, true));
        p.setPen(cream);
        p.drawText(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), Qt::AlignCenter, QString::number(count));
        return;
    }
    p.setPen(Qt::NoPen);
    p.setBrush(cream);
    for (int i = 0; i < count; ++i) {
        const auto& seat = die[static_cast<std::size_t>(count - 1)][static_cast<std::size_t>(i)];
        p.drawEllipse(c + QPointF(seat[0], seat[1]) * r, r * 0.17, r * 0.2);
    }
}

// From the hand to where the last stone falls; more than a round is drawn as a round.
void RingView::paintArrow(QPainter& p) const {
    const int m = pits(), way = ((m_step.to - m_step.board.hand) * (m_back ? -1 : 1) + m) % m;
    const double turn = m_step.moved >= m ? 340 : 360.0 * way / m, sign = m_back ? -1 : 1;
    const double from = angle(m_step.board.hand), r = radius() * arrowAt, head = theme().px(7);
    const double cut = std::min(turn * 0.5, head * 1.6 / r * 180 / std::numbers::pi);
    QPainterPath arc;
    const QRectF box(width() / 2.0 - r, height() / 2.0 - r, 2 * r, 2 * r);
    arc.arcMoveTo(box, -from);
    arc.arcTo(box, -from, -sign * (turn - cut)); // Qt counts angles the other way round
    p.setPen(QPen(theme().color(Hue::Ink), theme().px(3.5), Qt::SolidLine, Qt::FlatCap));
    p.setBrush(Qt::NoBrush);
    p.drawPath(arc);
    const double end = from + sign * turn, tail = end - sign * cut * 1.15;
    const auto tip = at(end, arrowAt), outer = at(tail, arrowAt + head / radius()),
               inner = at(tail, arrowAt - head / radius());
    p.setPen(Qt::NoPen);
    p.setBrush(theme().color(Hue::Ink));
    p.drawPolygon(QPolygonF{tip, outer, inner});
}

// The pits of the sign in one frame along the ring.
void RingView::paintSign(QPainter& p) const {
    const double half = 0.46, reach = pitRadius() / radius() + 0.02;
    const double from = angle(m_step.sign.first - half),
                 span = (m_step.sign.pits - 1 + 2 * half) * 360 / pits();
    const auto box = [&](double distance) {
        const double r = distance * radius();
        return QRectF(width() / 2.0 - r, height() / 2.0 - r, 2 * r, 2 * r);
    };
    QPainterPath frame;
    frame.arcMoveTo(box(pitsAt + reach), -from);
    frame.arcTo(box(pitsAt + reach), -from, -span);
    frame.arcTo(box(pitsAt - reach), -from - span, span);
    frame.closeSubpath();
    p.setPen(QPen(theme().color(Hue::Ink), theme().px(3), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    p.setBrush(Qt::NoBrush);
    p.drawPath(frame);
}

// The first line says what happens, the others how.
void RingView::paintLines(QPainter& p) const {
    const double room = radius() * innerEdge * 1.75;
    const auto fontOf = [&](const QString& text) {
        return theme().font(&text == &m_lines.front() ? Type::Bold : Type::Body);
    };
    double height = 0;
    for (const auto& text : m_lines)
        height += phrases::bounds(fontOf(text), {0, 0, room, 1e5}, text).height();
    QRectF box((width() - room) / 2, (this->height() - height) / 2, room, height);
    for (const auto& text : m_lines) {
        p.setFont(fontOf(text));
        p.setPen(theme().color(&text == &m_lines.front() ? Hue::Ink : Hue::Ink2));
        box.setTop(phrases::draw(p, box, Qt::AlignHCenter, text).bottom());
    }
}
