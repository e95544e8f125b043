#include "core/solve/freememory.h"

#include <fstream>
#include <string>

namespace core {

double freeMemory() {
    std::ifstream in("/proc/meminfo");
    double kilobytes = 0;
    for (std::string word; in >> word;)
        if (word == "MemAvailable:" && in >> kilobytes) break;
    return kilobytes * 1024;
}

} // namespace core
