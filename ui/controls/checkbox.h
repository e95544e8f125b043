#pragma once

#include <QAbstractButton>

// A tick box in ink with its text beside it.
class CheckBox final : public QAbstractButton {
    Q_OBJECT
public:
    explicit CheckBox(const QString& text, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};
