#pragma once

#include "core/kind.h"

#include <QtGlobal>

// What a lab of a game finds.
inline core::Table labOf(std::string_view game, std::string_view id, const std::string& values) {
    for (const auto& lab : core::kindOf(game).labs)
        if (lab.id == id) return lab.run(core::parseValues(lab.options, values), {}, [](double) {});
    qFatal("no such lab");
    return {};
}
