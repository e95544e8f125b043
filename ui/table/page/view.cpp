#include "ui/table/page/view.h"

namespace {

// In the language of the moment.
std::string speak(const core::Message& message) {
    return table::utf8(language::spoken(message));
}

} // namespace

void View::show(const core::Position& position) {
    if (m_board.position() != position) m_board.setPosition(position);
}

void View::show(const core::Match& match) {
    m_last = core::lastMoveOf(match, m_board.start());
    show(match.position());
}

table::Json View::layout() const {
    const language::Aside aside(m_language);
    return {{"type", "layout"}, {"layout", core::page::layoutJson(m_board, speak, m_seat)}};
}

table::Json View::motion(const core::Position& from, core::Move move) const {
    const language::Aside aside(m_language);
    auto json = core::page::motionJson(m_board, from, move, speak);
    json["type"] = "motion";
    return json;
}

table::Json View::scene() const {
    const language::Aside aside(m_language);
    return core::page::sceneJson(m_board, m_last, speak);
}
