// The inner loops over one block of positions, in a portable form and in one for machines with BMI2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "solvers/retrograde/animalshogi/frames.h"

namespace kotai::retrograde::shogi {

/// One byte per position while values spread: the code of its value (distance + 1), or undecided + replies left.
namespace code {
inline constexpr std::uint8_t draw = 0;
inline constexpr std::uint8_t winInOne = 2;
inline constexpr std::uint8_t lossInTwo = 3;
inline constexpr std::uint8_t undecided = 208;
constexpr bool isLoss(std::uint8_t value) { return (value & 1U) != 0; }
constexpr bool isWin(std::uint8_t value) { return value != draw && (value & 1U) == 0; }
}  // namespace code

/// Positions by the square of the mover's lion: moves back from two different groups never lead to the same position.
inline constexpr std::size_t lionGroupCount = 5;
std::size_t lionGroupOf(int pair);

/// A position with its block, as lists hold it.
struct Entry {
  std::uint32_t block = 0;
  std::uint32_t index = 0;
};

/// A list of fixed capacity that forgets everything once it is full.
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

/// What spreading from one lion group writes.
struct Spread {
  std::uint8_t* values = nullptr;
  std::uint8_t* touchedBlocks = nullptr;  ///< by block number; set to 1 where a position was decided
  EntryList* decided = nullptr;           ///< one list per lion group of the position
  std::uint8_t level = 0;                 ///< the code of the positions that are spread from
  std::uint64_t decidedCount = 0;
  std::uint64_t moves = 0;
};

/// Stateless but for the rule option; thread-safe as far as the callers keep lion groups apart.
class BlockKernel {
 public:
  virtual ~BlockKernel() = default;

  /// Sets every byte of a block: won at once, lost at once, or undecided with the number of replies that are neither.
  /// Returns how many are decided.
  virtual std::uint64_t begin(BlockId block, std::uint8_t* values) const = 0;
  /// Spreads from all positions of a block whose byte is spread.level.
  virtual void spreadBlock(BlockId block, Spread& spread) const = 0;
  /// Spreads from the positions of a list (all of the same lion group).
  virtual void spreadList(const EntryList& list, Spread& spread) const = 0;
};

/// The fastest one this machine can run.
std::unique_ptr<const BlockKernel> makeBlockKernel(bool farDrops);
std::unique_ptr<const BlockKernel> makePortableBlockKernel(bool farDrops);
/// Null where the machine or the build lacks the instructions.
std::unique_ptr<const BlockKernel> makeMachineBlockKernel(bool farDrops);

}  // namespace kotai::retrograde::shogi
