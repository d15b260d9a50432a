// Geometry of a board's squares on the screen.
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>

#include "core/game/types.h"

namespace kotai::ui {

/// Space around the squares, in cells. Pieces in hand are beside the board, at a distance of `handGap`, and are
/// scaled by `handScale`.
struct BoardMargins {
  double sides = 0.5;
  double ends = 0.5;
  double handGap = 0;
  double handScale = 1;
};

/// Plain value. Flipping turns the whole board by 180 degrees, including its exits.
struct BoardLayout {
  QRectF squares;  ///< all squares, without frame and margins
  double cell = 1;
  int columns = 1;
  int rows = 1;
  bool flipped = false;
  double handGap = 0;  ///< distance of the hands in cells; see BoardMargins
  double handScale = 1;
  double handCells = 1;  ///< length of a hand along the board, in cells; 1 if its pieces form one pile

  /// Returns the largest board that fits with its margins, centred in `area`.
  static BoardLayout fit(const QRectF& area, int columns, int rows, bool flipped, const BoardMargins& margins);

  /// Returns the rectangle of a square, which may be just outside the board.
  QRectF squareRect(Square square) const;
  QPointF centre(Square square) const { return squareRect(square).center(); }
  bool contains(Square square) const {
    return square.column >= 0 && square.column < columns && square.row >= 0 && square.row < rows;
  }
  /// Returns the square under a point, which may lie up to one square outside the board.
  std::optional<Square> squareAt(const QPointF& point) const;
  /// Returns 1, or -1 on a flipped board. The result is the direction on the screen of one column to the right
  /// and of one row up in the game.
  int direction() const { return flipped ? -1 : 1; }
  int bottomRow() const { return flipped ? rows - 1 : 0; }      ///< row at the bottom of the screen
  int leftColumn() const { return flipped ? columns - 1 : 0; }  ///< column at the left of the screen
};

/// Step of an arrow key on a board, in columns and rows.
struct BoardStep {
  int columns = 0;
  int rows = 0;
};

/// Returns the step of an arrow key, or nothing for other keys. If \p flipped, the board is turned by 180
/// degrees.
std::optional<BoardStep> arrowStep(int key, bool flipped = false);

}  // namespace kotai::ui
