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

/// A tier's values in the form that its parents read fastest. Immutable.
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

/// Returns the table of a child, which stays in memory while the pointer exists. May throw SolutionError.
struct ChildTables {
  ChildTables() = default;
  template <class Get>
  requires std::is_invocable_r_v<WorkingTablePtr, Get, TierId> ChildTables(Get giving, bool fewAtATime = false)
      : get(std::move(giving)), scarce(fewAtATime) {}  // NOLINT: as a function is

  std::function<WorkingTablePtr(TierId)> get;
  bool scarce = false;  ///< no room for more than MemoryNeeds::childTables

  WorkingTablePtr operator()(TierId tier) const { return get(tier); }
};

/// Upper limits for the memory of a solve.
struct MemoryNeeds {
  double fixed = 0;              ///< for the kernel itself during the whole run
  double perThread = 0;          ///< for solving a tier and reading another one back, without the tables in use for it
  double childTables = 0;        ///< tables that one thread must hold at the same time
  double childTablesAtEase = 0;  ///< tables that it would hold with enough memory
  double workingSet = 0;         ///< tables that one tier needs; with less memory the same tables are read back repeatedly
  double layersInUse = 0;        ///< all tables in the layers in use at the same time
};

/// The solver of one game for one tier. Const functions are thread-safe.
class TierKernel {
 public:
  virtual ~TierKernel() = default;
  virtual ValueCoding coding() const = 0;
  /// Solves a tier from its children. Returns nothing if `stop` was requested (polled often enough to respond within 100 ms).
  virtual std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const = 0;
  /// Makes the working table from the codes in the file, the inverse of packing in solve(). Null if the number of codes is
  /// wrong.
  virtual WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const = 0;
  virtual MemoryNeeds memoryNeeds() const = 0;
  /// Splits tiers of this game into blocks of rows. Null if they can only be solved as a whole.
  virtual const TierSplitter* splitter() const { return nullptr; }
};

}  // namespace kotai::retrograde
