#include "core/analysis/draw_grade.h"

#include <algorithm>
#include <unordered_map>

namespace kotai {

/// Finds drawn positions in which the next move can lose. Expands each position once.
class MistakeSearch {
 public:
  explicit MistakeSearch(const Solution& solution) : m_solution(solution) {}

  /// Returns whether the opponent can, within \p plies (an even number), bring about a position in which the side to
  /// move can lose with its next move.
  bool isPressed(const AnyPosition& position, int plies) {
    const Moves& moves = movesIn(position);
    if (moves.canLose) return true;
    return plies > 0 && !moves.drawing.empty() &&
           std::ranges::all_of(moves.drawing, [&](const AnyPosition& after) { return presses(after, plies - 1); });
  }
  /// Returns whether the side to move can, within \p plies (an odd number) and without a chance to lose itself, bring
  /// about a position in which the opponent can lose with the next move.
  bool presses(const AnyPosition& position, int plies) {
    const Moves& moves = movesIn(position);
    return !moves.canLose &&
           std::ranges::any_of(moves.drawing, [&](const AnyPosition& after) { return isPressed(after, plies - 1); });
  }

 private:
  struct Moves {
    bool canLose = false;
    std::vector<AnyPosition> drawing;  ///< positions after the drawing moves
  };

  const Moves& movesIn(const AnyPosition& position) {
    const auto [entry, isNew] = m_moves.try_emplace(position);
    Moves& moves = entry->second;
    if (!isNew) return moves;
    for (const AnyPosition& after : m_solution.variant()->successors(position)) {
      const Outcome outcome = m_solution.value(after).outcome;
      if (outcome == Outcome::Win) moves.canLose = true;
      if (outcome == Outcome::Draw) moves.drawing.push_back(after);
    }
    return moves;
  }

  const Solution& m_solution;
  std::unordered_map<AnyPosition, Moves> m_moves;  ///< node-based container, so references to its elements stay valid
};

static int gradeBy(MistakeSearch& search, const AnyPosition& position) {
  for (int grade = 1; grade <= maxDrawGradePlies; ++grade) {
    if (grade % 2 == 1 && search.isPressed(position, grade - 1)) return -grade;
    if (grade % 2 == 0 && search.presses(position, grade - 1)) return grade;
  }
  return 0;
}

std::vector<std::optional<int>> drawGrades(const Solution& solution, const std::vector<AnyPosition>& positions,
                                           const std::stop_token& stop) {
  MistakeSearch search(solution);
  std::vector<std::optional<int>> grades;
  for (const AnyPosition& position : positions) {
    if (stop.stop_requested()) break;
    const bool isDraw = solution.value(position).outcome == Outcome::Draw;
    grades.push_back(isDraw ? std::optional(gradeBy(search, position)) : std::nullopt);
  }
  return grades;
}

std::optional<int> drawGrade(const Solution& solution, const AnyPosition& position) {
  return drawGrades(solution, {position}).front();
}

}  // namespace kotai
