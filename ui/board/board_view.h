// Board on which the user plays. Handles mouse, drag, keyboard and typed moves, animates moves and shows their
// values.
#pragma once

#include "ui/board/board_moves.h"
#include "ui/board/played_board.h"

namespace kotai::ui {

class BoardView;

/// Part of the board, other than a square, that a screen reader can visit.
struct DescribedThing {
  QString words;
  QRectF area;  ///< rectangle in the coordinates of the widget
};

/// Part of a board that only some games have. A feature exists as long as its view shows the variant. The
/// feature reads the position, the hand and the values from the view. All functions are optional. Unless stated
/// otherwise, a bool result says whether the function handled the event.
class BoardFeature {
 public:
  virtual ~BoardFeature() = default;

  virtual std::shared_ptr<const BoardLayer> layer(BoardMoment) const { return nullptr; }

  virtual void reset() {}  ///< called when the position has changed or input was disabled; puts the held piece back
  virtual bool press(const QPointF&) { return false; }
  /// Reacts to the mouse at this point. Returns whether a click would have an effect.
  virtual bool point(const QPointF&) { return false; }
  virtual bool release(const QPointF&) { return false; }  ///< ends a drag and places the held piece
  virtual void leave() {}                                 ///< called when the mouse has left the board
  virtual bool canPickUp() const { return false; }
  virtual void pickUp() {}                       ///< picks up a piece with the keyboard; turns a fence already held
  virtual bool step(int, int) { return false; }  ///< moves the held piece by columns and rows after an arrow key
  virtual bool act() { return false; }           ///< handles Enter
  virtual bool holds() const { return false; }   ///< returns whether the keyboard holds a piece
  virtual void dropHeld() {}

  virtual std::vector<Square> squares() const { return {}; }    ///< places beside the board that the cursor can reach
  virtual QString squareName(Square) const { return {}; }       ///< describes a place of squares() and its pieces
  virtual QString describe(Square) const { return {}; }         ///< additional description of a square
  virtual QString describeHand() const { return {}; }           ///< names the piece that mouse or keyboard is about to place
  virtual QString message() const { return {}; }                ///< a sentence about the held piece
  virtual QString toolTip(const QPointF&) const { return {}; }  ///< tooltip with a legend, as HTML
  virtual QString legend() const { return {}; }                 ///< explains the marks that show values, if they are not obvious
  virtual std::vector<DescribedThing> things() const { return {}; }
};

/// Returns the names of the pieces on a square, the highest piece first.
QStringList namesOn(Square square, const std::vector<PieceOnBoard>& pieces, const BoardPainter& game);

/// Returns the features of the game that a view shows. Defined by the registry of the games.
std::vector<std::unique_ptr<BoardFeature>> boardFeaturesFor(BoardView& view);

/// Shows the position of the document and plays moves with its play(). Stores only the state of the input.
/// Features of a game add their own parts.
class BoardView : public PlayedBoard {
  Q_OBJECT

 public:
  BoardView(GameDocument* document, Settings* settings, QWidget* parent = nullptr);

  BoardScene exportScene(BoardMoment moment = BoardMoment::Still) const override;
  BoardLayout currentLayout() const override;
  /// Returns the squares on the board, followed by the places beside the board.
  std::vector<Square> squares() const override;
  std::optional<Square> heldSquare() const { return m_hand.held; }
  QString boardMessage() const override;  ///< message about the held piece
  QString legend() const;                 ///< explains the values on the board; empty if they are obvious
  bool isCelebrating() const { return m_celebration.state() == QAbstractAnimation::Running; }
  /// Describes a square, including the value of moving there.
  QString describeSquare(Square square) const override;
  /// Returns the game's feature of this type, or null.
  template <class Feature>
  const Feature* feature() const;

  // The features call the following functions.
  const GameDocument& document() const { return *m_document; }
  const Settings& settings() const { return *m_settings; }
  const BoardHand& hand() const { return m_hand; }
  bool isMovable(Square square) const;
  bool playMove(const std::optional<AnyMove>& move);
  void hold(std::optional<Square> square);
  void refuse(const QString& reason) { emit moveRefused(reason); }
  void setCursorSquare(Square square) { m_hand.cursor = square; }

