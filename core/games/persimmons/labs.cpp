#include "core/games/persimmons/labs.h"

namespace core::persimmons {

std::vector<Lab> labs() {
    return {};
}

} // namespace core::persimmons
