#include "core/library/library_game.h"

#include <cstring>

namespace kotai {

namespace {

std::string bytesOf(const AnyPosition& position) {
  std::string bytes;
  for (const std::uint64_t word : position.words)
    for (unsigned shift = 0; shift < 64; shift += 8) bytes += static_cast<char>((word >> shift) & 0xffU);
  return bytes;
}

}  // namespace

std::string gameIdOf(const std::string& variantId) { return variantId.substr(0, variantId.find_first_of(":,")); }

std::string positionKey(const AnyPosition& canonical) { return bytesOf(canonical); }

std::string positionKey(const Variant& variant, const AnyPosition& position) { return bytesOf(variant.canonical(position)); }

std::string positionKey(const SimultaneousVariant& variant, const AnyPosition& position) {
  return bytesOf(variant.canonical(position).position);
}

}  // namespace kotai
