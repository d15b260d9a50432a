#include "core/works/solved_here.h"

#include "core/game/registry.h"

namespace kotai {

SolutionPtr solvedHere(const std::filesystem::path& folder, std::string_view variantId) {
  const auto variant = parseVariant(variantId);
  if (!variant || !Solution::exists(folder, **variant)) return nullptr;
  return Solution::open(folder, *variant);
}

}  // namespace kotai
