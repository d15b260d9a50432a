// The only type-erased interface of a simultaneous game, used by all code above the solvers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/types.h"

namespace kotai {

/// Moves of both players in one turn.
struct JointMove {
  AnyMove first;
  AnyMove second;
  friend constexpr bool operator==(const JointMove&, const JointMove&) = default;
};

/// Result of a finished game, as a payoff for the first side.
enum class Payoff : std::int8_t { SecondWins = -1, Draw = 0, FirstWins = 1 };

/// Variant of a simultaneous game. Immutable, thread-safe and shared. Every position argument must come from
/// the same variant (start, play, parse, canonical). A position has no side to move. Values are payoffs for the
/// first side, from -1 to 1.
class SimultaneousVariant {
 public:
  virtual ~SimultaneousVariant() = default;

  /// Returns a string such as "syncdom:5x5", as on the command line and in files.
  virtual const std::string& id() const = 0;
  /// Returns an id such as "syncdom".
  virtual std::string_view gameId() const = 0;
  /// Returns the name of a side in lists and queries, such as "vertical".
  virtual std::string_view sideWord(Side side) const = 0;
  virtual int columns() const = 0;
  virtual int rows() const = 0;
  /// Returns the number of squares that a move covers.
  virtual int pieceSquares() const = 0;

  virtual AnyPosition start() const = 0;
  /// Returns the moves of a side, ordered by their notation. If a side has no moves, the game is over.
  virtual std::vector<AnyMove> moves(const AnyPosition& position, Side side) const = 0;
  /// Returns the position after a turn. Precondition: both moves are among moves() of their sides.
  virtual AnyPosition play(const AnyPosition& position, JointMove turn) const = 0;
  /// Returns all positions, reachable or not, with a turn to \p position, possibly with duplicates. Returns only one of
  /// several positions that canonical() treats as equal.
  virtual std::vector<AnyPosition> predecessors(const AnyPosition& position) const = 0;
  /// Returns the maximum number of positions that predecessors() returns. predecessors() omits any further positions.
  virtual std::size_t maxPredecessors() const { return SIZE_MAX; }
  /// Returns the payoff if the game is over, otherwise nothing.
  virtual std::optional<Payoff> finished(const AnyPosition& position) const = 0;

  /// The representative under the symmetries of the variant, and whether the sides were swapped, which negates the value.
  struct Canonical {
    AnyPosition position;
    bool swapped = false;
  };
  virtual Canonical canonical(const AnyPosition& position) const = 0;
  /// Returns the position, followed by its images under the other symmetries that do not swap the sides.
  virtual std::vector<AnyPosition> images(const AnyPosition& position) const = 0;
  /// Returns whether some symmetries swap the sides, as on square boards.
  virtual bool exchangesSides() const = 0;
  /// Returns the smallest image of a canonical position with the sides swapped. Returns nothing if the image equals the position,
  /// or if no symmetry swaps the sides.
  virtual std::optional<AnyPosition> exchanged(const AnyPosition& canonical) const = 0;

  virtual std::string formatPosition(const AnyPosition& position) const = 0;
  virtual tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const = 0;
  virtual std::string formatMove(Side side, AnyMove move) const = 0;
  /// Formats a turn such as "V:a1 H:c2".
  std::string formatTurn(JointMove turn) const {
    return formatMove(Side::First, turn.first) + ' ' + formatMove(Side::Second, turn.second);
  }
  /// Parses a legal move of either side. The prefix names the side.
  virtual tl::expected<std::pair<Side, AnyMove>, TextError> parseMove(const AnyPosition& position,
                                                                      std::string_view text) const = 0;

  virtual std::vector<Square> covered(const AnyPosition& position) const = 0;
  /// Returns the squares that a move covers, beginning with the lower or left square.
  virtual std::vector<Square> squares(Side side, AnyMove move) const = 0;
};

using SimultaneousVariantPtr = std::shared_ptr<const SimultaneousVariant>;

}  // namespace kotai
