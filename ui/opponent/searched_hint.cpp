#include "ui/opponent/searched_hint.h"

#include "core/players/level_player.h"

namespace kotai::ui {

AnyMove searchedHint(const VariantPtr& variant, const AnyPosition& position) {
  LevelStrength strength = levelStrength(*variant, LevelPlayer::highestLevel);
  strength.noise = 0;
  LevelPlayer adviser(LevelPlayer::highestLevel, strength, variant, searchForesight(variant), 0);
  return adviser.choose(position);
}

}  // namespace kotai::ui
