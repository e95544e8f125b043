#include "ui/panels/plates/resultplate.h"

#include <QAbstractButton>
#include <QEasingCurve>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"
#include "ui/look/sounds.h"
#include "ui/match/session.h"
#include "ui/match/stages.h"
#include "ui/match/words.h"

#include <algorithm>

using core::Player;

namespace {

// At scale 1, from the plate's corner.
struct PlateSizes {
    double width, height, crest, crestX, crestY, text, result, line, score, buttons;
};
constexpr PlateSizes regularSizes{664, 372, 96, 90, 93, 168, 76, 186, 229, 284};
constexpr PlateSizes compactSizes{560, 300, 72, 72, 76, 132, 58, 148, 182, 216};
constexpr PlateSizes projectorSizes{664, 190, 96, 90, 95, 168, 66, 174, 0, 0};
constexpr double plateEdge = 32, wayHeight = 56, ringRoom = 5, comesUp = 40;

QColor darkInk() {
    return {0x2A, 0x25, 0x20};
}

} // namespace

// A way on, on the plate's colour: filled, or with a border.
class ResultPlate::WayOn final : public QAbstractButton {
public:
    WayOn(bool filled, ResultPlate* plate) : QAbstractButton(plate), m_plate(*plate), m_filled(filled) {
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }
    // Of its text on one line.
    double wanted() const { return advance(text()) + theme().px(56); }
    // What comes of it stays together on a line.
    void say(const QString& text, const QString& whole = {}) {
        m_whole = whole;
        setText(text);
    }
    void setFilled(bool filled) { m_filled = filled; }

protected:
    // The arrows are the page's.
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) return event->ignore();
        QAbstractButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const auto& t = theme();
        const double room = t.px(ringRoom), radius = t.px(14);
        const auto ink = m_plate.ink();
        const bool light = ink != darkInk();
        const auto box = QRectF(rect()).adjusted(room, room, -room, -room);
        auto fill = m_filled ? ink : QColor(ink.red(), ink.green(), ink.blue(), underMouse() ? 40 : 0);
        if (m_filled && (underMouse() || isDown())) fill = light ? fill.darker(106) : fill.lighter(130);
        paint::box(p, box, radius, fill, ink, m_filled ? 0 : 2 * t.scale());
        if (hasFocus()) paint::box(p, rect(), radius + room, {}, ink, 3 * t.scale());
        p.setFont(t.font(Type::Verdict));
        p.setPen(!m_filled ? ink : light ? darkInk() : t.color(Hue::OnFill));
        const auto inside = box.adjusted(t.px(8), 0, -t.px(8), 0);
        auto text = this->text();
        if (!m_whole.isEmpty() && advance(m_whole) <= inside.width())
            text.replace(m_whole, QString(m_whole).replace(QLatin1Char(' '), QChar(QChar::Nbsp)));
        phrases::draw(p, inside, Qt::AlignCenter, text);
    }

private:
    static double advance(const QString& text) {
        return QFontMetricsF(theme().font(Type::Verdict)).horizontalAdvance(text);
    }

    QString m_whole;
    ResultPlate& m_plate;
    bool m_filled;
};

