#include "ui/games/dodgem/strings.h"

#include <algorithm>

#include "ui/games/dodgem/why_not.h"
#include "ui/games/dodgem/work_words.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

QString endReason(const Variant& variant, const AnyPosition& position, Side winner) {
  const auto pieces = variant.pieces(position);
  const bool left = std::ranges::none_of(pieces, [winner](const PieceOnBoard& piece) { return piece.owner == winner; });
  return left ? DodgemStrings::tr("the last car has left the board")
              : DodgemStrings::tr("no car of the winner can move, and who cannot move wins");
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
