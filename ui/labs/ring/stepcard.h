#pragma once

#include "ui/controls/card.h"

#include "core/ringlab.h"

class Label;
class QScrollArea;
class Segmented;
class StepList;
class StepModel;

// The sowing looked at, step by step: its lays as seen from the hand, or the messages of its processes.
class StepCard final : public Card {
    Q_OBJECT
public:
    explicit StepCard(const core::RingLab& lab, QWidget* parent = nullptr);

    void setStudy(const core::RingStudy* study); // of the caller
    bool messages() const;
    void showLays();
    void setCurrent(int step);
    const StepModel& model() const { return *m_model; }
    QString text() const; // all rows, for export

signals:
    void stepChosen(int step);
    void viewChanged();
    void exportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void describe();
    void shareRoom();

    const core::RingStudy* m_study = nullptr;
    StepModel* m_model;
    Segmented* m_view;
    Label* m_head;
    StepList* m_list;
    Label* m_said;
    QScrollArea* m_saidArea;
};
