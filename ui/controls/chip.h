#pragma once

#include <QAbstractButton>

// A small checkable button: one of several ready-made things, or a property to switch on.
class Chip final : public QAbstractButton {
    Q_OBJECT
public:
    explicit Chip(const QString& text, QWidget* parent = nullptr);

    void setTicked(bool ticked); // a tick in the corner: done already
    void setSquare(bool square); // one of a grid of numbers

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_ticked = false;
    bool m_square = false;
};
