#pragma once

#include <QtGlobal>

// Tests that can go on for long do so where KACHISUJI_LONG is set, as tests/soak does.
inline bool atLength() {
    return qEnvironmentVariableIsSet("KACHISUJI_LONG");
}
