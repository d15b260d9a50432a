// What the verifier needs from the checker of one game: work units that can be checked in any order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/tables/solution.h"
#include "core/verify/verify.h"

namespace kotai::verify {

/// What came out of one unit; the first mismatches in the order of the unit, all of them counted.
struct UnitResult {
  std::uint64_t positionsChecked = 0;
  std::uint64_t mismatchCount = 0;
  std::vector<Mismatch> mismatches;

  void addMismatch(Mismatch mismatch) {
    ++mismatchCount;
    if (mismatches.size() < VerifyReport::maxListedMismatches) mismatches.push_back(std::move(mismatch));
  }
};

/// The rules and the storage order of one variant, written again from their description. Shares neither move
/// generator nor indexing with core/games: a mistake there must not repeat itself here. Immutable and thread-safe.
class Checker {
 public:
  virtual ~Checker() = default;

  virtual std::uint64_t tierCount() const = 0;
  /// Positions of the variant, by a closed form.
  virtual std::uint64_t positionCount() const = 0;
  virtual std::size_t unitCount() const = 0;
  /// Every position belongs to exactly one unit. \p advance is told about positions as they are done.
  /// Returns early, with what is done so far, when asked to stop. Throws SolutionError.
  virtual UnitResult checkUnit(std::size_t unit, const Solution& solution, const std::stop_token& stop,
                               const std::function<void(std::uint64_t)>& advance) const = 0;
};

/// None for a game nobody wrote a checker for.
std::unique_ptr<const Checker> makeChecker(const Variant& variant);

}  // namespace kotai::verify
