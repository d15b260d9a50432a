// A whole game as text (JSON): variant, start position, moves with variations and comments, the place one looks at.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "ui/document/game_damage.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

struct WrittenGame;

QByteArray writeGame(const GameDocument& document);

/// A game that was read; its moves have been checked against the rules.
struct ReadGame {
  VariantPtr variant;
  AnyPosition start;
  struct Move {
    int parent = 0;  ///< number of the node it is played in; 0 is the start, moves count from 1
    AnyMove move;
    QString comment;
  };
  std::vector<Move> moves;
  QString startComment;
  int current = 0;
  std::vector<GameDamage> damage;  ///< what is not here; moves that hang on such a move are not here either
};

tl::expected<ReadGame, GameFault> readGame(const WrittenGame& written);
tl::expected<ReadGame, GameFault> readGame(const QByteArray& text);
void loadGame(GameDocument& document, const ReadGame& game, SolutionPtr solution);

}  // namespace kotai::ui
