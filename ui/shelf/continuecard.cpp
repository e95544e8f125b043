#include "ui/shelf/continuecard.h"

#include <QEvent>
#include <QLocale>
#include <QPainterPath>

#include "ui/art.h"
#include "ui/controls/paint.h"
#include "ui/language.h"
#include "ui/words.h"

namespace {

QString dayOf(const QDateTime& when) {
    const auto days = when.date().daysTo(QDate::currentDate());
    if (days == 0) return ContinueCard::tr("today");
    if (days == 1) return ContinueCard::tr("yesterday");
    return QLocale().toString(when.date(), ContinueCard::tr("d MMM", "date in QLocale's notation"));
}

} // namespace

ContinueCard::ContinueCard(MatchStore::Kept match, QWidget* parent)
    : QAbstractButton(parent), m_match(std::move(match)) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    retranslate();
}

QSize ContinueCard::sizeHint() const {
    return {theme().px(388), theme().px(112)};
}

void ContinueCard::retranslate() {
    const auto& match = m_match.record.match;
    setAccessibleName(tr("Go on with %1, %2 against %3")
                          .arg(language::spoken(match.game().kind().title),
                               words::name(core::Player::First, m_match.record.seats[0]),
                               words::name(core::Player::Second, m_match.record.seats[1])));
    update();
}

void ContinueCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QAbstractButton::changeEvent(event);
}

void ContinueCard::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    paint::box(p, rect(), t.px(12), t.color(underMouse() ? Hue::Sunk : Hue::Surface), t.color(Hue::Line), 1);
    if (hasFocus()) paint::focusRing(p, rect(), t.px(12));
    const double left = t.px(18), right = width() - t.px(18);
    auto title = t.font(Type::GameName);
    title.setPixelSize(t.px(17));
    p.setFont(title);
    p.setPen(t.color(Hue::Ink));
    p.drawText(QRectF(left, t.px(10), width() * 0.7, t.px(32)), Qt::AlignVCenter,
               language::spoken(m_match.record.match.game().kind().title));
    p.setFont(t.font(Type::Note));
    p.setPen(t.color(Hue::Ink2));
    p.drawText(QRectF(left, t.px(10), right - left, t.px(32)), Qt::AlignVCenter | Qt::AlignRight,
               dayOf(m_match.when));
    paintPlayers(p);
    paintCourse(p, QRectF(right - t.px(132), t.px(46), t.px(132), t.px(50)));
}

// The player to move, or the winner, is bold and has a filled crest.
void ContinueCard::paintPlayers(QPainter& p) const {
    const auto& t = theme();
    const auto& match = m_match.record.match;
    const auto ending = match.ending();
    for (const auto player : {core::Player::First, core::Player::Second}) {
        const bool lit = ending ? ending->winner == player : match.mover() == player;
        const double y = t.px(player == core::Player::First ? 57 : 85), side = t.px(18), left = t.px(18);
        p.drawPixmap(QPointF(left, y - side / 2),
                     art::crest(player, lit, side, devicePixelRatioF(), t.color(hueOf(player))));
        p.setFont(t.font(lit ? Type::Bold : Type::Body));
        p.setPen(t.color(lit ? Hue::Ink : Hue::Ink2));
        const double x = left + side + t.px(8), room = width() - x - t.px(160);
        const auto state = !lit ? QString() : ending ? tr("has won") : tr("to move");
        const QFontMetricsF notes(t.font(Type::Secondary));
        const auto name = p.fontMetrics().elidedText(
            words::name(player, m_match.record.seats[static_cast<std::size_t>(player)]), Qt::ElideRight,
            static_cast<int>(room - notes.horizontalAdvance(state)));
        p.drawText(QRectF(x, y - t.px(14), room, t.px(28)), Qt::AlignVCenter, name);
        const double after = x + p.fontMetrics().horizontalAdvance(name) + t.px(8);
        p.setFont(t.font(Type::Secondary));
        p.setPen(t.color(Hue::Ink2));
        p.drawText(QRectF(after, y - t.px(14), room, t.px(28)), Qt::AlignVCenter, state);
    }
}

// The small timeline: the upper lane is first's, as far as the values are known.
void ContinueCard::paintCourse(QPainter& p, QRectF lanes) const {
    const auto& t = theme();
    const double third = lanes.height() * 0.4;
    paint::box(p, QRectF(lanes.topLeft(), QSizeF(lanes.width(), lanes.height() / 2)), t.px(3),
               t.color(Hue::FirstWash));
    paint::box(p, QRectF(lanes.left(), lanes.center().y(), lanes.width(), lanes.height() / 2), t.px(3),
               t.color(Hue::SecondWash));
    const auto& values = m_match.values;
    if (values.empty()) return;
    const double step =
        std::min<double>(t.px(12), (lanes.width() - t.px(16)) / static_cast<double>(values.size()));
    const auto at = [&](std::size_t i) {
        return QPointF(lanes.left() + t.px(8) + step * static_cast<double>(i),
                       lanes.center().y() - values[i] * third * 0.75);
    };
    QPainterPath course(at(0));
    for (std::size_t i = 1; i < values.size(); ++i) course.lineTo(at(i));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(t.color(Hue::Ink), 2 * t.scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(course);
    p.setBrush(t.color(Hue::Ink));
    p.setPen(Qt::NoPen);
    p.drawEllipse(at(values.size() - 1), t.px(4), t.px(4));
}
