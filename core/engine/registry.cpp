// Registry of games with a notation for external engines.
#include <array>

#include "core/engine/engine_notation.h"
#include "core/games/animalshogi/engine_notation.h"

namespace kotai {

struct NotationOfGame {
  std::string_view game;
  EngineNotationPtr (*make)(const VariantPtr&);
};
constexpr std::array<NotationOfGame, 1> notations{{{"animalshogi", animalshogi::makeEngineNotation}}};

EngineNotationPtr engineNotation(const VariantPtr& variant) {
  for (const NotationOfGame& entry : notations)
    if (entry.game == variant->gameId()) return entry.make(variant);
  return std::make_shared<const EngineNotation>(variant);
}

}  // namespace kotai
