#include "ui/domineering/board/no_domino.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

namespace {

struct NoDominoStrings {
  Q_DECLARE_TR_FUNCTIONS(NoDominoStrings)
};

}  // namespace

QString whyNoDomino(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& board, Side side,
                    Square square) {
  const auto covers = [square](const auto& squares) { return std::ranges::find(squares, square) != squares.end(); };
  const QString name = QChar(u'a' + square.column) + QString::number(square.row + 1);
  if (covers(board.covered)) return NoDominoStrings::tr("%1 is covered from the start.", "a square").arg(name);
  for (const PlacedDomino& domino : board.dominoes)
    if (covers(domino.place.squares))
      return NoDominoStrings::tr("%1 is covered: %2 placed a domino there in turn %3.", "a square, a side, a number")
          .arg(name, playerName(domino.place.side))
          .arg(domino.turn);
  for (const AnyMove move : variant.moves(position, side))
    if (covers(variant.squares(side, move))) return {};
  return (side == Side::First
              ? NoDominoStrings::tr("%1 cannot place a domino on %2: no square above or below it is free.", "a side, a square")
              : NoDominoStrings::tr("%1 cannot place a domino on %2: no square beside it is free.", "a side, a square"))
      .arg(playerName(side), name);
}

}  // namespace kotai::ui
