#include "core/query/saved_queries.h"

#include <cerrno>
#include <optional>

#include "core/base/json_file.h"

namespace kotai::query {

/// Reads the queries of all games in order to change them. Returns nothing, and sets errno, if the file must not be replaced.
static std::optional<nlohmann::ordered_json> changeable(const std::filesystem::path& folder) {
  errno = 0;
  auto all = readJsonObject(savedQueriesFile(folder));
  if (!all && errno == 0) errno = EINVAL;
  return all;
}

std::filesystem::path savedQueriesFile(const std::filesystem::path& folder) { return folder / "queries.json"; }

bool canReadSavedQueries(const std::filesystem::path& folder) { return readJsonObject(savedQueriesFile(folder)).has_value(); }

SavedQueries savedQueries(const std::filesystem::path& folder, std::string_view gameId) {
  const auto all = readJsonObject(savedQueriesFile(folder));
  SavedQueries queries;
  if (!all) return queries;
  const auto game = all->find(gameId);
  if (game == all->end() || !game->is_object()) return queries;
  for (const auto& [name, text] : game->items())
    if (text.is_string()) queries.emplace(name, text.get<std::string>());
  return queries;
}

bool saveQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name, const std::string& text) {
  auto all = changeable(folder);
  if (!all) return false;
  auto& game = (*all)[std::string(gameId)];
  if (!game.is_object()) game = nlohmann::ordered_json::object();
  game[name] = text;
  return replaceJsonObject(savedQueriesFile(folder), *all);
}

bool removeQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name) {
  auto all = changeable(folder);
  if (!all) return false;
  const auto game = all->find(gameId);
  if (game == all->end() || !game->is_object()) return true;
  game->erase(name);
  return replaceJsonObject(savedQueriesFile(folder), *all);
}

}  // namespace kotai::query
