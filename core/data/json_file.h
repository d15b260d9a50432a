// Small files with a JSON object, read and written as a whole.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>

namespace kotai {

/// An empty object if there is no file or no object in it.
nlohmann::ordered_json readJsonObject(const std::filesystem::path& file);

/// Replaces the old file when the new one is complete, and creates its folder. Returns false if that fails.
bool replaceJsonObject(const std::filesystem::path& file, const nlohmann::ordered_json& object);

}  // namespace kotai
