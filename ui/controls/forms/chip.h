#pragma once

#include <QAbstractButton>

// A small checkable button: one of several ready-made things, or a property to switch on.
class Chip final : public QAbstractButton {
    Q_OBJECT
public:
    explicit Chip(const QString& text, QWidget* parent = nullptr);

    // A tick in the corner: done already; faint: with help.
    void setTicked(bool ticked, bool faint = false);
    void setSquare(bool square); // one of a grid of numbers

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_ticked = false;
    bool m_faint = false;
    bool m_square = false;
};
