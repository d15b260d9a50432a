#include "ui/games/quoridor/work_words.h"

#include "ui/games/presentation.h"
#include "ui/games/quoridor/strings.h"

namespace kotai::ui {

namespace {

QString workName(std::string_view id) {
  if (id == "figure-11") return QuoridorStrings::tr("Who wins on which board");
  if (id == "fences-0") return QuoridorStrings::tr("No fences");
  if (id == "fences-1") return QuoridorStrings::tr("One fence each");
  if (id == "figures-7-10") return QuoridorStrings::tr("Boards whose perfect play is shown (figures 7 to 10)");
  if (id == "section-4") return QuoridorStrings::tr("Positions of 5×5 with one fence each, and a bound for the usual game");
  if (id == "whole-game") return QuoridorStrings::tr("Positions of 9×9 with 10 fences each, at most");
  if (id == "expectation") return QuoridorStrings::tr("5×5: more fences are expected to change nothing");
  if (id == "rows") return QuoridorStrings::tr("rows of the board");
  if (id == "columns") return QuoridorStrings::tr("columns of the board");
  return QString();
}

QString workNote(std::string_view id) {
  if (id == "figure-11") return QuoridorStrings::tr("The outcome of the start position, for the player who moves first.");
  if (id == "section-4")
    return QuoridorStrings::tr("The third number has one wrong digit: 437,760 minus the 1,396 that shut in a pawn is 436,364.");
  if (id == "expectation")
    return QuoridorStrings::tr(
        "The paper stops at one fence each and expects no change with more. In fact more fences change the winner: see Known "
        "results in the rules.");
  return QString();
}

}  // namespace

void addQuoridorWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
