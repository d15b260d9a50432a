// Number of positions of a variant, exact or estimated.
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/base/format.h"
#include "core/game/variant.h"

namespace kotai::cli {

struct PositionCount {
  enum class Kind : std::uint8_t {
    Exact,
    About,    ///< the count is accurate to a few per cent
    AtLeast,  ///< the estimate exceeds the maximum that is reported, so the count is only a lower bound
  };
  std::uint64_t positions = 0;
  Kind kind = Kind::Exact;

  /// Returns a string such as "1,423", "about 1,640,000,000" or "more than 1,000,000,000,000,000,000".
  std::string text() const;
  /// Sets "positions", and also "positionsAre" ("about" or "at least") unless the number is exact.
  void addTo(Json& json) const;
  void addTo(Summary& summary, const std::string& label) const;
};

/// Counts or estimates the positions quickly. If a game must count its positions one by one, only small
/// variants get exact numbers.
PositionCount positionCount(const Variant& variant);

}  // namespace kotai::cli
