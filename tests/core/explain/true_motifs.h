// Finds every true sentence about a position or a move in the terms of its game. Uses only the slow games: texts and letters.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace kotai::test {

/// \p position and \p move are in the game's notation. An empty move asks about the position.
using TrueMotifs = std::set<std::string> (*)(const std::string& position, const std::string& move);

std::set<std::string> trueDodgemMotifs(const std::string& position, const std::string& move);
std::set<std::string> trueQuoridorMotifs(const std::string& position, const std::string& move);
std::set<std::string> trueGobbletMotifs(const std::string& position, const std::string& move);
std::set<std::string> trueAnimalShogiMotifs(const std::string& position, const std::string& move);
std::set<std::string> trueDomineeringMotifs(const std::string& position, const std::string& move);

inline TrueMotifs trueMotifsOf(std::string_view game) {
  if (game == "dodgem") return trueDodgemMotifs;
  if (game == "quoridor") return trueQuoridorMotifs;
  if (game == "domineering") return trueDomineeringMotifs;
  return game == "gobblet" ? trueGobbletMotifs : trueAnimalShogiMotifs;
}

}  // namespace kotai::test
