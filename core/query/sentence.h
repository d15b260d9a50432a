// Conditions joined by and, or, not: the structure of queries with any type of condition.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace kotai::query {

template <class Condition>
struct Sentence {
  enum class Join : std::uint8_t { None, And, Or, Not };
  Join join = Join::None;
  std::vector<Sentence> parts = {};  ///< a single part for Not
  Condition condition = {};          ///< used only if join is Join::None

  static Sentence joined(Join join, std::vector<Sentence> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    return {.join = join, .parts = std::move(parts)};
  }
  static Sentence negated(Sentence part) {
    Sentence whole{.join = Join::Not};
    whole.parts.push_back(std::move(part));
    return whole;
  }
  static Sentence single(Condition condition) { return {.condition = std::move(condition)}; }
};

enum class Relation : std::uint8_t { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual };

}  // namespace kotai::query
