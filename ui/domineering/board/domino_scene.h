// Dominoes on a board, and functions that paint them. Cards and legends use the functions for single dominoes and
// marks.
#pragma once

#include "ui/board/board_scene.h"
#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

/// Squares that a domino covers. Dominoes of the first side are vertical, and dominoes of the second side are
/// horizontal.
struct DominoPlace {
  Side side = Side::First;
  std::vector<Square> squares;  ///< covered squares; the lower or left square comes first
  friend bool operator==(const DominoPlace&, const DominoPlace&) = default;
};

struct PlacedDomino {
  DominoPlace place;
  int turn = 0;       ///< turn number, starting at 1; 0 if there is no number
  bool last = false;  ///< whether the domino belongs to the latest turn
};

/// Mark with the value of a move, at the middle of its domino.
struct DominoMark {
  DominoPlace place;
  double guaranteed = 0;   ///< payoff that the move guarantees its side
  double probability = 0;  ///< probability of the move in the optimal mix
  bool best = false;       ///< no other move guarantees more
};

/// Preview of a domino that is not placed yet.
struct GhostDomino {
  enum class Kind { Pointed, Chosen, Preview, Hint, Wrong };
  DominoPlace place;
  Kind kind = Kind::Pointed;
};

/// Layer with dominoes. Parts that are not set are not drawn. The progress of the scene turns the dominoes of the last
/// turn over.
struct DominoScene : BoardLayer {
  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;

  std::string position;         ///< text of the position, for pictures
  std::vector<Square> covered;  ///< covered cells whose domino is unknown
  std::vector<Square> dead;     ///< free cells that no domino can cover
  std::vector<PlacedDomino> dominoes;
  std::vector<DominoMark> marks;
  std::vector<GhostDomino> ghosts;
};

/// Returns a scene with a bare board and the dominoes. If \p small, there are no coordinates.
BoardScene boardWith(const SimultaneousVariant& variant, DominoScene dominoes, bool small = false);

/// Returns a layer that shows only a position, with its covered and dead cells.
DominoScene sceneOf(const SimultaneousVariant& variant, const AnyPosition& position);
DominoScene sceneOf(const SimultaneousVariant& variant, const TurnTree& tree, TurnTree::NodeId node);

QRectF dominoRect(const BoardLayout& layout, const DominoPlace& place);  ///< returns the rectangle of the cells

/// Legal dominoes of a side. A domino begins at its lower or left square.
struct DominoMoves {
  Side side = Side::First;
  std::vector<std::pair<AnyMove, std::vector<Square>>> all;  ///< moves with their squares

  /// Returns the domino that begins (\p towards 1) or ends (-1) on a square.
  std::optional<AnyMove> from(Square square, int towards) const;
  /// Returns a domino that covers a square. Prefers a domino that begins there to one that ends there.
  std::optional<AnyMove> on(Square square) const;
  /// Returns the domino that a point selects. Each half or third of a square selects one of the dominoes that cover
  /// the square. If that domino does not fit, returns the nearest domino that fits.
  std::optional<AnyMove> at(const BoardLayout& layout, const QPointF& point) const;
};

DominoMoves dominoMoves(const SimultaneousVariant& variant, const AnyPosition& position, Side side);

/// Explains why a side cannot place a domino on a square, with the names of squares. Returns an empty string if
/// one of the side's dominoes can cover the square. \p board shows the position.
QString whyNoDomino(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& board, Side side,
                    Square square);

/// Paints a cell that was covered before the first turn as a neutral block.
void paintBlock(QPainter& painter, const QRectF& cell, const ColourPalette& palette);
/// Paints the face of a domino in the tint of its side, with grooves along the domino.
void paintDominoFace(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette);
void paintDominoEdge(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette);
/// Paints the overlap of two dominoes of one turn with both faces and both edges visible.
void paintOverlap(QPainter& painter, const QRectF& upright, const QRectF& lying, bool strong, const ColourPalette& palette);
/// Paints the back of a hidden choice, which looks the same for both sides.
void paintDominoBack(QPainter& painter, const QRectF& rect, const ColourPalette& palette);

/// Returns the colour of a payoff from -1 to 1, from Vertical's point of view. The colours range from
/// Horizontal's tint (-1) to Vertical's tint (1). In greyscale, the colours range from light (-1) to dark (1).
QColor payoffColour(double payoff, const ColourPalette& palette);

}  // namespace kotai::ui
