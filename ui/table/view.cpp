#include "ui/table/view.h"

View::View(const core::Match& match, language::Id language)
    : m_language(language), m_model(std::make_unique<BoardModel>()) {
    m_model->setGame(match.sharedGame(), match.start());
    show(match);
}

void View::show(const core::Match& match) {
    m_last = lastMoveOf(match);
    if (m_model->position() != match.position()) m_model->setPosition(match.position());
}

void View::turn(int right, int down) {
    m_model->setTurn(m_model->turn() + QPointF(right, down));
}

Selection::Answer View::press(core::SpotId spot) {
    if (spot >= m_model->spots()) return cancel();
    return m_model->point([&](Selection& s) { return s.click(spot); });
}

// Of those whose value is shown, as on the board of this computer.
Selection::Answer View::pressArrow(int arrow) {
    const auto& all = m_model->arrows();
    const auto index = static_cast<std::size_t>(arrow);
    if (index >= all.size() || !all[index].mark || !all[index].open) return cancel();
    const auto move = all[index].move;
    cancel();
    return {move, {}};
}

Selection::Answer View::cancel() {
    return m_model->point([](Selection& s) { return s.cancel(); });
}

table::Json View::layout() const {
    const language::Aside aside(m_language);
    return table::layoutJson(*m_model);
}

table::Json View::scene() const {
    const language::Aside aside(m_language);
    return table::sceneJson(*m_model, m_last);
}

table::Json View::motion(const core::Position& from, core::Move move) const {
    const language::Aside aside(m_language);
    return table::motionJson(*m_model, from, move);
}
