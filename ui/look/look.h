#pragma once

#include "ui/look/settings.h"

// What the system prefers: at first as its palette says when the program starts (see Desktop).
struct SystemLook {
    bool dark = false;
    double textSize = 1; // of the usual
};

// Puts on the light or the dark theme; System is as the system prefers.
void applyLook(settings::Look look);
// Puts on what is set for those who see less: high contrast, the size of text.
void applySight();
// The system prefers something else now.
void followSystem(SystemLook system);

// By the platform's palette and font, whatever the theme has put in their place.
bool paletteIsDark();
double platformTextSize();
