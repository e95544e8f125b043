#pragma once

#include <QListView>

#include "core/ringlab.h"

class LoopModel;
class StepModel;

// A plain list whose rows a delegate draws: one row is current, and the user's choice of another is told.
class PickList : public QListView {
    Q_OBJECT
public:
    explicit PickList(QAbstractItemModel* model, QWidget* parent = nullptr);

    void setCurrent(int row); // without chosen(); -1: none

signals:
    void chosen(int row); // by the user, with a click or an arrow key

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    bool m_setting = false;
};

// The loops found as a table: name, board seen from the hand, stones, lays, period, shift.
class LoopList final : public PickList {
    Q_OBJECT
public:
    LoopList(const core::RingLab& lab, LoopModel* model, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Head;
    Head* m_head;
};

// The lays or messages of a sowing, one a row; the one shown is sunk.
class StepList final : public PickList {
    Q_OBJECT
public:
    StepList(const core::RingLab& lab, StepModel* model, QWidget* parent = nullptr);
};
