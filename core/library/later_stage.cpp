#include "core/library/later_stage.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kotai::library {

namespace {
bool holds(const std::string& later, const std::string& earlier) { return earlier.empty() || later == earlier; }
}  // namespace

bool isLaterStage(const GameRecord& later, const GameRecord& earlier) {
  if (later.variant != earlier.variant || later.start != earlier.start) return false;
  if (!holds(later.startComment, earlier.startComment)) return false;
  std::map<std::pair<int, std::string_view>, int> places;  // where a move leads that is made in a place
  int number = 0;
  for (const GameRecord::Move& move : later.moves) places.try_emplace({move.parent, move.text}, ++number);
  std::vector<int> same{0};  // by the earlier one's places
  for (const GameRecord::Move& move : earlier.moves) {
    const auto found = places.find({same[static_cast<std::size_t>(move.parent)], move.text});
    if (found == places.end()) return false;
    if (!holds(later.moves[static_cast<std::size_t>(found->second) - 1].comment, move.comment)) return false;
    same.push_back(found->second);
  }
  return true;
}

}  // namespace kotai::library
