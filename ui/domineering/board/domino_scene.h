// Everything that a picture of a board with dominoes shows. Screen, PNG, SVG, thumbnails and tests use the same scene. Cards and
// legends use the functions for single dominoes and marks, too.
#pragma once

#include <QPainterPath>
#include <QPixmap>

#include "ui/board/board_layout.h"
#include "ui/domineering/document/turn_tree.h"
#include "ui/files/picture_file.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Place of a domino: upright for the first side, flat for the second.
struct DominoPlace {
  Side side = Side::First;
  std::vector<Square> squares;  ///< covered squares; the lower or left square comes first
  friend bool operator==(const DominoPlace&, const DominoPlace&) = default;
};

struct PlacedDomino {
  DominoPlace place;
  int turn = 0;       ///< turn number, starting at 1; 0 if there is no number
  bool last = false;  ///< the domino belongs to the latest turn
};

/// Value of a move, at the middle of its domino.
struct DominoMark {
  DominoPlace place;
  double guaranteed = 0;   ///< payoff for the side to which the move belongs
  double probability = 0;  ///< probability of the move in the optimal mix
  bool best = false;       ///< no move guarantees more
};

/// A domino that is not placed yet.
struct GhostDomino {
  enum class Kind { Pointed, Chosen, Preview, Hint, Wrong };
  DominoPlace place;
  Kind kind = Kind::Pointed;
};

/// A plain value. Parts that are not set are not drawn.
struct DominoScene {
  int columns = 1;
  int rows = 1;
  bool flipped = false;
  bool surroundings = true;  ///< shows coordinates with their margin; otherwise a small picture
  bool coordinates = true;
  std::vector<Square> covered;  ///< covered cells whose domino is unknown
  std::vector<Square> dead;     ///< free cells that no domino can cover any more
  std::vector<PlacedDomino> dominoes;
  std::vector<DominoMark> marks;
  std::vector<GhostDomino> ghosts;
  std::optional<Square> cursor;
  double revealed = 1;  ///< progress of revealing the last turn's dominoes, from 0 to 1
};

/// Returns the scene of a position alone: its covered and dead cells.
DominoScene sceneOf(const SimultaneousVariant& variant, const AnyPosition& position);
DominoScene sceneOf(const SimultaneousVariant& variant, const TurnTree& tree, TurnTree::NodeId node);
/// Returns the free cells that no domino of either side can cover.
std::vector<Square> deadCells(const SimultaneousVariant& variant, const AnyPosition& position);

BoardLayout layoutFor(const DominoScene& scene, const QRectF& area);
/// Returns the size of the board with its coordinates, in cells. An area of these proportions has no empty edges.
QSizeF proportionsOf(const DominoScene& scene);
QRectF dominoRect(const BoardLayout& layout, const DominoPlace& place);  ///< rectangle of the cells of a domino
/// Paints the board with its dominoes and marks. Does not fill the background.
void paintDominoScene(QPainter& painter, const QRectF& area, const DominoScene& scene, const ColourPalette& palette);

/// Returns a board of sizePx x sizePx device-independent pixels in the current theme, on a transparent background. GUI thread
/// only.
QPixmap renderDominoThumbnail(const SimultaneousVariant& variant, const AnyPosition& position, int sizePx,
                              qreal devicePixelRatio);
/// Renders any scene as a thumbnail without coordinates.
QPixmap renderDominoThumbnail(const DominoScene& scene, int sizePx, qreal devicePixelRatio);

/// Returns the board for files, the clipboard and printing.
Picture pictureOf(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& scene);

/// Returns the move whose domino begins on a square and extends \p towards the next square up or right (1), or down or
/// left (-1).
/// \p squaresOf: the squares of a move, the lower or left square first.
template <typename SquaresOf>
std::optional<AnyMove> dominoAmong(const std::vector<AnyMove>& moves, Square square, int towards, const SquaresOf& squaresOf) {
  for (const AnyMove move : moves) {
    const auto squares = squaresOf(move);
    if ((towards > 0 ? squares.front() : squares.back()) == square) return move;
  }
  return std::nullopt;
}
/// Returns the legal move of a side whose domino begins on \p square and extends \p towards: see dominoAmong().
std::optional<AnyMove> dominoFrom(const SimultaneousVariant& variant, const AnyPosition& position, Side side, Square square,
                                  int towards);
/// Returns the domino for a keyboard cursor on a square: up or right from there, otherwise down or left, otherwise a
/// long domino with the square in its middle.
std::optional<AnyMove> dominoOn(const SimultaneousVariant& variant, const AnyPosition& position, Side side, Square square);
/// Returns the domino that a point in a square selects for a side: each half or third of the square selects one of the
/// dominoes that cover it. If that domino does not fit, returns a neighbouring domino, or nothing if no domino fits.
std::optional<AnyMove> dominoAt(const SimultaneousVariant& variant, const AnyPosition& position, Side side, Square square,
                                const BoardLayout& layout, const QPointF& point);

/// Explains why a side cannot place a domino on a square, with the names of squares.
/// \p board: board of the position. Empty if one of the side's dominoes can cover the square.
QString whyNoDomino(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& board, Side side,
                    Square square);

QPainterPath dominoOutline(const QRectF& rect);
/// Paints the face of a domino: its side's tint, with grooves along it.
void paintDominoFace(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette);
void paintDominoEdge(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette);
/// Paints the overlap of two dominoes of one turn with both faces and both edges visible.
void paintOverlap(QPainter& painter, const QRectF& upright, const QRectF& lying, bool strong, const ColourPalette& palette);
/// Paints a choice before it is revealed: the same back for both sides.
void paintDominoBack(QPainter& painter, const QRectF& rect, const ColourPalette& palette);
void paintTurnNumber(QPainter& painter, const QRectF& rect, Side side, int turn, const ColourPalette& palette);
void paintGhost(QPainter& painter, const BoardLayout& layout, const GhostDomino& ghost, const ColourPalette& palette);
void paintDominoMark(QPainter& painter, const BoardLayout& layout, const DominoMark& mark, const ColourPalette& palette);

/// Returns the colour of a payoff: towards Vertical's tint above 0, towards Horizontal's below. `payoff` is from
/// Vertical's point of view, from -1 to 1. In greyscale the colours run from light (-1) to dark (+1), so that they stay
/// distinct.
QColor payoffColour(double payoff, const ColourPalette& palette);

}  // namespace kotai::ui
