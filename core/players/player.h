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

/// Chooses moves. Has a random generator, so use one player per thread and game.
class Player {
 public:
  virtual ~Player() = default;
  /// Announces that the next position belongs to a new game.
  virtual void newGame() {}
  /// Returns the chosen move. Precondition: the position has a legal move.
  virtual AnyMove choose(const AnyPosition& position) = 0;
};

/// Returns all players in the notation of makePlayer(), weakest first.
std::vector<std::string> playersByStrength();
/// Returns the next player in the list of playersByStrength(), or nothing if there is none.
std::optional<std::string> nextStronger(std::string_view player);
/// Returns the number of a level, or nothing for other players.
std::optional<int> levelOf(std::string_view player);
std::string levelPlayer(int level);
/// Returns the level for which a perfect player sets traps, or nothing for other players.
std::optional<int> trappedLevel(std::string_view player);
std::string trapPlayer(int level);

/// Source of a player's moves.
enum class PlayerBasis {
  Nothing,   ///< no solution needed
  Solution,  ///< uses the existing solution
  Search,    ///< searches without a solution, possibly not as deep as its sight
  Missing    ///< has no solution, so it cannot play
};
PlayerBasis playerBasis(std::string_view text, bool isSolved);

/// Makes a player from its text: `perfect` (core/players/perfect_player.h), `perfect:traps=1..9`
/// (core/players/trap_player.h), `random`, `level=1..9` (core/players/level_player.h). Precondition: the basis is not
/// Missing. The solution may be null.
tl::expected<std::unique_ptr<Player>, TextError> makePlayer(std::string_view text, VariantPtr variant, SolutionPtr solution,
                                                            std::uint64_t seed);

}  // namespace kotai
