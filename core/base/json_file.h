// Small files with a JSON object, read and written as a whole.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

namespace kotai {

/// Returns an empty object if there is no file. Returns nothing if the file cannot be read or contains no object. Such a file
/// must not be replaced.
std::optional<nlohmann::ordered_json> readJsonObject(const std::filesystem::path& file);

/// Replaces the old file when the new one is complete, and creates its folder. Returns false and
/// sets errno if that fails.
bool replaceJsonObject(const std::filesystem::path& file, const nlohmann::ordered_json& object);

}  // namespace kotai
