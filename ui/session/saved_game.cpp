#include "ui/session/saved_game.h"

#include "core/simultaneous/registry.h"
#include "ui/document/written_game.h"

namespace kotai::ui {

const std::string& SavedGame::variantId() const {
  return std::visit([](const auto& each) -> const std::string& { return each.variant->id(); }, game);
}

const std::vector<GameDamage>& SavedGame::damage() const {
  return std::visit([](const auto& each) -> const std::vector<GameDamage>& { return each.damage; }, game);
}

bool SavedGame::hasMoves() const {
  return std::visit([](const auto& each) { return !each.moves.empty(); }, game);
}

tl::expected<SavedGame, GameFault> readSavedGame(const QByteArray& text) {
  const auto written = readJson(text);
  if (!written) return tl::unexpected(written.error());
  const auto saved = [](auto game) -> tl::expected<SavedGame, GameFault> {
    if (!game) return tl::unexpected(game.error());
    return SavedGame{*std::move(game)};
  };
  return isSimultaneous(written->variant.toStdString()) ? saved(readDomineeringGame(*written)) : saved(readGame(*written));
}

}  // namespace kotai::ui
