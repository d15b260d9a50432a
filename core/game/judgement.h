// Evaluation and habits of a simple player. The levels of the computer player are based on them.
#pragma once

#include <vector>

#include "core/game/types.h"

namespace kotai {

class Variant;

/// Parameters in which the levels of the computer player differ.
struct LevelStrength {
  /// Number of plies within which the player always sees the end of the game. With 6.3, the player looks seven
  /// plies ahead on 30 per cent of the moves, and six plies ahead on the others.
  double sightPlies = 2;
  /// Standard deviation of the evaluation error, in moves.
  double noise = 1;
};

/// Evaluation of a game for simple players. All members are optional (defaults: core/players/judge.h). The unit
/// of evaluations is the move: 1 is the gain of a useful opening move, for example a step of a pawn. A side
/// that is ahead by about 5 usually wins.
struct Judgement {
  /// Returns the advantage of the side to move, in moves. For finished positions, any result is allowed.
  double (*evaluate)(const Variant& variant, const AnyPosition& position) = nullptr;
  /// Returns whether no sensible player would make this legal move unless the end of the game is near.
  bool (*isAimless)(const Variant& variant, const AnyPosition& position, AnyMove move) = nullptr;
  std::vector<LevelStrength> levels;  ///< strength of each level, level 1 first; may be empty
};

}  // namespace kotai
