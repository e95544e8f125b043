#include "ui/labs/loopmodel.h"

#include <algorithm>

void LoopModel::setFound(core::FoundLoops found) {
    beginResetModel();
    m_found = std::move(found);
    endResetModel();
}

bool LoopModel::fresh(int row) const {
    return m_found.named && at(row).name.empty();
}

QString LoopModel::name(int row) const {
    if (fresh(row)) return tr("new");
    return at(row).name.empty() ? QString::number(row + 1) : QString::fromStdString(at(row).name);
}

int LoopModel::rowOf(const std::vector<int>& loop) const {
    const auto place = std::ranges::find(m_found.loops, loop, &core::FoundLoop::loop);
    return place == m_found.loops.end() ? -1 : static_cast<int>(place - m_found.loops.begin());
}

int LoopModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_found.loops.size());
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
