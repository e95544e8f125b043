#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include "ui/board/tubestage.h"

#include <optional>

class BoardView;
class Button;
class Label;
class Preview;

// The field of a board whose columns are joined, rolled up to the tube it is, over the flat board: turned by
// dragging, buttons and keys. What is chosen on it is chosen on the board.
class TubeView final : public QWidget {
    Q_OBJECT
public:
    explicit TubeView(BoardView& board);

    bool offered() const; // the field can be rolled
    bool open() const { return m_open; }
    // Where a spot is seen; nothing: behind the horizon.
    std::optional<QPoint> placeOf(core::SpotId spot) const;
    core::SpotId spotAt(QPointF point) const; // or −1
    core::SpotId focusSpot() const { return m_focus; }

public slots:
    void roll(); // up, or flat again

signals:
    void rolled(bool open);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow();
    void arrange();
    void rebuild();
    void turnBy(int columns);
    void turnTo(QPointF turn);
    void toFront(core::SpotId spot);
    void focusNext(int by);
    QRectF room() const; // of the body

    BoardView& m_board;
    Button *m_rollUp, *m_flat, *m_back, *m_on;
    Label* m_how;
    Preview* m_small;
    std::optional<TubeStage> m_stage;
    QPointF m_turn;      // cells
    double m_rolled = 0; // 0 … 1
    bool m_open = false;
    core::SpotId m_focus = -1, m_hover = -1;
    struct Grip {
        QPointF from, turn;
        core::SpotId spot;
        bool moved = false;
    };
    std::optional<Grip> m_grip;
    QVariantAnimation m_rolling, m_turning;
};
