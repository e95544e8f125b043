#pragma once

#include "core/threads.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// Bytes made fewer and back again, for tables on disk.
namespace core {

// Empty if it fails or is stopped.
std::vector<std::uint8_t> compressed(std::span<const std::uint8_t> bytes, const StopToken& stop);

// Nothing if it fails, is stopped, or gives another size.
std::optional<std::vector<std::uint8_t>> decompressed(std::span<const std::uint8_t> stored, std::size_t size,
                                                      const StopToken& stop);

} // namespace core
