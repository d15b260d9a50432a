// Finds every true sentence about a position or a move in the terms of the game. Uses only the slow
// implementations of the games, whose positions are plain texts.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kotai::test {

/// Returns the motifs of a move, or of the position if the move is empty. \p position and \p move are in the
/// game's notation.
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

/// Finds every true sentence about the course of two lines from a position. \p lost begins with a mistake, \p won with
/// a better move. One of the two lines may be empty.
using TrueCourses = std::set<std::string> (*)(const std::string& position, const std::vector<std::string>& lost,
                                              const std::vector<std::string>& won);

std::set<std::string> trueDodgemCourses(const std::string& position, const std::vector<std::string>& lost,
                                        const std::vector<std::string>& won);
std::set<std::string> trueQuoridorCourses(const std::string& position, const std::vector<std::string>& lost,
                                          const std::vector<std::string>& won);
std::set<std::string> trueGobbletCourses(const std::string& position, const std::vector<std::string>& lost,
                                         const std::vector<std::string>& won);
std::set<std::string> trueAnimalShogiCourses(const std::string& position, const std::vector<std::string>& lost,
                                             const std::vector<std::string>& won);

inline TrueCourses trueCoursesOf(std::string_view game) {
  if (game == "dodgem") return trueDodgemCourses;
  if (game == "quoridor") return trueQuoridorCourses;
  return game == "gobblet" ? trueGobbletCourses : trueAnimalShogiCourses;
}

}  // namespace kotai::test
