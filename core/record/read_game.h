// A game read from a text, with any type of move. Its moves have been checked against the rules.
#pragma once

#include <string>
#include <vector>

#include "core/game/types.h"
#include "core/game/variant.h"
#include "core/record/game_record.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

template <typename VariantPointer, typename MoveType>
struct ReadGameOf {
  VariantPointer variant;
  AnyPosition start;
  GameHeader header;
  struct Move {
    int parent = 0;  ///< number of the preceding move; 0 is the start, moves count from 1
    MoveType move;
    std::string comment;
  };
  std::vector<Move> moves;
  std::string startComment;
  int current = 0;
  std::vector<GameDamage> damage;  ///< missing parts; moves after a missing move are missing, too
};

using ReadGame = ReadGameOf<VariantPtr, AnyMove>;
using ReadTurnGame = ReadGameOf<SimultaneousVariantPtr, JointMove>;

}  // namespace kotai
