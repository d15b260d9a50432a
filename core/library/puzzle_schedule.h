// Schedule for repeating failed puzzles, in boxes as with flash cards.
#pragma once

#include <array>
#include <chrono>
#include <optional>

namespace kotai {

/// How an attempt at a puzzle went.
enum class PuzzleMark {
  Solved,    ///< solved on the first try, without help
  WithHint,  ///< no wrong move, but a hint was requested
  Failed,    ///< a wrong move, or the solution was requested
};

/// Days until the puzzles of a box are due.
inline constexpr std::array<int, 4> repeatDays{1, 3, 7, 21};

struct PuzzleRepeat {
  int box = 0;  ///< index into repeatDays
  std::chrono::sys_days due;
  friend bool operator==(const PuzzleRepeat&, const PuzzleRepeat&) = default;
};

/// Returns whether the day has come, or is later than any day set today because the clock was wrong when it was set.
bool hasCome(std::chrono::sys_days due, std::chrono::sys_days today);

/// Returns the next repetition of a puzzle after an attempt. A failed puzzle goes into the first box. When solved on its day,
/// it moves to the next box, and leaves after the last one. With a hint it stays in its box. A puzzle solved early does not
/// move. \p before is missing for a puzzle in no box.
std::optional<PuzzleRepeat> repeatAfter(const std::optional<PuzzleRepeat>& before, PuzzleMark mark, std::chrono::sys_days today);

}  // namespace kotai
