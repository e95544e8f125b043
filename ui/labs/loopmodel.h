#pragma once

#include <QAbstractListModel>

#include "core/ringlab.h"

// The loops that a search has found, one a row.
class LoopModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setFound(core::FoundLoops found);
    const core::FoundLoops& found() const { return m_found; }
    const core::FoundLoop& at(int row) const { return m_found.loops[static_cast<std::size_t>(row)]; }
    bool fresh(int row) const; // not in the literature
    QString name(int row) const;
    int rowOf(const std::vector<int>& loop) const; // -1: not among them

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    core::FoundLoops m_found;
};
