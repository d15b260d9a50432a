// Named queries of the user, by game. The window and the command line share the file in the data folder.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace kotai::query {

/// Maps the name of each query to its text.
using SavedQueries = std::map<std::string, std::string>;

std::filesystem::path savedQueriesFile(const std::filesystem::path& folder);

/// Returns whether the queries can be read. Returns true if there are no queries yet.
bool canReadSavedQueries(const std::filesystem::path& folder);

/// Returns the saved queries of a game, or none if the file cannot be read.
SavedQueries savedQueries(const std::filesystem::path& folder, std::string_view gameId);

/// Adds or replaces a query. Returns false without changes, and sets errno, if the file cannot be read or written (EINVAL: no
/// JSON object).
bool saveQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name, const std::string& text);

/// Removes a query. Returns false in the same cases as saveQuery().
bool removeQuery(const std::filesystem::path& folder, std::string_view gameId, const std::string& name);

}  // namespace kotai::query
