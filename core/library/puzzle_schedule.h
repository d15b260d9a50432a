// When a puzzle that was failed comes back: boxes, as with cards in a card index.
#pragma once

#include <array>
#include <chrono>
#include <optional>

namespace kotai {

/// How an attempt at a puzzle went.
enum class PuzzleMark {
  Solved,    ///< at the first try, without help
  WithHint,  ///< no wrong move, but a hint was asked for
  Failed,    ///< a wrong move, or the solution was asked for
};

/// After so many days the puzzles of a box are asked again.
inline constexpr std::array<int, 4> repeatDays{1, 3, 7, 21};

struct PuzzleRepeat {
  int box = 0;  ///< index into repeatDays
  std::chrono::sys_days due;
  friend bool operator==(const PuzzleRepeat&, const PuzzleRepeat&) = default;
};

/// The day has come, or it is later than any that is set today: the clock was wrong when it was set.
bool hasCome(std::chrono::sys_days due, std::chrono::sys_days today);

/// A failed puzzle goes into the first box; one that is solved when it is due goes one box on, and out after the last. With a
/// hint it stays in its box. A puzzle solved before its day stays as it is. \p before: none for a puzzle in no box.
std::optional<PuzzleRepeat> repeatAfter(const std::optional<PuzzleRepeat>& before, PuzzleMark mark, std::chrono::sys_days today);

}  // namespace kotai
