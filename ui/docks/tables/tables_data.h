// Data of the tables dock for one solution. A worker reads all the data in one pass.
#pragma once

#include <map>
#include <stop_token>
#include <utility>

#include "core/base/errors.h"
#include "ui/docks/tables/figures_panel.h"

namespace kotai::ui {

struct VariantTables {
  SolutionPtr solution;
  TotalsPtr totals;
  std::map<std::pair<std::string, Counting>, AggregateTablePtr> tables;
  std::vector<LengthSeries> mates;  ///< mates by kind, without names; empty if mates are not counted in rounds
  std::uint64_t storedPositions = 0;
  bool publishedCounting = false;  ///< the paper's tables count positions differently

  /// Returns the table of a key, or null if there is no such table.
  AggregateTablePtr table(const std::string& keyId, Counting counting) const;
};

struct TablesRead {
  std::shared_ptr<const VariantTables> tables;  ///< the tables; null on failure
  std::optional<SolutionError> error;
};

/// Kinds of mates that are counted by length in rounds. Empty for most games.
std::vector<FindKind> mateKinds(const Variant& variant);

struct FiguresRead {
  std::vector<FigureRow> rows;
  std::optional<SolutionError> error;
};

/// Reads the published figures and computes the corresponding figures. Summaries are fast. \p comparing: also computes
/// figures that compare two solutions, which takes seconds. Any thread.
FiguresRead readFigures(const SolutionPtr& solution, bool comparing, const std::stop_token& stop);

/// Reads all tables of a solution: summaries only, a few milliseconds per thousand tiers. Any thread.
TablesRead readTables(const SolutionPtr& solution);

}  // namespace kotai::ui
