#pragma once

#include <QWidget>

// How far one is: a dot for each step, filled as far as one has come.
class StepDots final : public QWidget {
    Q_OBJECT
public:
    explicit StepDots(QWidget* parent = nullptr);

    void show(int step, int steps); // step == steps: all are done

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_step = 0, m_steps = 0;
};
