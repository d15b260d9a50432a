// How much a compressed piece can hold at most: a wrong length in a file asks for no memory beyond it.
#pragma once

#include <cstdint>

namespace kotai {

/// False if no zstd frame of so many bytes can hold so much: each of its blocks takes four bytes or more and holds 128 KiB or
/// less.
constexpr bool canHold(std::uint64_t storedBytes, std::uint64_t plainBytes) {
  constexpr std::uint64_t mostPerByte = (std::uint64_t{128} << 10) / 4;
  return plainBytes / mostPerByte <= storedBytes;
}

}  // namespace kotai
