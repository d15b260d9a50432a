// Counts the wins and losses on a set of fences by the steps of both pawns. Included for each kind of processor where SetSolverOf
// is instantiated.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "solvers/retrograde/quoridor/rows.h"
#include "solvers/retrograde/quoridor/set_solver.h"

namespace kotai::retrograde::quoridor_engine {

/// Counts over all hands of a set. The indices are the second pawn's square (adjacent in memory) and the first
/// pawn's steps. `Machine` separates code for different processors.
template <class Machine, class Lane>
class StepCounts {
  using Vectors = RowVectors<Machine, Lane>;
  using Vector = typename Vectors::Vector;

 public:
  explicit StepCounts(const quoridor::Board& board)
      : m_board(board), m_rows(board), m_numbers(sideCount * distances(board) * static_cast<std::size_t>(outcomes)) {}

  void clear(const SetProblem& problem) {
    m_problem = &problem;
    m_hands = 0;
    for (int side = 0; side < sideCount; ++side)
      for (std::size_t steps = 0; steps < problem.firstSteps.size(); ++steps)
        for (int outcome = 0; outcome < outcomes; ++outcome) numbers(side, steps, outcome).fill(0);
  }
  /// Adds the results for one side to move and one pair of hands. Must be called for both sides and each pair of
  /// hands.
  void add(int side, const Rows<Lane>& counted, const Rows<Lane>& wins, const Rows<Lane>& losses) {
    if (side == 0) ++m_hands;
    m_rows.forEach([&](int second) {
      const Vector here = Vectors::get(counted, second);
      const Vector lossesHere = Vectors::get(losses, second) & here;
      const Vector winsHere = Vectors::get(wins, second) & here;
      for (std::size_t steps = 0; steps < m_problem->firstSteps.size(); ++steps) {
        const Vector squares = Vector{} + static_cast<Lane>(m_problem->firstSteps[steps]);
        addCounts(numbers(side, steps, lost), second, lossesHere & squares);
        addCounts(numbers(side, steps, won), second, winsHere & squares);
      }
    });
  }
  /// Finishes the set and adds its counts to `steps` (SetTally::stepsAt()).
  void addTo(std::uint64_t* steps) const {
    for (std::size_t secondSteps = 0; secondSteps < m_problem->secondSteps.size(); ++secondSteps)
      quoridor::forEachBit(static_cast<Lane>(m_problem->secondSteps[secondSteps]), [&](int second) {
        for (std::size_t firstSteps = 0; firstSteps < m_problem->firstSteps.size(); ++firstSteps)
          for (int side = 0; side < sideCount; ++side) addTo(steps, side, second, firstSteps, secondSteps);
      });
  }

 private:
  static constexpr int lost = 0;
  static constexpr int won = 1;
  static constexpr int outcomes = 2;
  /// Numbers indexed by the second pawn's square, from the first counted row of the board.
  using Numbers = std::array<Lane, static_cast<std::size_t>(Rows<Lane>::squares)>;

  /// Returns an upper bound on the number of distances, because a path has fewer steps than there are squares.
  static std::size_t distances(const quoridor::Board& board) { return static_cast<std::size_t>(board.squares()) + 1; }
  std::size_t place(int side, std::size_t steps, int outcome) const {
    return (static_cast<std::size_t>(side) * distances(m_board) + steps) * outcomes + static_cast<std::size_t>(outcome);
  }
  Numbers& numbers(int side, std::size_t steps, int outcome) { return m_numbers[place(side, steps, outcome)]; }
  const Numbers& numbers(int side, std::size_t steps, int outcome) const { return m_numbers[place(side, steps, outcome)]; }

  std::size_t numberAt(int second) const { return static_cast<std::size_t>(second - m_board.columns); }
  void addCounts(Numbers& to, int second, const Vector& bits) const {
    Lane* const place = to.data() + numberAt(second);
    Vector sum;
    std::memcpy(&sum, place, sizeof sum);
    sum += Vectors::counts(bits);
    std::memcpy(place, &sum, sizeof sum);
  }
  void addTo(std::uint64_t* steps, int side, int second, std::size_t firstSteps, std::size_t secondSteps) const {
    const Lane counted = static_cast<Lane>(m_problem->counted[static_cast<std::size_t>(side)][static_cast<std::size_t>(second)]) &
                         static_cast<Lane>(m_problem->firstSteps[firstSteps]);
    if (counted == 0) return;
    const auto mover = static_cast<int>(side == 0 ? firstSteps : secondSteps);
    const auto opponent = static_cast<int>(side == 0 ? secondSteps : firstSteps);
    const std::uint64_t all = std::uint64_t{m_hands} * static_cast<std::uint32_t>(quoridor::countBits(counted));
    const auto losses = static_cast<std::uint64_t>(numbers(side, firstSteps, lost)[numberAt(second)]);
    const auto wins = static_cast<std::uint64_t>(numbers(side, firstSteps, won)[numberAt(second)]);
    steps[SetTally::stepsAt(mover, opponent, 0)] += losses;
    steps[SetTally::stepsAt(mover, opponent, 1)] += all - wins - losses;
    steps[SetTally::stepsAt(mover, opponent, 2)] += wins;
  }

  quoridor::Board m_board;
  Vectors m_rows;
  const SetProblem* m_problem = nullptr;
  std::vector<Numbers> m_numbers;
  std::uint32_t m_hands = 0;
};

}  // namespace kotai::retrograde::quoridor_engine