ResultPlate::ResultPlate(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_next(new WayOn(true, this)), m_again(new WayOn(true, this)),
      m_look(new WayOn(false, this)), m_shelf(new WayOn(false, this)) {
    setFocusPolicy(Qt::StrongFocus);
    m_time.setStartValue(0);
    m_time.setEndValue(waits + fades + grows + rises);
    connect(&m_time, &QVariantAnimation::valueChanged, this, [this] { arrange(), emit changed(); });
    connect(&m_time, &QVariantAnimation::finished, this, [this] {
        arrange();
        emit changed();
        auto* first = m_next->isHidden() ? m_again : m_next;
        if (window()->focusWidget() == this && first->isVisible()) first->setFocus(Qt::OtherFocusReason);
    });
    connect(m_again, &QAbstractButton::clicked, &session, [&session] { stages::again(session); });
    connect(m_next, &QAbstractButton::clicked, this, [this] {
        if (const auto stage = stages::next(m_session)) stages::begin(m_session, *stage);
    });
    connect(m_look, &QAbstractButton::clicked, this, &ResultPlate::lookBackRequested);
    connect(m_shelf, &QAbstractButton::clicked, this, &ResultPlate::toShelf);
    connect(&session.hints(), &Hints::changed, this, &ResultPlate::refresh);
    connect(&session.players(), &Players::renamed, this, &ResultPlate::refresh);
    connect(&theme(), &Theme::changed, this, &ResultPlate::refresh);
    says(m_next, [] { return tr("Next stage"); });
    says(m_look, [] { return tr("Look back"); });
    says(m_shelf, [] { return tr("Shelf"); });
    named(this, [] { return tr("How the match ended"); });
    inAnyLanguage(this, [this] { refresh(); });
    hide();
}

// Who reduces motion sees it come at once.
void ResultPlate::rise() {
    m_up = true;
    refresh();
    show();
    m_time.stop();
    m_time.setDuration(settings::reduceMotion() ? 0 : waits + fades + grows + rises);
    setFocus(Qt::OtherFocusReason);
    m_time.start();
    sounds::play("program", "end");
}

void ResultPlate::finish() {
    if (m_time.state() == QAbstractAnimation::Running) m_time.setCurrentTime(m_time.duration());
}

void ResultPlate::fold() {
    if (!m_up) return;
    m_up = false;
    m_time.stop();
    hide();
    emit changed();
    emit folded();
}

double ResultPlate::part(int from, int length) const {
    if (!m_up) return 0;
    const bool running = m_time.state() == QAbstractAnimation::Running;
    const int now = running ? m_time.currentValue().toInt() : m_time.endValue().toInt();
    return std::clamp(double(now - from) / length, 0.0, 1.0);
}

double ResultPlate::risen() const {
    return QEasingCurve(QEasingCurve::OutCubic).valueForProgress(part(waits + fades + grows, rises));
}

ResultPlate::Look ResultPlate::look() const {
    if (theme().projector()) return Look::Projector;
    const bool small = window()->width() < theme().px(1180) || window()->height() < theme().px(700);
    return small ? Look::Compact : Look::Regular;
}

namespace {

const PlateSizes& sizesOf(int look) {
    return look == 0 ? regularSizes : look == 1 ? compactSizes : projectorSizes;
}

} // namespace

void ResultPlate::refresh() {
    if (!m_session.active() || !m_session.match().ending()) return;
    const bool goesOn = stages::beaten(m_session) && stages::next(m_session);
    m_again->say(tr("Again: %1").arg(nextBegins()), nextBegins());
    m_again->setFilled(!goesOn);
    const bool ways = look() != Look::Projector;
    m_next->setVisible(ways && goesOn);
    m_again->setVisible(ways);
    m_look->setVisible(ways);
    m_shelf->setVisible(ways && !goesOn);
    setAccessibleDescription(language::sentences({result(), reason()}));
    arrange();
}

// Who begins the next match; nobody: that is the only player there is a name for.
QString ResultPlate::nextBegins() const {
    const auto& match = m_session.match();
    const auto seat = match.game().mover(match.start());
    const bool swaps = !stages::tried(m_session);
    const auto& from = m_session.players().seat(swaps ? core::other(seat) : seat);
    if (!from.name.empty() || from.computer) return tr("%1 begins").arg(words::name(seat, from));
    return swaps ? tr("the other player begins") : tr("the same player begins");
}

QString ResultPlate::result() const {
    return stages::beaten(m_session) ? tr("Stage beaten!")
                                     : words::result(*m_session.match().ending(), m_session);
}

QString ResultPlate::reason() const {
    auto told = words::reason(*m_session.match().ending(), m_session);
    const auto& helped = m_session.hints().helped();
    if (helped.faded > 0) told += QStringLiteral(" · ") + tr("hints %n level(s) back", nullptr, helped.faded);
    if (helped.glances > 0)
        told += QStringLiteral(" · ") + tr("hints seen %n time(s)", nullptr, helped.glances);
    return told;
}

QColor ResultPlate::fill() const {
    const auto winner = m_session.match().ending()->winner;
    return theme().color(winner ? fillOf(*winner) : Hue::Draw);
}

QColor ResultPlate::ink() const {
    return m_session.match().ending()->winner ? theme().color(Hue::OnFill) : darkInk();
}

double ResultPlate::textEnd() const {
    const double s = theme().scale();
    const auto& size = sizesOf(static_cast<int>(look()));
    const QRectF room(0, 0, (size.width - size.text - plateEdge) * s, 1e5);
    const double line = QFontMetricsF(theme().font(Type::Result)).height();
    const double result = phrases::bounds(theme().font(Type::Result), room, this->result()).height();
    return size.result * s + result - line / 2 +
           phrases::bounds(theme().font(Type::Lead), room, reason()).height();
}

// It grows with what there is to say.
QRectF ResultPlate::plate() const {
    const double s = theme().scale();
    const auto& size = sizesOf(static_cast<int>(look()));
    const double more = std::max(0.0, textEnd() - (size.line - 12) * s);
    const double wide = std::min(size.width * s, width() - 16.0);
    const double high = std::min(size.height * s + more, height() - 8.0);
    return {(width() - wide) / 2, (height() - high) / 2, wide, high};
}

void ResultPlate::resizeEvent(QResizeEvent*) {
    arrange();
}

// From the left, the first as wide as the others leave it.
void ResultPlate::arrange() {
    update();
    if (!m_session.active() || !m_session.match().ending()) return;
    const double s = theme().scale();
    const auto at = plate().translated(0, (1 - risen()) * comesUp * s);
    const double gap = 20 * s, room = ringRoom * s;
    const double top = at.bottom() - plateEdge * s - wayHeight * s;
    double right = at.right() - plateEdge * s;
    std::array<WayOn*, 4> ways{m_shelf, m_look, m_again, m_next};
    WayOn* first = m_next->isHidden() ? m_again : m_next;
    for (auto* way : ways) {
        if (way->isHidden()) continue;
        const double left = at.left() + plateEdge * s;
        const double wide = way == first ? right - left : std::max(140 * s, way->wanted());
        way->setGeometry(
            QRectF(right - wide, top, wide, wayHeight * s).adjusted(-room, -room, room, room).toRect());
        right -= wide + gap;
    }
    for (auto* way : ways) way->setEnabled(risen() >= 1);
}

void ResultPlate::mousePressEvent(QMouseEvent* event) {
    if (m_time.state() == QAbstractAnimation::Running) return finish();
    if (!plate().contains(event->position())) fold();
}

void ResultPlate::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (m_time.state() == QAbstractAnimation::Running && key != Qt::Key_Escape) return finish();
    if (key == Qt::Key_Escape) return fold();
    if (enters && look() == Look::Projector) return stages::again(m_session);
    if (enters)
        if (auto* way = qobject_cast<QAbstractButton*>(focusWidget()); way != nullptr && way->isEnabled())
            return way->click();
    event->ignore(); // ← and others are the page's
}

