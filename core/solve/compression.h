#pragma once

#include "core/threads.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// Bytes made fewer and back again, for tables on disk.
namespace core {

inline constexpr std::size_t piece = 1U << 20; // of bytes: what is done between two looks at a stop token

// Empty if it fails or is stopped.
std::vector<std::uint8_t> compressed(std::span<const std::uint8_t> bytes, const StopToken& stop);

// Nothing if it fails, is stopped, or gives another size.
std::optional<std::vector<std::uint8_t>> decompressed(std::span<const std::uint8_t> stored, std::size_t size,
                                                      const StopToken& stop);

} // namespace core
