// Registry of the two kinds of games.
#include "core/game/registry.h"

#include "core/play/alternating_play.h"
#include "core/play/play.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_play.h"

namespace kotai {

tl::expected<PlayPtr, TextError> parsePlay(std::string_view text) {
  if (isSimultaneous(text)) return parseSimultaneousVariant(text).map([](const auto& variant) { return playOf(variant); });
  return parseVariant(text).map([](const auto& variant) { return playOf(variant); });
}

}  // namespace kotai
