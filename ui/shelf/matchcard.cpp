#include "ui/shelf/matchcard.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainterPath>

#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/match/words.h"

namespace matchcard {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("matchcard", text);
}

// The player to move, or the winner, is bold and has a filled crest.
void paintPlayers(QPainter& p, QRectF card, const MatchStore::Kept& kept) {
    const auto& t = theme();
    const auto match = asPlayed(kept.record.match);
    const auto ending = match.ending();
    for (const auto player : {core::Player::First, core::Player::Second}) {
        const bool lit = ending ? ending->winner == player : match.mover() == player;
        const double y = card.top() + t.px(player == core::Player::First ? 57 : 85), side = t.px(18);
        const double left = card.left() + t.px(18);
        p.drawPixmap(QPointF(left, y - side / 2),
                     art::crest(player, lit, side, p.device()->devicePixelRatioF(), t.color(hueOf(player))));
        p.setFont(t.font(lit ? Type::Bold : Type::Body));
        p.setPen(t.color(lit ? Hue::Ink : Hue::Ink2));
        const double x = left + side + t.px(8), room = card.right() - x - t.px(160);
        const auto state = !lit     ? QString()
                           : ending ? say(QT_TRANSLATE_NOOP("matchcard", "has won"))
                                    : say(QT_TRANSLATE_NOOP("matchcard", "to move"));
        const QFontMetricsF notes(t.font(Type::Body));
        const auto name = p.fontMetrics().elidedText(
            words::nameAndLevel(player, kept.record.seats[static_cast<std::size_t>(player)]), Qt::ElideRight,
            static_cast<int>(room - notes.horizontalAdvance(state)));
        p.drawText(QRectF(x, y - t.px(14), room, t.px(28)), Qt::AlignVCenter, name);
        const double after = x + p.fontMetrics().horizontalAdvance(name) + t.px(8);
        p.setFont(t.font(Type::Body));
        p.setPen(t.color(Hue::Ink2));
        p.drawText(QRectF(after, y - t.px(14), room, t.px(28)), Qt::AlignVCenter, state);
    }
}

// What is known of each ply; how the match ended is in its record.
std::vector<std::optional<int>> course(const MatchStore::Kept& match) {
    auto values = match.notes.values;
    const auto ending = asPlayed(match.record.match).ending();
    if (!values.empty() && ending)
        values.back() = !ending->winner ? 0 : *ending->winner == core::Player::First ? 1 : -1;
    return values;
}

// The small timeline: the upper lane is first's; a gap where nothing is known.
void paintCourse(QPainter& p, QRectF lanes, const std::vector<std::optional<int>>& values) {
    const auto& t = theme();
    const double third = lanes.height() * 0.4;
    paint::box(p, QRectF(lanes.topLeft(), QSizeF(lanes.width(), lanes.height() / 2)), t.px(3),
               t.color(Hue::FirstWash));
    paint::box(p, QRectF(lanes.left(), lanes.center().y(), lanes.width(), lanes.height() / 2), t.px(3),
               t.color(Hue::SecondWash));
    if (values.empty()) return;
    const double step =
        std::min<double>(t.px(12), (lanes.width() - t.px(16)) / static_cast<double>(values.size()));
    const auto at = [&](std::size_t i) {
        return QPointF(lanes.left() + t.px(8) + step * static_cast<double>(i),
                       lanes.center().y() - *values[i] * third * 0.75);
    };
    QPainterPath course;
    std::size_t last = values.size(); // that is known
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i]) continue;
        last + 1 == i ? course.lineTo(at(i)) : course.moveTo(at(i));
        last = i;
    }
    if (last == values.size()) return;
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(t.color(Hue::Ink), 2 * t.scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(course);
    p.setBrush(t.color(Hue::Ink));
    p.setPen(Qt::NoPen);
    p.drawEllipse(at(last), t.px(4), t.px(4));
}

} // namespace

core::Match asPlayed(core::Match match) {
    match.goToLine(0);
    match.goTo(match.plies());
    return match;
}

QString day(const QDateTime& when) {
    const auto days = when.date().daysTo(QDate::currentDate());
    if (days == 0) return say(QT_TRANSLATE_NOOP("matchcard", "today"));
    if (days == 1) return say(QT_TRANSLATE_NOOP("matchcard", "yesterday"));
    return QLocale().toString(
        when.date(), QCoreApplication::translate("matchcard", "d MMM", "date in QLocale's notation"));
}

void paint(QPainter& p, QRectF card, const MatchStore::Kept& match) {
    const auto& t = theme();
    const double left = card.left() + t.px(18), right = card.right() - t.px(18), top = card.top() + t.px(10);
    p.setFont(t.font(Type::Verdict));
    p.setPen(t.color(Hue::Ink));
    p.drawText(QRectF(left, top, card.width() * 0.7, t.px(32)), Qt::AlignVCenter,
               language::spoken(match.record.match.game().kind().title));
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    const auto ending = asPlayed(match.record.match).ending();
    const bool draw = ending && !ending->winner;
    const auto when = day(match.when);
    p.drawText(QRectF(left, top, right - left, t.px(32)), Qt::AlignVCenter | Qt::AlignRight,
               draw ? words::draw() + QStringLiteral(" · ") + when : when);
    paintPlayers(p, card, match);
    if (ending || settings::help() > 0) // how a match goes is a hint as long as it goes on
        paintCourse(p, QRectF(right - t.px(132), card.top() + t.px(46), t.px(132), t.px(50)), course(match));
}

QString described(const MatchStore::Kept& match) {
    const auto& record = match.record;
    return say(QT_TRANSLATE_NOOP("matchcard", "Go on with %1, %2 against %3, %4"))
        .arg(language::spoken(record.match.game().kind().title),
             words::nameAndLevel(core::Player::First, record.seats[0]),
             words::nameAndLevel(core::Player::Second, record.seats[1]), day(match.when));
}

} // namespace matchcard
