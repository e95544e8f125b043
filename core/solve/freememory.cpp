#include "core/solve/freememory.h"

#ifdef __wasm__
#include <algorithm>
#else
#include <fstream>
#include <string>
#endif

namespace core {

double freeMemory() {
#ifdef __wasm__
    // What a page may have on a small tablet: nobody tells it how much there is.
    constexpr double most = 1e9, page = 65536;
    return std::max(0.0, most - static_cast<double>(__builtin_wasm_memory_size(0)) * page);
#else
    std::ifstream in("/proc/meminfo");
    double kilobytes = 0;
    for (std::string word; in >> word;)
        if (word == "MemAvailable:" && in >> kilobytes) break;
    return kilobytes * 1024;
#endif
}

} // namespace core
