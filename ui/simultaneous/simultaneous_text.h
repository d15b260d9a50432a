// A whole game of simultaneous moves as text (JSON), in the form of game_text.h: a move is a turn such as "V:a1 H:c2".
#pragma once

#include <QByteArray>
#include <optional>
#include <vector>

#include "ui/simultaneous/simultaneous_document.h"

namespace kotai::ui {

QByteArray writeGame(const SimultaneousDocument& document);

/// A game that was read; its turns have been checked against the rules.
struct ReadSimultaneousGame {
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
};

/// None if the text is not such a game; turns that are not legal end the game there.
std::optional<ReadSimultaneousGame> readSimultaneousGame(const QByteArray& text);

}  // namespace kotai::ui
