#pragma once

#include "ui/labs/ring/picklist.h"

#include "core/ringlab.h"

class LoopModel;

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
