// How a simple player of a game judges what he cannot see to the end: what the levels of the opponent go by.
#pragma once

#include <vector>

#include "core/game/types.h"

namespace kotai {

class Variant;

/// Parameters that tell one level from the next.
struct LevelStrength {
  /// Ends of the game within so many plies are always seen; with 6.3 plies the seventh is seen at three moves of ten.
  double sightPlies = 2;
  /// The spread of the errors in judging what is not seen, in moves.
  double noise = 1;
};

/// Everything here may be left out (core/players/judge.h says what holds then).
///
/// The unit of every evaluation is the move: 1 is what a useful move gains in the opening, a step of a pawn, say. A side that
/// is ahead by some 5 mostly wins.
struct Judgement {
  /// How much better the position looks for the side to move than for the other one, in moves. Also called for finished
  /// positions, which it need not recognise.
  double (*evaluate)(const Variant& variant, const AnyPosition& position) = nullptr;
  /// A legal move that nobody makes who knows what the game is about, unless he sees how it ends.
  bool (*isAimless)(const Variant& variant, const AnyPosition& position, AnyMove move) = nullptr;
  std::vector<LevelStrength> levels;  ///< level 1 first, all of them or none
};

}  // namespace kotai
