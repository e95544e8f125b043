#include "ui/labs/ring/loopmodel.h"

#include <algorithm>
#include <numeric>

void LoopModel::setFound(core::FoundLoops found) {
    beginResetModel();
    m_found = std::move(found);
    m_shown.resize(m_found.loops.size());
    std::iota(m_shown.begin(), m_shown.end(), std::size_t{0});
    endResetModel();
}

void LoopModel::showOnly(const std::vector<std::size_t>& tableRows) {
    beginResetModel();
    m_shown.clear();
    for (std::size_t i = 0; i < m_found.loops.size(); ++i)
        if (std::ranges::binary_search(tableRows, m_found.loops[i].row)) m_shown.push_back(i);
    endResetModel();
}

void LoopModel::showAll() {
    setFound(std::move(m_found));
}

bool LoopModel::fresh(int row) const {
    return m_found.named && at(row).name.empty();
}

QString LoopModel::name(int row) const {
    if (fresh(row)) return tr("new");
    return at(row).name.empty() ? QString::number(place(row) + 1) : QString::fromStdString(at(row).name);
}

int LoopModel::rowOf(const std::vector<int>& loop) const {
    for (int row = 0; row < rowCount(); ++row)
        if (at(row).loop == loop) return row;
    return -1;
}

int LoopModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant LoopModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) return {};
    const auto& loop = at(index.row());
    QStringList counts;
    for (const int count : loop.board) counts << QString::number(count);
    return tr("%1: %2, lays: %3, period %4, shift %5")
        .arg(name(index.row()), counts.join(QLatin1Char(' ')))
        .arg(loop.lays)
        .arg(loop.period)
        .arg(loop.shift);
}
