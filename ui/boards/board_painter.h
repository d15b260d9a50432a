// What a new game has to draw: its squares, what lies around them, and its pieces.
#pragma once

#include <QPainter>
#include <QString>

#include "core/game/variant.h"
#include "ui/boards/board_layout.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Stateless; every function may be called from any thread that paints. The painter handed over has antialiasing on and
/// is left as it was found.
class BoardPainter {
 public:
  virtual ~BoardPainter() = default;

  /// Room around the squares that exits, badges on them and coordinates need, in cells.
  virtual double marginCells() const { return 0.5; }
  virtual void paintSquares(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  /// Exits and the like, outside the squares.
  virtual void paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  virtual void paintCoordinates(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  /// One piece filling `cell`; `flipped`: the board is seen from the other end.
  virtual void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                          const ColourPalette& palette) const = 0;

  /// For screen readers: "b2", "exit above b".
  virtual QString squareName(const BoardLayout& layout, Square square) const;
  virtual QString pieceName(const PieceOnBoard& piece) const = 0;
};

/// The painter of a variant's game. One line per game.
const BoardPainter& boardPainterFor(const Variant& variant);

}  // namespace kotai::ui
