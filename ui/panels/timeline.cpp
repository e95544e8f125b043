#include "ui/panels/timeline.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/models/historymodel.h"

#include "core/kind.h"

#include <algorithm>

using core::Player;

Timeline::Timeline(Session& session, const HistoryModel& history, QWidget* parent)
    : Card(parent), m_session(session), m_history(history) {
    setRole(this, QAccessible::Slider);
    constexpr std::array icons{"first", "prev", "next", "last"};
    for (std::size_t i = 0; i < icons.size(); ++i) {
        m_buttons[i] = new Button(Button::Style::Icon, {}, this);
        m_buttons[i]->setGlyph(icons[i]);
    }
    const auto to = [this](int ply) { m_session.goTo(ply); };
    connect(m_buttons[0], &Button::clicked, this, [to] { to(0); });
    connect(m_buttons[1], &Button::clicked, this, [this, to] { to(m_session.match().ply() - 1); });
    connect(m_buttons[2], &Button::clicked, this, [this, to] { to(m_session.match().ply() + 1); });
    connect(m_buttons[3], &Button::clicked, this, [this, to] { to(m_session.match().plies()); });
    connect(&history, &HistoryModel::refreshed, this, &Timeline::refresh);
    connect(&session, &Session::stateChanged, this, &Timeline::refresh);
    connect(&session.players(), &Players::renamed, this, &Timeline::refresh);
    connect(&theme(), &Theme::changed, this, [this] { arrange(), update(); });
    named(m_buttons[0], [] { return tr("To the start"); });
    named(m_buttons[1], [] { return tr("One move back"); });
    named(m_buttons[2], [] { return tr("One move forward"); });
    named(m_buttons[3], [] { return tr("To the last move"); });
    named(this, [] { return tr("Timeline"); });
    inAnyLanguage(this, [this] { refresh(); });
}

void Timeline::setCompact(bool compact) {
    m_compact = compact;
    arrange();
    update();
}

void Timeline::refresh() {
    const int ply = m_session.active() ? m_session.match().ply() : 0;
    const int plies = m_session.active() ? m_session.match().plies() : 0;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setEnabled(i < 2 ? ply > 0 : ply < plies);
    setAccessibleDescription(tr("move %1 of %2").arg(ply).arg(plies));
    update();
}

void Timeline::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    arrange();
}

void Timeline::arrange() {
    const int y = m_compact ? height() / 2 : theme().px(34);
    const QSize size(theme().target(26), theme().target(36));
    int x = width() - theme().px(13) - static_cast<int>(m_buttons.size()) * size.width();
    for (auto* button : m_buttons) {
        button->setGeometry(QRect(QPoint(x, y - size.height() / 2), size));
        x += size.width();
    }
}

QRectF Timeline::lanes() const {
    const double s = theme().scale();
    const double wider = static_cast<double>(m_buttons.size()) * (theme().target(26) - theme().px(26));
    if (m_compact) return {36 * s, 6 * s, width() - 160 * s - wider, height() - 12 * s};
    return {126 * s, 14 * s, width() - 254 * s - wider, 92 * s};
}

bool Timeline::draws() const {
    return m_session.match().game().kind().draws;
}

Course Timeline::course() const {
    return {m_session.match().game().kind(), m_history, lanes(), 22 * theme().scale()};
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (m_session.active() && lanes().adjusted(0, -8, 0, 8).contains(event->position()))
        m_session.goTo(course().plyAt(event->position().x()));
}

QString Timeline::tipOf(int ply) const {
    const auto& row = m_history.at(ply);
    if (!row.mover) return tr("The start");
    const auto who = words::name(*row.mover, m_session);
    if (!row.better) return tr("Move %1, %2: %3").arg(QString::number(ply), who, row.notation);
    return tr("Move %1, %2: %3 lost value; better: %4")
        .arg(QString::number(ply), who, row.notation, m_history.betterInWords(ply));
}

bool Timeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_session.active()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (lanes().contains(help->pos()))
            QToolTip::showText(help->globalPos(), tipOf(course().plyAt(help->pos().x())));
        return true;
    }
    return Card::event(event);
}