void ResultPlate::paintBoard(QPainter& p) const {
    const double s = theme().scale(), radius = 14 * s;
    auto veil = theme().color(Hue::Paper);
    veil.setAlphaF(float(0.6 * grown()));
    QPainterPath all;
    all.addRoundedRect(QRectF(rect()).adjusted(3 * s, 3 * s, -3 * s, -3 * s), radius - 3, radius - 3);
    p.fillPath(all, veil);
}

void ResultPlate::paintCrests(QPainter& p) const {
    const double s = theme().scale();
    const auto& size = sizesOf(static_cast<int>(look()));
    const auto winner = m_session.match().ending()->winner;
    const QPointF centre = QPointF(size.crestX, size.crestY) * s;
    const auto draw = [&](Player player, QPointF at, double side) {
        p.drawPixmap(at - QPointF(side / 2, side / 2),
                     art::crest(player, true, side, devicePixelRatioF(),
                                winner ? ink() : theme().color(fillOf(player)), fill()));
    };
    if (winner) return draw(*winner, centre, size.crest * s);
    const double side = std::min(72.0, size.crest * 0.62) * s; // one partly above the other
    draw(Player::First, centre - QPointF(side * 0.36, side * 0.3), side);
    draw(Player::Second, centre + QPointF(side * 0.36, side * 0.3), side);
}

