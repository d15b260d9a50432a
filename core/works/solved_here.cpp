#include "core/works/solved_here.h"

#include "core/game/registry.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

namespace {

bool isProved(const SimultaneousVariant& variant, const std::filesystem::path& folder) {
  try {
    const auto proved = readProvedOutcome(folder, variant);
    return proved && proved->outcome();
  } catch (const SolutionError&) {
    return true;  // damage is reported where it is read
  }
}

}  // namespace

SolutionPtr solvedHere(const std::filesystem::path& folder, std::string_view variantId) {
  const auto variant = parseVariant(variantId);
  if (!variant || !Solution::exists(folder, **variant)) return nullptr;
  return Solution::open(folder, *variant);
}

bool isSolvedHere(const std::filesystem::path& folder, std::string_view variantId) {
  if (const auto variant = parseVariant(variantId)) return Solution::exists(folder, **variant);
  const auto variant = parseSimultaneousVariant(variantId);
  if (!variant) return true;  // no solution could help
  return SimultaneousSolution::exists(folder, **variant) || isProved(**variant, folder);
}

}  // namespace kotai
