#pragma once

#include "ui/practice/mistake.h"

// A mistake of somebody's in Persimmons, to be practised.
inline Mistake mistake(const char* player = "Hana", const char* position = "1-3W 1") {
    return {.game = QStringLiteral("persimmons"),
            .rules = QStringLiteral("condition=W"),
            .position = QLatin1String(position),
            .player = QLatin1String(player),
            .win = true};
}
