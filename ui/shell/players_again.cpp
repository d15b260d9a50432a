#include "ui/shell/players_again.h"

#include "core/library/library_game.h"
#include "core/simultaneous/registry.h"
#include "ui/opponent/strength_words.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

void choosePlayersOf(const SavedGame& game, Settings& settings) {
  const GameHeader& header = game.header();
  const std::optional<Side> person = personOf(header);
  const QString strength = QString::fromStdString(person == Side::First ? header.second : header.first);
  if (!person || !isStrength(strength)) return settings.setOpponentSides(OpponentSides::None);
  const Side program = other(*person);
  if (isSimultaneous(game.variantId()))
    settings.setSimultaneousStrength(program, strength);
  else
    settings.setOpponent(strength, gameIdOf(game.variantId()));
  settings.setOpponentSides(program == Side::First ? OpponentSides::First : OpponentSides::Second);
}

}  // namespace kotai::ui
