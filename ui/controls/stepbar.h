#pragma once

#include <QTimer>
#include <QWidget>

#include <array>

class Button;

// Where one is on a way of steps: a track to click and drag on, and buttons to go along it or let it play.
class StepBar final : public QWidget {
    Q_OBJECT
public:
    enum class Look { Track, Buttons }; // Buttons: back, play and on, in one row
    explicit StepBar(QWidget* parent = nullptr, Look look = Look::Track);

    void setSteps(int steps, int current); // without stepped()
    int current() const { return m_current; }

    QSize sizeHint() const override;

signals:
    void stepped(int step); // by the user, or playing

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void go(int step);
    void play(bool on);
    void arrange();
    QRectF track() const;
    double xOf(int step) const;

    const Look m_look;
    int m_steps = 0, m_current = 0;
    QTimer m_clock{this};
    std::array<Button*, 5> m_buttons{}; // first, back, play, next, last
};
