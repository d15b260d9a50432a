#include "ui/docks/tables_data.h"

namespace kotai::ui {

AggregateTablePtr VariantTables::table(const std::string& keyId, Counting counting) const {
  const auto found = tables.find({keyId, counting});
  return found == tables.end() ? nullptr : found->second;
}

TablesRead readTables(const SolutionPtr& solution) {
  TablesRead read;
  try {
    auto made = std::make_shared<VariantTables>();
    made->solution = solution;
    made->totals = std::make_shared<const Totals>(totals(*solution));
    for (const AggregateKey& key : solution->variant()->tierSpace().aggregateKeys())
      for (const Counting counting : {Counting::True, Counting::AsPublished})
        made->tables[{key.id, counting}] =
            std::make_shared<const AggregateTable>(aggregate(*solution, key, counting));
    read.tables = std::move(made);
  } catch (const SolutionError& error) {
    read.error = error;
  }
  return read;
}

}  // namespace kotai::ui