// The score in the middle of what is left beside who begins next.
void ResultPlate::paintScore(QPainter& p) const {
    const double s = theme().scale();
    const auto& size = sizesOf(static_cast<int>(look()));
    const auto box = plate();
    const double y = box.height() - (plateEdge + wayHeight) * s - (size.buttons - size.score) * s,
                 side = 26 * s;
    const auto series = m_session.players().before().after(m_session.match());
    const QFontMetricsF bold(theme().font(Type::Verdict)), plain(theme().font(Type::Lead)),
        figures(theme().font(Type::Turn));
    const auto score = QStringLiteral("%1 : %2").arg(series.wins[0]).arg(series.wins[1]);
    std::array<QString, 2> names{words::name(Player::First, m_session),
                                 words::name(Player::Second, m_session)};
    const double wide = figures.horizontalAdvance(score), fixed = wide + 2 * side + 4 * 14 * s;
    const double named = bold.horizontalAdvance(names[0]) + bold.horizontalAdvance(names[1]);
    auto next = tr("Next: %1").arg(nextBegins());
    double room = box.width() - 2 * plateEdge * s - plain.horizontalAdvance(next) - 24 * s;
    if (fixed + named > room) next.clear(), room = box.width() - 2 * plateEdge * s; // the button says it too
    const double most = (room - fixed) / 2;
    for (auto& name : names) name = bold.elidedText(name, Qt::ElideMiddle, most);
    const auto write = [&](double x, double width, const QString& text, Type type, int align) {
        p.setFont(theme().font(type));
        p.drawText(QRectF(x, y - 20 * s, width, 40 * s), align | Qt::AlignVCenter, text);
    };
    double x = plateEdge * s + room / 2 -
               (fixed + bold.horizontalAdvance(names[0]) + bold.horizontalAdvance(names[1])) / 2;
    const auto crest = [&](Player player) {
        p.drawPixmap(QPointF(x, y - side / 2),
                     art::crest(player, true, side, devicePixelRatioF(), ink(), fill()));
        x += side + 14 * s;
    };
    const auto name = [&](const QString& called) {
        const double width = bold.horizontalAdvance(called) + 1;
        write(x, width, called, Type::Verdict, Qt::AlignLeft);
        x += width + 14 * s;
    };
    name(names[0]);
    crest(Player::First);
    write(x, wide + 2, score, Type::Turn, Qt::AlignLeft);
    x += wide + 14 * s;
    crest(Player::Second);
    name(names[1]);
    if (!next.isEmpty())
        write(box.width() - plateEdge * s - plain.horizontalAdvance(next) - 2,
              plain.horizontalAdvance(next) + 4, next, Type::Lead, Qt::AlignRight);
}

void ResultPlate::paintEvent(QPaintEvent*) {
    if (!m_up || !m_session.active() || !m_session.match().ending()) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    paintBoard(p);
    const double s = theme().scale(), t = risen();
    if (t <= 0) return;
    const auto& size = sizesOf(static_cast<int>(look()));
    const auto box = plate();
    p.setOpacity(t);
    p.translate(box.topLeft() + QPointF(0, (1 - t) * comesUp * s));
    const QRectF own(QPointF(), box.size());
    paint::box(p, own.translated(0, 8 * s), 18 * s, QColor(0, 0, 0, 60));
    paint::box(p, own, 18 * s, fill());
    p.setPen(ink());
    paintCrests(p);
    const QRectF room(size.text * s, size.result * s - QFontMetricsF(theme().font(Type::Result)).height() / 2,
                      box.width() - (size.text + plateEdge) * s, 1e5);
    p.setFont(theme().font(Type::Result));
    p.setPen(ink());
    const auto result = phrases::draw(p, room, Qt::AlignLeft | Qt::AlignTop, this->result());
    p.setFont(theme().font(Type::Lead));
    phrases::draw(p, room.adjusted(0, result.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop, reason());
    if (look() == Look::Projector) return;
    const double line = box.height() - (plateEdge + wayHeight + size.buttons - size.line) * s;
    auto hair = ink();
    hair.setAlphaF(0.3F);
    p.fillRect(QRectF(plateEdge * s, line, box.width() - 2 * plateEdge * s, std::max(1.0, s)), hair);
    paintScore(p);
}
