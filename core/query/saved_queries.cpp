#include "core/query/saved_queries.h"

#include "core/data/json_file.h"

namespace kotai::query {

namespace {

std::filesystem::path fileIn(const std::filesystem::path& folder) { return folder / "queries.json"; }

}  // namespace

SavedQueries savedQueries(const std::filesystem::path& folder, std::string_view gameId) {
  const auto all = readJsonObject(fileIn(folder));
  SavedQueries queries;
  const auto game = all.find(gameId);
  if (game == all.end() || !game->is_object()) return queries;
  for (const auto& [name, text] : game->items())
    if (text.is_string()) queries.emplace(name, text.get<std::string>());
  return queries;
}

bool saveQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name, const std::string& text) {
  auto all = readJsonObject(fileIn(folder));
  auto& game = all[std::string(gameId)];
  if (!game.is_object()) game = nlohmann::ordered_json::object();
  game[name] = text;
  return replaceJsonObject(fileIn(folder), all);
}

bool removeQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name) {
  auto all = readJsonObject(fileIn(folder));
  const auto game = all.find(gameId);
  if (game == all.end() || !game->is_object()) return true;
  game->erase(name);
  return replaceJsonObject(fileIn(folder), all);
}

}  // namespace kotai::query
