// Facts on the welcome page about a variant; read in a worker.
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
  bool positionsAreRough = false;                ///< within a few per cent: counting them would take too long
  std::optional<Value> startValue;               ///< known when solved
  std::optional<Value> figuresStart;             ///< known if only figures were kept, not values
  double fileBytes = 0;                          ///< of the solution
  std::optional<retrograde::Estimate> estimate;  ///< when not solved
  std::optional<SolutionError> failure;          ///< the file exists but cannot be used

  bool solved() const { return startValue.has_value(); }
  bool solvable() const { return estimate && !estimate->refusal; }
};

/// Reads the facts, with the cost of solving within these limits. Never throws. Takes some milliseconds for an unsolved
/// variant. With the folder's catalogue, which is updated, it opens no solution file.
VariantFacts readVariantFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits = {},
                              Catalogue* catalogue = nullptr);

}  // namespace kotai::ui
