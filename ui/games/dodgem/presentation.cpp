#include "ui/games/dodgem/presentation.h"

#include "ui/games/dodgem/painter.h"
#include "ui/games/dodgem/strings.h"

namespace kotai::ui {

namespace {

Lesson makeLesson() {
  Lesson lesson;
  lesson.variant = "dodgem:3x3";
  lesson.pictures = {
      {[] { return DodgemStrings::tr("Your cars go up"); },
       [] {
         return DodgemStrings::tr("You are blue. A car moves one square, up or to a side, never back. It leaves at the top.");
       },
       ">2/>2/1^^ ^", Square{2, 0}},
      {[] { return DodgemStrings::tr("The others go right"); },
       [] {
         return DodgemStrings::tr(
             "Orange cars move right, up or down, and leave at the right. Nobody takes: cars stand in the way.");
       },
       ">2/>1^/1^1 >", Square{0, 1}},
      {[] { return DodgemStrings::tr("All cars off wins"); },
       [] {
         return DodgemStrings::tr(
             "Whose cars have all left the board wins. Do not shut the other side in: who cannot move at all wins, too.");
       },
       "1^>/3/>2 ^", Square{1, 2}},
  };
  return lesson;
}

}  // namespace

Presentation dodgemPresentation() {
  static const DodgemPainter painter;
  Presentation game;
  game.gameId = "dodgem";
  game.name = [] { return DodgemStrings::tr("Dodgem"); };
  game.sentence = [] {
    return DodgemStrings::tr(
        "Drive all your cars off the far side, you up and the other to the right. You cross each other's way.");
  };
  game.notationHint = [] {
    return DodgemStrings::tr(
        "Rows from top to bottom, joined by /. A digit stands for that many empty squares, ^ and > for "
        "the pieces; after a space follows the side to move.");
  };
  game.sideSymbol = [](Side side) { return side == Side::First ? QStringLiteral("\u25b2") : QStringLiteral("\u25b6"); };
  game.typedExample = [] {
    return TypedExample{QStringLiteral("b1b2"), DodgemStrings::tr("Type a move"),
                        DodgemStrings::tr("Dodgem: b4off leaves the board")};
  };
  game.painter = &painter;
  game.usualVariant = "dodgem:4x4";
  game.showcase = {"dodgem:4x4", "1>2/1>2/>1^^/1^2 ^"};
  game.lesson = makeLesson();
  addDodgemWords(game);
  return game;
}

}  // namespace kotai::ui
