// Small files with a JSON object, read and written as a whole.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

namespace kotai {

/// An empty object if there is no file. Nothing if there is one that cannot be read or has no object in it: do not replace it.
std::optional<nlohmann::ordered_json> readJsonObject(const std::filesystem::path& file);

/// Replaces the old file when the new one is complete, and creates its folder. Returns false and
/// sets errno if that fails.
bool replaceJsonObject(const std::filesystem::path& file, const nlohmann::ordered_json& object);

}  // namespace kotai
