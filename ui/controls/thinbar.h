#pragma once

#include <QScrollBar>

// A scroll bar that is only its handle.
class ThinBar final : public QScrollBar {
    Q_OBJECT
public:
    explicit ThinBar(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};
