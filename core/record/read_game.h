// A game that was read from a text, whatever a move is; its moves have been checked against the rules.
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
    int parent = 0;  ///< number of the move it follows; 0 is the start, moves count from 1
    MoveType move;
    std::string comment;
  };
  std::vector<Move> moves;
  std::string startComment;
  int current = 0;
  std::vector<GameDamage> damage;  ///< what is not here; moves that hang on such a move are not here either
};

using ReadGame = ReadGameOf<VariantPtr, AnyMove>;
using ReadTurnGame = ReadGameOf<SimultaneousVariantPtr, JointMove>;

}  // namespace kotai
