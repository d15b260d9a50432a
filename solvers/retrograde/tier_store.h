// Stores the solved tiers of a run, for later tiers to read.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>

#include "core/game/variant.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Thread-safe. Holds the lock of the variant. Functions that access files throw SolutionError.
class TierStore {
 public:
  virtual ~TierStore() = default;
  /// Returns whether another program finished the file while this program waited for the lock.
  virtual bool finishedByAnother() const = 0;
  /// Returns whether the work of an earlier run was unusable and has been discarded.
  virtual bool discardedOldWork() const { return false; }
  virtual bool hasTier(TierId tier) const = 0;
  virtual std::uint64_t tiersDone() const = 0;
  virtual std::uint64_t positionsDone() const = 0;
  virtual void append(TierId tier, const SolvedTier& solved) = 0;
  virtual TierCodes read(TierId tier) const = 0;
  /// Returns the file to name in error messages about read().
  virtual std::filesystem::path fileOf(TierId tier) const = 0;
  /// Releases the layers below \p layer, which will not be read again.
  virtual void retireBelow(int layer) = 0;
  /// Completes the file. Precondition: every tier has been appended.
  virtual void finish() = 0;
};

/// Opens a store for all values or, with SolveOptions::figuresOnly, for figures only.
std::unique_ptr<TierStore> openTierStore(const VariantPtr& variant, const SolveOptions& options, ValueCoding coding,
                                         const std::stop_token& stop);

}  // namespace kotai::retrograde
