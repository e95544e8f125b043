#pragma once

#include <QAbstractButton>

// A tick box in ink with its text beside it, in as many lines as that takes.
class CheckBox final : public QAbstractButton {
    Q_OBJECT
public:
    explicit CheckBox(const QString& text, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    static constexpr int box = 20; // at scale 1
    static void paintBox(QPainter& p, QRectF square, bool checked);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF textRoom(double width) const;
};
