#include "ui/games/gobblet/why_not.h"

#include "ui/games/gobblet/strings.h"

namespace kotai::ui {

QString whyNoGobbletMove(const Variant&, const AnyPosition&, const MoveSquares& move) {
  if (move.from == move.to) return GobbletStrings::tr("A piece that is lifted goes to another cell.");
  return GobbletStrings::tr("You can only cover a smaller piece.");
}

}  // namespace kotai::ui
