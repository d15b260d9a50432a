// Everything that a picture of a board with dominoes shows. Screen, PNG, SVG, thumbnails and tests use the same scene.
#pragma once

#include <QPainter>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "core/game/value.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/board/board_layout.h"
#include "ui/domineering/document/turn_tree.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Vertical for the first side, horizontal for the second.
struct DominoPlace {
  Side side = Side::First;
  std::array<Square, 2> squares{};
  friend bool operator==(const DominoPlace&, const DominoPlace&) = default;
};

struct PlacedDomino {
  DominoPlace place;
  int turn = 0;       ///< turn number, starting at 1; 0 if there is no number
  bool last = false;  ///< belongs to the latest turn
};

/// Value of a move, at the middle of its domino.
struct DominoMark {
  DominoPlace place;
  double guaranteed = 0;   ///< payoff for its own side
  double probability = 0;  ///< the move is part of the optimal mix
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
  std::vector<Square> covered;  ///< cells covered by no known domino
  std::vector<Square> dead;     ///< free, but no domino fits any more
  std::vector<PlacedDomino> dominoes;
  std::vector<DominoMark> marks;
  std::vector<GhostDomino> ghosts;
  std::optional<Square> cursor;
  double revealed = 1;  ///< progress of revealing the last turn's dominoes, from 0 to 1
};

/// Scene of a position alone: its covered and dead cells.
DominoScene sceneOf(const SimultaneousVariant& variant, const AnyPosition& position);
/// Scene that includes the dominoes of the turns that led to it.
DominoScene sceneOf(const SimultaneousVariant& variant, const TurnTree& tree, TurnTree::NodeId node);
/// Free cells that no domino of either side can cover.
std::vector<Square> deadCells(const SimultaneousVariant& variant, const AnyPosition& position);

BoardLayout layoutFor(const DominoScene& scene, const QRectF& area);
/// Returns the size of the board with its coordinates, in cells. An area of these proportions has no empty edges.
QSizeF proportionsOf(const DominoScene& scene);
QRectF dominoRect(const BoardLayout& layout, const DominoPlace& place);  ///< rectangle of the two cells
/// Does not fill the background.
void paintDominoScene(QPainter& painter, const QRectF& area, const DominoScene& scene, const ColourPalette& palette);

}  // namespace kotai::ui
