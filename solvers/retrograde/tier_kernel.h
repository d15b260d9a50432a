// What the tier engine needs from a game: how to solve one tier when the tables of its children are at hand.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/game/variant.h"
#include "core/tables/tier_record.h"

namespace kotai::retrograde {

/// A tier's values in the form in which its parents read them fastest. Immutable once made.
class WorkingTable {
 public:
  virtual ~WorkingTable() = default;
  virtual std::uint64_t bytes() const = 0;
};
using WorkingTablePtr = std::shared_ptr<const WorkingTable>;

struct SolvedTier {
  WorkingTablePtr table;
  TierCodes codes;
  TierSummary summary;
};

/// Gives the table of a child; it stays in memory as long as the pointer is held. May throw SolutionError.
using ChildTables = std::function<WorkingTablePtr(TierId)>;

/// The strategy of one game for one tier; how it works inside is its own affair. Const functions are thread-safe.
class TierKernel {
 public:
  virtual ~TierKernel() = default;
  virtual ValueCoding coding() const = 0;
  /// Solves a tier from its children; none if `stop` was requested (polled often enough to answer within 100 ms).
  virtual std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const = 0;
  /// The working table from what the file holds: the inverse of solve() packing it. Null if the number of codes is wrong.
  virtual WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const = 0;
  /// Most bytes one thread needs at a time: the largest tier with its children and scratch space.
  virtual double largestTierBytes() const = 0;
  /// Most bytes of working tables in the layers that are in use at a time.
  virtual double layersInUseBytes() const = 0;
};

/// The kernel of a variant; null if there is none.
std::unique_ptr<TierKernel> makeKernel(const VariantPtr& variant);

}  // namespace kotai::retrograde
