// What a solution file is about, whatever kind of game it is.
#pragma once

#include <cstdint>
#include <string>

#include "core/game/variant.h"
#include "core/tables/file_stem.h"

namespace kotai {

struct FileShape {
  std::string variant;  ///< as typed on the command line
  std::uint64_t tierCount = 0;
  std::uint16_t planeCount = 0;  ///< bytes of marks beside each value
  std::uint32_t positionsPerBlock = 1;

  static FileShape of(const Variant& variant) {
    const TierGraph& space = variant.tierGraph();
    return {variant.id(), space.tierCount(), static_cast<std::uint16_t>(space.planeCount()), space.positionsPerBlock()};
  }
  /// "dodgem-5x5.kotai" for "dodgem:5x5".
  std::string fileName() const { return fileStem(variant) + ".kotai"; }
};

}  // namespace kotai
