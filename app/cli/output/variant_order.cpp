#include "app/cli/output/variant_order.h"

#include <algorithm>

namespace kotai::cli {
/// Returns the digits at the beginning of \p text, without leading zeros.
static std::string_view number(std::string_view text) {
  const std::size_t length = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string_view digits = text.substr(0, length);
  return digits.substr(std::min(digits.find_first_not_of('0'), digits.size()));
}

bool isBefore(std::string_view left, std::string_view right) {
  while (!left.empty() && !right.empty()) {
    const std::string_view leftNumber = number(left);
    const std::string_view rightNumber = number(right);
    if (!leftNumber.empty() && !rightNumber.empty() && leftNumber != rightNumber)
      return leftNumber.size() != rightNumber.size() ? leftNumber.size() < rightNumber.size() : leftNumber < rightNumber;
    if (left.front() != right.front()) return left.front() < right.front();
    left.remove_prefix(1);
    right.remove_prefix(1);
  }
  return left.empty() && !right.empty();
}

void sortBySize(std::vector<PlayPtr>& variants) {
  const auto cells = [](const PlayPtr& variant) { return variant->columns() * variant->rows(); };
  std::ranges::stable_sort(variants, [&cells](const PlayPtr& left, const PlayPtr& right) {
    return cells(left) != cells(right) ? cells(left) < cells(right) : isBefore(left->id(), right->id());
  });
}

void addOther(std::vector<PlayPtr>& variants, std::string_view game, const PlayPtr& other) {
  if (!other || game != other->gameId()) return;
  if (std::ranges::none_of(variants, [&](const PlayPtr& variant) { return variant->id() == other->id(); }))
    variants.push_back(other);
}

}  // namespace kotai::cli
