// Painter of a game's board: its squares, their surroundings, and its pieces.
#pragma once

#include <QPainter>
#include <QString>

#include "core/game/variant.h"
#include "ui/board/board_layout.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Stateless; every function may be called from any thread that paints. The painter handed over has antialiasing on and
/// is left as it was found.
class BoardPainter {
 public:
  virtual ~BoardPainter() = default;

  /// Room around the squares that exits, hands, badges on them and coordinates need; in small pictures (`compact`) there are
  /// no coordinates.
  virtual BoardMargins margins(const Variant& variant, bool compact) const;
  virtual QColor sideColour(Side side, const ColourPalette& palette) const { return palette.of(side); }
  virtual QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const;
  /// How far inside its cell a square's surface begins, in cells.
  virtual double squareInset() const { return 0.022; }
  virtual void paintSquares(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  /// Place of a move's value on a piece, in cells below the middle.
  virtual double valueBandPlace() const { return 0.31; }
  /// Exits and the like, outside the squares.
  virtual void paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  virtual double labelDistance(const BoardLayout&) const { return 0.24; }  ///< of coordinates from the squares, in cells
  /// Letters below and numbers on the left, also of a turned board.
  void paintCoordinates(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  /// False for a kind that lies between squares, on the corner that a piece's `square` is the lower left one of.
  virtual bool standsOnSquare(int) const { return true; }
  /// Rectangle of a piece: its square, unless it lies elsewhere.
  virtual QRectF pieceRect(const BoardLayout& layout, const PieceOnBoard& piece) const { return layout.squareRect(piece.square); }
  /// One piece filling `cell` (its pieceRect()); `flipped`: the board is seen from the other end.
  virtual void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                          const ColourPalette& palette) const = 0;
  /// See BoardLayout::handCells.
  virtual double handCells(const Variant&) const { return 1; }
  /// Rectangle in which the pieces of one kind in a hand are painted and picked up.
  virtual QRectF handRect(const BoardLayout& layout, const HandSlot& slot) const { return layout.squareRect(slot.square); }
  /// The square, or the place of a hand, under a point.
  virtual std::optional<Square> squareAt(const BoardLayout& layout, const QPointF& point) const { return layout.squareAt(point); }
  /// Paints the visible part of a piece that `above` others cover.
  virtual void paintCovered(QPainter&, const QRectF&, const PieceOnBoard&, int, const ColourPalette&) const {}
  /// A piece on its way, 0 .. 1 of it gone.
  virtual void paintTravelling(QPainter& painter, const BoardLayout& layout, const Transition::Step& step, double progress,
                               const ColourPalette& palette) const;
  /// The pieces of one kind in a hand, with their number; `countAtStart`: how many there were at the start of the game.
  virtual void paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int countAtStart,
                             const ColourPalette& palette) const;

  /// "b" and "2" as the notation of the game writes them; the row counts from below, 0-based.
  virtual QString columnName(int column) const { return QString(QChar(u'a' + column)); }
  virtual QString rowName(const BoardLayout&, int row) const { return QString::number(row + 1); }
  /// For screen readers: "b2", "exit above b".
  virtual QString squareName(const BoardLayout& layout, Square square) const;
  virtual QString pieceName(const PieceOnBoard& piece) const = 0;
  virtual QString handName(Side owner) const;

 protected:
  void paintLabel(QPainter& painter, const BoardLayout& layout, const QPointF& centre, const QString& text) const;
  static void paintCount(QPainter& painter, const QPointF& centre, double radius, int count, const ColourPalette& palette);
};

/// The painter of a variant's game, or the plain one. Defined by the registry of the games.
const BoardPainter& boardPainterFor(const Variant& variant);

}  // namespace kotai::ui