  int describedPlaceCount() const override;
  QString describedPlace(int place) const override;
  QRect describedPlaceRect(int place) const override;
  bool placeAcceptsFocus(int place) const override { return squareNumber(place).has_value(); }
  bool placeHasCursor(int place) const override { return squareNumber(place) == m_hand.cursor; }
  bool placeIsHeld(int place) const override { return m_hand.held && squareNumber(place) == m_hand.held; }
  QString describedBoard() const override;
  QString describedCursor() const override;

  void setInputEnabled(bool enabled) override;
  void previewMove(kotai::AnyMove move);
  void clearPreview();
  void showHint(kotai::AnyMove move);
  /// Shows a line as numbered arrows instead of the hint, until the position changes.
  void showLine(std::vector<MoveSquares> line);
  void clearHint();
  /// Crosses out a move until the next call. If \p made, the move is on the board and has not been taken back
  /// yet.
  void markWrong(const std::optional<kotai::MoveSquares>& move, bool made);
  void pickUp();  ///< picks up a piece or fence with the keyboard; arrow keys then move it, and Enter places it

 private:
  void press(const QPointF& point) override;
  void drag(const QPointF& point) override;
  void release(const QPointF& point) override;
  void hover(const QPointF& point) override;
  void leaveEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  bool wantsLetter(const QKeyEvent& event) const override;
  QString withTyped(const QString& text) const override;
  void playTyped() override;
  void moveCursor(int columns, int rows) override;
  void actAtCursor() override;
  bool isHoldingPiece() const override { return m_hand.held || featureHolds(); }
  void onEscape() override { dropHeld(); }
  void discardInput() override;
  void connectSignals();
  void startGame();
  Square firstMovable() const;
  void onDocumentChanged();
  void animateStep(GameTree::NodeId before, GameTree::NodeId now);
  void startAnimation(const AnyPosition& before, AnyMove move, bool backwards);
  void celebrate();
  BoardScene plainScene() const;
  BoardScene scene() const override;
  std::vector<ValueMark> valueMarks(std::optional<Square> from) const;
  void addHand(BoardScene& scene, bool moving) const;
  void addLayers(BoardScene& scene, BoardMoment moment) const;
  bool featureHolds() const;
  std::vector<Square> squaresBeside() const;
  std::optional<Square> squareAt(const QPointF& point) const;
  std::optional<Square> squareBeside(int columns, int rows) const;
  bool canStepOn(Square square) const;
  void pressSquare(Square square, const QPointF& point);
  std::optional<Square> pieceToMove() const;
  bool playHeldTo(Square square);
  void refuseAt(Square square);
  void dropHeld();
  void showToolTip(const QPoint& point, const QPoint& onScreen);
  std::optional<Square> squareNumber(int place) const;  ///< returns the square of a place, if it is a square
  std::vector<DescribedThing> things() const;
  /// Returns the first description that a feature provides.
  template <class Words>
  QString firstWords(Words words) const;

  GameDocument* m_document;
  std::vector<std::unique_ptr<BoardFeature>> m_features;
  GameTree::NodeId m_shownNode = GameTree::root;
  std::vector<DecisiveMove> m_threats;  ///< threats of the opponent, computed once per position
  std::optional<AnyMove> m_preview;
  std::optional<AnyMove> m_hint;
  std::vector<MoveSquares> m_line;
  std::optional<MoveSquares> m_wrongMove;
  bool m_wrongMade = false;
  std::optional<Transition> m_transition;
  QVariantAnimation m_celebration;  ///< progress of the celebration; negative while the last move is still moving
};

template <class Feature>
const Feature* BoardView::feature() const {
  for (const auto& each : m_features)
    if (const auto* found = dynamic_cast<const Feature*>(each.get())) return found;
  return nullptr;
}

template <class Words>
QString BoardView::firstWords(Words words) const {
  for (const auto& each : m_features)
    if (const QString said = words(*each); !said.isEmpty()) return said;
  return {};
}

}  // namespace kotai::ui
