// The inner loops over a block of positions, with a version for each kind of processor.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/row_bits.h"

namespace kotai::animalshogi::engine {

/// Bytes of the positions during propagation. A byte is the code of the value (distance + 1), or `undecided` +
/// the number of remaining replies.
namespace code {
inline constexpr std::uint8_t draw = 0;
inline constexpr std::uint8_t lost = 1;  ///< code of a position without a legal move, which is lost
inline constexpr std::uint8_t winInOne = 2;
inline constexpr std::uint8_t lossInTwo = 3;
inline constexpr std::uint8_t undecided = 208;
constexpr bool isLoss(std::uint8_t value) { return (value & 1U) != 0; }
}  // namespace code

/// A position in a list, with its block.
struct Entry {
  std::uint32_t block = 0;
  std::uint32_t index = 0;
};

/// A list of fixed capacity that reports overflow.
struct EntryList {
  std::unique_ptr<Entry[]> entries;
  std::size_t capacity = 0;
  std::size_t size = 0;
  bool overflown = false;

  explicit EntryList(std::size_t room) : entries(std::make_unique_for_overwrite<Entry[]>(room)), capacity(room) {}
  void add(Entry entry) {
    if (size == capacity)
      overflown = true;
    else
      entries[size++] = entry;
  }
  void clear() {
    size = 0;
    overflown = false;
  }
};

/// State of the propagation from one lion group. A position's byte above `undecided` counts its remaining
/// replies.
struct Propagation {
  std::uint8_t* values = nullptr;
  int tables = 1;  ///< number of tables (1 or 2), stored as adjacent bytes per position; each table propagates independently
  std::uint8_t undecided = code::undecided;
  bool fromLost = true;                   ///< source positions are lost; one lost successor decides a position
  std::uint8_t* touchedBlocks = nullptr;  ///< indexed by block number; 1 if a position of the block has been decided
  EntryList* decided = nullptr;           ///< one list per lion group of the position
  std::uint8_t level = 0;                 ///< byte of the source positions; new positions get the next byte
  std::uint64_t decidedCount = 0;         ///< number of decided positions in all tables
  std::uint64_t moves = 0;
};

/// Bytes of the mate tables (marks.h) during the search for their rounds. The first table is for `matePlane`,
/// the second for `mateOrTryPlane`. A byte is 0 if the position cannot be marked, and `marked` + n if the
/// position is marked with round n. A byte above `open` means a won position or a lost position in check. In
/// the second table, a threatened try counts as a check. The excess over `open` counts the replies that lead
/// neither to the capture of the lion nor to a marked position.
namespace mate {
inline constexpr int tables = 2;
inline constexpr std::uint8_t marked = 33;
inline constexpr std::uint8_t open = 128;
inline constexpr std::uint8_t won = 255;  ///< byte of a won position, too large to be counted down to `open`
}  // namespace mate

/// Counts over the positions of a material class.
struct ClassTally {
  std::array<std::uint32_t, code::undecided> values{};  ///< number of positions with each code
  std::uint64_t legalMoves = 0;
  std::uint32_t maxLegalMoves = 0;
  std::uint32_t onlyMoveWins = 0;
  std::uint32_t onlyMoveDraws = 0;
};

/// State of the search for all reachable positions. In bitmaps each block starts a new word (ClassLayout), and two extra words
/// follow the last block. Source blocks whose moves lead to the same blocks form a survey group, with a shared state.
struct SearchState {
  struct NewRow {
    Row row;
    RowBits positions;
  };
  std::uint64_t* reached = nullptr;   ///< reached positions among the stored positions, including wins in one
  std::uint64_t* searched = nullptr;  ///< reached positions that have been searched
  /// Reached positions from the point of view of the side that moved, if the lions then form a stored pair.
  std::uint64_t* seen = nullptr;
  std::uint64_t* outside = nullptr;  ///< positions of OutsidePairs, as the side that moved sees them
  /// Number of positions reached in each block since the last search of the block.
  std::atomic<std::uint32_t>* waiting = nullptr;
  std::vector<NewRow> rows;  ///< the first `rowCount` rows belong to the current block; capacity for any block
  std::size_t rowCount = 0;
  std::array<std::vector<std::uint64_t>, changeCount>
      after;  ///< collected successors by change of material; the bitmaps are cleared after each block
};

/// Counts over the reached positions, one object per thread.
struct CountState {
  const std::uint8_t* values = nullptr;
  const std::uint64_t* reached = nullptr;
  const std::uint64_t* outside = nullptr;
  std::uint64_t* lost = nullptr;     ///< lost positions among all stored positions, as the side that is not to move sees them
  std::uint64_t* drawn = nullptr;    ///< drawn positions, in the same order as `lost`
  std::uint64_t* counted = nullptr;  ///< positions that are not terminal and are canonical among mirror images
  std::uint64_t* onlyMoves = nullptr;
  ClassTally* tallies = nullptr;   ///< counts, indexed by class
  EntryList* zugzwangs = nullptr;  ///< positions lost for both sides; `block` contains the index after passing
  EntryList* farDrops = nullptr;   ///< positions whose only good move is a chick drop on the far row
  /// Twice the number of terminal positions. Mirror images that are stored separately count one each.
  std::uint64_t lionCapturableHalves = 0;
  std::uint64_t lostHalves = 0;
};
inline std::uint64_t firstWordOf(const ClassLayout& layout, int pair, int pairCount) {
  return layout.wordsBefore * static_cast<std::uint64_t>(pairCount) + static_cast<std::uint64_t>(pair) * layout.blockWords;
}

/// Stateless except for the rule options. Thread-safe if no two threads work on the same lion group.
class BlockKernel {
 public:
  virtual ~BlockKernel() = default;

