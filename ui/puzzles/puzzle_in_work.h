// A puzzle in progress, stored while the program is closed.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <optional>

namespace kotai::ui {

struct PuzzleInWork {
  QString position;   ///< as text
  QString kind;       ///< "mate"
  QStringList moves;  ///< correct moves and the replies, from the beginning, in notation
  QDate day;          ///< of the set that contains it; invalid: none
  int number = 0;     ///< in that set, from 1
  int hints = 0;
  int wrongMoves = 0;
  int seconds = 0;
  bool begun = false;    ///< a move was tried, or a hint asked for
  bool settled = false;  ///< its result is stored already
  bool shown = false;    ///< the solution has been looked at
  bool unrated = false;  ///< it does not change the rating
  friend bool operator==(const PuzzleInWork&, const PuzzleInWork&) = default;
};

/// One line of JSON.
QString textOf(const PuzzleInWork& puzzle);
std::optional<PuzzleInWork> puzzleInWorkOf(const QString& text);  ///< none if the text is invalid

}  // namespace kotai::ui
