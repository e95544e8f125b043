#pragma once

#include <QString>

#include "core/games/fmurs/rules/rules.h"

namespace fmursrules {

using FmursRules = core::fmurs::Rules; // core::Rules is a concept

inline FmursRules rulesOf(const QString& text) {
    return FmursRules(core::parseValues(core::fmurs::options(), text.toStdString()));
}

} // namespace fmursrules
