// Computes the values of a small variant by plain iteration over all its places, without using the engines.
#pragma once

#include <map>
#include <optional>

#include "core/game/variant.h"

namespace kotai::test {

class NaiveValues {
 public:
  explicit NaiveValues(const Variant& variant);
  Value at(Location place) const { return m_values.at(place); }
  Value of(const AnyPosition& position) const { return *known(position); }

 private:
  /// Returns the value of a position, or nothing while the value is unknown.
  std::optional<Value> known(const AnyPosition& position) const;
  std::optional<Value> fromMoves(const AnyPosition& position) const;

  const Variant& m_variant;
  std::map<Location, Value> m_values;
};

}  // namespace kotai::test
