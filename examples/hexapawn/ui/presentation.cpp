#include "examples/hexapawn/ui/presentation.h"

#include <QCoreApplication>

namespace kotai::ui {

namespace {

/// Translation context of the texts.
struct HexapawnStrings {
  Q_DECLARE_TR_FUNCTIONS(HexapawnStrings)
};

}  // namespace

Presentation hexapawnPresentation() {
  Presentation game;
  game.gameId = "hexapawn";
  game.name = [] { return HexapawnStrings::tr("Hexapawn"); };
  game.sentence = [] {
    return HexapawnStrings::tr(
        "Pawns step forward and capture diagonally. Reach the last row, or leave the other side without a move.");
  };
  game.notationHint = [] {
    return HexapawnStrings::tr(
        "Rows from top to bottom, separated by /. A digit stands for that many empty squares, A for pawns that go up, V for "
        "pawns that go down. Then a space and the side to move.");
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25bc"); };
  return game;
}

}  // namespace kotai::ui
