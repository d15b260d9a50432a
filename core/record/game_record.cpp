#include "core/record/game_record.h"

#include <algorithm>
#include <array>

namespace kotai {

constexpr std::array<std::string_view, 4> resultTexts{"*", "1-0", "0-1", "1/2-1/2"};  // indexed by GameResult

const std::pair<std::string, std::string> valuesTag{"Values", "shown"};

std::string toText(GameResult result) { return std::string(resultTexts[static_cast<std::size_t>(result)]); }

std::optional<GameResult> gameResultFromText(std::string_view text) {
  for (std::size_t i = 0; i < resultTexts.size(); ++i)
    if (resultTexts[i] == text) return static_cast<GameResult>(i);
  return std::nullopt;
}

bool isUnset(const GameHeader& header) { return header.date.empty() && header.first.empty() && header.second.empty(); }

std::optional<Side> personOf(const GameHeader& header) {
  if (header.first.empty() == header.second.empty()) return std::nullopt;
  return header.first.empty() ? Side::First : Side::Second;
}

bool valuesWereShown(const GameHeader& header) { return std::ranges::count(header.others, valuesTag) > 0; }

/// Sets the tag `Values`. Replaces an existing tag, because a game must not have two tags of the same name.
void recordValuesShown(GameHeader& header) {
  std::erase_if(header.others, [](const auto& tag) { return tag.first == valuesTag.first; });
  header.others.push_back(valuesTag);
}

}  // namespace kotai
