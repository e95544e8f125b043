#pragma once

#include "core/games/bao/rules/rules.h"

inline core::bao::Rules rulesOf(const char* text) {
    return core::bao::Rules(core::parseValues(core::bao::options(), text));
}
