// Painter of a game's board: its squares, their surroundings and its pieces. A game without its own painter has
// discs with letters.
#pragma once

#include <QPainter>
#include <QString>

#include "core/game/variant.h"
#include "ui/board/board_layout.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// A painter has no state, so any function may be called from any thread. Callers enable antialiasing on the given
/// QPainter, and restore its state afterwards.
class BoardPainter {
 public:
  virtual ~BoardPainter() = default;

  /// Returns the margin around the squares for exits, hands, their badges and coordinates. Small pictures (`compact`) have no
  /// coordinates. \p variant is null for a bare board.
  virtual BoardMargins margins(const Variant* variant, bool compact) const;
  virtual QColor sideColour(Side side, const ColourPalette& palette) const { return palette.of(side); }
  virtual QColor squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const;
  virtual QColor frameColour(const ColourPalette& palette) const { return palette.surface; }
  /// Returns the inset of a square's surface within its cell, in cells.
  virtual double squareInset() const { return 0.022; }
  virtual void paintSquares(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  /// Returns the position of a move's value on a piece, in cells below the middle.
  virtual double valueBandPlace() const { return 0.31; }
  /// Paints exits and other parts outside the squares.
  virtual void paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  virtual double labelDistance(const BoardLayout&) const { return 0.24; }  ///< distance of coordinates from the squares, in cells
  /// Paints letters below and numbers on the left, even if the board is flipped.
  void paintCoordinates(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const;
  /// Returns false if pieces of this kind lie between squares. The `square` of such a piece is the square to the
  /// lower left of its corner.
  virtual bool standsOnSquare(int) const { return true; }
  /// Returns false if pieces of this kind belong to neither player.
  virtual bool hasOwner(int kind) const { return standsOnSquare(kind); }
  /// Returns the rectangle of a piece, which is its square unless the piece lies between squares.
  virtual QRectF pieceRect(const BoardLayout& layout, const PieceOnBoard& piece) const { return layout.squareRect(piece.square); }
  /// Paints one piece that fills `cell` (its pieceRect()). If `flipped`, the board is turned by 180 degrees.
  virtual void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                          const ColourPalette& palette) const = 0;
  /// Returns the length of a hand along the board (BoardLayout::handCells).
  virtual double handCells(const Variant&) const { return 1; }
  /// Returns the rectangle in which the pieces of one kind in a hand are painted and picked up.
  virtual QRectF handRect(const BoardLayout& layout, const HandSlot& slot) const { return layout.squareRect(slot.square); }
  /// Returns the square or the place of a hand that is under a point.
  virtual std::optional<Square> squareAt(const BoardLayout& layout, const QPointF& point) const { return layout.squareAt(point); }
  /// Paints the visible part of a piece that lies below other pieces. The int is the number of pieces above.
  virtual void paintCovered(QPainter&, const QRectF&, const PieceOnBoard&, int, const ColourPalette&) const {}
  /// Paints a moving piece at `progress` (from 0 to 1).
  virtual void paintTravelling(QPainter& painter, const BoardLayout& layout, const Transition::Step& step, double progress,
                               const ColourPalette& palette) const;
  /// Paints the pieces of one kind in a hand, with their number. `countAtStart` is the number of these pieces at
  /// the start of the game.
  virtual void paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int countAtStart,
                             const ColourPalette& palette) const;

  /// Returns the name of a column in the notation of the game, such as "b". The next function returns the name of
  /// a row, such as "2". Rows are numbered from the bottom, starting at 0.
  virtual QString columnName(int column) const { return QString(QChar(u'a' + column)); }
  virtual QString rowName(const BoardLayout&, int row) const { return QString::number(row + 1); }
  /// Returns the name of a square for screen readers, such as "b2" or "exit above b".
  virtual QString squareName(const BoardLayout& layout, Square square) const;
  virtual QString pieceName(const PieceOnBoard& piece) const = 0;
  virtual QString handName(Side owner) const;

 protected:
  void paintLabel(QPainter& painter, const BoardLayout& layout, const QPointF& centre, const QString& text) const;
  static void paintCount(QPainter& painter, const QPointF& centre, double radius, int count, const ColourPalette& palette);
};

/// Returns the painter of a variant's game, or a plain painter. Defined by the registry of the games.
const BoardPainter& boardPainterFor(const Variant& variant);

/// Paints discs with letters for every game. The second player's discs have a ring and small letters, so that
/// users can distinguish the sides without colour.
class PlainPainter : public BoardPainter {
 public:
  void paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                  const ColourPalette& palette) const override;
  QString pieceName(const PieceOnBoard& piece) const override;

 protected:
  /// Returns a capital letter for a kind of piece, or an empty string.
  virtual QString letter(int kind) const;
};

}  // namespace kotai::ui
