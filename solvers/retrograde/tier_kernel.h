// Interface between the tier engine and a game. A game solves one tier from the tables of its children.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "core/tables/tier_record.h"

namespace kotai::retrograde {

class TierSplitter;

/// Values of a tier in the form that is fastest for its parents. Immutable.
class WorkingTable {
 public:
  virtual ~WorkingTable() = default;
  /// Returns the memory used by the table.
  virtual std::uint64_t bytes() const = 0;
};
using WorkingTablePtr = std::shared_ptr<const WorkingTable>;

struct SolvedTier {
  WorkingTablePtr table;
  TierCodes codes;
  TierSummary summary;
};

/// Access to the tables of children. A table stays in memory while a pointer to it exists. get() may throw
/// SolutionError.
struct ChildTables {
  ChildTables() = default;
  template <class Get>
  requires std::is_invocable_r_v<WorkingTablePtr, Get, TierId> ChildTables(Get giving, bool fewAtATime = false)
      : get(std::move(giving)), scarce(fewAtATime) {}  // NOLINT: must convert implicitly, like std::function

  std::function<WorkingTablePtr(TierId)> get;
  bool scarce = false;  ///< whether there is only enough memory for MemoryNeeds::childTables

  WorkingTablePtr operator()(TierId tier) const { return get(tier); }
};

/// Upper bounds on the memory of a solve, in bytes.
struct MemoryNeeds {
  double fixed = 0;              ///< memory of the kernel itself during the whole run
  double perThread = 0;          ///< memory for solving a tier and reading another, without the children's tables
  double childTables = 0;        ///< memory of the tables that a thread must use at the same time
  double wantedChildTables = 0;  ///< memory that a thread would use for tables if it were available
  double workingSet = 0;         ///< memory of the tables that a tier reads; with less, tables are read repeatedly
  double layersInUse = 0;        ///< memory of the tables of all layers in use at the same time
};

/// Solves tiers of a game. Const functions are thread-safe.
class TierKernel {
 public:
  virtual ~TierKernel() = default;
  virtual ValueCoding coding() const = 0;
  /// Solves a tier from its children. Returns nothing if `stop` was requested (polled often enough to respond within 100 ms).
  virtual std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const = 0;
  /// Makes the working table from the codes in the file. Returns null if the number of codes is wrong.
  virtual WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const = 0;
  virtual MemoryNeeds memoryNeeds() const = 0;
  /// Returns the splitter of tiers into blocks of rows, or null if tiers can only be solved whole.
  virtual const TierSplitter* splitter() const { return nullptr; }
};

}  // namespace kotai::retrograde
