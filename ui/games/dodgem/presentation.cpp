#include "ui/games/dodgem/presentation.h"

#include "core/games/dodgem/decided.h"
#include "ui/games/dodgem/painter.h"
#include "ui/games/dodgem/strings.h"

namespace kotai::ui {

namespace {

Introduction makeIntroduction() {
  Introduction introduction;
  introduction.variant = "dodgem:4x4";
  introduction.pictures = {
      {[] { return DodgemStrings::tr("Your cars go up"); },
       [] {
         return DodgemStrings::tr("You are blue. A car moves one square, up or to a side, never back. It leaves at the top.");
       },
       ">3/>3/>3/1^^^ ^", Square{2, 0}},
      {[] { return DodgemStrings::tr("Orange goes right"); },
       [] {
         return DodgemStrings::tr(
             "Orange cars move right, up or down, and leave at the right. There are no captures: cars block each other.");
       },
       ">3/>3/>1^1/1^1^ >", Square{0, 1}},
      {[] { return DodgemStrings::tr("Clear the board to win"); },
       [] {
         return DodgemStrings::tr(
             "Drive all your cars off first, and you win. Do not trap your opponent: a player who cannot move wins, too.");
       },
       "1^1>/4/>3/4 ^", Square{1, 3}},
  };
  introduction.start = "^2>/>3/1^2/4 ^";
  introduction.winningMove = "b2b3";
  introduction.drawingMove = "b2a2";
  introduction.losingMove = "a4b4";
  introduction.explanation = [] {
    return DodgemStrings::tr(
        "b2 to b3 wins: your car stands in the way of Orange. b2 to a2 only draws: the way is free. a4 to b4 loses: that car "
        "could have left the board.");
  };
  return introduction;
}

}  // namespace

Presentation dodgemPresentation() {
  static const DodgemPainter painter;
  Presentation game;
  game.gameId = "dodgem";
  game.name = [] { return DodgemStrings::tr("Dodgem"); };
  game.sentence = [] {
    return DodgemStrings::tr(
        "Be first to drive all your cars off the board. You go up, your opponent goes right, across your way.");
  };
  game.notationHint = [] {
    return DodgemStrings::tr(
        "Rows from top to bottom, joined by /. A digit stands for that many empty squares, ^ and > for the pieces. Then a space "
        "and the side to move.");
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25b6"); };
  game.colours = {SideColour::Blue, SideColour::Orange};
  game.typedExample = [] {
    return TypedExample{QStringLiteral("b1b2"), DodgemStrings::tr("Type a move"),
                        DodgemStrings::tr("Dodgem: b4off leaves the board")};
  };
  game.playedValue = dodgem::playedValue;
  game.painter = &painter;
  game.usualVariant = "dodgem:4x4";
  game.showcase = {"dodgem:4x4", "1>2/1>2/>1^^/1^2 ^"};
  game.introduction = makeIntroduction();
  addDodgemWords(game);
  return game;
}

}  // namespace kotai::ui
