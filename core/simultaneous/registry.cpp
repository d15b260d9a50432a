#include "core/simultaneous/registry.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "core/games/domineering/variant.h"

namespace kotai {

static std::string_view gameName(std::string_view text) { return text.substr(0, text.find_first_of(":,")); }

const std::vector<GameInfo>& simultaneousGames() {
  static const std::vector<GameInfo> infos{domineering::gameInfo()};
  return infos;
}

bool isSimultaneous(std::string_view text) {
  return std::ranges::any_of(simultaneousGames(), [&](const GameInfo& game) { return game.id == gameName(text); });
}

tl::expected<SimultaneousVariantPtr, TextError> parseSimultaneousVariant(std::string_view text) {
  if (!isSimultaneous(text)) return tl::unexpected(TextError{TextFault::UnknownGame, 1, {std::string(gameName(text))}});
  static std::mutex mutex;
  static std::map<std::string, SimultaneousVariantPtr, std::less<>> made;
  const std::scoped_lock lock(mutex);
  if (const auto known = made.find(text); known != made.end()) return known->second;
  const std::size_t nameLength = gameName(text).size();
  auto variant = domineering::makeVariant(text.substr(nameLength), nameLength + 1);
  if (variant) made.emplace(text, *variant);
  return variant;
}

}  // namespace kotai
