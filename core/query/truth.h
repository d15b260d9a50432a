// Known facts about a position, and the truth of a query: yes, no, or unknown.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/draw_grade.h"
#include "core/query/vocabulary.h"

namespace kotai::query {

/// Truth values in ascending order, so that `and` is the minimum and `or` the maximum.
enum class Truth : std::uint8_t { False, Maybe, True };

constexpr Truth truthOf(bool is) { return is ? Truth::True : Truth::False; }

struct Range {
  static constexpr std::int64_t endless = INT64_MAX / 4;
  std::int64_t least = 0;
  std::int64_t most = endless;

  static constexpr Range exactly(std::int64_t number) { return {number, number}; }
};

/// All possible draw grades, for positions whose grade has not been computed.
inline constexpr Range anyDrawGrade{-maxDrawGradePlies, maxDrawGradePlies};

/// Known facts about a position. Further knowledge only narrows the facts.
struct Facts {
  struct Cell {
    Range own;
    Range other;
  };
  std::optional<Value> value = {};
  std::vector<Cell> keys = {};    ///< possible cells, indexed by table key
  std::vector<Truth> kinds = {};  ///< truths of the kinds, in the order of Query::kinds
  Range moves = {};
  Range goodMoves = {};
  Range bestMoves = {};
  Range difficulty = {0, 100};
  Range drawGrade = anyDrawGrade;
  std::uint32_t kindsOfAnyMove = ~0U;                 ///< kinds of moves that may be good
  std::uint32_t kindsOfAllMoves = 0;                  ///< kinds shared by all moves
  std::optional<std::uint32_t> kindsOfGoodMove = {};  ///< kinds of the only good move
  const AnyPosition* position = nullptr;
};

Truth evaluate(const Expression& expression, const Facts& facts, const Vocabulary& words);

}  // namespace kotai::query
