#pragma once

#include <QObject>

#include "core/play/match.h"

class BoardView;

// Goes through a line of play on the board, ply by ply, in place of the match, which stays as it is.
class LineWalk final : public QObject {
    Q_OBJECT
public:
    explicit LineWalk(BoardView& board, QObject* parent = nullptr);

    // Another line from where a match stands, as far as its moves are legal. A walk under way ends.
    void setLine(const core::Match& match, const std::vector<std::string>& line);
    void clear();
    // The line that has become known while one goes along its beginning; another one is not taken.
    void extend(const std::vector<std::string>& line);
    // Ends where the match no longer stands where the line begins.
    void follow(const core::Match& match);
    int plies() const { return m_line ? m_line->plies() : 0; }
    int ply() const { return m_line ? m_line->ply() : 0; }
    bool walking() const { return ply() > 0; }
    bool moving() const; // pieces still are
    const std::optional<core::Match>& line() const { return m_line; }
    // The move that has led to the ply shown.
    std::string lastMove() const;
    core::Message lastPhrase() const; // in words

public slots:
    void goTo(int to); // 0: back to the match

signals:
    void walked(int ply); // at 0 the board is to show the match again

private:
    BoardView& m_board;
    std::optional<core::Match> m_line;
};
