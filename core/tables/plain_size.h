// Upper bound of the size of decompressed data, so that a wrong length in a file cannot request more memory.
#pragma once

#include <cstdint>

namespace kotai {

/// Returns whether a zstd frame of this size can contain that much data. Each of its blocks takes at least four bytes and
/// contains at most 128 KiB.
constexpr bool canHold(std::uint64_t storedBytes, std::uint64_t plainBytes) {
  constexpr std::uint64_t mostPerByte = (std::uint64_t{128} << 10) / 4;
  return plainBytes / mostPerByte <= storedBytes;
}

}  // namespace kotai
