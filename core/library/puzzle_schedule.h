// Schedule for repeating failed puzzles, in boxes as with flash cards.
#pragma once

#include <array>
#include <chrono>
#include <optional>

namespace kotai {

/// Result of an attempt at a puzzle.
enum class PuzzleMark {
  Solved,    ///< solved on the first try, without help
  WithHint,  ///< solved on the first try, but with a hint
  Failed,    ///< wrong move, or solution requested
};

/// Days until the puzzles of a box are due.
inline constexpr std::array<int, 4> repeatDays{1, 3, 7, 21};

struct PuzzleRepeat {
  int box = 0;  ///< index into repeatDays
  std::chrono::sys_days due;
  friend bool operator==(const PuzzleRepeat&, const PuzzleRepeat&) = default;
};

/// Returns whether a puzzle is due. True also for days too far in the future, which were computed while the clock was wrong.
bool hasCome(std::chrono::sys_days due, std::chrono::sys_days today);

/// Returns the next repetition of a puzzle after an attempt. A failed puzzle goes into the first box. A due puzzle
/// moves to the next box if solved, and leaves the schedule after the last box. A puzzle stays in its box if it was
/// solved with a hint or before it was due. \p before is missing if the puzzle is not scheduled.
std::optional<PuzzleRepeat> repeatAfter(const std::optional<PuzzleRepeat>& before, PuzzleMark mark, std::chrono::sys_days today);

}  // namespace kotai
