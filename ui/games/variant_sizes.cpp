#include "ui/games/variant_sizes.h"

#include <set>

#include "core/play/play.h"

namespace kotai::ui {

bool differInSize(const std::vector<std::string>& variantIds) {
  std::set<std::pair<int, int>> sizes;
  for (const std::string& id : variantIds)
    if (const auto play = parsePlay(id)) sizes.emplace((*play)->columns(), (*play)->rows());
  return sizes.size() > 1;
}

}  // namespace kotai::ui
