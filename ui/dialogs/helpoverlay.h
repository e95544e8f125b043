#pragma once

#include "ui/controls/overlay.h"

#include "core/kind.h"

class Button;
class Label;
class HelpText;
class QStackedLayout;
class Segmented;

// How a game is played, with boards to try it on, its rules, and the marks and keys of the program: a tab
// each. Without a game the last alone.
class HelpOverlay final : public Overlay {
    Q_OBJECT
public:
    HelpOverlay(const core::Kind* kind, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(int tab);
    void retranslate();

    const core::Kind* m_kind;
    Segmented* m_tabs;
    QStackedLayout* m_views; // how to play, or a page of text
    Label* m_title;
    HelpText* m_text;
    Button* m_close;
};
