// Loops over rows of Gobblet Gobblers, compiled for several kinds of processors.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "solvers/retrograde/gobblet/found_codes.h"
#include "solvers/retrograde/gobblet/row.h"

namespace kotai::gobblet::engine {

/// Codes of values during the solve and in the file (ValueCoding::Explicit).
namespace code {
inline constexpr std::uint8_t open = 0;      ///< undecided; after the last ply, a draw
inline constexpr std::uint8_t ownLine = 1;   ///< `win 0`: the side to move has a line, which is impossible
inline constexpr std::uint8_t finished = 2;  ///< `loss 0`: the other side has a line
constexpr std::uint8_t win(std::uint32_t plies) { return static_cast<std::uint8_t>(2 * plies + 1); }
constexpr std::uint8_t loss(std::uint32_t plies) { return static_cast<std::uint8_t>(2 * plies + 2); }
constexpr bool isLoss(std::uint8_t code) { return code != open && code % 2 == 0; }
inline constexpr std::uint32_t mostPlies = 60;
}  // namespace code

/// State of all rows. `undecided` contains positions as the side to move sees them. The other rows contain
/// positions as the side that has just moved sees them, because predecessors read them.
struct Tables {
  Row* undecided = nullptr;
  Row* notWon = nullptr;  ///< unfinished positions in which the side to move is not known to win
  Row* lost = nullptr;    ///< positions in which the side to move is known to lose
  Row* fresh = nullptr;   ///< newly lost positions of this ply, not yet in `lost`; valid only for rows in `freshRows`
  std::uint8_t* freshRows = nullptr;
  std::uint8_t* changedRows = nullptr;  ///< flags of the rows of `notWon` that lost bits in this ply
  FoundCodes* codes = nullptr;          ///< codes of decided positions without a line or a win in one ply
};

/// Number of cells, which classify positions by pieces of one size on the board. The index of a cell is the
/// mover's number of pieces * 3 + the opponent's number.
inline constexpr std::size_t countCells = 9;
constexpr std::size_t countCell(int own, int other) { return static_cast<std::size_t>(own * (piecesPerSize + 1) + other); }

/// Counts over the reachable unfinished positions of a class of small layers. Symmetric positions count once.
struct Survey {
  static constexpr std::size_t codeCount = 2 * code::mostPlies + 3;

  /// Numbers of positions, indexed by medium cell, large cell and code.
  std::array<std::array<std::array<std::uint64_t, codeCount>, countCells>, countCells> positions{};
  std::uint64_t finished = 0;     ///< reachable positions with a line
  std::uint64_t unreachable = 0;  ///< unfinished positions that are not counted
  std::uint64_t losingLift = 0;   ///< positions with Flag::LosingLift
  std::uint64_t lossToWin = 0;    ///< lost positions in which passing would win
  std::uint64_t mutual = 0;       ///< lost positions in which passing would win, counted once per board
  std::uint64_t lossToDraw = 0;
  std::uint64_t drawToWin = 0;
  std::uint64_t onlyWins = 0;
  std::uint64_t onlyDraws = 0;
  std::uint64_t moves = 0;
  std::uint64_t losingMoves = 0;  ///< number of moves with a losing lift
  std::uint32_t mostMoves = 0;
  std::uint32_t mostSafeMoves = 0;  ///< maximum number of moves without losing lifts
};

/// Stateless. Thread-safe if each class of small layers is processed by one thread at a time.
class RowKernel {
 public:
  virtual ~RowKernel() = default;

  /// Initialises the rows of a class: lines, wins in one ply, stalemates. Returns the number of decided positions.
  virtual std::uint64_t begin(int smallClass, const Tables& tables) const = 0;
  /// Restores all rows from the codes of an earlier run, in the order of the index of the game.
  virtual void restore(int smallClass, const std::uint8_t* codes, const Tables& tables) const = 0;
  /// Writes the codes of a row of the index. \p undecided contains the undecided positions of the row, or is null
  /// if `tables.codes` contains all of them.
  virtual void codes(int indexRow, const Row* undecided, const Tables& tables, std::uint8_t* codes) const = 0;
  /// Adds the undecided positions of a class to `tables.codes`.
  virtual void storeUndecided(int smallClass, const Tables& tables) const = 0;
  /// Finds losses in `plies` in the rows of a class. In such a position, no safe move leads to `notWon`. Examines
  /// only rows flagged in `lookedAt` (all rows if null). The flagged rows must include every row with a move to a
  /// changed row. Writes undecided, fresh, freshRows and codes. Returns the number of losses.
  virtual std::uint64_t losses(int smallClass, const Tables& tables, const std::uint8_t* lookedAt, std::uint32_t plies) const = 0;
  /// Finds wins in `plies`. In such a position, a safe move leads to `lost` in a row flagged in `lostBefore`.
  /// Examines the same rows as losses(). Writes undecided, notWon, changedRows and codes. Returns the number of
  /// wins.
  virtual std::uint64_t wins(int smallClass, const Tables& tables, const std::uint8_t* lookedAt, const std::uint8_t* lostBefore,
                             std::uint32_t plies) const = 0;

  /// Continues the search for reachable positions. In this stage, `undecided` contains the reached unfinished
  /// positions as the side to move sees them. Examines rows of class \p smallClass with \p pieces small and
  /// medium pieces. Adds positions newly reached from rows flagged in `reachedBefore` to fresh and freshRows.
  /// `complete` flags completely reached rows, as the side that has just moved sees them. Returns the number of
  /// rows with new positions.
  virtual std::uint64_t reach(int smallClass, int pieces, const Tables& tables, const std::uint8_t* reachedBefore,
                              std::uint8_t* complete) const = 0;
  /// Counts the positions of a class, and stores positions with an only move in `fresh`. Flags rows with other
  /// marks in freshRows.
  virtual void survey(int smallClass, const Tables& tables, Survey& counts) const = 0;
  /// Writes the marks of a row of the index (core/games/gobblet/marks.h). Precondition: survey() has been called.
  virtual void marks(int indexRow, const Tables& tables, std::uint8_t* marks) const = 0;
};

/// Returns the fastest kernel that this machine can run.
std::unique_ptr<const RowKernel> makeRowKernel(Reveal reveal);
std::unique_ptr<const RowKernel> makePortableRowKernel(Reveal reveal);
/// Returns the version for newer processors, or null if the build lacks the instructions. Precondition:
/// mayUseAvx2() or mayUseAvx512().
std::unique_ptr<const RowKernel> makeAvx2RowKernel(Reveal reveal);
std::unique_ptr<const RowKernel> makeAvx512RowKernel(Reveal reveal);

}  // namespace kotai::gobblet::engine
