// Queries that a person gave a name, for each game. The window and the command line share the file in the data folder.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace kotai::query {

/// Texts by name.
using SavedQueries = std::map<std::string, std::string>;

/// The file of all games.
std::filesystem::path savedQueriesFile(const std::filesystem::path& folder);

/// None if the file cannot be read.
SavedQueries savedQueries(const std::filesystem::path& folder, std::string_view gameId);

/// Adds or replaces a query. Returns false, and changes nothing, if the file cannot be read or written. Then errno has the
/// reason: EINVAL if there is no object in it.
bool saveQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name, const std::string& text);

/// The same for one that is removed.
bool removeQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name);

}  // namespace kotai::query
