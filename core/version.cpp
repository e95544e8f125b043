#include "core/version.h"

namespace core {

std::string_view version() {
    return KACHISUJI_VERSION;
}

} // namespace core
