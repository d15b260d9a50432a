// Start positions chosen by the user. The solution for the usual start position contains the values of all of
// them.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "core/game/variant.h"

namespace kotai {

/// Interface of variants that allow other start positions. Neither the rules nor the values depend on the start
/// position. The solution of the variant with the usual start position therefore has all values. Only counts
/// and lists of reachable positions differ.
class FreeStart {
 public:
  virtual ~FreeStart() = default;
  /// Returns the variant with the same rules and the usual start position, or null if this variant already has
  /// that start position.
  virtual VariantPtr usual() const = 0;
  /// Returns the id of the variant with the same rules and the start position \p start, or the reason why no game
  /// can begin there.
  virtual tl::expected<std::string, TextError> idWithStart(const AnyPosition& start) const = 0;
};

/// Returns the interface for chosen start positions, or null if the game does not allow them.
const FreeStart* freeStartOf(const Variant& variant);
/// Returns the variant whose solution has the values of \p variant, or null if that variant is \p variant
/// itself.
VariantPtr usualVariant(const Variant& variant);

}  // namespace kotai
