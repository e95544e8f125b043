#pragma once

#include "ui/controls/overlay.h"

class Button;
class Label;

// What the program is, its version, whose games these are, and its licence.
class AboutOverlay final : public Overlay {
    Q_OBJECT
public:
    explicit AboutOverlay(QWidget* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Label* m_title;
    Button* m_close;
    Label* m_version;
    Label* m_what;
    Label* m_sources;
    Label* m_licence;
};
