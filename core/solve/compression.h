#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

// Bytes made fewer and back again, for tables on disk.
namespace core {

// Empty if it fails or is stopped.
std::vector<std::uint8_t> compressed(std::span<const std::uint8_t> bytes, const std::stop_token& stop);

// Nothing if it fails, is stopped, or gives another size.
std::optional<std::vector<std::uint8_t>> decompressed(std::span<const std::uint8_t> stored, std::size_t size,
                                                      const std::stop_token& stop);

} // namespace core
