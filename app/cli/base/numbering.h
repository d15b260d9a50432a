// The numbers of all positions that a solution stores, for `rank` and `unrank`.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/game/types.h"

namespace kotai::cli {

/// Numbered from 0 in the order of the file. Positions that are the same by symmetry have one number.
class Numbering {
 public:
  struct Place {
    std::uint64_t number = 0;
    AnyPosition position;  ///< as it is stored
    std::uint64_t tier = 0;
    std::uint64_t index = 0;  ///< in its tier
  };
  virtual ~Numbering() = default;

  virtual std::uint64_t count() const = 0;
  virtual std::optional<Place> placeOf(const AnyPosition& position) const = 0;
  /// Precondition: number < count().
  virtual Place at(std::uint64_t number) const = 0;
  /// The reason why a position has no number: "no game reaches it".
  virtual std::string whyNone() const = 0;
};

}  // namespace kotai::cli
