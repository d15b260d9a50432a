#include "core/games/domineering/counts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kotai::domineering {

namespace {

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

}  // namespace

std::optional<std::uint64_t> countedPositions(int columns, int rows) {
  const int longSide = std::max(columns, rows);
  const int shortSide = std::min(columns, rows);
  if (shortSide == 1) return 1;
  const auto found = std::ranges::find_if(
      counted, [&](const Counted& each) { return each.longSide == longSide && each.shortSide == shortSide; });
  if (found == counted.end()) return std::nullopt;
  return found->positions;
}

double approximatePositions(int columns, int rows) {
  if (const auto exact = countedPositions(columns, rows)) return static_cast<double>(*exact);
  // 6x5 has 5,969,330 positions with 30 cells. Each further cell multiplies the number by about 1.85. Squares have half as
  // many.
  const double positions = 5'969'330.0 * std::pow(1.85, columns * rows - 30);
  return columns == rows ? positions / 2 : positions;
}

}  // namespace kotai::domineering
