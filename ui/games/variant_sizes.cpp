#include "ui/games/variant_sizes.h"

#include <set>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"

namespace kotai::ui {

bool differInSize(const std::vector<std::string>& variantIds) {
  std::set<std::pair<int, int>> sizes;
  for (const std::string& id : variantIds) {
    if (const auto board = parseSimultaneousVariant(id))
      sizes.emplace((*board)->columns(), (*board)->rows());
    else if (const auto variant = parseVariant(id))
      sizes.emplace((*variant)->columns(), (*variant)->rows());
  }
  return sizes.size() > 1;
}

}  // namespace kotai::ui
