// Evaluation and habits of a simple player. The opponent's levels are based on it.
#pragma once

#include <vector>

#include "core/game/types.h"

namespace kotai {

class Variant;

/// Parameters that distinguish the levels.
struct LevelStrength {
  /// Number of plies within which the player always sees an end of the game. With 6.3 plies, the player sees an end in seven
  /// plies in three of ten moves.
  double sightPlies = 2;
  /// Spread of the errors of the evaluation, in moves.
  double noise = 1;
};

/// All members are optional (core/players/judge.h has the defaults).  The unit of every evaluation is the move: 1 is the gain
/// of a useful move in the opening, for example a step of a pawn. A side that is ahead by about 5 usually wins.
struct Judgement {
  /// Returns the advantage of the side to move, in moves. Also called for finished positions, which the function need not
  /// recognise.
  double (*evaluate)(const Variant& variant, const AnyPosition& position) = nullptr;
  /// Returns whether a legal move is one that no sensible player makes unless the end of the game is near.
  bool (*isAimless)(const Variant& variant, const AnyPosition& position, AnyMove move) = nullptr;
  std::vector<LevelStrength> levels;  ///< level 1 first; all levels or none
};

}  // namespace kotai
