#include "ui/games/dodgem/work_words.h"

#include "ui/games/dodgem/strings.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

QString workName(std::string_view id) {
  if (id == "figure-2") return DodgemStrings::tr("Subspaces by progress pattern, and how moves connect them");
  if (id == "section-8") return DodgemStrings::tr("Results");
  if (id == "pattern") return DodgemStrings::tr("Pattern of the position drawn in section 3");
  if (id == "parents") return DodgemStrings::tr("Parents of that position");
  if (id == "parent-pairs") return DodgemStrings::tr("Pairs of subspaces that contain the parents");
  if (id == "start-3x3") return DodgemStrings::tr("Start of 3×3");
  if (id == "start-4x4") return DodgemStrings::tr("Start of 4×4");
  if (id == "first-move-c1c2") return DodgemStrings::tr("3×3, first move c1c2");
  if (id == "first-move-b1b2") return DodgemStrings::tr("3×3, first move b1b2");
  if (id == "first-move-b1a1") return DodgemStrings::tr("3×3, first move b1a1");
  return QString();
}

QString workNote(std::string_view id) {
  if (id == "figure-3" || id == "figure-4" || id == "figure-5-3x3" || id == "figure-5-4x4")
    return DodgemStrings::tr(
        "Counted as in the paper: positions where a side has no piece are left out, and positions with equal remaining steps but "
        "different patterns are counted twice. Tables has the true counts, and the rules explain the difference.");
  if (id == "figure-2")
    return DodgemStrings::tr(
        "The paper draws only the neighbours of one subspace of 4×4. This graph has all subspaces of 3×3, with the start at the "
        "top. Bars show the shares of won, drawn and lost positions. Click a subspace to see its numbers and its positions.");
  return QString();
}

}  // namespace

void addDodgemWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
