#include "core/puzzles/puzzle_judge.h"

#include <algorithm>

#include "core/puzzles/make_puzzle.h"

namespace kotai {

PuzzleJudge::PuzzleJudge(SolutionPtr solution, Puzzle puzzle)
    : m_solution(std::move(solution)), m_puzzle(std::move(puzzle)), m_position(m_puzzle.position) {}

std::optional<AnyMove> PuzzleJudge::hint() const { return m_solved ? std::nullopt : std::optional(m_puzzle.solution[m_made]); }

std::vector<MoveValue> PuzzleJudge::rightMoves() const {
  if (m_solved) return {};
  std::vector<MoveValue> moves = moveValues(*m_solution, m_position);
  std::erase_if(moves, [this](const MoveValue& each) { return !isRight(m_puzzle.goal, each); });
  return moves;
}

PuzzleAnswer PuzzleJudge::answer(AnyMove move) {
  const std::vector<MoveValue> moves = moveValues(*m_solution, m_position);
  PuzzleAnswer answer;
  answer.before = moves.front().value;
  answer.move = *std::ranges::find(moves, move, &MoveValue::move);
  if (!isRight(m_puzzle.goal, answer.move)) {
    answer.refutation = perfectLine(*m_solution, answer.move.after, refutationPlies);
    return answer;
  }
  const bool isSolution = move == m_puzzle.solution[m_made];
  answer.verdict = isSolution ? AnswerVerdict::Right : AnswerVerdict::AlsoRight;
  m_position = answer.move.after;
  ++m_made;
  if (m_made < m_puzzle.solution.size()) {
    answer.defence = defence(*m_solution, m_position);
    m_position = answer.defence->after;
    ++m_made;
  }
  m_solved = m_made == m_puzzle.solution.size();
  answer.solved = m_solved;
  return answer;
}

}  // namespace kotai
