// Counts that Kotani's paper mentions without printing them: patterns, passes of its algorithm, who wins with fewer steps to
// go, and which positions determine the start position.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/work.h"

namespace kotai::dodgem {

/// Returns the id of a size, such as "dodgem:4x4".
std::string boardName(int size);

/// Returns the figures without computed values.
std::vector<WorkFigure> countedFigures();
/// Fills in the values of one of these figures. Returns false for any other figure. Throws SolutionError.
bool computeCounts(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop);

}  // namespace kotai::dodgem
