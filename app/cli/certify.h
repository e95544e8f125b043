#pragma once

#include "app/cli/commands.h"

namespace cli {

// The results of a game with checksums, for tests/check-certificate.
Exit certify(const Arguments& arguments, core::Translate translate);

} // namespace cli
