#pragma once

#include <QAbstractTableModel>

#include "core/game.h"
#include "ui/look/marks.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

class HistoryModel;
class ShownMatch;

// The moves played, a row each in the line looked at; row 0 is the start. Below a move stand the other moves
// that were made instead: one row for each other line that leaves there.
class PlayedModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Mover, Notation, Phrase, Value, Better, ColumnCount };

    struct Row {
        int line = 0, ply = 0; // where it leads
        bool branch = false;   // into another line
        int moves = 0;         // of a branch
        std::optional<core::Player> mover;
        QString notation, phrase;
        std::optional<core::Verdict> verdict; // for the mover; nothing: not to be shown
        marks::Mark mark;
        QString better; // what would have kept the value, in words; empty: no mistake, or it is not told
    };

    PlayedModel(ShownMatch& session, const HistoryModel& history, QObject* parent = nullptr);

    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    int rowOfPly(int ply) const;
    QString branchText(const Row& row) const; // "instead 2:1 · 3 moves"

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void refreshed();

private:
    void refresh();
    std::vector<Row> rows();
    Row playedRow(int ply);
    QString phraseOf(int ply, core::Move move);
    QString spoken(const Row& row) const;

    ShownMatch& m_session;
    const HistoryModel& m_history;
    std::vector<Row> m_rows;
    std::map<std::pair<int, std::uint64_t>, QString> m_phrases; // by node and move: they can take some time
};