void Timeline::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    if (!m_session.active()) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    paintLanes(p);
    if (!m_compact) {
        paintTicks(p);
        paintCounter(p);
    }
    paintLine(p);
}

void Timeline::paintLanes(QPainter& p) const {
    const auto r = lanes();
    const double s = theme().scale(), gap = draws() ? 0 : 2.76 * s;
    const double height = draws() ? r.height() * 0.4 : (r.height() - gap) / 2;
    const QRectF upper(r.left(), r.top(), r.width(), height);
    const QRectF lower(r.left(), r.bottom() - height, r.width(), height);
    paint::box(p, upper, 4 * s, theme().color(Hue::FirstWash));
    paint::box(p, lower, 4 * s, theme().color(Hue::SecondWash));
    const QRectF even(r.left(), upper.bottom(), r.width(), lower.top() - upper.bottom());
    if (draws()) p.fillRect(even, theme().color(Hue::Sunk));
    const auto course = this->course();
    for (const auto [from, to] : course.turns())
        paint::box(p, {from, r.top(), to - from, r.height()}, 4 * s, theme().color(Hue::Surface),
                   theme().color(Hue::Line), 1);
    if (!course.valued()) return paintNote(p, r, tr("turns"));
    paintCaption(p, 0, upper);
    paintCaption(p, 1, lower);
    if (draws()) paintNote(p, even, tr("draw"));
}

void Timeline::paintNote(QPainter& p, QRectF lane, const QString& text) const {
    if (m_compact) return;
    const double s = theme().scale();
    p.setFont(theme().font(Type::Note));
    p.setPen(theme().color(Hue::Ink2));
    p.drawText(QRectF(43 * s, lane.top(), 80 * s, lane.height()), Qt::AlignVCenter, text);
}

// What has no value stands in the middle of the axis of turns.
QPointF Timeline::pointOf(const Course& course, int ply) const {
    return {course.xOf(ply), course.yOf(ply).value_or(lanes().center().y())};
}

void Timeline::paintCaption(QPainter& p, int player, QRectF lane) const {
    const double s = theme().scale(), side = (m_compact ? 14 : 18) * s;
    const auto who = static_cast<Player>(player);
    const auto colour = theme().color(hueOf(who));
    const double x = (m_compact ? 18 : 28) * s;
    p.drawPixmap(QPointF(x - side / 2, lane.center().y() - side / 2),
                 art::crest(who, true, side, devicePixelRatioF(), colour));
    if (m_compact) return;
    p.setFont(theme().font(Type::Secondary));
    auto font = p.font();
    font.setBold(true);
    p.setFont(font);
    p.setPen(colour);
    const QRectF box(43 * s, lane.top(), 80 * s, lane.height());
    const auto name = words::name(who, m_session), text = tr("%1 wins").arg(name);
    font.setPixelSize(theme().font(Type::Tick).pixelSize());
    const auto lines =
        QFontMetricsF(font).boundingRect({0, 0, box.width(), 1e5}, Qt::TextWordWrap, phrases::joined(text));
    phrases::line(p, box, Qt::AlignLeft, lines.width() <= box.width() ? text : name);
}

void Timeline::paintTicks(QPainter& p) const {
    const double s = theme().scale(), bottom = lanes().bottom();
    const auto course = this->course();
    const int every = std::max(1, qRound(24 * s / course.step() + 0.4));
    p.setFont(theme().font(Type::Tick));
    for (int ply = 0; ply <= course.span(); ply += every) {
        const double x = course.xOf(ply);
        p.setPen(QPen(theme().color(Hue::Line2), 1));
        p.drawLine(QPointF(x, bottom), QPointF(x, bottom + 4 * s));
        p.setPen(theme().color(Hue::Ink2));
        p.drawText(QRectF(x - 20 * s, bottom + 4 * s, 40 * s, 18 * s), Qt::AlignCenter, QString::number(ply));
    }
}

