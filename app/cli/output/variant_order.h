// The order in which variants of a game are listed.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace kotai::cli {

/// Whether \p left comes first. Numbers inside the names are compared as numbers: "fences=2" comes before "fences=10".
bool isBefore(std::string_view left, std::string_view right);

/// Smaller boards first, then by name.
template <class Pointer>
void sortBySize(std::vector<Pointer>& variants) {
  const auto cells = [](const Pointer& variant) { return variant->columns() * variant->rows(); };
  std::ranges::stable_sort(variants, [&cells](const Pointer& left, const Pointer& right) {
    return cells(left) != cells(right) ? cells(left) < cells(right) : isBefore(left->id(), right->id());
  });
}

/// Adds the missing variants of the game from \p others and sorts by size.
template <class Pointer>
void addOthers(std::vector<Pointer>& variants, std::string_view game, const std::vector<Pointer>& others) {
  for (const Pointer& other : others)
    if (game == other->gameId() &&
        std::ranges::none_of(variants, [&](const Pointer& variant) { return variant->id() == other->id(); }))
      variants.push_back(other);
  sortBySize(variants);
}

}  // namespace kotai::cli
