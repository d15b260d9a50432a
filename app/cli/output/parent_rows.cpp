#include "app/cli/output/parent_rows.h"

#include <fmt/format.h>

namespace kotai::cli {

void printParents(const std::vector<ParentRow>& rows, bool json) {
  Json list = Json::array();
  for (const ParentRow& row : rows) {
    if (json) {
      Json& object = list.emplace_back(Json{{"position", row.position}, {"moves", row.moves}});
      object.update(row.json);
    } else {
      fmt::print("{}\t{}{}\n", row.position, fmt::join(row.moves, ";"), row.value ? '\t' + *row.value : "");
    }
  }
  if (json) fmt::print("{}\n", list.dump(2));
}

}  // namespace kotai::cli
