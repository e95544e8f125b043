#include "ui/table/page/view.h"

#include <algorithm>

namespace talk = core::tabletalk;

View::View(const std::shared_ptr<const core::Game>& game, const core::Position& start, language::Id language)
    : m_language(language), m_model(std::make_unique<BoardModel>()) {
    m_model->setGame(game, start);
}

void View::show(const core::Position& position) {
    if (m_model->position() != position) m_model->setPosition(position);
}

void View::show(const core::Match& match) {
    m_last = lastMoveOf(match);
    show(match.position());
}

std::optional<Selection::Answer> View::hear(const talk::Said& said) {
    if (const auto* on = std::get_if<talk::Press>(&said)) return press(on->spot);
    if (const auto* on = std::get_if<talk::PressArrow>(&said)) return pressArrow(on->arrow);
    if (std::holds_alternative<talk::Cancel>(said))
        return m_model->point([](Selection& s) { return s.cancel(); });
    if (const auto* by = std::get_if<talk::Turn>(&said)) {
        const QPointF cells(std::clamp(by->right, -1, 1), std::clamp(by->down, -1, 1));
        m_model->setTurn(m_model->turn() + cells);
        return Selection::Answer{};
    }
    return {};
}

Selection::Answer View::press(core::SpotId spot) {
    if (spot >= m_model->spots()) return m_model->point([](Selection& s) { return s.cancel(); });
    return m_model->point([&](Selection& s) { return s.click(spot); });
}

// Of those whose value is shown, as on the board of this computer.
Selection::Answer View::pressArrow(int arrow) {
    const auto& all = m_model->arrows();
    const auto index = static_cast<std::size_t>(arrow);
    const bool can = index < all.size() && all[index].mark && all[index].open;
    const auto move = can ? std::optional(all[index].move) : std::nullopt;
    m_model->point([](Selection& s) { return s.cancel(); });
    return {move, {}};
}

table::Json View::layout() const {
    const language::Aside aside(m_language);
    return {{"type", "layout"}, {"layout", table::layoutJson(*m_model)}};
}

table::Json View::motion(const core::Position& from, core::Move move) const {
    const language::Aside aside(m_language);
    auto json = table::motionJson(*m_model, from, move);
    json["type"] = "motion";
    return json;
}

table::Json View::scene() const {
    const language::Aside aside(m_language);
    return table::sceneJson(*m_model, m_last);
}
