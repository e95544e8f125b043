#include "ui/shelf/matchcard.h"

#include <QPainterPath>

#include "core/shelf/cards.h"
#include "ui/controls/paint.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"

namespace matchcard {

namespace {

// The player to move, or the winner, is bold and has a filled crest.
void paintPlayers(QPainter& p, QRectF card, const core::KeptMatch& kept) {
    const auto& t = theme();
    for (const auto player : {core::Player::First, core::Player::Second}) {
        const auto& [called, said, lit] = kept.sides[static_cast<std::size_t>(player)];
        const double y = card.top() + t.px(player == core::Player::First ? 57 : 85), side = t.px(18);
        const double left = card.left() + t.px(18);
        p.drawPixmap(QPointF(left, y - side / 2),
                     art::crest(player, lit, side, p.device()->devicePixelRatioF(), t.color(hueOf(player))));
        p.setFont(t.font(lit ? Type::Bold : Type::Body));
        p.setPen(t.color(lit ? Hue::Ink : Hue::Ink2));
        const double x = left + side + t.px(8), room = card.right() - x - t.px(160);
        const auto state = said.empty() ? QString() : language::spoken(said);
        const QFontMetricsF notes(t.font(Type::Body));
        const auto name = p.fontMetrics().elidedText(language::spoken(called), Qt::ElideRight,
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
    const auto ending = core::asPlayed(match.record.match).ending();
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

core::Message day(const QDateTime& when) {
    const auto date = when.date();
    return core::dayMessage(date.daysTo(QDate::currentDate()), date.day(), date.month());
}

void paint(QPainter& p, QRectF card, const MatchStore::Kept& match) {
    const auto& t = theme();
    const double left = card.left() + t.px(18), right = card.right() - t.px(18), top = card.top() + t.px(10);
    const auto played = core::asPlayed(match.record.match);
    const auto told = core::keptMatch(played, match.record.seats);
    p.setFont(t.font(Type::Verdict));
    p.setPen(t.color(Hue::Ink));
    p.drawText(QRectF(left, top, card.width() * 0.7, t.px(32)), Qt::AlignVCenter,
               language::spoken(told.title));
    p.setFont(t.font(Type::Body));
    p.setPen(t.color(Hue::Ink2));
    const auto when = language::spoken(day(match.when));
    p.drawText(QRectF(left, top, right - left, t.px(32)), Qt::AlignVCenter | Qt::AlignRight,
               told.note.empty() ? when : language::spoken(told.note) + QStringLiteral(" · ") + when);
    paintPlayers(p, card, told);
    if (played.ending() || settings::help() > 0) // how a match goes is a hint as long as it goes on
        paintCourse(p, QRectF(right - t.px(132), card.top() + t.px(46), t.px(132), t.px(50)), course(match));
}

QString described(const MatchStore::Kept& match) {
    const auto& record = match.record;
    return language::spoken(
        core::describedMessage(core::asPlayed(record.match), record.seats, day(match.when)));
}

} // namespace matchcard
