// Counts that Kotani's paper speaks of without printing them: patterns, passes of its algorithm, who wins with fewer steps to
// go, and what has to be computed from the start alone.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/work.h"

namespace kotai::dodgem {

/// The id of a size, such as "dodgem:4x4".
std::string boardName(int size);

/// Returns the figures without computed values.
std::vector<WorkFigure> countedFigures();
/// Fills in the values of one of these figures. Returns false for any other figure. Throws SolutionError.
bool computeCounts(WorkFigure& figure, const std::filesystem::path& folder, const std::stop_token& stop);

}  // namespace kotai::dodgem
