#include "ui/domineering/welcome/board_facts.h"

#include "core/base/read_failure.h"
#include "core/catalogue/catalogue.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/solve.h"
#include "ui/jobs/job_state.h"

namespace kotai::ui {

namespace {

/// Returns false if the catalogue has no entry for the board. Throws if the solution file is damaged.
bool readFromCatalogue(BoardFacts& facts, Catalogue& catalogue) {
  for (const SolutionError& error : catalogue.refresh().unreadable)
    if (error.file().filename() == fileShapeOf(*facts.variant).fileName()) throw SolutionError(error);
  const auto entry = catalogue.entry(facts.variant->id());
  if (!entry || !entry->simultaneous) return false;
  facts.startValue = entry->simultaneous->start;
  facts.positions = static_cast<double>(entry->positions);
  facts.fileBytes = static_cast<double>(entry->bytes);
  return true;
}

void readFromSolution(BoardFacts& facts, const std::filesystem::path& directory) {
  if (!SimultaneousSolution::exists(directory, *facts.variant)) return;
  const auto solution = SimultaneousSolution::open(directory, facts.variant);
  facts.startValue = solution->value(facts.variant->start());
  facts.fileBytes = static_cast<double>(solution->fileBytes());
  for (int tier = 0; tier < solution->tierCount(); ++tier) facts.positions += static_cast<double>(solution->tierPositions(tier));
}

}  // namespace

BoardFacts readBoardFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits,
                          Catalogue* catalogue) {
  BoardFacts facts;
  const auto variant = parseSimultaneousVariant(id);
  if (!variant) return facts;
  facts.variant = *variant;
  facts.known = boardOutcome(facts.variant->columns(), facts.variant->rows(), directory);
  try {
    if (!catalogue || !readFromCatalogue(facts, *catalogue)) readFromSolution(facts, directory);
    if (facts.solved()) return facts;
    facts.proved = readProvedOutcome(directory, *facts.variant);
  } catch (...) {
    facts.failure = readFailure(directory);
  }
  try {
    if (workFor(*facts.variant) != SimultaneousWork::Solve) return facts;
    domineering::SolveOptions options;
    options.directory = directory;
    options.threads = limits.threads;
    options.memoryBytes = limits.memoryBytes;
    facts.estimate = domineering::estimate(facts.variant, options);
    facts.positions = facts.estimate->positions;
  } catch (...) {
    facts.failure = readFailure(directory);
  }
  return facts;
}

}  // namespace kotai::ui
