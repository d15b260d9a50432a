#include "core/games/domineering/played_matches.h"

#include <fmt/format.h>

#include "core/base/json_file.h"

namespace kotai::domineering {

using Json = nlohmann::ordered_json;

static std::filesystem::path fileIn(const std::filesystem::path& folder) { return folder / "syncdom.matches"; }

static std::string nameOf(const PublishedMatch& match) { return fmt::format("{} depth {}", match.variant, match.depthPlies); }

static std::optional<PlayedMatch> storedIn(const Json& all, const PublishedMatch& match) {
  const auto found = all.find(nameOf(match));
  if (found == all.end()) return std::nullopt;
  try {
    PlayedMatch played;
    found->at("games").get_to(played.games);
    found->at("firstWins").get_to(played.firstWins);
    found->at("secondWins").get_to(played.secondWins);
    found->at("draws").get_to(played.draws);
    found->at("secondsPerGame").get_to(played.secondsPerGame);
    found->at("seed").get_to(played.seed);
    played.day = found->value("day", std::string());
    if (played.games == 0 || played.firstWins + played.secondWins + played.draws != played.games) return std::nullopt;
    return played;
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

std::optional<PlayedMatch> playedMatch(const std::filesystem::path& folder, const PublishedMatch& match) {
  const auto all = readJsonObject(fileIn(folder));
  return all ? storedIn(*all, match) : std::nullopt;
}

bool storePlayedMatch(const std::filesystem::path& folder, const PublishedMatch& match, const PlayedMatch& played) {
  auto all = readJsonObject(fileIn(folder));
  if (!all) return false;
  if (const auto stored = storedIn(*all, match); stored && stored->games > played.games) return true;
  (*all)[nameOf(match)] = {{"games", played.games}, {"firstWins", played.firstWins},           {"secondWins", played.secondWins},
                           {"draws", played.draws}, {"secondsPerGame", played.secondsPerGame}, {"seed", played.seed},
                           {"day", played.day}};
  return replaceJsonObject(fileIn(folder), *all);
}

}  // namespace kotai::domineering
