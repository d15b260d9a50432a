#include "ui/welcome/variant_facts.h"

#include "core/analysis/find_kind.h"
#include "core/base/read_failure.h"
#include "core/catalogue/catalogue.h"
#include "core/game/registry.h"
#include "core/tables/solution.h"

namespace kotai::ui {

namespace {

void readFromCatalogue(VariantFacts& facts, Catalogue& catalogue) {
  const Catalogue::RefreshReport report = catalogue.refresh();
  if (const auto entry = catalogue.entry(facts.variant->id())) {
    if (entry->figuresOnly) {
      facts.figuresStart = entry->start;
      return;
    }
    facts.startValue = entry->start;
    if (!countedTest(*facts.variant))
      facts.positions = static_cast<double>(entry->positions);  // otherwise only those in the tables
    facts.fileBytes = static_cast<double>(entry->bytes);
    return;
  }
  for (const SolutionError& error : report.unreadable)
    if (error.file().filename() == Solution::fileName(*facts.variant)) facts.failure = error;
}

void readFromSolution(VariantFacts& facts, const std::filesystem::path& directory) {
  if (!Solution::exists(directory, *facts.variant) && !Solution::figuresExist(directory, *facts.variant)) return;
  try {
    const SolutionPtr solution = Solution::openFigures(directory, facts.variant);
    if (!solution->hasValues()) {
      facts.figuresStart = solution->value(facts.variant->start());
      return;
    }
    facts.startValue = solution->value(facts.variant->start());
    if (!countedTest(*facts.variant)) facts.positions = static_cast<double>(solution->positions());
    facts.fileBytes = static_cast<double>(solution->fileBytes());
  } catch (...) {
    facts.failure = readFailure(directory);
  }
}

}  // namespace

VariantFacts readVariantFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits,
                              Catalogue* catalogue) {
  VariantFacts facts;
  const auto variant = parseVariant(id);
  if (!variant) return facts;
  facts.variant = *variant;
  facts.positions = static_cast<double>(facts.variant->tierGraph().approximatePositions());  // counting could take long
  if (catalogue)
    readFromCatalogue(facts, *catalogue);
  else
    readFromSolution(facts, directory);
  if (facts.solved()) return facts;
  facts.positionsAreRough = facts.variant->game().countsSlowly;
  try {
    retrograde::SolveOptions options;
    options.directory = directory;
    options.threads = limits.threads;
    options.memoryBytes = limits.memoryBytes;
    facts.estimate = retrograde::estimate(facts.variant, options);
  } catch (...) {
    facts.failure = readFailure(directory);
  }
  return facts;
}

}  // namespace kotai::ui
