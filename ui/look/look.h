#pragma once

#include "ui/look/settings.h"

// Puts on the light or the dark theme; System is as the desktop was when the program started.
void applyLook(settings::Look look);
// Puts on what is set for those who see less: high contrast, the size of text.
void applySight();
