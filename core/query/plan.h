// The parts of a solution that can contain hits of a query, one after the other.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/query/prepared.h"

namespace kotai::query {

/// A part, and the facts from its summaries.
struct PartTask {
  TierId tier = {};
  int part = 0;
  Facts facts = {};
  struct Judged {
    Value value;
    std::uint64_t count = 0;
    Truth truth = Truth::Maybe;
  };
  std::vector<Judged> values = {};  ///< those that occur, without impossible ones

  /// Its hits can be counted without reading.
  bool isCounted() const;
  std::uint64_t mostHits() const;
};

/// Values to search for; none: any.
using ValueFilter = std::function<bool(Value)>;

/// Makes tasks of parts. Caches the summaries of the latest tier. For one thread at a time.
class PartTasks {
 public:
  PartTasks(const Prepared& prepared, ValueFilter filter) : m_prepared(prepared), m_filter(std::move(filter)) {}

  /// None if the part contains no hits. Throws SolutionError.
  std::optional<PartTask> of(TierId tier, int part);
  int partCount(TierId tier);

 private:
  void read(TierId tier);

  const Prepared& m_prepared;
  ValueFilter m_filter;
  std::optional<TierId> m_tier;
  TierSummary m_values;
  std::vector<TierSummary> m_planes;  // by plane
};

/// For one thread at a time.
class Plan {
 public:
  Plan(const Prepared& prepared, ValueFilter filter);

  /// Throws SolutionError. None at the end.
  std::optional<PartTask> next();
  /// Progress, 0 .. 1.
  double share() const;

 private:
  PartTasks m_tasks;
  const std::uint64_t m_tierCount;
  TierId m_tier;
  int m_part = 0;
  int m_partCount = 0;  // of the tier; 0: not known yet
};

}  // namespace kotai::query
