#include "core/library/library_game.h"

namespace kotai {

std::string gameIdOf(const std::string& variantId) { return variantId.substr(0, variantId.find_first_of(":,")); }

std::string positionKey(const AnyPosition& canonical) {
  std::string bytes;
  for (const std::uint64_t word : canonical.words)
    for (unsigned shift = 0; shift < 64; shift += 8) bytes += static_cast<char>((word >> shift) & 0xffU);
  return bytes;
}

}  // namespace kotai
