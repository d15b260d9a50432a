#include "ui/docks/tables/variant_comparison.h"

#include "core/data/solution_files.h"
#include "ui/docks/tables/tables_data.h"
#include "ui/docks/tables/variant_pair.h"
#include "ui/jobs/job_manager.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

VariantComparison::VariantComparison(JobManager* jobs) : m_jobs(jobs) {
  for (VariantPtr& variant : variantsInFolder(m_jobs->dataDirectory()))
    if (Solution::exists(m_jobs->dataDirectory(), *variant)) m_solved.push_back(std::move(variant));
}

QStringList VariantComparison::names() const {
  QStringList names;
  for (const VariantPtr& each : m_solved) names << variantName(*each);
  return names;
}

std::vector<std::string> VariantComparison::ids() const {
  std::vector<std::string> ids;
  for (const VariantPtr& each : m_solved) ids.push_back(each->id());
  return ids;
}

ComparedVariants::Reader VariantComparison::reader(std::size_t first, std::size_t second) const {
  std::vector<SolutionPtr> solutions;
  for (const std::size_t number : {first, second}) {
    SolutionPtr solution = m_jobs->solution(m_solved[number]);
    if (!solution) return {nullptr, m_jobs->openFailure(m_solved[number]->id())};
    solutions.push_back(std::move(solution));
  }
  return {[solutions]() -> Read {
    std::vector<VariantTablesPtr> tables;
    for (const SolutionPtr& each : solutions) {
      TablesRead read = readTables(each);
      if (read.error) return {nullptr, read.error};
      tables.push_back(std::move(read.tables));
    }
    return {std::make_shared<const VariantPair>(tables[0], tables[1]), std::nullopt};
  }};
}

}  // namespace kotai::ui
