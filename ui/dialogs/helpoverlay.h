#pragma once

#include "ui/controls/overlay.h"

#include "core/kind.h"

class Button;
class Label;
class HelpText;

// The rules of a game (or none), and the marks and keys of the program, from the pages in resources/help.
class HelpOverlay final : public Overlay {
    Q_OBJECT
public:
    HelpOverlay(const core::Kind* kind, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const core::Kind* m_kind;
    Label* m_title;
    HelpText* m_text;
    Button* m_close;
};
