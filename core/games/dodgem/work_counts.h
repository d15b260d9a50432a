// Counts that Kotani's paper mentions but does not print: patterns, passes of the algorithm, wins of the side with fewer steps,
// and positions that determine the value of the start position.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/work.h"

namespace kotai::dodgem {

/// Returns the id of the variant with this size, such as "dodgem:4x4".
std::string boardName(int size);

/// Returns the figures without computed values.
std::vector<WorkFigure> countedFigures();
/// Fills in the values of a figure of countedFigures(). Returns false for any other figure. Throws SolutionError.
bool computeCounts(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop);

}  // namespace kotai::dodgem
