#include "core/puzzles/make_puzzle.h"

#include <algorithm>
#include <unordered_set>

#include "core/analysis/accuracy.h"
#include "core/analysis/giveaway.h"
#include "core/players/judge.h"
#include "core/players/perfect_player.h"
#include "core/puzzles/puzzle_rating.h"

namespace kotai {

constexpr std::uint32_t atOncePlies = 2;  ///< a win within this number of plies is too easy
constexpr double farBehindMoves = -2;
constexpr std::uint32_t minDelayPlies = 6;  ///< minimum delay of the loss by an escape

static PuzzleGoal goalOf(PuzzleKind kind) {
  return kind == PuzzleKind::Mate || kind == PuzzleKind::Escape ? PuzzleGoal::OutcomeAndDistance : PuzzleGoal::Outcome;
}

/// Returns whether exactly one move is correct and, for an escape, every other move loses much sooner.
static bool hasOneAnswer(PuzzleKind kind, PuzzleGoal goal, const std::vector<MoveValue>& moves) {
  if (std::ranges::count_if(moves, [goal](const MoveValue& each) { return isRight(goal, each); }) != 1) return false;
  return kind != PuzzleKind::Escape || moves.size() < 2 ||
         moves[1].value.distancePlies + minDelayPlies <= moves[0].value.distancePlies;
}

/// Builds the solution of one puzzle, turn by turn.
class Solving {
 public:
  Solving(const Solution& solution, Puzzle& puzzle) : m_solution(solution), m_puzzle(puzzle), m_seen{puzzle.position} {}

  /// Returns whether the position meets the definition of the kind, up to the end of the solution.
  bool run(std::vector<MoveValue> moves) {
    const Variant& variant = *m_solution.variant();
    AnyPosition position = m_puzzle.position;
    for (int turn = 1;; ++turn) {
      m_rating.addTurn(variant, position, moves, m_puzzle.goal);
      m_puzzle.rating = m_rating.rating();
      m_puzzle.solution.push_back(moves.front().move);
      const AnyPosition after = moves.front().after;
      if (variant.finishedValue(after) || isLongEnough(turn)) return true;
      const MoveValue reply = defence(m_solution, after);
      position = reply.after;
      const bool isOver = variant.finishedValue(position).has_value();
      moves = isOver ? std::vector<MoveValue>{} : moveValues(m_solution, position);
      if (m_puzzle.kind == PuzzleKind::Mate) {
        m_puzzle.solution.push_back(reply.move);
        if (isOver) return true;
        if (!hasOneAnswer(m_puzzle.kind, m_puzzle.goal, moves)) return false;
      } else {
        if (moves.size() < 2 || !hasOneAnswer(m_puzzle.kind, m_puzzle.goal, moves)) return true;
        if (!m_seen.insert(position).second) return true;
        m_puzzle.solution.push_back(reply.move);
      }
    }
  }

 private:
  bool isLongEnough(int turn) const {
    if (m_puzzle.kind == PuzzleKind::BestMove) return true;
    return m_puzzle.kind != PuzzleKind::Mate && turn == Puzzle::mostTurns;
  }

