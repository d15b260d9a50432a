#include "core/game/registry.h"

#include <map>
#include <mutex>

#include "core/games/animalshogi/variant.h"
#include "core/games/dodgem/variant.h"
#include "core/games/gobblet/variant.h"
#include "core/games/quoridor/variant.h"

namespace kotai {

namespace {

struct RegisteredGame {
  GameInfo info;
  tl::expected<VariantPtr, TextError> (*make)(std::string_view rest, std::size_t column);
};

/// One line per game.
const std::vector<RegisteredGame>& registeredGames() {
  static const std::vector<RegisteredGame> all{
      {dodgem::gameInfo(), dodgem::makeVariant},
      {animalshogi::gameInfo(), animalshogi::makeVariant},
      {quoridor::gameInfo(), quoridor::makeVariant},
      {gobblet::gameInfo(), gobblet::makeVariant},
  };
  return all;
}

}  // namespace

const std::vector<GameInfo>& games() {
  static const std::vector<GameInfo> infos = [] {
    std::vector<GameInfo> result;
    for (const RegisteredGame& game : registeredGames()) result.push_back(game.info);
    return result;
  }();
  return infos;
}

tl::expected<VariantPtr, TextError> parseVariant(std::string_view text) {
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const std::string_view name = text.substr(0, text.find_first_of(":,"));
  for (const RegisteredGame& game : registeredGames()) {
    if (game.info.id != name) continue;
    static std::mutex mutex;
    static std::map<std::string, VariantPtr, std::less<>> made;
    const std::scoped_lock lock(mutex);
    if (const auto known = made.find(text); known != made.end()) return known->second;
    auto variant = game.make(text.substr(name.size()), name.size() + 1);
    if (variant) made.emplace(text, *variant);
    return variant;
  }
  return tl::unexpected(TextError{TextFault::UnknownGame, 1, {std::string(name)}});
}

}  // namespace kotai
