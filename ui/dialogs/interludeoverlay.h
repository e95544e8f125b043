#pragma once

#include "core/game.h"
#include "ui/controls/overlay.h"

#include <vector>

class Button;
class Label;

// What lies between two parts of a match: what has happened, and what is to do now. Goes on with its button,
// Enter, Esc or a click outside.
class InterludeOverlay final : public Overlay {
    Q_OBJECT
public:
    InterludeOverlay(core::Interlude interlude, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    core::Interlude m_interlude;
    Label* m_title;
    Button* m_close;
    std::vector<Label*> m_lines;
    Button* m_on;
};