  virtual const Space& space() const = 0;
  /// Sets every byte of a block: won in one ply, lost without a legal move, or undecided with the number of
  /// remaining replies. Returns the number of decided positions.
  virtual std::uint64_t begin(BlockId block, std::uint8_t* values) const = 0;
  /// Propagates from all positions with the byte propagation.level in some blocks. All blocks belong to one lion
  /// group. After a stop request, starts no further blocks.
  virtual void propagateBlocks(std::span<const std::uint32_t> blocks, Propagation& propagation,
                               const std::stop_token& stop) const = 0;
  /// Propagates from the positions of a list, which all belong to one lion group.
  virtual void propagateList(const EntryList& list, Propagation& propagation) const = 0;
  /// Sets the initial bytes of both mate tables from the values of a block.
  virtual void beginMates(BlockId block, const std::uint8_t* values, std::uint8_t* mates) const = 0;
  /// Calls visit with the index of every stored successor of a position.
  virtual void forEachSuccessor(std::uint32_t index, const std::function<void(std::uint32_t)>& visit) const = 0;
  /// Returns whether the enemy's lion can be captured.
  virtual bool isTerminal(std::uint32_t index) const = 0;
  /// Continues the search from the reached positions of a block that have not been searched yet.
  virtual void searchBlock(BlockId block, SearchState& search) const = 0;
  /// Sets `lost` and `drawn` for the positions of a block. Different blocks write to different words.
  virtual void turnOutcomes(BlockId block, const CountState& count) const = 0;
  /// Counts the reached positions of a block, or of a pair of OutsidePairs.
  virtual void countBlock(BlockId block, CountState& count) const = 0;
  virtual void countOutside(int pair, CountState& count) const = 0;
};

/// Returns the fastest kernel that this machine can run.
std::unique_ptr<const BlockKernel> makeBlockKernel(const Options& options);
std::unique_ptr<const BlockKernel> makePortableBlockKernel(const Options& options);
/// Returns the version for newer processors, or null if the build lacks the instructions. Precondition:
/// mayUseAvx2() or mayUseAvx512().
std::unique_ptr<const BlockKernel> makeAvx2BlockKernel(const Options& options);
std::unique_ptr<const BlockKernel> makeAvx512BlockKernel(const Options& options);

}  // namespace kotai::animalshogi::engine
