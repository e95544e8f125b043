#pragma once

#include <QAbstractButton>

// A tick box in ink with its text beside it.
class CheckBox final : public QAbstractButton {
    Q_OBJECT
public:
    explicit CheckBox(const QString& text, QWidget* parent = nullptr);

    QSize sizeHint() const override;

    static constexpr int box = 20; // at scale 1
    static void paintBox(QPainter& p, QRectF square, bool checked);

protected:
    void paintEvent(QPaintEvent* event) override;
};
