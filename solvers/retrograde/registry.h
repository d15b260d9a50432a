// Registry of the solvers by game. A game without an entry is solved position by position.
#pragma once

#include <memory>
#include <string_view>

#include "core/game/variant.h"
#include "solvers/retrograde/tier_kernel.h"
#include "solvers/retrograde/whole_tier_engine.h"

namespace kotai::retrograde {

/// Engine for a game, which solves either tier by tier or a single tier as a whole.
struct GameSolver {
  std::string_view gameId;
  std::unique_ptr<TierKernel> (*makeKernel)(const VariantPtr& variant) = nullptr;  ///< null if the game has a whole-tier engine
  std::unique_ptr<WholeTierEngine> (*makeEngine)(const VariantPtr& variant) =
      nullptr;  ///< null if the game is solved tier by tier
  /// Disk space per position in bytes, measured on solved variants.
  double bytesPerPosition = 0.5;
  /// A small variant for measuring the rate of the kernel. Empty to use a sample of the variant's own positions.
  std::string_view rateVariant = {};
  /// Speed on large tiers, relative to the small variant. On large tiers, fixed costs matter less, but tables
  /// exceed the caches.
  double largeTierSpeedup = 1.0;
  /// Disk space per position in bytes for a start position chosen by the user. Its solution stores only marks,
  /// because the solution of the usual start position contains the values.
  double bytesPerMark = 0;
};

/// Returns the entry of a variant's game, or the entry for games without their own engine.
const GameSolver& solverOf(const Variant& variant);

}  // namespace kotai::retrograde
