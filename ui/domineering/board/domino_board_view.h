// Board on which both sides choose a domino by mouse, by keyboard or by typing a move. Hides and reveals the
// choices, and shows values.
#pragma once

#include "ui/board/played_board.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

class DomineeringOpponent;

/// Board of the open game. Shows the document and calls its choose(). Stores only the state of the input.
class DominoBoardView : public PlayedBoard {
  Q_OBJECT

 public:
  DominoBoardView(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings, QWidget* parent = nullptr);

  BoardScene exportScene(BoardMoment moment = BoardMoment::Still) const override;
  BoardScene scene() const override;
  DominoScene dominoes() const;  ///< returns all dominoes of scene()
  BoardLayout currentLayout() const override;
  /// Returns the side whose values are shown, by default the side that must choose.
  Side valueSide() const;
  DominoPlace placeOf(Side side, AnyMove move) const;
  /// Returns the domino that a click at this point chooses.
  std::optional<AnyMove> moveAt(const QPointF& point) const;
  static int revealMs(const Settings& settings);
  QString describeSquare(Square square) const override;
  bool isHeld(Square square) const override;
  QString describedBoard() const override;

  void setInputEnabled(bool enabled) override;
  /// Shows dominoes that are not in the document, until the next call.
  void showDominoes(std::vector<GhostDomino> ghosts, std::vector<PlacedDomino> placed);
  void setValueSide(kotai::Side side);
  void previewTurn(std::optional<kotai::JointMove> turn);
  void showHint();                         ///< briefly shows the best mix of the side that must choose
  void showMove(Side side, AnyMove move);  ///< shows a single move as the hint
  void showSquare(Square square);          ///< frames a square as the hint
  void clearHint();
  void revealAgain();  ///< replays the reveal of the last turn

 signals:
  void valueSideChanged(kotai::Side side);
  void revealStarted(int milliseconds);

 private:
  void press(const QPointF& point) override;
  void drag(const QPointF& point) override { this->point(draggedMove(point)); }
  void release(const QPointF& point) override;
  void hover(const QPointF& point) override;
  void leaveEvent(QEvent* event) override;
  void onCursorChanged() override { announceValueSide(); }
  bool wantsLetter(const QKeyEvent& event) const override;
  QString withTyped(const QString& text) const override;
  void playTyped() override;
  void moveCursor(int columns, int rows) override { stepCursor(columns, rows); }
  void actAtCursor() override;
  bool isHoldingPiece() const override;
  void onEscape() override;
  void discardInput() override;
  void onPositionChanged();
  std::optional<Side> awaited() const;  ///< returns the side for which the user places a domino
  void updateFromState();
  void onChoiceChanged(Side side);
  void startReveal();
  std::vector<DominoMark> marks() const;
  DominoScene exportedDominoes() const;
  BoardScene boardWith(DominoScene dominoes) const;
  DominoMoves moves(Side side) const { return dominoMoves(*m_document->variant(), m_document->position(), side); }
  std::optional<AnyMove> moveAtCursor() const;
  std::optional<AnyMove> draggedMove(const QPointF& point) const;
  QString describeMove(AnyMove move) const;
  void point(std::optional<AnyMove> move);
  void refuseAt(Square cell);
  QString refusalText(const TextError& error, Side side, const QString& typed) const;
  void announceValueSide();

  DomineeringDocument* m_document;
  DomineeringOpponent* m_opponent;
  Side m_valueSide = Side::First;
  Side m_announcedSide = Side::First;
  std::optional<Side> m_awaited;  ///< side that had to choose most recently
  std::optional<AnyMove> m_pointed;
  std::optional<JointMove> m_preview;
  std::vector<GhostDomino> m_hint;
  std::optional<Square> m_hintedSquare;
  std::vector<GhostDomino> m_ghosts;  ///< see showDominoes()
  std::vector<PlacedDomino> m_placed;
};

}  // namespace kotai::ui
