// A parsed query: conditions joined by and, or, not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/game/position_kind.h"
#include "core/game/query_words.h"
#include "core/game/variant.h"
#include "core/query/sentence.h"

namespace kotai::query {

enum class Quantity : std::uint8_t {
  Number,     ///< a literal number
  Distance,   ///< distance in plies; missing for a draw
  Moves,      ///< number of legal moves
  GoodMoves,  ///< number of moves that keep the outcome
  BestMoves,  ///< number of moves that keep outcome and distance
  Key,        ///< value of a table key of the game
  InHand,
  OnBoard,
  Difficulty,  ///< difficulty() (core/players/level_choice.h) for difficultyLevel
  DrawGrade,   ///< grade of a draw (core/analysis/draw_grade.h); missing if the position is not a draw
};

/// The side to which a quantity refers. Own means the side to move.
enum class Whose : std::uint8_t { Own, Other, Both };

struct Term {
  Quantity quantity = Quantity::Number;
  Whose whose = Whose::Own;
  std::size_t key = 0;  ///< index in TierGraph::aggregateKeys()
  std::int64_t number = 0;
  friend bool operator==(const Term&, const Term&) = default;
};

/// A sum of terms with signs. The sum is empty if the query has none.
struct Sum {
  struct Part {
    Term term = {};
    bool isSubtracted = false;
  };
  std::vector<Part> parts = {};

  static Sum of(const Term& term) { return {{{term}}}; }
  /// Returns the term if the sum is one added term with this quantity, otherwise null.
  const Term* single(Quantity quantity) const {
    return parts.size() == 1 && !parts.front().isSubtracted && parts.front().term.quantity == quantity ? &parts.front().term
                                                                                                       : nullptr;
  }
};

struct Comparison {
  Sum left;
  Relation relation = Relation::Equal;
  Sum right;
};
struct OutcomeIs {
  Outcome outcome = Outcome::Win;
};
/// Condition that exactly one move is good, and that this move is of the given kind.
struct GoodMoveIs {
  std::uint32_t bit = 0;  ///< bit of QueryWords::kindsOfMove()
};
/// A kind of notable positions, as an index into Query::kinds.
struct IsOfKind {
  std::size_t place = 0;
};
struct StandsOn {
  Square square;
  std::optional<int> kind = {};
  std::optional<Side> owner = {};
  std::optional<Whose> whose = {};  ///< owner relative to the side to move; replaces `owner`
};

using Expression = Sentence<std::variant<Comparison, OutcomeIs, GoodMoveIs, IsOfKind, StandsOn>>;

struct QueriedKind {
  FindKind kind;
  std::optional<std::uint32_t> number = {};  ///< rounds or plies, depending on the kind
};

struct Query {
  VariantPtr variant;
  std::string text;
  Expression root;
  std::vector<QueriedKind> kinds;  ///< every pair of a kind and its number in the query, without duplicates
};

/// Returns a query that matches every counted position.
Query ofAll(const VariantPtr& variant);
/// Returns a query that requires \p query and \p kind.
Query both(Query query, QueriedKind kind);
Query ofKind(const VariantPtr& variant, QueriedKind kind);

}  // namespace kotai::query
