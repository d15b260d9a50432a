// A puzzle in progress, saved while the program is closed.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <optional>

namespace kotai::ui {

struct PuzzleInWork {
  QString position;   ///< position as text
  QString kind;       ///< kind such as "mate"
  int n = 0;          ///< number of plies, as in KeptPuzzle::n
  QStringList moves;  ///< correct moves and replies from the beginning, in notation
  QDate day;          ///< day of the set with this puzzle; invalid if there is none
  int number = 0;     ///< index in that set, starting at 1
  int hints = 0;
  int wrongMoves = 0;
  int seconds = 0;
  bool begun = false;    ///< a move was tried, or a hint was requested
  bool settled = false;  ///< the result is already stored
  bool shown = false;    ///< the solver has seen the solution
  bool unrated = false;  ///< the result does not change the rating
  friend bool operator==(const PuzzleInWork&, const PuzzleInWork&) = default;
};

/// Writes the puzzle as one line of JSON.
QString textOf(const PuzzleInWork& puzzle);
std::optional<PuzzleInWork> puzzleInWorkOf(const QString& text);  ///< returns nothing if the text is invalid

}  // namespace kotai::ui
