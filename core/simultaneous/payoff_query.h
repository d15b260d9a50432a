// Queries for simultaneous games (docs/query.md): the same language with another vocabulary.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>

#include "core/base/errors.h"
#include "core/query/sentence.h"
#include "core/simultaneous/position_list.h"

namespace kotai::query {

enum class PayoffQuantity : std::uint8_t {
  Number,   ///< a literal number
  Value,    ///< payoff for the first side
  Covered,  ///< number of covered squares
  FirstMoves,
  SecondMoves,
};

struct PayoffTerm {
  PayoffQuantity quantity = PayoffQuantity::Number;
  double number = 0;
};
struct PayoffComparison {
  PayoffTerm left;
  Relation relation = Relation::Equal;
  PayoffTerm right;
};
struct ClassIs {
  PositionClass positionClass = PositionClass::Draw;
};
struct SquareIs {
  Square square;
  bool covered = false;
};

using PayoffCondition = std::variant<PayoffComparison, ClassIs, SquareIs>;
using PayoffQuery = Sentence<PayoffCondition>;

/// Numbers with at most this difference count as equal, so that values printed with six decimals match.
inline constexpr double payoffTolerance = 5e-7;

/// Parses a query. An error has the place (1-based), the text found and the expectation (core/query/faults.h).
tl::expected<PayoffQuery, TextError> parsePayoffQuery(const SimultaneousVariant& variant, std::string_view text);

/// Returns the test for SimultaneousFilter::where.
std::function<bool(const ListedGamePosition&)> testOf(SimultaneousVariantPtr variant, PayoffQuery query);

}  // namespace kotai::query
