#pragma once

#include <QAbstractListModel>

#include "core/ringlab.h"

// The loops that a search has found, one a row: all of them, or some.
class LoopModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setFound(core::FoundLoops found);
    const core::FoundLoops& found() const { return m_found; }
    void showOnly(const std::vector<std::size_t>& tableRows);
    void showAll();
    bool showsAll() const { return m_shown.size() == m_found.loops.size(); }
    const core::FoundLoop& at(int row) const { return m_found.loops[place(row)]; }
    bool fresh(int row) const; // not in the literature
    QString name(int row) const;
    int rowOf(const std::vector<int>& loop) const; // -1: not among those shown

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::size_t place(int row) const { return m_shown[static_cast<std::size_t>(row)]; }

    core::FoundLoops m_found;
    std::vector<std::size_t> m_shown; // places in it
};
