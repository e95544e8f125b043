#include "ui/board/fieldturning.h"

#include "ui/board/seam.h"
#include "ui/look/settings.h"

#include <cmath>
#include <utility>

namespace {

core::Point whole(core::Point p) {
    return {std::round(p.x), std::round(p.y)};
}

QPointF forQt(core::Point p) {
    return {double(p.x), double(p.y)};
}

core::Point ours(QPointF p) {
    return {static_cast<float>(p.x()), static_cast<float>(p.y())};
}

} // namespace

FieldTurning::FieldTurning(BoardModel& model, const Stage& stage, QObject* parent)
    : QObject(parent), m_model(model), m_stage(stage) {
    m_motion.setDuration(160);
    connect(&m_motion, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& turn) { turnTo(ours(turn.toPointF())); });
}

bool FieldTurning::press(QPointF at, core::SpotId spot) {
    const auto& wrap = m_model.layout().wrap;
    if (!wrap || (!wrap->across && !wrap->down)) return false;
    for (const auto direction :
         {core::Direction::Left, core::Direction::Right, core::Direction::Up, core::Direction::Down}) {
        if (!turnDisc(m_stage, m_model.layout(), direction).contains(at)) continue;
        turnBy((direction == core::Direction::Right) - (direction == core::Direction::Left),
               (direction == core::Direction::Down) - (direction == core::Direction::Up));
        return true;
    }
    if (spot >= 0 && m_model.cell(spot).state != 0) return false;
    if (!m_model.selection().trail().empty()) return false;
    m_motion.stop();
    m_grip = Grip{at, m_model.turn(), spot};
    return true;
}

void FieldTurning::drag(QPointF at) {
    const auto& wrap = *m_model.layout().wrap;
    const auto by = at - m_grip->from;
    turnTo(m_grip->turn + ours({wrap.across ? by.x() / m_stage.length(double(wrap.cell.width)) : 0,
                                wrap.down ? by.y() / m_stage.length(double(wrap.cell.height)) : 0}));
}

std::optional<core::SpotId> FieldTurning::release() {
    const auto grip = *std::exchange(m_grip, {});
    if (m_model.turn() == grip.turn && grip.spot >= 0) return grip.spot;
    turnBy(0, 0);
    return {};
}

void FieldTurning::turnTo(core::Point cells) {
    if (m_model.empty()) return;
    m_model.setTurn(cells);
    emit turned();
}

void FieldTurning::turnBy(int right, int down) {
    const auto& wrap = m_model.layout().wrap;
    if (!wrap) return;
    const bool moving = m_motion.state() == QAbstractAnimation::Running;
    const auto from = moving ? ours(m_motion.endValue().toPointF()) : m_model.turn();
    const auto to = whole(from + ours(QPointF(wrap->across ? right : 0, wrap->down ? down : 0)));
    m_motion.stop();
    if (settings::reduceMotion()) return turnTo(to);
    m_motion.setStartValue(forQt(m_model.turn()));
    m_motion.setEndValue(forQt(to));
    m_motion.start();
}
