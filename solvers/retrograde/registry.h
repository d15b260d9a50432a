// Registry of the engines by game. A game without an entry is solved position by position.
#pragma once

#include <memory>
#include <string_view>

#include "core/game/variant.h"
#include "solvers/retrograde/tier_kernel.h"
#include "solvers/retrograde/whole_tier.h"

namespace kotai::retrograde {

/// A faster way to solve one game, tier by tier or as one whole tier.
struct GameSolver {
  std::string_view gameId;
  std::unique_ptr<TierKernel> (*makeKernel)(const VariantPtr& variant) = nullptr;       ///< null: solved as a whole
  std::unique_ptr<WholeTierEngine> (*makeEngine)(const VariantPtr& variant) = nullptr;  ///< null: solved tier by tier
  /// Measured on solved variants: what a position costs on disk.
  double bytesPerPosition = 0.5;
  /// A small variant on which the rate of the kernel is measured; empty: by a sample of the variant's own positions.
  std::string_view rateVariant = {};
  /// How much faster large tiers go than those of the small variant (fixed costs fade, or tables leave the caches).
  double largeTierSpeedup = 1.0;
};

/// The way to solve a variant. Always exists.
const GameSolver& solverOf(const Variant& variant);

}  // namespace kotai::retrograde
