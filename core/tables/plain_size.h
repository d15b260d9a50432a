// Checks the size of decompressed data, so that a wrong size in a file cannot request too much memory.
#pragma once

#include <cstdint>

namespace kotai {

/// Returns whether a zstd frame of \p storedBytes can contain \p plainBytes of data. A block of a frame has at least four bytes,
/// and contains at most 128 KiB.
constexpr bool canHold(std::uint64_t storedBytes, std::uint64_t plainBytes) {
  constexpr std::uint64_t mostPerByte = (std::uint64_t{128} << 10) / 4;
  return plainBytes / mostPerByte <= storedBytes;
}

}  // namespace kotai
