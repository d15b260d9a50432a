#include "core/puzzles/puzzle_judge.h"

#include <algorithm>

#include "core/analysis/giveaway.h"
#include "core/puzzles/make_puzzle.h"

namespace kotai {

class AlternatingJudge final : public PuzzleJudge {
 public:
  AlternatingJudge(SolutionPtr solution, Puzzle puzzle) : PuzzleJudge(std::move(puzzle)), m_solution(std::move(solution)) {}

  std::vector<MoveValue> rightMoves() const override {
    if (isSolved()) return {};
    std::vector<MoveValue> moves = moveValues(*m_solution, m_position);
    std::erase_if(moves, [this](const MoveValue& each) { return !isRight(m_puzzle, each); });
    return moves;
  }

  PuzzleAnswer answer(AnyMove move) override {
    const std::vector<MoveValue> moves = moveValues(*m_solution, m_position);
    PuzzleAnswer answer;
    answer.before = moves.front().value;
    answer.move = *std::ranges::find(moves, move, &MoveValue::move);
    if (!isRight(m_puzzle, answer.move)) {
      answer.refutation = refutationOf(answer.move);
      return answer;
    }
    const bool isSolution = move == m_puzzle.solution[m_made];
    answer.verdict = isSolution ? AnswerVerdict::Right : AnswerVerdict::AlsoRight;
    m_position = answer.move.after;
    ++m_made;
    if (!isSolved()) {
      answer.defence = defence(*m_solution, m_position);
      m_position = answer.defence->after;
      ++m_made;
    }
    answer.solved = isSolved();
    return answer;
  }

 private:
  /// Returns best play after a wrong move. If the move gives a piece away, the line begins with the capture.
  PerfectLine refutationOf(const MoveValue& wrong) const {
    const auto given = m_puzzle.kind == PuzzleKind::KeepPiece ? giveawayBy(*m_solution, m_position, wrong.move) : std::nullopt;
    const auto captureFirst = [&](const std::vector<MoveValue>& equal) {
      const auto found = given ? std::ranges::find(equal, given->reply, &MoveValue::move) : equal.end();
      return found == equal.end() ? equal.front() : *found;
    };
    return perfectLine(*m_solution, wrong.after, refutationPlies, captureFirst);
  }

  SolutionPtr m_solution;
};

std::optional<AnyMove> PuzzleJudge::hint() const { return isSolved() ? std::nullopt : std::optional(m_puzzle.solution[m_made]); }

std::unique_ptr<PuzzleJudge> judgeOf(SolutionPtr solution, Puzzle puzzle) {
  return std::make_unique<AlternatingJudge>(std::move(solution), std::move(puzzle));
}

}  // namespace kotai
