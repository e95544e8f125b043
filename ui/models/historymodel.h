#pragma once

// The room between a session and its lists: what stands in a row, without a widget.

#include <QAbstractTableModel>

#include "core/play/match.h"

#include <optional>
#include <vector>

class ShownMatch;

// The line of a match, a row per ply; row 0 is the start. What a ply is worth, and the moves that gave
// value away, stay hidden without help.
class HistoryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Notation, Mover, Value, Better, ColumnCount };

    struct Row {
        std::optional<core::Player> mover;    // who made the move that led here
        std::optional<core::Verdict> verdict; // of this ply, as the first player sees it
        QString notation;
        std::optional<core::Move> better; // what would have kept the value; nothing: no mistake
    };

    explicit HistoryModel(ShownMatch& session, QObject* parent = nullptr);

    const Row& at(int ply) const { return m_rows[static_cast<std::size_t>(ply)]; }
    // Who seems to win the match from there, as the first player sees it; nothing: not told, not known, or
    // not to be said before the other half.
    std::optional<core::Outcome> outcome(int ply) const;
    QString betterInWords(int ply) const; // empty: no mistake

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void refreshed();

private:
    void refresh();
    Row rowOf(int ply) const;
    std::optional<core::Verdict> verdictOf(int ply) const;

    ShownMatch& m_session;
    std::vector<Row> m_rows;
};
