#pragma once

namespace core {

// Bytes of memory that are free, as the system says. Everybody who bounds what is taken asks here.
double freeMemory();

// What a job that somebody has asked for may take of it: the rest is for other programs.
inline double memoryForAJob() {
    return freeMemory() / 2;
}

} // namespace core
