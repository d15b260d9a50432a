#include "app/cli/output/table_rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/context.h"
#include "app/cli/base/messages.h"

namespace kotai::cli {

Json toJson(const TableCell& cell) {
  struct Convert {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const std::string& word) const { return word; }
    Json operator()(std::uint64_t number) const { return number; }
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const { return number; }
  };
  return std::visit(Convert{}, cell.content);
}

Json toJson(const TableRows& table) {
  Json list = Json::array();
  for (const auto& row : table.rows) {
    Json object = Json::object();
    for (std::size_t place = 0; place < row.size(); ++place) object[table.columns[place]] = toJson(row[place]);
    list.push_back(std::move(object));
  }
  return list;
}

void checkTableKey(const Variant& variant, const std::string& key, Counting counting) {
  const std::vector<std::string> keys = tableKeys(variant);
  if (std::find(keys.begin(), keys.end(), key) == keys.end())
    throw UsageError(fmt::format("--by {}: {} has no such table; expected one of: {}", shortenedText(key), variant.id(),
                                 fmt::join(keys, ", ")));
  if (counting == Counting::AsPublished && !isPublishedTable(variant, key))
    throw UsageError(fmt::format("--as-published: no paper gives the table of {} by {}", variant.id(), key));
}

}  // namespace kotai::cli
