// Random queries, compared with a plain scan of every position without core/query.
#pragma once

#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/tables/solution.h"

namespace kotai::test {

/// Facts about one position, by the words of queries.
struct KnownPosition {
  Location location;
  AnyPosition position;
  Value value;
  std::map<std::string, long> numbers;              ///< no `distance` in a draw
  std::set<std::string> kindsOfGoodMove;            ///< empty unless there is exactly one good move
  std::set<std::string> kinds;                      ///< of notable positions
  std::map<std::string, std::set<std::string>> on;  ///< by square; `own`, `other` and `empty`, too
};

/// Looks at one position: moves by their texts, squares by the pieces on them.
KnownPosition lookAt(const Solution& solution, Location location);

/// Every position that lists count, of parts that are wanted, in order. The kinds are known if all parts are wanted.
std::vector<KnownPosition> lookAtAll(const SolutionPtr& solution, const std::function<bool(TierId, int)>& wanted = {});

struct RandomQuery {
  std::string text;
  std::function<bool(const KnownPosition&)> holds;
};
/// A condition, or several joined by and, or, not and brackets. The numbers and words in it occur in \p examples.
RandomQuery randomQuery(const Variant& variant, const std::vector<KnownPosition>& examples, std::mt19937& random, int depth = 3);

}  // namespace kotai::test
