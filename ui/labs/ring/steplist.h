#pragma once

#include "ui/labs/ring/picklist.h"

#include "core/ringlab.h"

class StepModel;

// The lays or messages of a sowing, one a row; the one shown is sunk.
class StepList final : public PickList {
    Q_OBJECT
public:
    StepList(const core::RingLab& lab, StepModel* model, QWidget* parent = nullptr);
};
