// Random queries, and a plain scan of every position for comparison. Uses no code of core/query.
#pragma once

#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/tables/solution.h"

namespace kotai::test {

/// Facts about one position, under the names that queries use.
struct KnownPosition {
  Location location;
  AnyPosition position;
  Value value;
  std::map<std::string, long> numbers;              ///< a draw has no `distance`
  std::set<std::string> kindsOfGoodMove;            ///< empty unless there is exactly one good move
  std::set<std::string> kinds;                      ///< kinds of notable positions
  std::map<std::string, std::set<std::string>> on;  ///< pieces by square; `own`, `other` and `empty` are also listed
};

/// Returns the facts about one position, such as the texts of its moves and the pieces on its squares.
KnownPosition lookAt(const Solution& solution, Location location);

/// Returns, in order, every position of the wanted parts that lists count. The kinds are set only if all parts
/// are wanted.
std::vector<KnownPosition> lookAtAll(const SolutionPtr& solution, const std::function<bool(TierId, int)>& wanted = {});

struct RandomQuery {
  std::string text;
  std::function<bool(const KnownPosition&)> holds;
};
/// Returns one condition, or several conditions joined by `and`, `or`, `not` and brackets. All numbers and
/// words in the query occur in \p examples.
RandomQuery randomQuery(const Variant& variant, const std::vector<KnownPosition>& examples, std::mt19937& random, int depth = 3);

}  // namespace kotai::test
