// Whether the variants of a game are boards of several sizes, or several rules on one board.
#pragma once

#include <string>
#include <vector>

namespace kotai::ui {

/// Of games of either kind; an id that is none counts for nothing.
bool differInSize(const std::vector<std::string>& variantIds);

}  // namespace kotai::ui
