#pragma once

#include <QWidget>

#include "core/kind.h"

class Button;

// A game on the shelf: picture, names, one sentence, Play, Lab, Learn and Puzzles. Enter plays.
class GameCard final : public QWidget {
    Q_OBJECT
public:
    GameCard(const core::Kind& kind, QWidget* parent);

    const core::Kind& kind() const { return m_kind; }

    // The height at which picture and texts fit a width; in px.
    static int heightFor(int width);
    static int leastHeight(int width); // without its picture

signals:
    void played();
    void learnt();
    void practised();
    void labOpened();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void giveWords();
    void placeButtons();
    double pictureHeight(QRectF card) const;
    void paintPicture(QPainter& p, QRectF card) const;

    const core::Kind& m_kind;
    Button *m_play, *m_lab, *m_learn, *m_puzzles; // in the order of the keyboard
};
