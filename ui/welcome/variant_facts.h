// Data about a variant on the welcome page, read by a worker.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/game/variant.h"
#include "solvers/retrograde/solve.h"
#include "ui/jobs/solve_limits.h"

namespace kotai {
class Catalogue;
}

namespace kotai::ui {

struct VariantFacts {
  VariantPtr variant;
  double positions = 0;
  bool positionsAreRough = false;                ///< accurate within a few per cent: counting would take too long
  std::optional<Value> startValue;               ///< set if the variant is solved
  std::optional<Value> figuresStart;             ///< set if only figures were kept, not values
  double fileBytes = 0;                          ///< date of the solution
  std::optional<retrograde::Estimate> estimate;  ///< set if the variant is not solved
  std::optional<SolutionError> failure;          ///< the file exists but cannot be used

  bool solved() const { return startValue.has_value(); }
  bool solvable() const { return estimate && !estimate->refusal; }
};

/// Reads the data, and estimates the cost of solving within these limits. Never throws. Takes some milliseconds for an unsolved
/// variant. If the folder's catalogue is given, it is updated, and no solution file is opened.
VariantFacts readVariantFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits = {},
                              Catalogue* catalogue = nullptr);

}  // namespace kotai::ui
