#include "app/cli/base/examples.h"

#include <fmt/format.h>

#include "core/game/registry.h"

namespace kotai::cli {

/// Joins the examples, as in "a, b or c".
static std::string choice(const std::vector<std::string>& examples) {
  std::string text;
  for (std::size_t place = 0; place < examples.size(); ++place) {
    if (place > 0) text += place + 1 < examples.size() ? ", " : " or ";
    text += examples[place];
  }
  return text;
}

std::string exampleVariant() { return allGames().front().exampleVariant; }

std::string exampleVariants() {
  std::vector<std::string> examples;
  for (const GameInfo& game : allGames())
    if (!game.exampleVariant.empty()) examples.push_back(game.exampleVariant);
  return choice(examples);
}

std::string examplePositions() {
  std::vector<std::string> examples;
  for (const GameInfo& game : allGames())
    if (!game.examplePosition.empty()) examples.push_back(fmt::format("'{}' of {}", game.examplePosition, game.englishName()));
  return choice(examples);
}

}  // namespace kotai::cli