  const Solution& m_solution;
  Puzzle& m_puzzle;
  PuzzleRating m_rating;
  std::unordered_set<AnyPosition> m_seen;
};

static std::optional<Puzzle> puzzleOf(const Solution& solution, PuzzleKind kind, PuzzleGoal goal, const AnyPosition& position,
                                      const std::vector<MoveValue>& moves) {
  Puzzle puzzle{kind, goal, position, solution.variant()->sideToMove(position), moves.front().value, {}, 0};
  return Solving(solution, puzzle).run(moves) ? std::optional(std::move(puzzle)) : std::nullopt;
}

/// Returns the puzzle of a kind at a position, or nothing if the moves do not fit the kind. Precondition: there are
/// moves.
static std::optional<Puzzle> puzzleAmong(const Solution& solution, PuzzleKind kind, const AnyPosition& position,
                                         const std::vector<MoveValue>& moves) {
  if (!canBe(kind, moves.front().value) || moves.size() < 2 || !hasOneAnswer(kind, goalOf(kind), moves)) return std::nullopt;
  if (!isSuitableFor(kind, *solution.variant(), position)) return std::nullopt;
  return puzzleOf(solution, kind, goalOf(kind), position, moves);
}

/// Returns whether a move is neither a slip nor a mistake: it does not lose at once and, if the puzzle asks for it, keeps the
/// outcome and gives no piece away.
static bool isSound(const Solution& solution, PuzzleKind kind, const AnyPosition& position, Value value, const MoveValue& move) {
  if (losesAtOnce(value, solution.value(move.after))) return false;
  return kind == PuzzleKind::HoldOut || (move.keepsOutcome && !giveawayBy(solution, position, move.move));
}

/// Returns the puzzle that asks for a move that is no slip. Returns nothing if no move is a slip. Precondition: there are
/// moves.
static std::optional<Puzzle> slipPuzzle(const Solution& solution, PuzzleKind kind, const AnyPosition& position,
                                        const std::vector<MoveValue>& moves) {
  const Value value = moves.front().value;
  if (!canBe(kind, value)) return std::nullopt;
  Puzzle puzzle{kind, PuzzleGoal::Listed, position, solution.variant()->sideToMove(position), value, {}, 0};
  std::vector<bool> right;
  bool hasSlip = false;
  for (const MoveValue& each : moves) {
    right.push_back(isSound(solution, kind, position, value, each));
    if (right.back()) puzzle.right.push_back(each.move);
    hasSlip = hasSlip || (!right.back() && each.keepsOutcome);
  }
  if (puzzle.right.empty() || !hasSlip) return std::nullopt;
  puzzle.solution = {puzzle.right.front()};
  PuzzleRating rating;
  rating.addTurn(*solution.variant(), position, moves, right);
  puzzle.rating = rating.rating();
  return puzzle;
}

/// Returns the goal of a puzzle: to keep the outcome if some move worsens the outcome, otherwise to keep the distance,
/// too. Returns nothing if all moves are equally good.
static std::optional<PuzzleGoal> goalOfMoves(const std::vector<MoveValue>& moves) {
  for (const PuzzleGoal goal : {PuzzleGoal::Outcome, PuzzleGoal::OutcomeAndDistance})
    if (!std::ranges::all_of(moves, [goal](const MoveValue& each) { return isRight(goal, each); })) return goal;
  return std::nullopt;
}

bool canBe(PuzzleKind kind, Value value) {
  switch (kind) {
    case PuzzleKind::Mate: return value.outcome == Outcome::Win && value.distancePlies > 0;
    case PuzzleKind::OnlyMove:
      return value.outcome == Outcome::Draw || (value.outcome == Outcome::Win && value.distancePlies > atOncePlies);
    case PuzzleKind::HoldDraw: return value.outcome == Outcome::Draw;
    case PuzzleKind::WinFromBehind: return value.outcome == Outcome::Win && value.distancePlies > atOncePlies;
    case PuzzleKind::Escape: return value.outcome == Outcome::Loss && value.distancePlies > minDelayPlies;
    case PuzzleKind::HoldOut: return value.outcome == Outcome::Loss;
    case PuzzleKind::KeepPiece:
    case PuzzleKind::BestMove: return true;
    case PuzzleKind::SecureWin:
    case PuzzleKind::SecureDraw:
    case PuzzleKind::SafeChoice: break;
  }
  return false;
}

bool isSuitableFor(PuzzleKind kind, const Variant& variant, const AnyPosition& position) {
  return kind != PuzzleKind::WinFromBehind || evaluation(variant, position) <= farBehindMoves;
}

bool isRight(PuzzleGoal goal, const MoveValue& move) { return goal == PuzzleGoal::Outcome ? move.keepsOutcome : move.perfect; }

bool isRight(const Puzzle& puzzle, const MoveValue& move) {
  return puzzle.goal == PuzzleGoal::Listed ? puzzle.isRight(move.move) : isRight(puzzle.goal, move);
}

MoveValue defence(const Solution& solution, const AnyPosition& position) { return hardestMoves(solution, position).front(); }

std::optional<Puzzle> puzzleAt(const Solution& solution, PuzzleKind kind, const AnyPosition& position) {
  const std::vector<MoveValue> moves = moveValues(solution, position);
  if (moves.empty()) return std::nullopt;
  if (kind == PuzzleKind::HoldOut || kind == PuzzleKind::KeepPiece) return slipPuzzle(solution, kind, position, moves);
  if (kind != PuzzleKind::BestMove) return puzzleAmong(solution, kind, position, moves);
  const auto goal = goalOfMoves(moves);
  return goal ? puzzleOf(solution, kind, *goal, position, moves) : std::nullopt;
}

std::optional<Puzzle> puzzleFrom(const Solution& solution, const AnyPosition& position) {
  const std::vector<MoveValue> moves = moveValues(solution, position);
  if (moves.empty()) return std::nullopt;
  for (const PuzzleKind kind :
       {PuzzleKind::Mate, PuzzleKind::WinFromBehind, PuzzleKind::HoldDraw, PuzzleKind::OnlyMove, PuzzleKind::Escape}) {
    if (kind == PuzzleKind::Mate && moves.front().value.distancePlies > longestMatePlies) continue;
    if (auto puzzle = puzzleAmong(solution, kind, position, moves)) return puzzle;
  }
  return puzzleAt(solution, PuzzleKind::BestMove, position);
}

}  // namespace kotai
