#pragma once

#include <QWidget>

// A whole number between − and +; the wheel, arrow keys and typing a digit change it too.
class Stepper final : public QWidget {
    Q_OBJECT
public:
    Stepper(int min, int max, int value, QWidget* parent = nullptr);

    int value() const { return m_value; }
    void setValue(int value); // without changed()

    QSize sizeHint() const override;

signals:
    void changed(int value); // by the user

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void step(int by);
    int m_min, m_max, m_value;
    QString m_typed; // digits typed so far
};
