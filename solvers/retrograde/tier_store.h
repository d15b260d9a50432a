// Storage of a run's solved tiers, from which they are read back while other tiers need them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>

#include "core/game/variant.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// Thread-safe. Holds the lock of the variant. Functions that touch files throw SolutionError.
class TierStore {
 public:
  virtual ~TierStore() = default;
  /// The finished file appeared while this one waited for the lock: there is nothing to do.
  virtual bool finishedByAnother() const = 0;
  /// Returns whether the work of an earlier run was unusable and thrown away.
  virtual bool beganAnew() const { return false; }
  virtual bool hasTier(TierId tier) const = 0;
  virtual std::uint64_t tiersDone() const = 0;
  virtual std::uint64_t positionsDone() const = 0;
  virtual void append(TierId tier, const SolvedTier& solved) = 0;
  virtual TierCodes read(TierId tier) const = 0;
  /// For the messages about read().
  virtual std::filesystem::path fileOf(TierId tier) const = 0;
  /// Nobody will read tiers of the layers below any more.
  virtual void retireBelow(int layer) = 0;
  /// Precondition: every tier was appended.
  virtual void finish() = 0;
};

/// Every value is kept, or with SolveOptions::figuresOnly the figures.
std::unique_ptr<TierStore> openTierStore(const VariantPtr& variant, const SolveOptions& options, ValueCoding coding,
                                         const std::stop_token& stop);

}  // namespace kotai::retrograde
