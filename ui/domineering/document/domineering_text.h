// A whole game of simultaneous moves as text (JSON), in the form of game_text.h: a move is a turn such as "V:a1 H:c2".
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>
#include <vector>

#include "ui/document/game_damage.h"
#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

struct WrittenGame;

QByteArray writeGame(const DomineeringDocument& document);

/// A game that was read; its turns have been checked against the rules.
struct ReadDomineeringGame {
  SimultaneousVariantPtr variant;
  AnyPosition start;
  struct Turn {
    int parent = 0;  ///< number of the node it is played in; 0 is the start, turns count from 1
    JointMove turn;
    QString comment;
  };
  std::vector<Turn> turns;
  QString startComment;
  int current = 0;
  std::vector<GameDamage> damage;  ///< what is not here; turns that hang on such a turn are not here either
};

tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const WrittenGame& written);
tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const QByteArray& text);

}  // namespace kotai::ui
