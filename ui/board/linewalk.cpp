#include "ui/board/linewalk.h"

#include "ui/board/boardview.h"

#include <algorithm>

LineWalk::LineWalk(BoardView& board, QObject* parent) : QObject(parent), m_board(board) {}

// A line told for the chase alone may lead on behind the end of a half: it stops there.
void LineWalk::setLine(const core::Match& match, const std::vector<std::string>& line) {
    clear();
    auto& fresh = m_line.emplace(match.sharedGame(), match.position());
    for (const auto move : core::legalPart(match.game(), match.position(), line))
        if (!fresh.ending()) fresh.play(move);
    fresh.goTo(0);
}

void LineWalk::clear() {
    goTo(0);
    m_line.reset();
}

std::string LineWalk::lastMove() const {
    return walking() ? m_line->game().text(m_line->at(ply() - 1), m_line->move(ply() - 1)) : std::string();
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