void Timeline::paintLine(QPainter& p) const {
    const double s = theme().scale();
    const int ply = m_session.match().ply(), plies = m_history.rowCount() - 1;
    const auto course = this->course();
    for (int i = 0; i < plies; ++i) {
        const bool valued = course.yOf(i).has_value();
        if (valued != course.yOf(i + 1).has_value()) continue; // neither higher nor lower
        p.setPen(QPen(theme().color(i < ply ? Hue::Ink : Hue::Ink3), 2 * s,
                      valued ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
        p.drawLine(pointOf(course, i), pointOf(course, i + 1));
    }
    QPen cursor(theme().color(Hue::Ink), 1.5 * s);
    cursor.setDashPattern({2, 2});
    cursor.setCapStyle(Qt::FlatCap);
    p.setPen(cursor);
    const double now = course.xOf(ply);
    p.drawLine(QPointF(now, lanes().top() - 4 * s), QPointF(now, lanes().bottom()));
    paintBranches(p);
    for (int i = 0; i <= plies; ++i) paintPoint(p, i);
}

// A twig where another line leaves the one looked at.
void Timeline::paintBranches(QPainter& p) const {
    const auto course = this->course();
    const double s = theme().scale(), step = std::min(course.step(), 24 * s);
    const auto& match = m_session.match();
    for (int line = 0; line < match.lines(); ++line) {
        if (line == match.line()) continue;
        const int from = match.shared(line);
        const auto root = pointOf(course, from);
        const double down = root.y() < lanes().center().y() ? 14 * s : -14 * s;
        const auto tip = root + QPointF(0.6 * step, down);
        p.setPen(QPen(theme().color(Hue::Line2), 2 * s, Qt::SolidLine, Qt::RoundCap));
        p.drawLine(root, tip);
        p.setBrush(theme().color(Hue::Surface));
        p.drawEllipse(tip, 3.5 * s, 3.5 * s);
    }
}

void Timeline::paintPoint(QPainter& p, int ply) const {
    const double s = theme().scale();
    const auto course = this->course();
    const auto at = pointOf(course, ply);
    const auto& row = m_history.at(ply);
    const auto surface = theme().color(Hue::Surface);
    if (row.better) {
        p.setPen(QPen(theme().color(Hue::Loss), 2.5 * s));
        p.setBrush(surface);
        p.drawEllipse(at, 10 * s, 10 * s);
    }
    const bool later = ply > m_session.match().ply();
    const auto ink = theme().color(later ? Hue::Ink3 : row.mover ? hueOf(*row.mover) : Hue::Ink);
    const bool known = course.yOf(ply).has_value(); // else hollow
    p.setPen(QPen(known ? surface : ink, 1.5 * s, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(known ? ink : surface);
    if (row.mover == Player::Second) {
        const double d = 7 * s;
        p.drawPolygon(
            QPolygonF{{at + QPointF(0, -d), at + QPointF(d, 0), at + QPointF(0, d), at + QPointF(-d, 0)}});
    } else {
        p.drawEllipse(at, 5.5 * s, 5.5 * s);
    }
}

void Timeline::paintCounter(QPainter& p) const {
    const double s = theme().scale();
    auto bold = theme().font(Type::Secondary);
    bold.setBold(true);
    p.setFont(bold);
    p.setPen(theme().color(Hue::Ink));
    p.drawText(QRectF(width() - 120 * s, 50 * s, 112 * s, 24 * s), Qt::AlignCenter,
               tr("move %1").arg(m_session.match().ply()));
    if (m_session.hints().playedHelp() == Help::Off) return;
    p.setPen(QPen(theme().color(Hue::Loss), 2.2 * s));
    p.setBrush(theme().color(Hue::Surface));
    p.drawEllipse(QPointF(width() - 106 * s, 92 * s), 6.5 * s, 6.5 * s);
    p.setFont(theme().font(Type::Note));
    p.setPen(theme().color(Hue::Ink2));
    p.drawText(QRectF(width() - 94 * s, 80 * s, 94 * s, 24 * s), Qt::AlignVCenter, tr("value lost"));
}
