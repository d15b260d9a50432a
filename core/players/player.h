// Players for games with alternating moves.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/tables/solution.h"

namespace kotai {

/// Chooses moves; keeps a random generator, so use one per thread and game.
class Player {
 public:
  virtual ~Player() = default;
  /// The next position is of a game that has nothing to do with the last one.
  virtual void newGame() {}
  /// Precondition: the position has a legal move.
  virtual AnyMove choose(const AnyPosition& position) = 0;
};

/// All of them as makePlayer() reads them, the weakest first.
std::vector<std::string> playersByStrength();
/// The number of a player that is a level; none for others.
std::optional<int> levelOf(std::string_view player);

/// Source of a player's choices.
enum class PlayerBasis {
  Nothing,   ///< it needs no solution
  Solution,  ///< it needs the one that is there
  Search,    ///< there is none, and it looks ahead by a search, which may not reach as far as its sight
  Missing    ///< there is none, and it cannot play
};
PlayerBasis playerBasis(std::string_view text, bool isSolved);

/// `perfect` (wins fastest, resists longest; of equally good moves the one after which the fewest replies keep the value),
/// `random`, `level=1..9` (core/players/level_player.h). Precondition: the basis is not missing; the solution may be null.
tl::expected<std::unique_ptr<Player>, TextError> makePlayer(std::string_view text, VariantPtr variant, SolutionPtr solution,
                                                            std::uint64_t seed);

}  // namespace kotai
