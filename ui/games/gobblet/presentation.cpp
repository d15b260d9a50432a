#include "ui/games/gobblet/presentation.h"

#include "ui/games/gobblet/painter.h"
#include "ui/games/gobblet/stack_feature.h"
#include "ui/games/gobblet/strings.h"

namespace kotai::ui {

namespace {

Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "gobblet";
  introduction.pictures = {
      {[] { return GobbletStrings::tr("Three in a row"); },
       [] {
         return GobbletStrings::tr(
             "Three of your pieces in a row, a column or a diagonal win, seen from above. Here Orange needs one more, bottom "
             "right.");
       },
       "L,m,./.,M,./s,.,. o", std::nullopt},
      {[] { return GobbletStrings::tr("Big ones swallow small ones"); },
       [] {
         return GobbletStrings::tr(
             "Put a piece from your reserve on an empty cell or on any smaller piece, your opponent's too.");
       },
       ".,.,./.,mL,./S,.,. b", std::nullopt},
      {[] { return GobbletStrings::tr("Think before you lift"); },
       [] {
         return GobbletStrings::tr(
             "You may also move a piece that lies on top. What is below comes to light: lift this one, and Blue has three in a "
             "row.");
       },
       ".,L,./M,.,./m,m,sL o", Square{2, 0}},
  };
  return introduction;
}

}  // namespace

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
  game.introduction = makeIntroduction();
  return game;
}

}  // namespace kotai::ui
