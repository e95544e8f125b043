#pragma once

#include <QScrollBar>

class QScrollArea;

// A scroll bar that is only its handle.
class ThinBar final : public QScrollBar {
    Q_OBJECT
public:
    explicit ThinBar(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

// Puts contents into an area that scrolls up and down where there is too little room, and shows its ground.
QScrollArea* scrolling(QWidget* contents);
