// Interface of the board on which the user solves puzzles, and of texts that depend on the game. Each kind of
// game has a subclass.
#pragma once

#include <QWidget>

#include "core/puzzles/puzzle_maker.h"
#include "core/record/game_record.h"
#include "ui/board/played_board.h"

namespace kotai::ui {

/// Board of a puzzle. Shows no values. A line is a list of moves from the puzzle's position, as in PuzzleMaker.
class PuzzleBoard : public QWidget {
  Q_OBJECT

 public:
  virtual bool plays(const std::string& variantId) const = 0;
  /// Returns the maker of puzzles for a variant, or null if the variant is not solved. Precondition: plays().
  virtual PuzzleMakerPtr maker(const std::string& variantId) const = 0;

  bool hasPuzzle() const { return m_board->hasBoard(); }
  /// Shows a puzzle, with the solver at the bottom if the players sit face to face.
  virtual void setPuzzle(const std::string& variantId, const Puzzle& puzzle) = 0;
  virtual void showLine(const std::vector<AnyMove>& line) = 0;
  /// Marks the last move of a line as wrong. If \p made, the move is on the board. An empty line removes the
  /// mark.
  virtual void markWrong(const std::vector<AnyMove>& line, bool made) = 0;
  void setInputEnabled(bool enabled) { m_board->setInputEnabled(enabled); }
  /// Shows a hint and returns its text. The first hint marks the piece or the square of the correct move, and the
  /// second hint marks the move. \p hints is 1 or 2.
  virtual QString showHint(AnyMove move, int hints) = 0;

  virtual QString taskText(const Puzzle& puzzle) const = 0;
  /// Returns a text that explains why a move is wrong.
  virtual QString mistakeText(const Puzzle& puzzle, const PuzzleAnswer& answer) const = 0;
  QString positionText() const { return QString::fromStdString(m_tree->positionText()); }
  Picture picture() const { return pictureOf(m_board->exportScene()); }
  /// Returns the puzzle as a game, with the tried moves.
  virtual GameRecord record() const = 0;

  void announce(const QString& text);  ///< announces the text to a screen reader

 signals:
  void moveMade(const kotai::AnyMove& move);  ///< emitted when the user has made a move, which the board already shows
  void moveRefused(const QString& reason);    ///< emitted when the user's input is not a legal move

 protected:
  using QWidget::QWidget;
  /// Shows the board of a document. Subclasses call this function once in the constructor.
  void setBoard(PlayedBoard* board, const TreeDocument* document);

 private:
  const TreeDocument* m_tree = nullptr;
  PlayedBoard* m_board = nullptr;
};

}  // namespace kotai::ui
