#include "core/record/game_record.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"
#include "core/record/record_limits.h"

namespace kotai {

constexpr std::array<std::string_view, 4> resultTexts{"*", "1-0", "0-1", "1/2-1/2"};  // indexed by GameResult

const std::pair<std::string, std::string> valuesTag{"Values", "shown"};
const std::string helpTag = "Help";

std::string toText(GameResult result) { return std::string(resultTexts[static_cast<std::size_t>(result)]); }

std::optional<GameResult> gameResultFromText(std::string_view text) {
  for (std::size_t i = 0; i < resultTexts.size(); ++i)
    if (resultTexts[i] == text) return static_cast<GameResult>(i);
  return std::nullopt;
}

void addDamage(std::vector<GameDamage>& all, GameDamage more) {
  if (all.size() < maxGameDamage) all.push_back(std::move(more));
}

bool isUnset(const GameHeader& header) { return header.date.empty() && header.first.empty() && header.second.empty(); }

std::optional<Side> personOf(const GameHeader& header) {
  if (header.first.empty() == header.second.empty()) return std::nullopt;
  return header.first.empty() ? Side::First : Side::Second;
}

bool valuesWereShown(const GameHeader& header) { return std::ranges::count(header.others, valuesTag) > 0; }

static const std::string* helpedMoves(const GameHeader& header) {
  const auto tag = std::ranges::find(header.others, helpTag, &std::pair<std::string, std::string>::first);
  return tag == header.others.end() ? nullptr : &tag->second;
}

bool mayAllHaveHelp(const GameHeader& header) { return valuesWereShown(header) && !helpedMoves(header); }

bool hadHelp(const GameHeader& header, int number) {
  const std::string* const moves = helpedMoves(header);
  return moves ? std::ranges::count(wordsIn(*moves), std::to_string(number)) > 0 : valuesWereShown(header);
}

/// Sets the tags `Values` and `Help`. A game must not have two tags of the same name. A game that had help before the tag `Help`
/// existed does not get this tag, because nobody knows which of its moves had help.
void recordHelp(GameHeader& header, int number) {
  if (mayAllHaveHelp(header) || hadHelp(header, number)) return;
  const std::string* const before = helpedMoves(header);
  const std::string moves = (before ? *before + ' ' : std::string()) + std::to_string(number);
  std::erase_if(header.others, [](const auto& tag) { return tag.first == valuesTag.first || tag.first == helpTag; });
  header.others.push_back(valuesTag);
  header.others.emplace_back(helpTag, moves);
}

}  // namespace kotai
