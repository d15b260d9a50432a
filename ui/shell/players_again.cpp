#include "ui/shell/players_again.h"

#include <optional>

#include "core/engine/engine_address.h"
#include "core/library/library_game.h"
#include "core/simultaneous/registry.h"
#include "ui/opponent/strength_words.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

/// Empty if no person or no program has played.
QString programOf(const GameHeader& header) {
  const std::optional<Side> person = personOf(header);
  const QString strength = QString::fromStdString(person == Side::First ? header.second : header.first);
  return person && isStrength(strength) ? strength : QString();
}

}  // namespace

QString levelPlayed(const GameHeader& header) {
  const QString program = programOf(header);
  return isEngineAddress(program.toStdString()) ? QString() : program;
}

void choosePlayersOf(const GameHeader& header, const std::string& variantId, Settings& settings) {
  const QString strength = programOf(header);
  if (strength.isEmpty()) return settings.setOpponentSides(OpponentSides::None);
  const Side program = other(*personOf(header));
  if (isSimultaneous(variantId))
    settings.setSimultaneousStrength(program, strength);
  else
    settings.setOpponentStrengthIn(gameIdOf(variantId), strength);
  settings.setOpponentSides(program == Side::First ? OpponentSides::First : OpponentSides::Second);
}

}  // namespace kotai::ui
