// Judges the user's moves in a puzzle, plays the replies, and shows hints, solutions and refutations.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "ui/puzzles/puzzle_try.h"
#include "ui/puzzles/resumed_puzzle.h"

namespace kotai::ui {

class PuzzleBoard;
class Settings;

/// Moves in the puzzle on the board. Workers judge and explain the moves. Use only in the GUI thread.
class PuzzleMoves : public QObject {
  Q_OBJECT

 public:
  using State = PuzzleTry::State;

  /// Changes \p current, which must contain a puzzle after begin().
  PuzzleMoves(PuzzleTry* current, const Settings* settings, QObject* parent);

  void begin(PuzzleBoard* board, const PuzzleMakerPtr& maker);  ///< begins the puzzle, which the board shows
  void resume(const ResumedPuzzle& resumed);  ///< continues after the moves of the previous run; call after begin()
  void stop();                                ///< cancels pending work
  void play(const kotai::AnyMove& move);
  void hint();  ///< shows a hint: first the piece, then the move
  void showSolution();
  void showReason();        ///< shows the refutation of the wrong move
  void tryAgain();          ///< continues from the position before the wrong move
  void showPly(int plies);  ///< shows the position after some moves; stops the automatic play
  std::optional<AnyMove> hintedMove() const;
  std::optional<int> remainingMoves() const;  ///< returns the number of the user's remaining moves, if there are several turns
  QStringList shownTexts() const;             ///< returns the shown moves in notation, from the beginning of the puzzle

 signals:
  void changed();
  void hinted();
  void lineChanged();                              ///< other moves are on the board
  void advanced();                                 ///< the state to resume after the program was closed has changed
  void finished(kotai::PuzzleMark mark);           ///< this try has a result; emitted before changed()
  void failed(const kotai::SolutionError& error);  ///< the solution could not be read

 private:
  void setState(State state);
  void setLine(std::vector<AnyMove> line);
  void storeAnswer(const PuzzleAnswer& answer);
  void playNext();
  void solve();
  void findReasons(std::vector<std::vector<AnyMove>> lines);
  void showLine(State state, std::vector<AnyMove> start, const std::vector<AnyMove>& rest);
  void showPlies(int plies);
  int pauseMs() const;

  PuzzleTry* m_current;
  const Settings* m_settings;
  PuzzleBoard* m_board = nullptr;
  PuzzleMakerPtr m_maker;
  std::shared_ptr<PuzzleJudge> m_judge;  ///< a worker uses it in the state Judging
  QTimer m_step;
  quint64 m_token = 0;         ///< token of the try; results for an earlier try are dropped
  quint64 m_reasonsAsked = 0;  ///< token of the latest request for reasons
};

}  // namespace kotai::ui
