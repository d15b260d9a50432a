// A game that was read from a text, whatever a move is; its moves have been checked against the rules.
#pragma once

#include <QString>
#include <vector>

#include "core/game/types.h"
#include "ui/document/game_damage.h"

namespace kotai::ui {

template <typename VariantPointer, typename MoveType>
struct ReadGameOf {
  VariantPointer variant;
  AnyPosition start;
  struct Move {
    int parent = 0;  ///< number of the node it is played in; 0 is the start, moves count from 1
    MoveType move;
    QString comment;
  };
  std::vector<Move> moves;
  QString startComment;
  int current = 0;
  std::vector<GameDamage> damage;  ///< what is not here; moves that hang on such a move are not here either
};

}  // namespace kotai::ui
