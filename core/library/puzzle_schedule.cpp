#include "core/library/puzzle_schedule.h"

namespace kotai {

static PuzzleRepeat inBox(int box, std::chrono::sys_days today) {
  return {box, today + std::chrono::days(repeatDays[static_cast<std::size_t>(box)])};
}

bool hasCome(std::chrono::sys_days due, std::chrono::sys_days today) {
  return due <= today || due > today + std::chrono::days(repeatDays.back());
}

std::optional<PuzzleRepeat> repeatAfter(const std::optional<PuzzleRepeat>& before, PuzzleMark mark, std::chrono::sys_days today) {
  if (mark == PuzzleMark::Failed) return inBox(0, today);
  if (!before || !hasCome(before->due, today)) return before;
  if (mark == PuzzleMark::WithHint) return inBox(before->box, today);
  const int next = before->box + 1;
  if (next == static_cast<int>(repeatDays.size())) return std::nullopt;
  return inBox(next, today);
}

}  // namespace kotai
