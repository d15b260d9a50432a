// Everything the tables dock shows of one solution, read at once by a worker.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/errors.h"
#include "ui/charts/distance_chart.h"
#include "ui/charts/heat_map_scale.h"

namespace kotai::ui {

struct VariantTables {
  SolutionPtr solution;
  TotalsPtr totals;
  std::map<std::pair<std::string, Counting>, AggregateTablePtr> tables;

  /// Null if there is no such table.
  AggregateTablePtr table(const std::string& keyId, Counting counting) const;
};

struct TablesRead {
  std::shared_ptr<const VariantTables> tables;  ///< null on failure
  std::optional<SolutionError> error;
};

/// Reads all tables of a solution: summaries only, a few milliseconds per thousand tiers. Any thread.
TablesRead readTables(const SolutionPtr& solution);

}  // namespace kotai::ui
