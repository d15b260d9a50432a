// Two solved variants in which the players alternate, side by side: with and without a rule, more or fewer fences, larger or
// smaller boards.
#pragma once

#include "core/game/variant.h"
#include "ui/docks/tables/compared_pair.h"

namespace kotai::ui {

class JobManager;

class VariantComparison : public ComparedVariants {
 public:
  /// Those that are solved now.
  explicit VariantComparison(JobManager* jobs);

  QStringList names() const override;
  std::vector<std::string> ids() const override;
  Reader reader(std::size_t first, std::size_t second) const override;

 private:
  JobManager* m_jobs;
  std::vector<VariantPtr> m_solved;
};

}  // namespace kotai::ui
