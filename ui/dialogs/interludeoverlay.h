#pragma once

#include "core/game.h"
#include "ui/controls/overlay.h"

// What lies between two parts of a match: what has happened, and what is to do now. Goes on with its button,
// Enter, Esc or a click outside.
class InterludeOverlay final : public Overlay {
    Q_OBJECT
public:
    InterludeOverlay(const core::Interlude& interlude, QWidget* window);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};
