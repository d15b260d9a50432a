// Interface between the tier engine and a game: solves one tier, given the tables of its children.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "core/game/variant.h"
#include "core/tables/tier_record.h"

namespace kotai::retrograde {

class TierSplitter;

/// A tier's values in the form in which its parents read them fastest. Immutable once made.
class WorkingTable {
 public:
  virtual ~WorkingTable() = default;
  /// In memory, all that belongs to it.
  virtual std::uint64_t bytes() const = 0;
};
using WorkingTablePtr = std::shared_ptr<const WorkingTable>;

struct SolvedTier {
  WorkingTablePtr table;
  TierCodes codes;
  TierSummary summary;
};

/// Gives the table of a child; it stays in memory as long as the pointer is held. May throw SolutionError.
struct ChildTables {
  ChildTables() = default;
  template <class Get>
  requires std::is_invocable_r_v<WorkingTablePtr, Get, TierId> ChildTables(Get giving, bool fewAtATime = false)
      : get(std::move(giving)), scarce(fewAtATime) {}  // NOLINT: as a function is

  std::function<WorkingTablePtr(TierId)> get;
  bool scarce = false;  ///< there is no room to hold more than MemoryNeeds::childTables

  WorkingTablePtr operator()(TierId tier) const { return get(tier); }
};

/// Bytes that solving takes at most.
struct MemoryNeeds {
  double fixed = 0;              ///< by the kernel itself, in the whole run
  double perThread = 0;          ///< to solve a tier and to read one back meanwhile, without the tables that are held for it
  double childTables = 0;        ///< tables that one thread has to hold at a time
  double childTablesAtEase = 0;  ///< ... and would hold if memory were no matter
  double workingSet = 0;   ///< tables that one tier is made of; with fewer in memory the same ones are read back all the time
  double layersInUse = 0;  ///< all tables in the layers that are in use at a time
};

/// The strategy of one game for one tier; how it works inside is its own affair. Const functions are thread-safe.
class TierKernel {
 public:
  virtual ~TierKernel() = default;
  virtual ValueCoding coding() const = 0;
  /// Solves a tier from its children; none if `stop` was requested (polled often enough to answer within 100 ms).
  virtual std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const = 0;
  /// The working table from what the file holds: the inverse of solve() packing it. Null if the number of codes is wrong.
  virtual WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const = 0;
  virtual MemoryNeeds memoryNeeds() const = 0;
  /// How tiers of this game are solved in blocks of rows; null: only as a whole.
  virtual const TierSplitter* splitter() const { return nullptr; }
};

}  // namespace kotai::retrograde
