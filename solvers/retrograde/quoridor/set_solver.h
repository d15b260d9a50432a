// Solves all positions with a given set of fences, from the tables of the sets with one more fence.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/games/quoridor/pairs.h"
#include "solvers/retrograde/quoridor/score_table.h"

namespace kotai::retrograde::quoridor_engine {

/// Number of images under which the set after a fence may be stored: unchanged, mirrored, rotated with the
/// players swapped, or both.
inline constexpr int imageCount = 4;
inline constexpr int sideCount = 2;
inline constexpr int maxHands = 21;

/// Input for the positions of one set of fences. Tables are ordered by hands, then by the side to move (0: the
/// player moving up).
struct SetProblem {
  quoridor::Passages<quoridor::Bits128> open;
  quoridor::LegalSquares<quoridor::Bits128> legalSquares;
  std::vector<HandPair> hands;
  /// Pointers to the tables of all sets to which fences lead, indexed by image.
  std::array<std::vector<const std::uint8_t*>, imageCount> children;
  /// Offset of the child's table after the side to move has placed a fence. Unused if the side has no fence.
  std::array<std::array<std::array<std::size_t, imageCount>, sideCount>, maxHands> childTable{};
  /// Counted squares of the first pawn, indexed by side to move and by the second pawn's square. Other squares
  /// are images of counted squares.
  std::array<std::array<quoridor::Bits128, quoridor::maxSide * quoridor::maxSide>, sideCount> counted{};
  /// Squares of the first pawn, indexed by number of steps to the goal. The next member is for the second pawn.
  std::vector<quoridor::Bits128> firstSteps;
  std::vector<quoridor::Bits128> secondSteps;
};

/// Counts over the positions of all sets with the same hands and side to move.
struct TableTally {
  std::array<std::uint32_t, 256> scores{};
  std::uint64_t legalMoves = 0;
  std::uint32_t maxLegalMoves = 0;
  std::uint32_t lossToWin = 0;  ///< number of lost positions in which passing would win
  std::uint32_t lossToDraw = 0;
  std::uint32_t drawToWin = 0;
  std::uint32_t onlyMoveWins = 0;
  std::uint32_t onlyMoveDraws = 0;
  std::uint32_t wonByFenceOnly = 0;
  std::uint32_t wonByJumpOnly = 0;
};

struct SetTally {
  std::array<std::array<TableTally, sideCount>, maxHands> tables{};
  /// Sums over all hands and both sides, indexed by the mover's and the opponent's steps, then by outcome (loss,
  /// draw, win).
  std::uint64_t* steps = nullptr;
  static constexpr std::size_t stepsAt(int mover, int opponent, int outcome) {
    return static_cast<std::size_t>((mover * quoridor::maxSide * quoridor::maxSide + opponent) * 3 + outcome);
  }
};

/// Solver of the positions of one set at a time. Reuses its buffers, so every thread needs its own solver.
class SetSolver {
 public:
  virtual ~SetSolver() = default;
  /// Fills all tables of the set. Returns false if a distance does not fit into a byte.
  virtual bool solve(const SetProblem& problem, std::uint8_t* tables, SetTally& tally) = 0;
  /// Rotates the board: reverses and exchanges both axes of the table. \p out is the table as seen from the other
  /// end of the board.
  virtual void turn(const std::uint8_t* in, ScratchTable& out) const = 0;
  /// Mirrors the board left to right.
  virtual void mirror(const std::uint8_t* in, ScratchTable& out) const = 0;
  /// Writes the codes of pairs of a table, in order.
  virtual void pack(const std::uint8_t* table, const quoridor::Pairs<quoridor::Bits128>& pairs, std::byte* codes) const = 0;
  /// Inverse of pack(). Sets all other bytes to score::none.
  virtual void unpack(std::uint8_t* table, const quoridor::Pairs<quoridor::Bits128>& pairs, const std::byte* codes) const = 0;
};

using SetSolverMaker = std::unique_ptr<SetSolver> (*)(const quoridor::Board& board);
/// Returns the fastest solver that this machine can run.
std::unique_ptr<SetSolver> makeSetSolver(const quoridor::Board& board);
std::unique_ptr<SetSolver> makePortableSetSolver(const quoridor::Board& board);
/// Returns the version for newer processors, or null if the build lacks the instructions. Precondition:
/// mayUseAvx2() or mayUseAvx512().
std::unique_ptr<SetSolver> makeAvx2SetSolver(const quoridor::Board& board);
std::unique_ptr<SetSolver> makeAvx512SetSolver(const quoridor::Board& board);

}  // namespace kotai::retrograde::quoridor_engine
