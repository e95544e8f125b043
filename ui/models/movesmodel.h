#pragma once

#include <QAbstractTableModel>

#include "core/game.h"
#include "ui/look/marks.h"

#include <cstdint>
#include <optional>
#include <vector>

class ShownMatch;

// The legal moves of the ply looked at, best first. Without help they stand in the game's own order and
// say nothing of their values.
class MovesModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Value, Notation, Phrase, Result, Number, ColumnCount };

    struct Row {
        core::Move move;
        std::optional<core::Verdict> verdict; // nothing: not to be shown
        marks::Mark mark;
        QString notation, phrase, result, number;
        core::Phrase numberName; // what `number` is
        bool best = false;
        bool groupEnds = false; // the next row is another kind of value: a hairline goes between
    };

    explicit MovesModel(ShownMatch& session, QObject* parent = nullptr);

    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    int indexOf(core::Move move) const; // row, or -1
    int total() const { return m_total; }
    bool showsValues() const { return m_showsValues; }
    bool sorted() const { return m_sorted; } // best first
    // What the numbers in the last column are; nothing: there is none.
    std::optional<core::Phrase> numbersName() const { return m_numbersName; }
    // How moves that lose are sorted among themselves: by how long they last, by the lead they leave, or by
    // another figure, which the mark has in place of the length.
    enum class Losses : std::uint8_t { Longest, SmallestLead, ByFigure };
    Losses losses() const;

    // Shows only these moves (those behind a selected spot); nothing: all.
    void setFilter(std::optional<std::vector<core::Move>> moves);
    bool filtered() const { return m_filter.has_value(); }
    // While frozen (the pointer moves in the table) rows keep their places and only their values change; with
    // another position that ends.
    void setFrozen(bool frozen);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void refreshed();

private:
    void refresh();
    std::vector<core::MoveVerdict> ordered() const;
    std::vector<Row> rows();
    Row rowOf(const core::MoveVerdict& move, const core::Verdict& best) const;

    ShownMatch& m_session;
    std::vector<Row> m_rows;
    std::optional<std::vector<core::Move>> m_filter;
    core::Position m_position; // whose moves the rows are
    std::optional<core::Phrase> m_numbersName;
    int m_total = 0;
    bool m_showsValues = false;
    bool m_sorted = false;
    bool m_frozen = false;
};
