// The figures of T. Tanaka's slides and report as printed, indexed by this program's ids.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace kotai::animalshogi {

inline constexpr std::size_t mostInHand = 6;
inline constexpr int longestMate = 23;

struct Printed {
  std::string_view id;
  std::string_view text;
};
inline constexpr Printed printedFigures[] = {{"reachable", "246803167"},
                                             {"positions", "99485568"},
                                             {"win", "56474473"},
                                             {"draw", "2682700"},
                                             {"loss", "40328395"},
                                             {"start", "loss 78"},
                                             {"first-move-B3B2", "loss 76"},
                                             {"first-move-C4C3", "loss 78"},
                                             {"first-move-B4C3", "loss 78"},
                                             {"first-move-B4A3", "loss 78"},
                                             {"chicks-before-giraffes", "win 55"},
                                             {"chicks-before-elephants", "draw"},
                                             {"longest", "173"},
                                             {"moves-average", "9.435"},
                                             {"moves-most", "38"},
                                             {"zugzwang", "21839"},
                                             {"zugzwang-symmetric", "71"},
                                             {"far-drop-only", "68"},
                                             {"far-drop-matters", "4301"},
                                             {"hands-0", "638668800"},
                                             {"hands-1", "638668800"},
                                             {"hands-2", "242161920"},
                                             {"hands-3", "44098560"},
                                             {"hands-4", "4134240"},
                                             {"hands-5", "190080"},
                                             {"hands-6", "3564"},
                                             {"mate-1", "11520862"},
                                             {"mate-3", "3579697"},
                                             {"mate-5", "1314521"},
                                             {"mate-7", "495384"},
                                             {"mate-9", "194087"},
                                             {"mate-11", "71563"},
                                             {"mate-13", "27699"},
                                             {"mate-15", "7487"},
                                             {"mate-17", "2173"},
                                             {"mate-19", "386"},
                                             {"mate-21", "134"},
                                             {"mate-23", "4"},
                                             {"proof-graph", "2431444"}};

/// Returns the printed text, or an empty string if the figure is not published.
constexpr std::string_view printedText(std::string_view id) {
  const auto* const found = std::ranges::find(printedFigures, id, &Printed::id);
  return found == std::end(printedFigures) ? std::string_view() : found->text;
}

}  // namespace kotai::animalshogi
