#pragma once

#include <QListView>

#include "core/ringlab.h"

class StepModel;

// The lays or messages of a sowing, one a row; the one shown is sunk. A click or an arrow key goes to
// another.
class StepList final : public QListView {
    Q_OBJECT
public:
    StepList(const core::RingLab& lab, StepModel* model, QWidget* parent = nullptr);

    void setCurrent(int row); // without chosen()

signals:
    void chosen(int row); // by the user

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    bool m_setting = false;
};
