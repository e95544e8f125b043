#include "ui/board/linewalk.h"

#include "ui/board/boardview.h"

#include <algorithm>

LineWalk::LineWalk(BoardView& board, QObject* parent) : QObject(parent), m_board(board) {}

namespace {

// A line told for the chase alone may lead on behind the end of a half: it stops there.
core::Match played(std::shared_ptr<const core::Game> game, const core::Position& from,
                   const std::vector<std::string>& line) {
    const auto moves = core::legalPart(*game, from, line);
    core::Match match(std::move(game), from);
    for (const auto move : moves)
        if (!match.ending()) match.play(move);
    return match;
}

} // namespace

void LineWalk::setLine(const core::Match& match, const std::vector<std::string>& line) {
    clear();
    m_line = played(match.sharedGame(), match.position(), line);
    m_line->goTo(0);
}

void LineWalk::extend(const std::vector<std::string>& line) {
    if (!m_line) return;
    auto longer = played(m_line->sharedGame(), m_line->at(0), line);
    if (longer.plies() <= plies()) return;
    for (int i = 0; i < plies(); ++i)
        if (longer.move(i) != m_line->move(i)) return;
    longer.goTo(ply());
    m_line = std::move(longer);
    emit walked(ply());
}

void LineWalk::follow(const core::Match& match) {
    if (m_line && (m_line->sharedGame() != match.sharedGame() || m_line->at(0) != match.position())) clear();
}

void LineWalk::clear() {
    goTo(0);
    m_line.reset();
}

bool LineWalk::moving() const {
    return m_board.animating();
}

std::string LineWalk::lastMove() const {
    return walking() ? m_line->game().text(m_line->at(ply() - 1), m_line->move(ply() - 1)) : std::string();
}

core::Message LineWalk::lastPhrase() const {
    return walking() ? m_line->game().phrase(m_line->at(ply() - 1), m_line->move(ply() - 1))
                     : core::Message();
}

void LineWalk::goTo(int to) {
    const int from = ply();
    if (!m_line || std::clamp(to, 0, plies()) == from) return;
    m_line->goTo(to);
    if (walking()) {
        if (ply() == from + 1) m_board.animate(m_line->at(from), m_line->move(from));
        m_board.showMatch(*m_line);
        m_board.setAnalysis(nullptr, Help::Off);
        m_board.setInteractive(false);
        m_board.setPreview(true);
    }
    emit walked(ply());
}
