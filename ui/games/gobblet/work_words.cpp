#include "ui/games/gobblet/work_words.h"

#include "ui/games/gobblet/strings.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

QString workName(std::string_view id) {
  if (id == "one-size") return GobbletStrings::tr("Ways to place the pieces of one size");
  if (id == "orange") return GobbletStrings::tr("orange pieces on the board");
  if (id == "blue") return GobbletStrings::tr("blue pieces on the board");
  if (id == "numbering") return GobbletStrings::tr("Positions to be numbered");
  if (id == "any-pieces") return GobbletStrings::tr("Any pieces anywhere");
  if (id == "any-pieces-both-sides") return GobbletStrings::tr("the same, with either side to move");
  if (id == "arrangements-both-sides") return GobbletStrings::tr("Arrangements of all sizes, with either side to move");
  if (id == "last-numbers-cut") return GobbletStrings::tr("Numbers left after the last ones are dropped");
  if (id == "impossible") return GobbletStrings::tr("Positions that cannot arise");
  if (id == "own-line") return GobbletStrings::tr("The side to move has a line");
  if (id == "only-own") return GobbletStrings::tr("Only its pieces are on the board", "of the side to move");
  if (id == "only-other") return GobbletStrings::tr("Only pieces of the other side, at least two");
  if (id == "any-reason") return GobbletStrings::tr("For at least one of these reasons");
  if (id == "left-over") return GobbletStrings::tr("All others");
  if (id == "ways-to-count") return GobbletStrings::tr("how arrangements are counted");
  if (id == "each-arrangement") return GobbletStrings::tr("All arrangements");
  if (id == "images-once") return GobbletStrings::tr("Images once", "turned and mirrored boards count as one");
  if (id == "winner") return GobbletStrings::tr("Who wins");
  if (id == "stalemates") return GobbletStrings::tr("Positions in which every move loses at once");
  return QString();
}

QString workNote(std::string_view id) {
  if (id == "numbering")
    return GobbletStrings::tr(
        "Placements of one size are numbered 0 to 1,422. 776 is the largest canonical number, so positions with a higher first "
        "number are not needed. 777 x 1,423 x 1,423 are left; the article has one row of 1,423 more.");
  if (id == "impossible")
    return GobbletStrings::tr(
        "The article names these three kinds and leaves them out, but does not count them. Other positions cannot arise either: "
        "without a line 521,065 are not reachable, of which 12,289 are of the last two kinds.");
  if (id == "winner") return GobbletStrings::tr("The article leaves the answer to its program: the first player wins.");
  if (id == "stalemates") return GobbletStrings::tr("The article pictures one. A double click on the number lists them all.");
  return QString();
}

}  // namespace

void addGobbletWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
