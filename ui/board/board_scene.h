// Contents of a picture of a board. The screen, PNG, SVG, printing, thumbnails and tests use the same scene.
#pragma once

#include <functional>

#include "core/game/variant.h"
#include "ui/board/board_layout.h"
#include "ui/files/picture_file.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

class BoardLayer;
class BoardPainter;

/// Board of a game without a Variant. All its pieces are in layers.
struct BareBoard {
  const BoardPainter* painter;
  int columns;
  int rows;
  QString name;          ///< name of the variant
  std::string position;  ///< text of the position
};

/// Purpose of a picture of the board.
enum class BoardMoment {
  Still,   ///< picture for export, which ignores the pointer
  Live,    ///< picture on the screen, including the state of the pointer
  Moving,  ///< picture while a move is animated
  Small,   ///< small picture without values
};

inline bool showsValues(BoardMoment moment) { return moment == BoardMoment::Still || moment == BoardMoment::Live; }

/// Value of moving to a square, shown on that square.
struct ValueMark {
  Square square;
  Value value;  ///< value for the player who moves
  bool perfect = false;
  std::uint32_t wastedPlies = 0;
  bool several = false;  ///< several pieces can move here; the best value is shown
};

/// Best value that a piece can achieve, shown at the corner of the piece.
struct PieceMark {
  Square square;
  Outcome best = Outcome::Draw;
  bool perfect = false;  ///< this piece can make one of the best moves
};

/// Contents of one picture, as a plain value. Members that are not set are not drawn.
struct BoardScene {
  bool isEmpty() const { return !variant && !bare; }

  VariantPtr variant;  ///< null if the scene has a bare board or is empty
  std::optional<BareBoard> bare;
  AnyPosition position;
  std::optional<SetUp> setUp;  ///< set-up of an editor, legal or not; shown instead of `position`
  bool flipped = false;
  bool surroundings = true;  ///< draws exits and coordinates in a margin; false for small pictures
  bool coordinates = true;
  bool over = false;  ///< the game is over, so no side is to move
  std::optional<MoveSquares> lastMove;
  std::vector<Square> attacked;  ///< pieces whose capture would end the game at once
  std::vector<Square> tries;     ///< squares where the opponent's lion would win
  std::optional<Square> held;
  bool heldOnCorner = false;      ///< the held piece is between squares, at the corner of square `held`
  std::optional<QPointF> heldAt;  ///< point at which a dragged piece is painted
  std::optional<Square> pointed;  ///< the piece under the mouse, whose values are shown
  std::optional<Square> cursor;
  std::vector<Square> targets;  ///< squares to which the held piece may move
  std::vector<ValueMark> valueMarks;
  std::vector<PieceMark> pieceMarks;
  std::vector<MoveSquares> arrows;                        ///< arrows of the previewed move and of the hint
  std::vector<MoveSquares> line;                          ///< consecutive moves, shown as numbered arrows
  std::optional<MoveSquares> wrongMove;                   ///< move that is crossed out
  bool wrongMade = false;                                 ///< the wrong move is still on the board; otherwise it was taken back
  std::vector<std::shared_ptr<const BoardLayer>> layers;  ///< layers of the game's features
  std::optional<Transition> transition;                   ///< the move that led to `position`, while it is animated
  double progress = 1;                                    ///< progress of the transition, from 0 to 1
  std::optional<Side> celebrated;                         ///< the winner, while the end of the game is animated
  double celebration = 0;                                 ///< progress of the animation for the winner, from 0 to 1
};

std::vector<PieceOnBoard> piecesOf(const BoardScene& scene);
std::vector<HandSlot> handsOf(const BoardScene& scene);
Side moverOf(const BoardScene& scene);
const BoardPainter& painterOf(const BoardScene& scene);

BoardLayout layoutFor(const BoardScene& scene, const QRectF& area);
/// Returns the size of the board with its margins, in cells. A drawing area with these proportions has no empty
/// edges.
QSizeF proportionsOf(const BoardScene& scene);
/// Paints the layers: squares, marks below the pieces, pieces, marks above the pieces. Does not fill the background.
void paintBoardScene(QPainter& painter, const QRectF& area, const BoardScene& scene, const ColourPalette& palette);

/// Returns a function that paints the scene in the current theme.
std::function<void(QPainter&, const QRectF&)> paintOf(BoardScene scene);

/// Drawing order of the layers, from bottom to top.
enum class BoardLevel {
  Board,   ///< part of the squares' own layer, for example trays
  Ground,  ///< layer on the squares, below all marks
  Values,  ///< layer below values and pieces
  Pieces,  ///< part of the pieces' own layer
  Marks,   ///< layer above the pieces and their marks
  Top,     ///< layer above arrows and cursor
};

/// Picture of a part of the board that only some games have. Immutable, so that copies of a scene can share it.
class BoardLayer {
 public:
  virtual ~BoardLayer() = default;
  virtual void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                     const ColourPalette& palette) const = 0;
  /// Returns whether the layer shows the target of a dragged piece. In that case, the pointer does not carry a picture
  /// of the piece.
  virtual bool showsDragged() const { return false; }
};

/// Returns the board as a picture for files, the clipboard and printing.
Picture pictureOf(const BoardScene& scene);

}  // namespace kotai::ui
