#pragma once

#include <QImage>
#include <QString>

#include "core/picture/boardstate.h"
#include "core/picture/motion.h"
#include "core/play/match.h"
#include "ui/board/boardpicture.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace film {

// How large a moving picture gets, in one place.
constexpr int longestSide = 960;   // px
constexpr int mostPictures = 1000; // of moves alone 40 seconds as they are seen in the window

// A picture of it, and for how long it is seen, in ms.
struct Shot {
    int ply = 0;
    std::optional<double> moving =
        {}; // so far (ms) in the move that is made there; nothing: the board stands
    int ms = 0;
};

// The board at the ply looked at, and what is seen of it besides what is known of its moves.
struct Still {
    std::shared_ptr<core::BoardState> board;
    BoardPicture seen;
};
Still still(const core::Match& match, const std::array<QString, 2>& names);

// The line of a match looked at, as it was played, on paper. No values are seen but those given for the ply
// looked at. Like all that paints, it is the interface thread's.
class MatchFilm {
public:
    // `known`: of the ply looked at, as far as it may be seen.
    MatchFilm(core::Match match, std::array<QString, 2> names, const core::Analysis* known, core::Help help);
    ~MatchFilm();

    const core::Match& match() const { return m_match; }
    // The moves between two plies, in order, as quick as in the window. None: they are more than can be shown
    // even with few pictures a second.
    std::vector<Shot> shots(int from, int to) const;
    QImage image(const Shot& shot); // null: there is no memory for it

private:
    struct Moving;
    core::Motion motion(const Still& board, int ply) const;
    const Still& at(int ply);

    core::Match m_match;
    std::array<QString, 2> m_names;
    int m_looked;               // at
    Still m_last;               // there
    std::vector<int> m_lengths; // of the moves
    std::optional<int> m_ply;   // of what follows
    Still m_still;
    std::unique_ptr<Moving> m_moving;
};

} // namespace film
