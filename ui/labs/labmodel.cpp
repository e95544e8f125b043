#include "ui/labs/labmodel.h"

#include <QStringList>

#include "core/play/report.h"
#include "ui/controls/says.h"
#include "ui/labs/celltext.h"
#include "ui/look/language.h"

LabModel::LabModel(const core::Schema& rules, QObject* parent) : QAbstractTableModel(parent), m_rules(rules) {
    inAnyLanguage(this, [this] {
        if (m_table.columns.empty()) return;
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        if (!m_table.rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

void LabModel::setTable(core::Table table) {
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int LabModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int LabModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

const core::Cell& LabModel::cell(const QModelIndex& index) const {
    return m_table.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

QString LabModel::shown(const QModelIndex& index) const {
    const auto& column = m_table.columns[static_cast<std::size_t>(index.column())];
    const auto* text = std::get_if<std::string>(&cell(index));
    if (text == nullptr || m_rules.empty()) return celltext::shown(cell(index), column);
    if (column.key == "rules") return celltext::rules(m_rules, *text);
    const auto* name = core::nameOf(m_rules, column.key, *text);
    return name == nullptr ? celltext::shown(cell(index), column) : language::spoken(*name);
}

QVariant LabModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return shown(index);
    case sortRole:
        return celltext::sortable(cell(index));
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (celltext::number(cell(index)) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

QVariant LabModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount()) return {};
    if (role == Qt::DisplayRole)
        return language::spoken(m_table.columns[static_cast<std::size_t>(section)].title);
    if (role == Qt::TextAlignmentRole && rowCount() > 0) return data(index(0, section), role);
    return {};
}
