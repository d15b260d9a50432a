// Every sentence that is true of a position or a move in the words of its game, told by the slow games: texts and letters only.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace kotai::test {

/// \p position and \p move as the game writes them; an empty move: of the position.
using TrueMotifs = std::set<std::string> (*)(const std::string& position, const std::string& move);

std::set<std::string> trueDodgemMotifs(const std::string& position, const std::string& move);
std::set<std::string> trueQuoridorMotifs(const std::string& position, const std::string& move);
std::set<std::string> trueGobbletMotifs(const std::string& position, const std::string& move);
std::set<std::string> trueAnimalShogiMotifs(const std::string& position, const std::string& move);

inline TrueMotifs trueMotifsOf(std::string_view game) {
  if (game == "dodgem") return trueDodgemMotifs;
  if (game == "quoridor") return trueQuoridorMotifs;
  return game == "gobblet" ? trueGobbletMotifs : trueAnimalShogiMotifs;
}

}  // namespace kotai::test
