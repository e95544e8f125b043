#pragma once

#include "ui/controls/overlay.h"

// What the program is, its version, whose games these are, and its licence.
class AboutOverlay final : public Overlay {
    Q_OBJECT
public:
    explicit AboutOverlay(QWidget* window);
};
