#pragma once

#include <QAbstractTableModel>

#include "core/lab.h"

// The rows a lab found. A cell's text is for people; its SortRole value orders numbers as numbers, and lists
// by their length first.
class LabModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int sortRole = Qt::UserRole;

    // `rules`: the options by which rules in a table are called.
    explicit LabModel(const core::Schema& rules = {}, QObject* parent = nullptr);

    void setTable(core::Table table);
    const core::Table& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString shown(const QModelIndex& index) const;
    const core::Cell& cell(const QModelIndex& index) const;

    core::Schema m_rules;
    core::Table m_table;
};
