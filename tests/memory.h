#pragma once

#include <QByteArray>
#include <QFile>

// What a program takes of memory, seen from inside.
namespace memory {

// All that is to be in memory without tables built on request, in megabytes.
constexpr double allowed = 150;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool own = false; // most of it is the sanitizer's
#else
constexpr bool own = true;
#endif

// Resident now, in megabytes.
inline double resident() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const auto& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).simplified().split(' ').front().toDouble() / 1024;
    return 0;
}

} // namespace memory
