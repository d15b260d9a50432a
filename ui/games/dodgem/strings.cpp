#include "ui/games/dodgem/strings.h"

#include <algorithm>

#include "ui/games/dodgem/why_not.h"
#include "ui/games/dodgem/work_words.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

QString lastCarReason(const Variant& variant, Side winner, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1's last car has left the board", "a side").arg(sideWord(variant, winner));
  return winner == person ? DodgemStrings::tr("your last car has left the board")
                          : DodgemStrings::tr("your opponent's last car has left the board");
}

QString blockedReason(const Variant& variant, Side winner, std::optional<Side> person) {
  if (!person) return DodgemStrings::tr("%1 cannot move, and that wins", "a side").arg(sideWord(variant, winner));
  return winner == person ? DodgemStrings::tr("you cannot move, and that wins")
                          : DodgemStrings::tr("your opponent cannot move, and that wins");
}

QString endReason(const Variant& variant, const AnyPosition& position, Side winner, std::optional<Side> person) {
  const auto pieces = variant.pieces(position);
  const bool left = std::ranges::none_of(pieces, [winner](const PieceOnBoard& piece) { return piece.owner == winner; });
  return left ? lastCarReason(variant, winner, person) : blockedReason(variant, winner, person);
}

QString keyName(const AggregateKey& key) {
  return key.id == "steps" ? DodgemStrings::tr("by remaining steps") : DodgemStrings::tr("by remaining pieces");
}

QString axisName(const AggregateKey& key, bool mover) {
  if (key.id == "steps")
    return mover ? DodgemStrings::tr("Mover's remaining steps") : DodgemStrings::tr("Opponent's remaining steps");
  return mover ? DodgemStrings::tr("Mover's remaining pieces") : DodgemStrings::tr("Opponent's remaining pieces");
}

}  // namespace

void addDodgemWords(Presentation& game) {
  addDodgemWork(game);
  game.whyNot = whyNoDodgemMove;
  game.whyNotTaken = whyNoDodgemCar;
  game.endReason = endReason;
  game.keyName = keyName;
  game.axisName = axisName;
}

}  // namespace kotai::ui
