// Computes quantities of single positions, for user-defined columns, tables and orders.
#pragma once

#include <cstdint>
#include <optional>

#include "core/query/vocabulary.h"
#include "core/tables/solution.h"

namespace kotai::query {

/// Quantities of one position. Reads data only on request. Stores references to the solution and the
/// vocabulary. Not thread-safe. Throws SolutionError.
class Measure {
 public:
  Measure(const Solution& solution, const Vocabulary& words, Location location, Value value)
      : m_solution(solution), m_words(words), m_location(location), m_value(value) {}

  Location location() const { return m_location; }
  Value value() const { return m_value; }
  const AnyPosition& position();
  /// Returns the sum for the current position, or nothing for the distance of a draw or the draw grade of a position
  /// that is not drawn.
  std::optional<std::int64_t> number(const Sum& sum);

 private:
  std::optional<std::int64_t> number(const Term& term);
  std::int64_t keyNumber(const Term& term) const;
  void countGoodMoves();

  const Solution& m_solution;
  const Vocabulary& m_words;
  Location m_location;
  Value m_value;
  std::optional<AnyPosition> m_position;
  std::optional<std::int64_t> m_goodMoves;
  std::int64_t m_bestMoves = 0;
};

/// The level for the query word `difficulty`. Like a club player, this level sees the next move of both sides.
inline constexpr int difficultyLevel = 4;
std::int64_t difficultyAt(const Solution& solution, const AnyPosition& position);

/// Returns whether the sum is equal for all positions of a part that have the same value.
bool isOfWholeParts(const Variant& variant, const Sum& sum);

}  // namespace kotai::query
