#include "core/game/registry.h"

#include <map>
#include <mutex>

#include "core/games/animalshogi/variant.h"
#include "core/games/dodgem/variant.h"
#include "core/games/gobblet/variant.h"
#include "core/games/quoridor/variant.h"
#ifdef KOTAI_EXAMPLES
#include "examples/games.h"
#endif

namespace kotai {

namespace {

/// One line per game.
std::vector<std::reference_wrapper<const Game>> registeredGames() {
  std::vector<std::reference_wrapper<const Game>> all{
      dodgem::game(),
      animalshogi::game(),
      quoridor::game(),
      gobblet::game(),
  };
#ifdef KOTAI_EXAMPLES
  for (const Game& example : exampleGames()) all.emplace_back(example);
#endif
  return all;
}

}  // namespace

const std::vector<std::reference_wrapper<const Game>>& games() {
  static const std::vector<std::reference_wrapper<const Game>> all = registeredGames();
  return all;
}

tl::expected<VariantPtr, TextError> parseVariant(std::string_view text) {
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const std::string_view name = text.substr(0, text.find_first_of(":,"));
  for (const Game& game : games()) {
    if (game.id != name) continue;
    static std::mutex mutex;
    static std::map<std::string, VariantPtr, std::less<>> made;
    const std::scoped_lock lock(mutex);
    if (const auto known = made.find(text); known != made.end()) return known->second;
    auto variant = game.parse(text.substr(name.size()), name.size() + 1);
    if (variant) made.emplace(text, *variant);
    return variant;
  }
  return tl::unexpected(TextError{TextFault::UnknownGame, 1, {std::string(name)}});
}

}  // namespace kotai
