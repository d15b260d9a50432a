#include "core/data/json_file.h"

#include <fstream>
#include <system_error>

namespace kotai {

nlohmann::ordered_json readJsonObject(const std::filesystem::path& file) {
  std::ifstream stream(file);
  auto object = nlohmann::ordered_json::parse(stream, nullptr, false);
  return object.is_object() ? object : nlohmann::ordered_json::object();
}

bool replaceJsonObject(const std::filesystem::path& file, const nlohmann::ordered_json& object) {
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  std::filesystem::path fresh = file;
  fresh += ".new";
  {
    std::ofstream stream(fresh, std::ios::trunc);
    stream << object.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    if (!stream.flush()) return false;
  }
  std::filesystem::rename(fresh, file, error);
  return !error;
}

}  // namespace kotai
