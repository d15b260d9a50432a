#include "core/games/domineering/counts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace kotai::domineering {

struct Counted {
  int longSide;
  int shortSide;
  std::uint64_t positions;
};

constexpr std::array counted{
    Counted{2, 2, 2},           Counted{3, 2, 5},           Counted{4, 2, 10},          Counted{5, 2, 27},
    Counted{6, 2, 91},          Counted{7, 2, 258},         Counted{8, 2, 770},         Counted{9, 2, 2'510},
    Counted{10, 2, 7'951},      Counted{3, 3, 10},          Counted{4, 3, 95},          Counted{5, 3, 499},
    Counted{6, 3, 2'909},       Counted{7, 3, 17'350},      Counted{8, 3, 103'684},     Counted{9, 3, 626'398},
    Counted{10, 3, 3'775'192},  Counted{4, 4, 536},         Counted{5, 4, 11'946},      Counted{6, 4, 139'685},
    Counted{7, 4, 1'647'489},   Counted{8, 4, 19'347'167},  Counted{5, 5, 130'830},     Counted{6, 5, 5'969'330},
    Counted{6, 6, 130'544'850}, Counted{7, 5, 133'355'688}, Counted{9, 4, 226'446'288},
};

/// Numbers of positions of games with dominoes of three cells.
constexpr std::array countedLong{
    Counted{3, 3, 2},      Counted{4, 3, 7},         Counted{5, 3, 21},     Counted{6, 3, 52},      Counted{7, 3, 174},
    Counted{8, 3, 511},    Counted{9, 3, 1'572},     Counted{10, 3, 5'012}, Counted{4, 4, 13},      Counted{5, 4, 110},
    Counted{6, 4, 613},    Counted{7, 4, 3'251},     Counted{8, 4, 17'779}, Counted{9, 4, 97'889},  Counted{10, 4, 543'935},
    Counted{5, 5, 412},    Counted{6, 5, 7'550},     Counted{7, 5, 69'055}, Counted{8, 5, 581'638}, Counted{9, 5, 5'361'051},
    Counted{6, 6, 63'960}, Counted{7, 6, 1'985'686},
};

std::optional<std::uint64_t> countedPositions(int columns, int rows, int dominoCells) {
  const int longSide = std::max(columns, rows);
  const int shortSide = std::min(columns, rows);
  if (shortSide < dominoCells) return 1;
  const auto isSought = [&](const Counted& each) { return each.longSide == longSide && each.shortSide == shortSide; };
  const std::span<const Counted> all = dominoCells == usualDominoCells ? std::span<const Counted>(counted) : countedLong;
  const auto found = std::ranges::find_if(all, isSought);
  if (found == all.end()) return std::nullopt;
  return found->positions;
}

double approximatePositions(int columns, int rows, int dominoCells) {
  if (const auto exact = countedPositions(columns, rows, dominoCells)) return static_cast<double>(*exact);
  // The 6x5 board has 30 cells and 5,969,330 positions (7,550 with dominoes of three cells). Each additional
  // cell multiplies the number of positions by about 1.85 (1.56). Square boards have half as many positions.
  const bool usual = dominoCells == usualDominoCells;
  const double positions = (usual ? 5'969'330.0 : 7'550.0) * std::pow(usual ? 1.85 : 1.56, columns * rows - 30);
  return columns == rows ? positions / 2 : positions;
}

}  // namespace kotai::domineering
