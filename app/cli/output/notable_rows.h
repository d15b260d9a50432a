// Rows of `stats` about notable positions and published figures.
#pragma once

#include "app/cli/base/format.h"
#include "core/analysis/aggregate.h"
#include "core/analysis/published.h"

namespace kotai::cli {

/// Every figure and list of notable positions with its definition, and tables by length.
void addNotables(Summary& summary, const SolutionPtr& solution, const Totals& all);

/// Published figures beside those of the solution. Empty for variants without published figures.
class PublishedRows {
 public:
  explicit PublishedRows(const Solution& solution);
  void addTo(Summary& summary) const;  ///< adds the rows to JSON
  void print() const;

 private:
  Json m_rows = Json::array();
  Agreement m_agreement;
};

}  // namespace kotai::cli
