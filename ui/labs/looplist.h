#pragma once

#include <QListView>

#include "core/ringlab.h"

class LoopModel;

// The loops found as a table: name, board seen from the hand, stones, lays, period, shift.
class LoopList final : public QListView {
    Q_OBJECT
public:
    LoopList(const core::RingLab& lab, LoopModel* model, QWidget* parent = nullptr);

    void setCurrent(int row); // without chosen(); -1: none
    void retranslate();

signals:
    void chosen(int row); // by the user

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool m_setting = false;
    class Head;
    Head* m_head;
};
