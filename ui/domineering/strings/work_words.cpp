#include "ui/domineering/strings/work_words.h"

#include <QCoreApplication>

#include "ui/actions/actions.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

struct WorkWords {
  Q_DECLARE_TR_FUNCTIONS(WorkWords)
};

QString domineeringWorkName(std::string_view id) {
  if (id == "table-1") return WorkWords::tr("1,000 games each, Monte Carlo as Vertical against alpha-beta as Horizontal");
  if (id == "games") return WorkWords::tr("Games");
  if (id == "seconds") return WorkWords::tr("Seconds");
  if (id == "thinking-times") return WorkWords::tr("Thinking time of a game in seconds");
  if (id == "predicted") return WorkWords::tr("Predicted: these boards are drawn");
  if (id == "vertical-wins") return WorkWords::tr("Vertical wins");
  if (id == "horizontal-wins") return WorkWords::tr("Horizontal wins");
  if (id == "draws") return WorkWords::tr("Draws");
  if (id == "monte-carlo") return WorkWords::tr("Monte Carlo");
  if (id == "alpha-beta") return WorkWords::tr("Alpha-beta");
  if (id == "board-depth") return WorkWords::tr("board, depth of the search");
  if (id == "figure-3") return WorkWords::tr("A position with the numbers of the evaluation");
  if (id == "rm-4-sm-1") return WorkWords::tr("Vertical 4 and 1, Horizontal 2 and 0");
  return QString();
}

QString domineeringWorkNote(std::string_view id) {
  if (id == "table-1")
    return WorkWords::tr(
        "Games depend on chance, so the tournament plays the same pairings and compares shares with 95% intervals. On 8×8 "
        "Kotai's alpha-beta wins more often. The rules page lists what the paper leaves open.");
  if (id == "thinking-times") return WorkWords::tr("Times depend on the machine, which the paper does not name.");
  if (id == "predicted")
    return WorkWords::tr("A draw is proved when each side can force it even if the other side knows its moves in advance.");
  if (id == "figure-3")
    return WorkWords::tr(
        "For each side, the numbers are the dominoes that still fit if the other side places none, and those that nobody can "
        "prevent. Eight positions after one turn on 3×4 have these numbers; the picture shows one of them.");
  return QString();
}

}  // namespace

void addDomineeringWork(Presentation& game) {
  game.workName = domineeringWorkName;
  game.workNote = domineeringWorkNote;
  game.workActions = {{"table-1", ActionId::Tournament}, {"predicted", ActionId::OutcomeTable}};
}

}  // namespace kotai::ui
