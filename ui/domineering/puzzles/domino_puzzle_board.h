// Board of a domino puzzle, in which the user places one side's domino.
#pragma once

#include "ui/domineering/document/domineering_opponent.h"
#include "ui/puzzles/puzzle_board.h"

namespace kotai::ui {

class DominoBoardView;
class JobManager;

/// Puzzle board with its own document, which has no values. When a domino is refuted, the board shows the other
/// side's domino of the same turn.
class DominoPuzzleBoard : public PuzzleBoard {
  Q_OBJECT

 public:
  DominoPuzzleBoard(JobManager* jobs, Settings* settings, QWidget* parent = nullptr);

  bool plays(const std::string& variantId) const override;
  PuzzleMakerPtr maker(const std::string& variantId) const override;
  void setPuzzle(const std::string& variantId, const Puzzle& puzzle) override;
  void showLine(const std::vector<AnyMove>& line) override;
  void markWrong(const std::vector<AnyMove>& line, bool made) override;
  QString showHint(AnyMove move, int hints) override;
  QString taskText(const Puzzle& puzzle) const override;
  QString mistakeText(const Puzzle& puzzle, const PuzzleAnswer& answer) const override;
  GameRecord record() const override;

 private:
  void showDominoes();

  JobManager* m_jobs;
  DomineeringDocument m_document;
  DomineeringOpponent m_opponent;  ///< never moves; says which side chooses
  DominoBoardView* m_view;
  std::optional<Puzzle> m_puzzle;
  std::vector<AnyMove> m_line;
  std::optional<AnyMove> m_wrong;  ///< domino that is crossed out
};

}  // namespace kotai::ui
