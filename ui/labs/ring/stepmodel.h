#pragma once

#include <QAbstractListModel>

#include "core/ringlab.h"

// The steps of a sowing as rows: its lays, seen from the hand, or its messages.
class StepModel final : public QAbstractListModel {
    Q_OBJECT
public:
    explicit StepModel(const core::RingLab& lab, QObject* parent = nullptr);

    void setStudy(const core::RingStudy* study, bool messages); // of the caller
    bool messages() const { return m_messages; }

    const core::Course::Step& step(int row) const {
        return m_study->course.steps[static_cast<std::size_t>(row)];
    }
    const core::Passing& message(int row) const { return m_study->messages[static_cast<std::size_t>(row)]; }
    QString number(int row) const; // of the lay
    QString pit(int row) const;    // in hand
    QString holds(int row) const;  // what the receiver has then
    // The board that is the same at the beginning and at the end of a loop.
    bool returning(int row) const;
    bool apart(int row) const; // the end of a loop stands apart from its lays

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const core::RingLab& m_lab;
    const core::RingStudy* m_study = nullptr;
    bool m_messages = false;
};
