#include "ui/games/gobblet/presentation.h"

#include "ui/games/gobblet/painter.h"
#include "ui/games/gobblet/stack_feature.h"
#include "ui/games/gobblet/strings.h"

namespace kotai::ui {

Presentation gobbletPresentation() {
  static const GobbletPainter painter;
  Presentation game;
  game.gameId = "gobblet";
  game.name = [] { return GobbletStrings::tr("Gobblet Gobblers"); };
  game.sentence = [] {
    return GobbletStrings::tr("Get three in a row. Big pieces swallow smaller ones – remember what is underneath!");
  };
  game.notationHint = [] {
    return GobbletStrings::tr(
        "Cells joined by commas, rows from top to bottom joined by /. A cell lists its pieces from bottom to top: S M L orange, "
        "s m l blue, . empty. Then a space and the side to move, o or b.");
  };
  game.colours = {SideColour::Orange, SideColour::Blue};
  game.typedExample = [] {
    return TypedExample{QStringLiteral("L@b2"), GobbletStrings::tr("Type a placement"),
                        GobbletStrings::tr("Gobblet Gobblers: a large piece to b2; S and M are smaller")};
  };
  game.painter = &painter;
  addGobbletWords(game);
  game.boardFeature = [](BoardView& view) { return std::make_unique<StackFeature>(view); };
  game.stacks = true;
  game.showcase = {"gobblet", "M,.,./.,mL,./s,.,. b"};
  return game;
}

}  // namespace kotai::ui
