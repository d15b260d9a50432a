// Which engine solves which game: one line each.
#include "solvers/retrograde/animalshogi/engine.h"
#include "solvers/retrograde/dodgem/halves_kernel.h"
#include "solvers/retrograde/gobblet/engine.h"
#include "solvers/retrograde/quoridor/kernel.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

std::unique_ptr<TierKernel> makeKernel(const VariantPtr& variant) {
  if (auto game = std::dynamic_pointer_cast<const dodgem::DodgemVariant>(variant))
    return std::make_unique<HalvesKernel>(std::move(game));
  if (auto game = std::dynamic_pointer_cast<const quoridor::QuoridorVariant>(variant))
    return std::make_unique<QuoridorKernel>(std::move(game));
  return nullptr;
}

std::unique_ptr<WholeTierEngine> makeWholeTierEngine(const VariantPtr& variant) {
  if (auto game = std::dynamic_pointer_cast<const animalshogi::AnimalShogiVariant>(variant))
    return std::make_unique<AnimalShogiEngine>(std::move(game));
  if (auto game = std::dynamic_pointer_cast<const gobblet::GobbletVariant>(variant))
    return std::make_unique<GobbletEngine>(std::move(game));
  return nullptr;
}

}  // namespace kotai::retrograde
