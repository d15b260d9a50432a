// The inner loops over one block of positions, for every kind of processor.
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

/// One byte per position while values propagate: the code of its value (distance + 1), or undecided + replies left.
namespace code {
inline constexpr std::uint8_t draw = 0;
inline constexpr std::uint8_t lost = 1;  ///< no move at all; no stored position leads there, so nothing propagates from these
inline constexpr std::uint8_t winInOne = 2;
inline constexpr std::uint8_t lossInTwo = 3;
inline constexpr std::uint8_t undecided = 208;
constexpr bool isLoss(std::uint8_t value) { return (value & 1U) != 0; }
}  // namespace code

/// Positions by the square of the mover's lion: moves back from two different groups never lead to the same position.
inline constexpr std::size_t lionGroupCount = 5;
/// By pair of lions.
const std::array<std::uint8_t, lionPairCount>& lionGroups();

/// A position with its block, as lists hold it.
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

/// Output of propagation from one lion group. A byte above `undecided` counts the open replies.
struct Propagate {
  std::uint8_t* values = nullptr;
  int tables = 1;  ///< 1 or 2: that many bytes of each position stand beside each other, and each is propagated by itself
  std::uint8_t undecided = code::undecided;
  bool fromLost = true;                   ///< the positions propagate from are lost: one of them decides a position before
  std::uint8_t* touchedBlocks = nullptr;  ///< by block number; set to 1 where a position was decided
  EntryList* decided = nullptr;           ///< one list per lion group of the position
  std::uint8_t level = 0;                 ///< the byte of the positions that are propagate from; decided ones get the next
  std::uint64_t decidedCount = 0;         ///< in any table
  std::uint64_t moves = 0;
};

/// Bytes while the rounds of the mate tables are found (marks.h), first that of `matePlane`, then that of `mateOrTryPlane`: 0 for
/// positions that cannot be marked, `marked` + round, or above `open`: a won position, or a lost one in check (in the second
/// table also one that is threatened by a try) with the number of replies after which the lion cannot be taken and that do not
/// lead to marked positions.
namespace mate {
inline constexpr int tables = 2;
inline constexpr std::uint8_t marked = 33;
inline constexpr std::uint8_t open = 128;
inline constexpr std::uint8_t won = 255;  ///< no position has enough moves to count this down
}  // namespace mate

/// Counts over the positions of a material class.
struct ClassTally {
  std::array<std::uint32_t, code::undecided> values{};  ///< positions by code
  std::uint64_t legalMoves = 0;
  std::uint32_t mostLegalMoves = 0;
  std::uint32_t onlyMoveWins = 0;
  std::uint32_t onlyMoveDraws = 0;
};

/// The search through all reachable positions. Bitmaps begin a new word with each block (ClassLayout) and
/// have two words more than their blocks need. Sources whose moves lead to the same blocks share one survey group, and one of
/// these.
struct SearchState {
  struct NewRow {
    Row row;
    RowBits positions;
  };
  std::uint64_t* reached = nullptr;   ///< stored positions, won at once or not
  std::uint64_t* searched = nullptr;  ///< of these, looked at
  std::uint64_t* seen = nullptr;      ///< reached by moves after which the lions stand as in a stored pair, seen by who moved
  std::uint64_t* outside = nullptr;   ///< positions of OutsidePairs, seen by who moved
  std::atomic<std::uint32_t>* waiting = nullptr;  ///< by block: positions reached there since its last search
  std::vector<NewRow> rows;                       ///< of the block in work the first `rowCount`; room for those of every block
  std::size_t rowCount = 0;
  std::array<std::vector<std::uint64_t>, changeCount> after;  ///< what its moves lead to, by change; empty bitmaps in between
};

/// Counts over the reached positions, by thread.
struct CountState {
  const std::uint8_t* values = nullptr;
  const std::uint64_t* reached = nullptr;
  const std::uint64_t* outside = nullptr;
  std::uint64_t* lost = nullptr;     ///< of all stored positions, seen by who does not move
  std::uint64_t* drawn = nullptr;    ///< likewise
  std::uint64_t* counted = nullptr;  ///< not terminal, the canonical one of two mirror images
  std::uint64_t* onlyMoves = nullptr;
  ClassTally* tallies = nullptr;        ///< by class
  EntryList* zugzwangs = nullptr;       ///< lost on both sides: index, and in `block` the index after passing
  EntryList* farDrops = nullptr;        ///< a chick drop on the far row is the only good move: index
  std::uint64_t lionTakableHalves = 0;  ///< terminal positions, twice: mirror images that are stored apart count one each
  std::uint64_t lostHalves = 0;
};
/// The place of the mirror image; the same where images are stored once.
std::uint32_t imageOf(std::uint32_t index);
inline constexpr std::size_t surveyGroupCount = 6;
/// By pair of lions.
const std::array<std::uint8_t, lionPairCount>& surveyGroups();
inline std::uint64_t firstWordOf(const ClassLayout& layout, int pair, int pairCount) {
  return layout.wordsBefore * static_cast<std::uint64_t>(pairCount) + static_cast<std::uint64_t>(pair) * layout.blockWords;
}

/// Stateless except for the rule option. Thread-safe if the callers keep lion groups apart.
class BlockKernel {
 public:
  virtual ~BlockKernel() = default;

  /// Sets every byte of a block: won at once, lost at once, or undecided with the number of replies that are neither.
  /// Returns how many are decided.
  virtual std::uint64_t begin(BlockId block, std::uint8_t* values) const = 0;
  /// Propagates from all positions of some blocks (by number, all of the same lion group) with a byte that is propagate.level, or
  /// of those that were begun before a stop.
  virtual void propagateBlocks(std::span<const std::uint32_t> blocks, Propagate& propagate,
                               const std::stop_token& stop) const = 0;
  /// Propagates from the positions of a list (all of the same lion group).
  virtual void propagateList(const EntryList& list, Propagate& propagate) const = 0;
  /// From the values of a block, the initial bytes of both mate tables.
  virtual void beginMates(BlockId block, const std::uint8_t* values, std::uint8_t* mates) const = 0;
  /// Calls visit with the index of every stored position that a position leads to.
  virtual void forEachSuccessor(std::uint32_t index, const std::function<void(std::uint32_t)>& visit) const = 0;
  /// The lion can be captured.
  virtual bool isTerminal(std::uint32_t index) const = 0;
  /// Continues from the reached positions of a block that have not been searched.
  virtual void searchBlock(BlockId block, SearchState& search) const = 0;
  /// Sets `lost` and `drawn` where the positions of a block stand, seen by who does not move. No two blocks meet there.
  virtual void turnOutcomes(BlockId block, const CountState& count) const = 0;
  /// Counts the reached positions of a block, or of a pair of OutsidePairs.
  virtual void countBlock(BlockId block, CountState& count) const = 0;
  virtual void countOutside(int pair, CountState& count) const = 0;
};

/// The fastest one for this machine.
std::unique_ptr<const BlockKernel> makeBlockKernel(Drops drops);
std::unique_ptr<const BlockKernel> makePortableBlockKernel(Drops drops);
/// Null where the machine or the build lacks the instructions.
std::unique_ptr<const BlockKernel> makeAvx2BlockKernel(Drops drops);
std::unique_ptr<const BlockKernel> makeAvx512BlockKernel(Drops drops);

}  // namespace kotai::animalshogi::engine
