// Returns whether the variants of a game are boards of several sizes, or several rules on one board.
#pragma once

#include <string>
#include <vector>

namespace kotai::ui {

/// Compares games of either kind; unknown ids are ignored.
bool differInSize(const std::vector<std::string>& variantIds);

}  // namespace kotai::ui
