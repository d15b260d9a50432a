// Puzzle board for alternating games.
#pragma once

#include "ui/document/game_document.h"
#include "ui/puzzles/puzzle_board.h"

namespace kotai::ui {

class BoardView;
class JobManager;
class Settings;

/// Puzzle board with its own document. The document has no solution, so that no values are visible.
class AlternatingPuzzleBoard : public PuzzleBoard {
  Q_OBJECT

 public:
  AlternatingPuzzleBoard(JobManager* jobs, Settings* settings, QWidget* parent = nullptr);

  BoardView* view() const { return m_view; }
  const GameDocument& document() const { return m_document; }

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
  QString hintText(AnyMove move, int hints) const;

  JobManager* m_jobs;
  GameDocument m_document;
  BoardView* m_view;
  bool m_showing = false;  ///< true while the board itself plays the moves of a line
};

}  // namespace kotai::ui
