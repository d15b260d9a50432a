// Lists the parts of a solution that can contain matches of a query.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/query/prepared.h"

namespace kotai::query {

/// A part with the facts from its summaries.
struct PartTask {
  TierId tier = {};
  int part = 0;
  Facts facts = {};
  struct Judged {
    Value value;
    std::uint64_t count = 0;
    Truth truth = Truth::Maybe;
  };
  std::vector<Judged> values = {};  ///< values that occur and may match

  /// Returns whether the summary alone gives the number of matches.
  bool isCounted() const;
  std::uint64_t maxHits() const;
};

/// Returns whether to search for a value. An empty function selects all values.
using ValueFilter = std::function<bool(Value)>;

/// Makes tasks from parts. Caches the summaries of the latest tier. Not thread-safe.
class PartTasks {
 public:
  PartTasks(const Prepared& prepared, ValueFilter filter) : m_prepared(prepared), m_filter(std::move(filter)) {}

  /// Returns the task for a part, or nothing if the part cannot contain a match. Throws SolutionError.
  std::optional<PartTask> of(TierId tier, int part);
  int partCount(TierId tier);

 private:
  void read(TierId tier);

  const Prepared& m_prepared;
  ValueFilter m_filter;
  std::optional<TierId> m_tier;
  TierSummary m_values;
  std::vector<TierSummary> m_planes;  // summaries of the tier's planes, indexed by plane
};

/// Returns the parts of a solution that can contain matches, one by one. Not thread-safe.
class Plan {
 public:
  Plan(const Prepared& prepared, ValueFilter filter);

  /// Returns the next part that can contain matches, or nothing at the end. Throws SolutionError.
  std::optional<PartTask> next();
  /// Returns the progress from 0 to 1.
  double share() const;

 private:
  PartTasks m_tasks;
  const std::uint64_t m_tierCount;
  TierId m_tier;
  int m_part = 0;
  int m_partCount = 0;  // number of parts of the tier; 0 if not known yet
};

}  // namespace kotai::query
