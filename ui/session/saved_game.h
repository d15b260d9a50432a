// A saved game of any kind, and what to say when it is damaged.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>
#include <variant>

#include "ui/document/game_text.h"
#include "ui/domineering/document/domineering_text.h"

namespace kotai::ui {

struct SavedGame {
  std::variant<ReadGame, ReadDomineeringGame> game;

  const std::string& variantId() const;
  const std::vector<GameDamage>& damage() const;
  bool hasMoves() const;
};

tl::expected<SavedGame, GameFault> readSavedGame(const QByteArray& text);

}  // namespace kotai::ui
