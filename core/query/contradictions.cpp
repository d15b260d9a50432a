#include "core/query/contradictions.h"

#include <algorithm>

namespace kotai::query {

namespace {

struct Wanted {
  const StandsOn* stands = nullptr;
  bool is = true;
};

template <class Asked>
bool differ(const std::optional<Asked>& left, const std::optional<Asked>& right) {
  return left && right && *left != *right;
}

bool isOwned(const StandsOn& stands) { return stands.owner || stands.whose; }
bool isEmpty(const StandsOn& stands) { return !isOwned(stands) && !stands.kind; }

bool agree(const Wanted& left, const Wanted& right) {
  const StandsOn& one = *left.stands;
  const StandsOn& two = *right.stands;
  if (one.square != two.square || (!left.is && !right.is)) return true;
  if (left.is != right.is) return one.kind != two.kind || one.owner != two.owner || one.whose != two.whose;
  if (isEmpty(one) || isEmpty(two)) return !isOwned(one) && !isOwned(two);
  if (!isOwned(one) || !isOwned(two)) return true;
  return !differ(one.kind, two.kind) && !differ(one.owner, two.owner) && !differ(one.whose, two.whose);
}

/// The conditions on squares that must all hold, without alternatives.
void collect(const Expression& expression, bool is, std::vector<Wanted>& wanted) {
  using Join = Expression::Join;
  if (expression.join == Join::None) {
    if (const auto* stands = std::get_if<StandsOn>(&expression.condition)) wanted.push_back({stands, is});
  } else if (expression.join == Join::Not) {
    collect(expression.parts.front(), !is, wanted);
  } else if (expression.join == (is ? Join::And : Join::Or)) {
    for (const Expression& part : expression.parts) collect(part, is, wanted);
  }
}

bool allAgree(const std::vector<Wanted>& wanted) {
  for (auto one = wanted.begin(); one != wanted.end(); ++one)
    if (!std::all_of(one + 1, wanted.end(), [&](const Wanted& two) { return agree(*one, two); })) return false;
  return true;
}

}  // namespace

bool squaresAgree(const Expression& expression) {
  if (expression.join == Expression::Join::Or) return std::ranges::any_of(expression.parts, squaresAgree);
  std::vector<Wanted> wanted;
  collect(expression, true, wanted);
  if (!allAgree(wanted)) return false;
  return expression.join != Expression::Join::And || std::ranges::all_of(expression.parts, squaresAgree);
}

}  // namespace kotai::query
