#include "ui/games/gobblet/why_not.h"

#include "ui/games/gobblet/strings.h"

namespace kotai::ui {

QString whyNoGobbletMove(const Variant&, const AnyPosition&, const MoveSquares& move) {
  if (move.from == move.to) return GobbletStrings::tr("You must move a lifted piece to another square.");
  return GobbletStrings::tr("You can only cover a smaller piece.");
}

}  // namespace kotai::ui
