// Counts the reachable positions of Dodgem: dodgem_reachable SIZE (core/games/dodgem/RULES.md)
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "tests/core/dodgem/reachable.h"

int main(int count, char** arguments) {
  const int size = count == 2 ? std::atoi(arguments[1]) : 0;
  if (size < 3 || size > 6) {
    fmt::print(stderr, "usage: dodgem_reachable SIZE (3 to 6)\n");
    return 2;
  }
  const std::vector<std::uint64_t> counts = kotai::test::ReachablePositions(size).counts();
  for (std::size_t steps = counts.size(); steps-- > 0;) fmt::print("{:3} remaining steps {:>16}\n", steps, counts[steps]);
  fmt::print("{:>36}\n", std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
}
