// A game in play, for code above the solvers: the same questions whether the sides move in turn or at the same time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "core/tables/file_shape.h"

namespace kotai {

struct SideMove {
  Side side = Side::First;
  AnyMove move;
};

/// A position one turn before another one.
struct PlayParent {
  AnyPosition position;
  std::vector<std::string> turns;  ///< texts of all turns to the other position or an image of it
};

/// Immutable, thread-safe, shared. A turn is the move of the side to move, or a move of both sides if they move at once.
class Play {
 public:
  virtual ~Play() = default;

  /// Text of the variant, such as "dodgem:4x4".
  virtual const std::string& id() const = 0;
  /// Id such as "dodgem".
  std::string_view gameId() const { return std::string_view(id()).substr(0, id().find_first_of(":,")); }
  virtual bool movesAtOnce() const = 0;
  virtual int columns() const = 0;
  virtual int rows() const = 0;
  virtual FileShape fileShape() const = 0;

  virtual AnyPosition start() const = 0;
  virtual bool isOver(const AnyPosition& position) const = 0;
  /// Returns the number of turns. Cheaper than after().
  virtual std::uint64_t turnCount(const AnyPosition& position) const = 0;
  /// Returns the positions after all turns, in no particular order.
  virtual std::vector<AnyPosition> after(const AnyPosition& position) const = 0;
  /// Returns every position with a turn to this one, reachable or not, ordered by their texts. Images count as one.
  virtual std::vector<PlayParent> parents(const AnyPosition& position) const = 0;

  virtual std::string formatPosition(const AnyPosition& position) const = 0;
  virtual tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const = 0;
  virtual std::string formatMove(const AnyPosition& position, SideMove move) const = 0;
  /// Reads a legal move.
  virtual tl::expected<SideMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const = 0;
};

using PlayPtr = std::shared_ptr<const Play>;

/// Reads a variant of any game: `game[:size][,key=value...]`.
tl::expected<PlayPtr, TextError> parsePlay(std::string_view text);

}  // namespace kotai
