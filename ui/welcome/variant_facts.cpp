#include "ui/welcome/variant_facts.h"

#include "core/game/registry.h"
#include "core/tables/solution.h"

namespace kotai::ui {

VariantFacts readVariantFacts(const std::string& id, const std::filesystem::path& directory) {
  VariantFacts facts;
  const auto variant = parseVariant(id);
  if (!variant) return facts;
  facts.variant = *variant;
  facts.positions = static_cast<double>(facts.variant->tierSpace().totalPositions());
  try {
    if (Solution::exists(directory, *facts.variant)) {
      const SolutionPtr solution = Solution::open(directory, facts.variant);
      facts.startValue = solution->value(facts.variant->start());
      facts.fileBytes = static_cast<double>(solution->fileBytes());
      return facts;
    }
  } catch (const SolutionError& error) {
    facts.failure = error;
  }
  try {
    retrograde::SolveOptions options;
    options.directory = directory;
    facts.estimate = retrograde::estimate(facts.variant, options);
  } catch (const SolutionError& error) {
    facts.failure = error;
  }
  return facts;
}

}  // namespace kotai::ui
