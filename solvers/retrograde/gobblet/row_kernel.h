// The loops over rows of Gobblet Gobblers, compiled for several kinds of machines.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "solvers/retrograde/gobblet/places.h"
#include "solvers/retrograde/gobblet/row.h"

namespace kotai::gobblet::engine {

/// Bytes of values while solving and in the file (ValueCoding::Explicit).
namespace code {
inline constexpr std::uint8_t open = 0;      ///< not decided; at the end a draw
inline constexpr std::uint8_t ownLine = 1;   ///< `win 0`: the side to move has a line, which is no position
inline constexpr std::uint8_t finished = 2;  ///< `loss 0`: the other side has a line
constexpr std::uint8_t win(std::uint32_t plies) { return static_cast<std::uint8_t>(2 * plies + 1); }
constexpr std::uint8_t loss(std::uint32_t plies) { return static_cast<std::uint8_t>(2 * plies + 2); }
constexpr bool isLoss(std::uint8_t code) { return code != open && code % 2 == 0; }
inline constexpr std::uint32_t mostPlies = 60;
}  // namespace code

/// State of all rows. `undecided` has the bit of a position as the side to move sees it; the other rows have it as the side that
/// has just moved does, because the positions before read them.
struct Tables {
  Row* undecided = nullptr;
  Row* notWon = nullptr;  ///< unfinished, and the side to move is not known to win
  Row* lost = nullptr;    ///< the side to move is known to lose
  Row* fresh = nullptr;   ///< of these, found in this ply and not yet in `lost`; empty but where `freshRows` says so
  std::uint8_t* freshRows = nullptr;
  std::uint8_t* changedRows = nullptr;  ///< rows of `notWon` that lost bits in this ply
  std::uint8_t* values = nullptr;       ///< by the index of the game
};

/// Pieces of one size on the board: mover's count * 3 + opponent's.
inline constexpr std::size_t countCells = 9;
constexpr std::size_t countCell(int own, int other) { return static_cast<std::size_t>(own * (piecesPerSize + 1) + other); }

/// Counts over the reachable unfinished positions of a class of small layers, each image once.
struct Survey {
  static constexpr std::size_t codeCount = 2 * code::mostPlies + 3;

  /// By medium cell, large cell and code.
  std::array<std::array<std::array<std::uint64_t, codeCount>, countCells>, countCells> positions{};
  std::uint64_t finished = 0;     ///< reachable positions with a line
  std::uint64_t unreachable = 0;  ///< unfinished positions that are not counted
  std::uint64_t losingLift = 0;   ///< Flag::LosingLift
  std::uint64_t lossToWin = 0;    ///< lost, and won by passing
  std::uint64_t mutual = 0;       ///< the same, but each board once
  std::uint64_t lossToDraw = 0;
  std::uint64_t drawToWin = 0;
  std::uint64_t onlyWins = 0;
  std::uint64_t onlyDraws = 0;
  std::uint64_t moves = 0;
  std::uint64_t losingMoves = 0;  ///< of these, losing lifts
  std::uint32_t mostMoves = 0;
  std::uint32_t mostSafeMoves = 0;  ///< excluding losing lifts
};

/// Stateless. Thread-safe if each class of small layers is processed by one thread at a time.
class RowKernel {
 public:
  virtual ~RowKernel() = default;

  /// Initialises the rows of a class: lines, wins in one ply, stalemates. Returns the number of decided positions.
  virtual std::uint64_t begin(int smallClass, const Tables& tables) const = 0;
  /// Sets everything from values of an earlier run, all decided so far.
  virtual void restore(int smallClass, const Tables& tables) const = 0;
  /// Losses in `plies` of the rows of a class: no safe move leads to `notWon`. Only rows that `lookedAt` flags are looked at (all
  /// if null): at least those with a move to a row that has changed. Writes undecided, fresh, freshRows, values. Returns how
  /// many.
  virtual std::uint64_t losses(int smallClass, const Tables& tables, const std::uint8_t* lookedAt, std::uint32_t plies) const = 0;
  /// Wins in `plies`: a safe move leads to `lost`, in rows that `lostBefore` flags. Rows are looked at likewise. Writes
  /// undecided, notWon, changedRows, values.
  virtual std::uint64_t wins(int smallClass, const Tables& tables, const std::uint8_t* lookedAt, const std::uint8_t* lostBefore,
                             std::uint32_t plies) const = 0;

  /// Once all values are known, `undecided` becomes what is reached: unfinished positions, seen by the side to move. Of the rows
  /// with so many small and medium pieces, what a move from rows that `reachedBefore` flags leads to, and was not reached,
  /// goes into fresh and freshRows. `complete` are rows, seen by who has just moved, of which everything has been reached.
  /// Returns how many rows have something new.
  virtual std::uint64_t reach(int smallClass, int pieces, const Tables& tables, const std::uint8_t* reachedBefore,
                              std::uint8_t* complete) const = 0;
  /// Counts, and puts into `fresh` what has an only move; freshRows: rows with other marks.
  virtual void survey(int smallClass, const Tables& tables, Survey& counts) const = 0;
  /// The marks of a row of the index (core/games/gobblet/marks.h) after survey().
  virtual void marks(int indexRow, const Tables& tables, std::uint8_t* marks) const = 0;
};

/// The fastest one for this machine.
std::unique_ptr<const RowKernel> makeRowKernel();
std::unique_ptr<const RowKernel> makePortableRowKernel();
/// Null where the machine or the build lacks the instructions.
std::unique_ptr<const RowKernel> makeAvx2RowKernel();
std::unique_ptr<const RowKernel> makeAvx512RowKernel();

}  // namespace kotai::gobblet::engine
