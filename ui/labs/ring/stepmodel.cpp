#include "ui/labs/ring/stepmodel.h"

#include <QStringList>

#include "ui/labs/ring/ringpaint.h"
#include "ui/look/language.h"

StepModel::StepModel(const core::RingLab& lab, QObject* parent) : QAbstractListModel(parent), m_lab(lab) {}

void StepModel::setStudy(const core::RingStudy* study, bool messages) {
    beginResetModel();
    m_study = study;
    m_messages = messages;
    endResetModel();
}

int StepModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || m_study == nullptr) return 0;
    return static_cast<int>(m_messages ? m_study->messages.size() : m_study->course.steps.size());
}

bool StepModel::apart(int row) const {
    return !m_messages && m_study->course.returns && row > 0 && row + 1 == rowCount();
}

bool StepModel::returning(int row) const {
    return apart(row) || (!m_messages && m_study->course.returns && row == 0);
}

// What comes after the last lay has no number, except on a loop, where it is the first again.
QString StepModel::number(int row) const {
    if (apart(row)) return QStringLiteral("1");
    if (m_study->back) return row == 0 ? QString() : QStringLiteral("−%1").arg(row);
    return step(row).to < 0 ? QString() : QString::number(row + 1);
}

QString StepModel::pit(int row) const {
    return QString::fromStdString(m_lab.pitName(step(row).board.hand));
}

QString StepModel::holds(int row) const {
    return language::spoken(message(row).state);
}

QVariant StepModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) return {};
    const int row = index.row();
    if (m_messages)
        return QStringLiteral("%1 → %2: %3, %4")
            .arg(QString::fromStdString(message(row).from), QString::fromStdString(message(row).to),
                 language::spoken(message(row).message), holds(row));
    QStringList counts;
    for (const int count : ringpaint::seenFromHand(step(row).board)) counts << QString::number(count);
    return QStringLiteral("%1 %2: %3").arg(number(row), pit(row), counts.join(QLatin1Char(' '))).trimmed();
}
