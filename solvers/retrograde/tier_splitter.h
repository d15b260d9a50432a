// Interface between the tier engine and a game whose tiers can be split into blocks of rows, each solved on a machine of its
// own.
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

/// Reads the codes of a child in pieces, because no machine has room for all of them. Not thread-safe.
class ChildCodes {
 public:
  virtual ~ChildCodes() = default;
  virtual std::uint32_t valueBytes() const = 0;
  /// Reads \p count positions. Fast if they follow the previous ones closely. May throw SolutionError.
  virtual void read(std::uint64_t first, std::uint64_t count, std::byte* codes) = 0;
};
using OpenChild = std::function<std::unique_ptr<ChildCodes>(TierId)>;

/// One of the blocks of a tier.
struct BlockPlace {
  std::size_t number = 0;
  std::size_t count = 1;
};

/// A block being solved. All blocks perform the same steps: begin, then sweep, exchange changes with the other blocks and
/// finish the sweep, until a sweep changes nothing in any block.
class TierBlock {
 public:
  virtual ~TierBlock() = default;

  /// Reads the parts of the tier's children that the block needs. Returns false if stopped, or if their values do not fit into
  /// cells of this width, which holds for all blocks or none.
  virtual bool begin(const OpenChild& open, const std::stop_token& stop) = 0;
  /// Applies moves inside the block. Returns false if nothing has changed.
  virtual bool sweep(const std::stop_token& stop) = 0;
  /// Returns changes of the last sweep for another block, at most \p mostBytes. Call it until the result is empty.
  virtual std::vector<std::byte> changesFor(std::size_t block, std::size_t mostBytes) = 0;
  virtual void take(std::size_t block, std::span<const std::byte> changes) = 0;
  /// Applies moves between the blocks. Precondition: all changes have arrived.
  virtual void finishSweep(const std::stop_token& stop) = 0;

  /// Returns the block's share of the tier's summary for TierSplitter::join(). Undefined if stopped.
  virtual TierSummary summary(const std::stop_token& stop) const = 0;
  /// In the file, the codes of a tier are lines in the order of its parts. Each block has a piece of each line, which may be
  /// empty.
  virtual std::size_t lineCount(std::size_t part) const = 0;
  /// Appends the block's piece of a line.
  virtual void appendLine(std::size_t part, std::size_t line, std::vector<std::byte>& codes) const = 0;
};

/// Const functions are thread-safe.
class TierSplitter {
 public:
  virtual ~TierSplitter() = default;
  /// Returns the memory for solving a tier on one thread, with the tables of its children.
  virtual double wholeBytes(TierId tier) const = 0;
  /// Returns the memory for solving the largest block of a tier that is split into \p blocks blocks.
  virtual double blockBytes(TierId tier, std::size_t blocks) const = 0;
  /// Returns the number of bytes that all blocks exchange in a sweep that changes everything.
  virtual double exchangedBytes(TierId tier, std::size_t blocks) const = 0;
  /// Returns the memory as TierKernel::memoryNeeds() does, but for a solve of only the tiers that need at most \p
  /// mostWholeBytes as a whole.
  virtual MemoryNeeds needsOfSmall(double mostWholeBytes) const = 0;

  /// \p wide: uses cells with room for all distances.
  virtual std::unique_ptr<TierBlock> makeBlock(TierId tier, BlockPlace place, unsigned threads, bool wide) const = 0;
  /// Combines the summaries of all blocks into that of the tier.
  virtual TierSummary join(TierId tier, const std::vector<TierSummary>& blocks) const = 0;
  /// Returns whether cells of this width had room for all distances. Throws std::overflow_error if wide cells had no room.
  virtual bool hadRoom(const TierSummary& summary, bool wide) const = 0;
};

}  // namespace kotai::retrograde
