// Board of a domino puzzle. The user places one side's domino with the mouse or keys.
#pragma once

#include "ui/domineering/board/domino_scene.h"
#include "ui/puzzles/puzzle_board.h"

namespace kotai::ui {

class JobManager;

/// Board of a puzzle. Arrow keys move the cursor. Enter places the domino at the cursor. When a domino is
/// refuted, the board shows the other side's domino of the same turn.
class DominoPuzzleBoard : public PuzzleBoard {
  Q_OBJECT

 public:
  explicit DominoPuzzleBoard(JobManager* jobs, QWidget* parent = nullptr);

  DominoScene scene() const;
  BoardLayout currentLayout() const;
  /// Returns the domino that a click at this point chooses.
  std::optional<AnyMove> moveAt(const QPointF& point) const;
  QSize sizeHint() const override { return {520, 500}; }
  QSize minimumSizeHint() const override { return {120, 100}; }

  bool plays(const std::string& variantId) const override;
  PuzzleMakerPtr maker(const std::string& variantId) const override;
  bool hasPuzzle() const override { return m_puzzle.has_value(); }
  void setPuzzle(const std::string& variantId, const Puzzle& puzzle) override;
  void showLine(const std::vector<AnyMove>& line) override;
  void markWrong(const std::vector<AnyMove>& line, bool made) override;
  void setInputEnabled(bool enabled) override;
  QString showHint(AnyMove move, int hints) override;
  QString taskText(const Puzzle& puzzle) const override;
  QString mistakeText(const Puzzle& puzzle, const PuzzleAnswer& answer) const override;
  QString positionText() const override;
  Picture picture() const override;
  GameRecord record() const override;

 private:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  DominoScene plainScene() const;
  void point(std::optional<AnyMove> move);
  void place(AnyMove move);
  void moveCursor(int columns, int rows);
  void refuseAt(Square square);
  DominoPlace placeOf(Side side, AnyMove move) const { return {side, m_variant->squares(side, move)}; }

  JobManager* m_jobs;
  SimultaneousVariantPtr m_variant;
  std::optional<Puzzle> m_puzzle;
  std::vector<AnyMove> m_line;
  std::optional<AnyMove> m_wrong;  ///< domino that is crossed out
  bool m_enabled = false;
  std::optional<Square> m_hinted;
  std::optional<AnyMove> m_hint;
  std::optional<AnyMove> m_pointed;
  std::optional<Square> m_cursor;
};

}  // namespace kotai::ui
