// Describes a simultaneous board in one line of the welcome page, with value, known results and available
// actions.
#pragma once

#include <cstdint>

#include "core/base/errors.h"
#include "solvers/domineering/exact/estimate.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/welcome/variant_states.h"

namespace kotai {
class Catalogue;
}

namespace kotai::ui {

/// Data of a simultaneous board for the welcome page, read in a worker.
struct BoardFacts {
  SimultaneousVariantPtr variant;
  std::optional<GameValue> startValue;            ///< value of the start, if the board is solved
  double positions = 0;                           ///< exact or estimated number of positions; 0 if too many
  double fileBytes = 0;                           ///< size of the solution file, in bytes
  std::optional<domineering::Estimate> estimate;  ///< cost of a solve, if the board is small enough and not solved
  BoardOutcome known;                             ///< outcome of the empty board, from any source
  std::optional<ProvedOutcome> proved;            ///< outcome proved on this computer
  std::optional<SolutionError> failure;           ///< error if the file exists but cannot be used

  bool solved() const { return startValue.has_value(); }
  bool solvable() const { return estimate && !estimate->refusal; }
};

/// Reads the data, and estimates the cost of solving within these limits. Never throws. With \p catalogue,
/// updates the catalogue of the folder and opens no solution file. \p refreshes is the number of refreshes of
/// the catalogue when the data were requested.
BoardFacts readBoardFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits = {},
                          Catalogue* catalogue = nullptr, std::uint64_t refreshes = 0);

VariantLine lineOf(const SimultaneousVariant& variant, const std::optional<BoardFacts>& facts, const WorkState& work);

}  // namespace kotai::ui
