// Common interface to games with alternating and with simultaneous moves.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/base/errors.h"
#include "core/game/game_value.h"
#include "core/game/types.h"
#include "core/game/value.h"
#include "core/tables/file_shape.h"

namespace kotai {

/// Value of a position for the side to move, or its outcome if only the outcome is known. If the sides move at
/// once, a Worth contains the payoffs for the first side.
using Worth = std::variant<Value, GameValue, Outcome>;

struct SideMove {
  Side side = Side::First;
  AnyMove move;
};

/// A position one turn before a given position.
struct PlayParent {
  AnyPosition position;
  std::vector<std::string> turns;  ///< texts of all turns to the given position or a symmetric position
};

struct PlayParents {
  std::vector<PlayParent> list;
  bool isWhole = true;  ///< false if there are too many positions to list
};

/// Facts about a solution file for lists and citations.
struct SolvedFacts {
  std::filesystem::path file;
  std::uint64_t positions = 0;
  Worth start;
  std::string checksum;  ///< checksum of the figures (core/analysis/figures_checksum.h)
};

/// A variant of either kind of game. Immutable, thread-safe and shared. A turn is the move of the side to move,
/// or a move of both sides if they move at once.
class Play {
 public:
  virtual ~Play() = default;

  /// Returns the text of the variant, such as "dodgem:4x4".
  virtual const std::string& id() const = 0;
  /// Returns the id of the game, such as "dodgem".
  std::string_view gameId() const { return std::string_view(id()).substr(0, id().find_first_of(":,")); }
  virtual bool movesAtOnce() const = 0;
  virtual int columns() const = 0;
  virtual int rows() const = 0;
  virtual FileShape fileShape() const = 0;

  virtual AnyPosition start() const = 0;
  virtual bool isOver(const AnyPosition& position) const = 0;
  /// Returns the number of possible turns in this position. Faster than after().
  virtual std::uint64_t turnCount(const AnyPosition& position) const = 0;
  /// Returns the positions after all turns, in no particular order.
  virtual std::vector<AnyPosition> after(const AnyPosition& position) const = 0;
  /// Returns every position, reachable or not, with a turn to \p position, ordered by notation. Symmetric
  /// positions count as one. The result is incomplete after a stop request.
  virtual PlayParents parents(const AnyPosition& position, const std::stop_token& stop) const = 0;
  PlayParents parents(const AnyPosition& position) const { return parents(position, std::stop_token()); }

  virtual std::string formatPosition(const AnyPosition& position) const = 0;
  virtual tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const = 0;
  virtual std::string formatMove(const AnyPosition& position, SideMove move) const = 0;
  /// Reads a legal move.
  virtual tl::expected<SideMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const = 0;
  /// Returns the name of a side in moves and queries, such as "vertical", or an empty string if the sides
  /// alternate.
  virtual std::string_view sideWord(Side) const { return {}; }

  /// Returns the first fault in a query (docs/query.md), or nothing if the query is valid.
  virtual std::optional<TextError> queryFault(std::string_view text) const = 0;
  /// Returns whether the folder has the values of all positions or a proof of the value of the start position. Does not read
  /// the values.
  virtual bool isSolvedIn(const std::filesystem::path& folder) const = 0;
  /// Returns facts about the solution, or nothing if the folder has neither the values nor the figures of all positions. Throws
  /// SolutionError.
  virtual std::optional<SolvedFacts> solvedFacts(const std::filesystem::path& folder) const = 0;
  /// Returns the totals, or nothing if the folder has no solution or the sides alternate. Reads all positions of some
  /// files from earlier versions. Throws SolutionError.
  virtual std::optional<PayoffTotals> payoffTotals(const std::filesystem::path&) const { return std::nullopt; }
  /// Returns whether a proof search is complete, or nothing if the game has no proof search. Throws SolutionError (NewerVersion).
  virtual std::optional<bool> isProofComplete(const std::filesystem::path&) const { return std::nullopt; }
};

using PlayPtr = std::shared_ptr<const Play>;

/// Reads a variant of any game: `game[:size][,key=value...]`.
tl::expected<PlayPtr, TextError> parsePlay(std::string_view text);

}  // namespace kotai
