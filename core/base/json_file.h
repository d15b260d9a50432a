// Reads and writes small files that contain one JSON object.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

namespace kotai {

/// Reads a JSON object. Returns an empty object if there is no file, and nothing if the file cannot be read or contains
/// no object. Such a file must not be replaced.
std::optional<nlohmann::ordered_json> readJsonObject(const std::filesystem::path& file);

/// Writes a temporary file, then replaces the old file. Creates the folder if it is missing. On failure, returns false and sets
/// errno.
bool replaceJsonObject(const std::filesystem::path& file, const nlohmann::ordered_json& object);

}  // namespace kotai
