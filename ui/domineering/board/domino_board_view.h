// Board on which both sides choose a domino by mouse, by keyboard or by typing a move. Hides and reveals the
// choices, and shows values.
#pragma once

#include "ui/board/played_board.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

class DomineeringOpponent;

/// Marks on the board that other widgets set. The hint disappears when the position or a choice changes.
struct DominoMarks {
  std::optional<JointMove> preview;
  std::vector<GhostDomino> hint;
  std::optional<Square> hintedSquare;
  std::vector<GhostDomino> ghosts;  ///< dominoes that are not in the document
  std::vector<PlacedDomino> placed;
};

/// Board of the open game. Shows the document and calls its choose(). Stores only the state of the input.
class DominoBoardView : public PlayedBoard {
  Q_OBJECT

 public:
  DominoBoardView(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);

  BoardScene exportScene(BoardMoment moment = BoardMoment::Still) const override;
  BoardScene scene() const override;
  /// Returns all dominoes of scene(), or of exportScene() for any other moment.
  DominoScene dominoes(BoardMoment moment = BoardMoment::Live) const;
  BoardLayout currentLayout() const override;
  /// Returns the side whose values are shown, by default the side that must choose.
  Side valueSide() const;
  DominoPlace placeOf(Side side, AnyMove move) const;
  QString describeSquare(Square square) const override;
  bool isHeld(Square square) const override;
  QString describedBoard() const override;

  void setInputEnabled(bool enabled) override;
  /// Sets one of the marks, such as &DominoMarks::hint.
  template <class Mark>
  void mark(Mark DominoMarks::*part, const std::type_identity_t<Mark>& shown) {
    m_marks.*part = shown;
    update();
  }
  void setValueSide(kotai::Side side);
  void showHint();                 ///< briefly shows the best mix of the side that must choose
  void showSquare(Square square);  ///< frames a square as the hint, and moves the cursor there
  void reveal();                   ///< plays the reveal of the last turn

 signals:
  void valueSideChanged(kotai::Side side);
  void revealStarted(int milliseconds);

 private:
  void press(const QPointF& point) override;
  void drag(const QPointF& point) override { this->point(draggedMove(point)); }
  void release(const QPointF& point) override;
  void hover(const QPointF& point) override;
  void leaveEvent(QEvent* event) override;
  void onCursorChanged() override;  ///< also called when another domino is pointed at; announces the side of the values
  bool wantsLetter(const QKeyEvent& event) const override;
  QString withTyped(const QString& text) const override;
  void playTyped() override;
  void actAtCursor() override;
  bool isHoldingPiece() const override;
  void onEscape() override;
  void discardInput() override;
  void onPositionChanged();
  std::optional<Side> awaited() const;  ///< returns the side for which the user places a domino
  void updateFromState();
  void onChoiceChanged(Side side);
  std::vector<DominoMark> marks() const;
  std::optional<AnyMove> moveAtCursor() const;
  std::optional<AnyMove> draggedMove(const QPointF& point) const;
  void point(std::optional<AnyMove> move);
  void refuseAt(Square cell);

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Side m_valueSide = Side::First;
  Side m_announcedSide = Side::First;
  std::optional<Side> m_awaited;  ///< side that had to choose most recently
  std::optional<AnyMove> m_pointed;
  DominoMarks m_marks;
};

}  // namespace kotai::ui
