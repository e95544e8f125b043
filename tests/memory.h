#pragma once

#include <QByteArray>
#include <QFile>

#include <sys/resource.h>

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

// Address space in use now, in bytes.
inline std::size_t addressed() {
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    return status.readAll().split(' ').front().toULongLong() * 4096;
}

// What may still be taken, in bytes.
inline std::size_t allowedYet() {
    rlimit now{};
    ::getrlimit(RLIMIT_AS, &now);
    const std::size_t used = addressed();
    return now.rlim_cur > used ? now.rlim_cur - used : 0;
}

// As long as it lives the program gets little more than it has: enough for a window and its threads for
// painting. Not where the sanitizers take more.
class Little {
public:
    Little() {
        ::getrlimit(RLIMIT_AS, &m_before);
        const rlimit most{addressed() + (256U << 20U), m_before.rlim_max};
        ::setrlimit(RLIMIT_AS, &most);
    }
    ~Little() {
        if (m_before.rlim_max > 0) ::setrlimit(RLIMIT_AS, &m_before);
    }
    Little(const Little&) = delete;
    Little& operator=(const Little&) = delete;

private:
    rlimit m_before{};
};

} // namespace memory
