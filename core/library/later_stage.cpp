#include "core/library/later_stage.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kotai::library {

constexpr std::size_t takenBackPlies = 2;  ///< maximum number of plies taken back: a move and the reply

static bool holds(const std::string& later, const std::string& earlier) { return earlier.empty() || later == earlier; }

/// Returns the moves of the main line, which consists of the first child of each node.
static std::vector<std::string_view> mainLine(const GameRecord& record) {
  std::vector<std::string_view> line;
  int current = 0;
  int number = 0;
  for (const GameRecord::Move& move : record.moves) {
    ++number;
    if (move.parent != current) continue;
    line.push_back(move.text);
    current = number;
  }
  return line;
}

bool isLaterStage(const GameRecord& later, const GameRecord& earlier) {
  if (later.variant != earlier.variant || later.start != earlier.start) return false;
  if (!holds(later.startComment, earlier.startComment)) return false;
  std::map<std::pair<int, std::string_view>, int> places;  // next place, indexed by place and move
  int number = 0;
  for (const GameRecord::Move& move : later.moves) places.try_emplace({move.parent, move.text}, ++number);
  std::vector<int> same{0};  // nodes of the later game, indexed by node of the earlier game
  for (const GameRecord::Move& move : earlier.moves) {
    const auto found = places.find({same[static_cast<std::size_t>(move.parent)], move.text});
    if (found == places.end()) return false;
    if (!holds(later.moves[static_cast<std::size_t>(found->second) - 1].comment, move.comment)) return false;
    same.push_back(found->second);
  }
  return true;
}

bool divergesAtEnd(const GameRecord& later, const GameRecord& earlier) {
  if (later.variant != earlier.variant || later.start != earlier.start) return false;
  const std::vector<std::string_view> line = mainLine(later);
  const std::vector<std::string_view> before = mainLine(earlier);
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(line, before).in2 - before.begin());
  return same > 0 && same + takenBackPlies >= before.size();
}

int mainLinePlies(const GameRecord& record) { return static_cast<int>(mainLine(record).size()); }

}  // namespace kotai::library
