// Players for simultaneous games.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string_view>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/simultaneous/position_values.h"

namespace kotai::domineering {

/// Chooses moves for one side. Contains a random generator, so every thread and every game needs its own
/// object.
class Player {
 public:
  virtual ~Player() = default;
  /// Returns the chosen move. Precondition: both sides can move. On a stop request, returns early with the best move so
  /// far.
  virtual AnyMove choose(const AnyPosition& position, std::stop_token stop = {}) = 0;
};

/// Information available to a player.
struct PlayerSetup {
  SimultaneousVariantPtr variant;
  Side side = Side::First;
  std::uint64_t seed = 1;
  PositionValuesPtr values;  ///< null while the variant is not solved
};

/// Makes a player from a text `name[:option=value,...]`:
///   random
///   equilibrium[:positions=100000]
///       samples the optimal mixed strategy if values are known or the remaining game has at most this
///       number of positions; until then plays alphabeta:depth=4
///   secure[:positions=100000][,nodes=5000]
///       likewise, but plays the move with the best pure guarantee; until then plays by a proof search
///       with this number of nodes, otherwise alphabeta:depth=4
///   alphabeta:depth=4[,ties=random|first][,win=1000]
///   montecarlo:playouts=10000[,spread=even|ucb][,win=1,draw=0,loss=-1]
///   mcts:playouts=10000[,win=1,draw=0,loss=-1]
/// The values in this list are the defaults. core/games/domineering/RULES.md explains the options.
/// Errors: an unknown name or option, or a number out of range (with its place in the text).
tl::expected<std::unique_ptr<Player>, TextError> makePlayer(std::string_view text, const PlayerSetup& setup);

}  // namespace kotai::domineering
