#include "app/cli/output/move_counts.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/format.h"

namespace kotai::cli {

std::vector<MoveCount> mostFrequentFirst(const std::map<std::string, std::uint64_t>& chosen) {
  std::vector<MoveCount> counts(chosen.begin(), chosen.end());
  std::ranges::stable_sort(counts, std::ranges::greater(), &MoveCount::second);
  return counts;
}

void printMoveCounts(const Context& context, const MoveArguments& arguments, const std::string& position,
                     const std::vector<MoveCount>& counts) {
  if (!context.json) {
    for (const auto& [move, count] : counts) fmt::print("{}\t{}\n", move, count);
    return;
  }
  Json moves = Json::array();
  for (const auto& [move, count] : counts) moves.push_back({{"move", move}, {"count", count}});
  const Json json{{"position", position},
                  {"player", arguments.player},
                  {"games", arguments.games},
                  {"seed", arguments.seed},
                  {"moves", moves}};
  fmt::print("{}\n", json.dump(2));
}

}  // namespace kotai::cli
