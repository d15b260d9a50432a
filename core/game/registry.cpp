#include "core/game/registry.h"

#include <map>
#include <mutex>

#include "core/game/free_start.h"
#include "core/games/animalshogi/variant.h"
#include "core/games/classicdomineering/variant.h"
#include "core/games/dodgem/variant.h"
#include "core/games/gobblet/variant.h"
#include "core/games/quoridor/variant.h"
#include "core/simultaneous/registry.h"

namespace kotai {

using Games = std::vector<std::reference_wrapper<const Game>>;

static Games& addedGames() {
  static Games added;
  return added;
}

static Games registeredGames() {
  Games all{
      dodgem::game(), animalshogi::game(), quoridor::game(), gobblet::game(), classicdomineering::game(),
  };
  all.insert(all.end(), addedGames().begin(), addedGames().end());
  return all;
}

const std::vector<std::reference_wrapper<const Game>>& games() {
  static const Games all = registeredGames();
  return all;
}

std::vector<GameInfo> allGames() {
  std::vector<GameInfo> all(games().begin(), games().end());
  all.insert(all.end(), simultaneousGames().begin(), simultaneousGames().end());
  return all;
}

bool addGames(std::initializer_list<std::reference_wrapper<const Game>> more) {
  addedGames().insert(addedGames().end(), more);
  return true;
}

tl::expected<VariantPtr, TextError> parseVariant(std::string_view text) {
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const std::string_view name = text.substr(0, text.find_first_of(":,"));
  for (const Game& game : games()) {
    if (game.id != name) continue;
    static std::mutex mutex;
    static std::map<std::string, VariantPtr, std::less<>> made;
    {
      const std::scoped_lock lock(mutex);
      if (const auto known = made.find(text); known != made.end()) return known->second;
    }
    auto variant = game.parse(text.substr(name.size()), name.size() + 1);
    // A variant with a start position chosen by the user is not cached, because the number of such variants is
    // unlimited.
    if (!variant || usualVariant(**variant)) return variant;
    const std::scoped_lock lock(mutex);
    return made.emplace(text, *variant).first->second;
  }
  return tl::unexpected(TextError{TextFault::UnknownGame, 1, {std::string(name)}});
}

}  // namespace kotai
