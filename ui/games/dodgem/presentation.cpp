#include "ui/games/dodgem/presentation.h"

#include "ui/games/dodgem/painter.h"
#include "ui/games/dodgem/strings.h"

namespace kotai::ui {

Presentation dodgemPresentation() {
  static const DodgemPainter painter;
  Presentation game;
  game.gameId = "dodgem";
  game.name = [] { return DodgemStrings::tr("Dodgem"); };
  game.sentence = [] {
    return DodgemStrings::tr(
        "Two players drive their cars off the far edges, one up and one to the right; "
        "a player to move who has no legal move wins.");
  };
  game.notationHint = [] {
    return DodgemStrings::tr(
        "Rows from top to bottom, joined by /. A digit stands for that many empty squares, ^ and > for "
        "the pieces; after a space follows the side to move.");
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25b6"); };
  game.typedExample = [] {
    return TypedExample{QStringLiteral("b1b2"), DodgemStrings::tr("Type a move"),
                        DodgemStrings::tr("Dodgem: b4off leaves the board")};
  };
  game.painter = &painter;
  addDodgemWords(game);
  return game;
}

}  // namespace kotai::ui
