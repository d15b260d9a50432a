// Two solved boards side by side: classes of positions, by covered cells too, and values.
#pragma once

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/docks/tables/compared_pair.h"

namespace kotai::ui {

class JobManager;

class BoardComparison : public ComparedVariants {
 public:
  /// Those that are solved now.
  explicit BoardComparison(JobManager* jobs);

  QStringList names() const override;
  std::vector<std::string> ids() const override;
  Reader reader(std::size_t first, std::size_t second) const override;

 private:
  JobManager* m_jobs;
  std::vector<SimultaneousVariantPtr> m_solved;
};

}  // namespace kotai::ui
