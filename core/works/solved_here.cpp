#include "core/works/solved_here.h"

#include "core/game/registry.h"
#include "core/play/play.h"

namespace kotai {

SolutionPtr solvedHere(const std::filesystem::path& folder, std::string_view variantId) {
  const auto variant = parseVariant(variantId);
  if (!variant || !Solution::exists(folder, **variant)) return nullptr;
  return Solution::open(folder, *variant);
}

bool isSolvedHere(const std::filesystem::path& folder, std::string_view variantId) {
  const auto play = parsePlay(variantId);
  return !play || (*play)->isSolvedIn(folder);
}

}  // namespace kotai
