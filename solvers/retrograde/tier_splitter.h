// Interface between the tier engine and a game whose tiers can be cut into blocks of rows, each solved on a machine of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/game/types.h"
#include "core/tables/tier_summary.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// The codes of a child, read piece by piece: nobody has room for all of them. For one thread.
class ChildCodes {
 public:
  virtual ~ChildCodes() = default;
  virtual std::uint32_t valueBytes() const = 0;
  /// Reads \p count positions; fast if the next ones are not far behind. May throw SolutionError.
  virtual void read(std::uint64_t first, std::uint64_t count, std::byte* codes) = 0;
};
using OpenChild = std::function<std::unique_ptr<ChildCodes>(TierId)>;

/// One of the blocks that a tier is cut into.
struct BlockPlace {
  std::size_t number = 0;
  std::size_t count = 1;
};

/// A block being solved. All blocks do the same steps: begin, sweep, then give the others what has changed and take what they
/// have changed, finish the sweep, again and again until a sweep changes nothing in any block.
class TierBlock {
 public:
  virtual ~TierBlock() = default;

  /// Reads what it needs of the tier's children; false if their values do not fit into cells of this width (which is so for
  /// all blocks or for none), or if stopped.
  virtual bool begin(const OpenChild& open, const std::stop_token& stop) = 0;
  /// The moves inside the block; false if nothing has changed.
  virtual bool sweep(const std::stop_token& stop) = 0;
  /// Returns changes of the last sweep that another block reads, at most \p mostBytes; called until it returns nothing.
  virtual std::vector<std::byte> changesFor(std::size_t block, std::size_t mostBytes) = 0;
  virtual void take(std::size_t block, std::span<const std::byte> changes) = 0;
  /// The moves between the blocks, when all changes are here.
  virtual void finishSweep(const std::stop_token& stop) = 0;

  /// Its share of the tier's summary, for TierSplitter::join(); worthless if stopped.
  virtual TierSummary summary(const std::stop_token& stop) const = 0;
  /// In file order the codes of a tier are lines, part after part; each block has a stretch of each line, perhaps an empty one.
  virtual std::size_t lineCount(std::size_t part) const = 0;
  /// Appends its stretch of a line.
  virtual void appendLine(std::size_t part, std::size_t line, std::vector<std::byte>& codes) const = 0;
};

/// Const functions are thread-safe.
class TierSplitter {
 public:
  virtual ~TierSplitter() = default;
  /// Memory in which one thread solves a tier, with the tables of its children.
  virtual double wholeBytes(TierId tier) const = 0;
  /// Memory in which the largest of so many blocks of a tier is solved.
  virtual double blockBytes(TierId tier, std::size_t blocks) const = 0;
  /// Bytes that all blocks exchange in one sweep that changes everything.
  virtual double exchangedBytes(TierId tier, std::size_t blocks) const = 0;
  /// Like TierKernel::memoryNeeds(), of a solve of those tiers only that need at most so much as a whole.
  virtual MemoryNeeds needsOfSmall(double mostWholeBytes) const = 0;

  /// \p wide: with cells in which all distances have room.
  virtual std::unique_ptr<TierBlock> makeBlock(TierId tier, BlockPlace place, unsigned threads, bool wide) const = 0;
  /// The summary of the tier from those of all blocks.
  virtual TierSummary join(TierId tier, const std::vector<TierSummary>& blocks) const = 0;
  /// Whether cells of this width have had room for all distances. Throws std::overflow_error where wide ones had not.
  virtual bool hadRoom(const TierSummary& summary, bool wide) const = 0;
};

}  // namespace kotai::retrograde
