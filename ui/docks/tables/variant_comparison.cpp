#include "ui/docks/tables/variant_comparison.h"

#include "core/data/solution_files.h"
#include "ui/docks/tables/solved_variants.h"
#include "ui/docks/tables/tables_data.h"
#include "ui/docks/tables/variant_pair.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

using Solved = SolvedVariants<VariantPtr, SolutionPtr>;

ComparedVariants::Read readPair(const Solved::Pair& solutions) {
  std::vector<VariantTablesPtr> tables;
  for (const SolutionPtr& each : solutions) {
    TablesRead read = readTables(each);
    if (read.error) return {nullptr, read.error};
    tables.push_back(std::move(read.tables));
  }
  return {std::make_shared<const VariantPair>(tables[0], tables[1]), std::nullopt};
}

}  // namespace

std::unique_ptr<ComparedVariants> comparedVariants(JobManager* jobs) {
  std::vector<VariantPtr> solved = variantsInFolder(jobs->dataDirectory());
  std::erase_if(solved, [jobs](const VariantPtr& each) { return !Solution::exists(jobs->dataDirectory(), *each); });
  return std::make_unique<Solved>(jobs, std::move(solved), &variantName, &readPair);
}

}  // namespace kotai::ui
