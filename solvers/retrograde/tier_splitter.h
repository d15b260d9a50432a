// Interface between the tier engine and a game whose tiers can be split into blocks of rows, to be solved on several machines.
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

/// Reads the codes of a child in pieces, because no single machine has enough memory for all codes. Not
/// thread-safe.
class ChildCodes {
 public:
  virtual ~ChildCodes() = default;
  virtual std::uint32_t valueBytes() const = 0;
  /// Reads the codes of \p count positions. Fast if \p first is shortly after the positions of the previous call.
  /// May throw SolutionError.
  virtual void read(std::uint64_t first, std::uint64_t count, std::byte* codes) = 0;
};
using OpenChild = std::function<std::unique_ptr<ChildCodes>(TierId)>;

struct BlockPlace {
  std::size_t number = 0;
  std::size_t count = 1;
};

/// Solves a block. All blocks perform the same steps: begin, then sweep, exchange changes and finish the sweep, until a sweep
/// changes nothing in any block.
class TierBlock {
 public:
  virtual ~TierBlock() = default;

  /// Reads the parts of the tier's children that the block needs. Returns false if stopped, or if values do not
  /// fit into the cells. All blocks come to the same result.
  virtual bool begin(const OpenChild& open, const std::stop_token& stop) = 0;
  /// Applies moves inside the block. Returns false if nothing has changed.
  virtual bool sweep(const std::stop_token& stop) = 0;
  /// Returns changes of the last sweep for another block, at most \p maxBytes. Must be called until the result is
  /// empty.
  virtual std::vector<std::byte> changesFor(std::size_t block, std::size_t maxBytes) = 0;
  virtual void take(std::size_t block, std::span<const std::byte> changes) = 0;
  /// Applies moves between the blocks. Precondition: all changes have arrived.
  virtual void finishSweep(const std::stop_token& stop) = 0;

  /// Returns the block's share of the tier's summary for TierSplitter::join(). The result is undefined if
  /// stopped.
  virtual TierSummary summary(const std::stop_token& stop) const = 0;
  /// Returns the number of lines of a part. The codes of a tier form lines, ordered by part as in the file. Each
  /// block has a piece of each line, which may be empty.
  virtual std::size_t lineCount(std::size_t part) const = 0;
  /// Appends the block's piece of a line.
  virtual void appendLine(std::size_t part, std::size_t line, std::vector<std::byte>& codes) const = 0;
};

/// Const functions are thread-safe.
class TierSplitter {
 public:
  virtual ~TierSplitter() = default;
  /// Returns the memory in bytes for solving a tier on one thread, including its children's tables.
  virtual double wholeBytes(TierId tier) const = 0;
  /// Returns the memory in bytes for solving the largest block of a tier in \p blocks blocks.
  virtual double blockBytes(TierId tier, std::size_t blocks) const = 0;
  /// Returns the number of bytes that all blocks exchange in a sweep that changes everything.
  virtual double exchangedBytes(TierId tier, std::size_t blocks) const = 0;
  /// Returns the needs as TierKernel::memoryNeeds() does, but only for tiers with wholeBytes() <= maxWholeBytes.
  virtual MemoryNeeds needsOfSmall(double maxWholeBytes) const = 0;

  /// Makes the solver of a block. \p wide: whether to use cells that can contain all distances.
  virtual std::unique_ptr<TierBlock> makeBlock(TierId tier, BlockPlace place, unsigned threads, bool wide) const = 0;
  virtual TierSummary join(TierId tier, const std::vector<TierSummary>& blocks) const = 0;
  /// Returns whether all distances fit into the cells. Throws std::overflow_error if they do not fit into wide cells.
  virtual bool hadRoom(const TierSummary& summary, bool wide) const = 0;
};

}  // namespace kotai::retrograde
