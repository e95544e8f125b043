#pragma once

#include <QtGlobal>

// Tests that can go on for long do so where KACHISUJI_LONG is set, as tests/soak does.
inline bool atLength() {
    return qEnvironmentVariableIsSet("KACHISUJI_LONG");
}

// Where KACHISUJI_SHORT is set, they leave out what takes long: tests/mutate runs them again and again.
inline bool inShort() {
    return qEnvironmentVariableIsSet("KACHISUJI_SHORT");
}
