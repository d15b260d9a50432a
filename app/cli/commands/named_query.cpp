#include "app/cli/commands/named_query.h"

#include <fmt/format.h>

#include <vector>

#include "app/cli/base/messages.h"
#include "core/query/saved_queries.h"

namespace kotai::cli {

std::string namedQuery(const Context& context, const std::string& variant, const std::string& where) {
  if (!where.starts_with('@')) return where;
  const std::string game = variant.substr(0, variant.find_first_of(":,"));
  const query::SavedQueries saved = query::savedQueries(context.dataDirectory(), game);
  if (const auto found = saved.find(where.substr(1)); found != saved.end()) return found->second;
  std::vector<std::string> names;
  for (const auto& [name, text] : saved) names.push_back('@' + name);
  throw UsageError(
      fmt::format("--where {}: no query has this name here; {}", shortenedText(where),
                  names.empty() ? "save one in the Positions dock" : fmt::format("saved: {}", fmt::join(names, ", "))));
}

}  // namespace kotai::cli
