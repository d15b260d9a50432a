#include "core/data/own_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace kotai {

/// First bytes of solutions, unfinished solutions, checkpoints, strategies, proofs and outcomes.
constexpr std::string_view signature = "KOTAI";

constexpr std::array<std::string_view, 3> ownNames{"games.sqlite", "catalogue.sqlite", "queries.json"};
constexpr std::string_view playedMatches = ".matches";

static bool isOpenGame(std::string_view name) { return name.starts_with("open-game") && name.ends_with(".kotaigame"); }

static bool hasOwnMagic(const std::filesystem::path& file) {
  std::array<char, signature.size()> bytes{};
  std::ifstream stream(file, std::ios::binary);
  return stream.read(bytes.data(), bytes.size()) && std::string_view(bytes.data(), bytes.size()) == signature;
}

bool isOfDataFolder(const std::filesystem::path& file) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(file, ignored)) return false;
  const std::string name = file.filename().string();
  return std::ranges::find(ownNames, name) != ownNames.end() || name.ends_with(playedMatches) || isOpenGame(name) ||
         hasOwnMagic(file);
}

}  // namespace kotai
