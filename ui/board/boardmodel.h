#pragma once

#include <QAbstractListModel>
#include <QPointF>

#include "ui/board/selection.h"
#include "ui/look/marks.h"
#include "ui/match/help.h"

#include <memory>
#include <optional>
#include <vector>

// The board as a list: a row for every spot of the layout, in the order of the spots. Holds everything the
// board shows of a position; painting and events are the view's.
class BoardModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { ArtRole = Qt::UserRole, CountRole, MarkRole, StateRole };
    enum State { Occupied = 1, Target = 2, Chosen = 4 };

    struct Cell {
        QString art; // of the piece on top; empty: none stands here
        int count = -1;
        std::optional<marks::Mark> mark;
        int state = 0;        // of State flags
        bool onArrow = false; // its mark stands on an arrow
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    // A move drawn as an arrow.
    struct MoveArrow {
        core::Move move;
        core::Arrow place;
        std::optional<marks::Mark> mark;
        bool open = true; // still possible after what has been pointed at
        friend bool operator==(const MoveArrow&, const MoveArrow&) = default;
    };

    explicit BoardModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void setGame(std::shared_ptr<const core::Game> game, const core::Position& start);
    void setPosition(const core::Position& position);
    void setAnalysis(const core::Analysis* analysis, Help help); // nothing: not known yet
    void setInteractive(bool interactive);
    // Turns a field with joined edges by so many cells, right and down.
    void setTurn(QPointF cells);
    QPointF turn() const { return m_turn; }

    bool empty() const { return m_game == nullptr; }
    const core::Game& game() const { return *m_game; }
    const core::Position& start() const { return m_start; }
    const core::Position& position() const { return m_position; }
    const core::Layout& layout() const { return m_layout; }
    const core::Scene& scene() const { return m_scene; }
    const Cell& cell(core::SpotId spot) const { return m_cells[static_cast<std::size_t>(spot)]; }
    const core::Spot& spot(core::SpotId spot) const { return m_layout.spots[static_cast<std::size_t>(spot)]; }
    int spots() const { return static_cast<int>(m_layout.spots.size()); }
    const std::vector<MoveArrow>& arrows() const { return m_arrows; }
    bool interactive() const { return m_interactive; }
    // Where the mark of a spot stands.
    core::Point markPoint(core::SpotId id) const;
    float markRoom(core::SpotId id) const;
    // The moves of several spots that are drawn as a whole, each with its mark: none while marks are off.
    std::vector<const Choice*> runs() const;
    // What is shown of a move's value; nothing: marks are off.
    std::optional<marks::Mark> markOf(const Choice& choice) const;
    Help help() const { return m_help; }
    bool marksShown() const { return m_help >= Help::Marks; }

    const Selection& selection() const { return m_selection; }
    // Points at something, and tells the views what that changes.
    template <class Action>
    Selection::Answer point(Action action) {
        auto answer = action(m_selection);
        refresh();
        return answer;
    }
    // What pointing at the spot leads to, in the words of the game; empty: nothing.
    QString tip(core::SpotId spot) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    bool bare(core::SpotId id) const; // its mark stands on it, for there is no piece
    core::Scene ahead() const;
    std::vector<Cell> cells() const;
    std::vector<MoveArrow> moveArrows() const;
    QString accessibleText(core::SpotId spot) const;
    void refresh();

    std::shared_ptr<const core::Game> m_game;
    core::Position m_start, m_position;
    core::Layout m_layout; // as it is turned
    QPointF m_turn;
    core::Scene m_scene; // after the steps pointed at so far
    Selection m_selection;
    std::vector<Cell> m_cells;
    std::vector<MoveArrow> m_arrows;
    Help m_help = Help::Off;
    bool m_silent = false; // nothing can be said of the moves
    bool m_interactive = false;
};

Q_DECLARE_METATYPE(marks::Mark)
