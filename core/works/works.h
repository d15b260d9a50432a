// Lists published works, compares them with solutions, and finds the variants that must be solved for their
// figures.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/analysis/published.h"
#include "core/game/game.h"

namespace kotai {

/// Returns the games with a published work, alternating games first.
std::vector<GameInfo> gamesWithWorks();

/// Agreement of the solutions with a work: the cells of its printed tables, its other figures, and its
/// conjectures.
struct WorkAgreement {
  Agreement cells;
  Agreement others;
  Agreement expected;
};
Agreement agreementOf(const WorkFigure& figure);
WorkAgreement agreementOf(const std::vector<WorkFigure>& figures);

/// Returns the variants of a figure that have no solution in the folder.
std::vector<std::string> unsolvedVariants(const WorkFigure& figure, const std::filesystem::path& folder);

/// Returns the variants to solve before the figures of the work can be computed, each once. Omits variants of conjectures whose
/// results ship with the program. Throws SolutionError.
std::vector<std::string> variantsToSolve(const Work& work, std::vector<WorkFigure> figures, const std::filesystem::path& folder);

}  // namespace kotai
