// A puzzle that is being solved, as it is kept while the program is closed.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <optional>

namespace kotai::ui {

struct PuzzleInWork {
  QString position;   ///< as text
  QString kind;       ///< "mate"
  QStringList moves;  ///< right ones and what was answered, from the beginning, as they are written
  QDate day;          ///< of the set that it belongs to; not valid: of none
  int number = 0;     ///< in that set, from 1
  int hints = 0;
  int wrongMoves = 0;
  int seconds = 0;
  bool begun = false;    ///< a move was tried, or a hint asked for
  bool settled = false;  ///< its result is kept already
  bool shown = false;    ///< the solution has been looked at
  bool unrated = false;  ///< it leaves the rating as it is
  friend bool operator==(const PuzzleInWork&, const PuzzleInWork&) = default;
};

/// One line of JSON.
QString textOf(const PuzzleInWork& puzzle);
std::optional<PuzzleInWork> puzzleInWorkOf(const QString& text);  ///< none if it is no such text

}  // namespace kotai::ui
