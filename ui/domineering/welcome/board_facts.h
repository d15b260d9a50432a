// Data of a simultaneous board for the welcome page. Read in a worker.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/errors.h"
#include "core/simultaneous/game_value.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "solvers/domineering/exact/estimate.h"
#include "ui/domineering/strings/outcome_table.h"
#include "ui/jobs/solve_limits.h"

namespace kotai {
class Catalogue;
}

namespace kotai::ui {

struct BoardFacts {
  SimultaneousVariantPtr variant;
  std::optional<GameValue> startValue;            ///< known when solved
  double positions = 0;                           ///< solved or estimated; 0: too many to estimate
  double fileBytes = 0;                           ///< of the solution
  std::optional<domineering::Estimate> estimate;  ///< when not solved but small enough
  BoardOutcome known;                             ///< the outcome of the empty board, from any source
  std::optional<ProvedOutcome> proved;            ///< on this computer
  std::optional<SolutionError> failure;           ///< the file exists but cannot be used

  bool solved() const { return startValue.has_value(); }
  bool solvable() const { return estimate && !estimate->refusal; }
};

/// Reads the data, with the cost of solving within these limits. Never throws. With the folder's catalogue, which is updated,
/// it opens no solution file.
BoardFacts readBoardFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits = {},
                          Catalogue* catalogue = nullptr);

}  // namespace kotai::ui
