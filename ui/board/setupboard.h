#pragma once

#include <QWidget>

#include "core/picture/neighbour.h"
#include "ui/board/stage.h"

#include "core/game.h"

#include <memory>
#include <vector>

// The board of a position that is being set up by hand: every spot can be chosen, by mouse and by keyboard.
class SetUpBoard final : public QWidget {
    Q_OBJECT
public:
    explicit SetUpBoard(QWidget* parent = nullptr);

    void show(std::shared_ptr<const core::Game> game, const core::Position& position);
    // Of something else: the keyboard begins anew.
    void begin(std::shared_ptr<const core::Game> game, const core::Position& position);
    void point(std::vector<core::SpotId> spots); // at what is not allowed, until the next show()
    QPoint placeOf(core::SpotId spot) const;     // its middle in the widget

    QSize minimumSizeHint() const override { return {360, 200}; }

signals:
    // A click, or Enter; `other`: with the right button, or Shift.
    void chosen(core::SpotId spot, bool other);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fit();
    core::SpotId spotAt(QPointF point) const; // −1: none
    void go(core::Direction direction);
    void focusOn(core::SpotId spot);

    std::shared_ptr<const core::Game> m_game;
    core::Layout m_layout;
    core::Scene m_scene;
    Stage m_stage;
    core::SpotId m_focus = 0;
    bool m_leads = false; // the keyboard does: where it is, is shown
    std::vector<core::SpotId> m_wrong;
};
