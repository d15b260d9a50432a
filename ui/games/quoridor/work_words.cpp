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
  if (constexpr std::string_view ply = "ply-"; id.starts_with(ply)) {  // An id such as "ply-3-e2".
    const QString rest = QString::fromUtf8(id.data() + ply.size(), static_cast<qsizetype>(id.size() - ply.size()));
    return QStringLiteral("%1. %2").arg(rest.section(QLatin1Char('-'), 0, 0), rest.section(QLatin1Char('-'), 1));
  }
  if (id == "rows") return QuoridorStrings::tr("rows of the board");
  if (id == "columns") return QuoridorStrings::tr("columns of the board");
  return QString();
}

QString workNote(std::string_view id) {
  if (id == "figure-11") return QuoridorStrings::tr("The outcome of the start position, for the player who moves first.");
  if (id == "section-4")
    return QuoridorStrings::tr("The third number has one wrong digit: 437,760 minus the 1,396 that shut in a pawn is 436,364.");
  if (id == "figures-7-10")
    return QuoridorStrings::tr(
        "Figure 7 shows every move of two plies: open the board, then Graph of perfect play, Every legal move. Figures 8 to 10 "
        "show one perfect play each; below are those of this program.");
  if (id == "expectation")
    return QuoridorStrings::tr(
        "The paper stops at one fence each and expects no change with more. In fact the first player wins with five fences each "
        "or more. Boards that are not solved here show what this program found out before.");
  return QString();
}

}  // namespace

void addQuoridorWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
