#include "solvers/retrograde/registry.h"

#include <algorithm>
#include <array>

#include "solvers/retrograde/animalshogi/engine.h"
#include "solvers/retrograde/dodgem/pair_kernel.h"
#include "solvers/retrograde/gobblet/engine.h"
#include "solvers/retrograde/position_engine.h"
#include "solvers/retrograde/position_kernel.h"
#include "solvers/retrograde/quoridor/kernel.h"

namespace kotai::retrograde {

template <class Kernel, class GameVariant>
static std::unique_ptr<TierKernel> kernelFor(const VariantPtr& variant) {
  return std::make_unique<Kernel>(std::dynamic_pointer_cast<const GameVariant>(variant));
}
template <class Engine, class GameVariant>
static std::unique_ptr<WholeTierEngine> engineFor(const VariantPtr& variant) {
  return std::make_unique<Engine>(std::dynamic_pointer_cast<const GameVariant>(variant));
}

/// Entries of the games that have their own engine.
constexpr std::array solvers{
    GameSolver{"dodgem", kernelFor<PairKernel, dodgem::DodgemVariant>, nullptr, 0.18, "dodgem:4x4", 2.0},
    GameSolver{"quoridor", kernelFor<QuoridorKernel, quoridor::QuoridorVariant>, nullptr, 0.35, "quoridor:5x5,fences=2", 0.75},
    GameSolver{"animalshogi", nullptr, engineFor<AnimalShogiEngine, animalshogi::AnimalShogiVariant>, 0.6, {}, 1.0, 0.1},
    GameSolver{"gobblet", nullptr, engineFor<GobbletEngine, gobblet::GobbletVariant>, 0.3},
};

static std::unique_ptr<TierKernel> positionKernel(const VariantPtr& variant) {
  return std::make_unique<PositionKernel>(std::shared_ptr<const PositionGraph>(variant, &variant->positionGraph()));
}
static std::unique_ptr<WholeTierEngine> positionEngine(const VariantPtr& variant) {
  return std::make_unique<PositionEngine>(variant);
}

constexpr GameSolver manyTiers{"", positionKernel, nullptr};
constexpr GameSolver oneTier{"", nullptr, positionEngine};

const GameSolver& solverOf(const Variant& variant) {
  const auto own = std::ranges::find(solvers, variant.gameId(), &GameSolver::gameId);
  if (own != solvers.end()) return *own;
  return variant.tierGraph().tierCount() == 1 ? oneTier : manyTiers;
}

}  // namespace kotai::retrograde
