// Board on which the user plays. Handles mouse, drag, keyboard and typed moves, animates moves and shows their
// values.
#pragma once

#include "ui/board/board_moves.h"
#include "ui/board/played_board.h"

namespace kotai::ui {

class BoardView;

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

/// Move that is crossed out on the board.
struct WrongMove {
  MoveSquares squares;
  bool made = false;  ///< whether the move is on the board and has not been taken back yet
};

/// Marks on the board that other widgets set. The wrong move remains when the position changes.
struct BoardMarks {
  std::optional<AnyMove> preview = {};
  std::optional<AnyMove> hint = {};
  std::vector<MoveSquares> line = {};  ///< numbered arrows, which replace the hint
  std::optional<WrongMove> wrongMove = {};
};

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
  BoardHand& hand() { return m_hand; }
  bool playMove(const std::optional<AnyMove>& move);
  void hold(std::optional<Square> square);

  std::vector<DescribedThing> things() const override;
  QString describedBoard() const override;
  QString describedCursor() const override;

  void setInputEnabled(bool enabled) override;
  /// Sets one of the marks, such as &BoardMarks::hint.
  template <class Mark>
  void mark(Mark BoardMarks::*part, const std::type_identity_t<Mark>& shown);
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
  bool isHoldingPiece() const override;
  void discardInput() override;
  void startGame();
  void onDocumentChanged();
  void animateStep(GameTree::NodeId before, GameTree::NodeId now);
  BoardScene scene() const override;
  void addHand(BoardScene& scene, bool moving) const;
  bool playHeldTo(Square square);
  void refuseAt(Square square);

  GameDocument* m_document;
  std::vector<std::unique_ptr<BoardFeature>> m_features;
  GameTree::NodeId m_shownNode = GameTree::root;
  std::vector<DecisiveMove> m_threats;  ///< threats of the opponent, computed once per position
  BoardMarks m_marks;
  std::optional<Transition> m_transition;
  QVariantAnimation m_celebration;  ///< progress of the celebration; negative while the last move is still moving
};

template <class Feature>
const Feature* BoardView::feature() const {
  for (const auto& each : m_features)
    if (const auto* found = dynamic_cast<const Feature*>(each.get())) return found;
  return nullptr;
}

template <class Mark>
void BoardView::mark(Mark BoardMarks::*part, const std::type_identity_t<Mark>& shown) {
  m_marks.*part = shown;
  update();
}

}  // namespace kotai::ui
