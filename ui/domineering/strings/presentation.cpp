#include "ui/domineering/strings/presentation.h"

#include <QCoreApplication>

namespace kotai::ui {

namespace {

struct DomineeringPresentation {
  Q_DECLARE_TR_FUNCTIONS(DomineeringPresentation)
};

}  // namespace

Presentation domineeringPresentation() {
  Presentation game;
  game.gameId = "syncdom";
  game.name = [] { return DomineeringPresentation::tr("Synchronized Domineering"); };
  game.sentence = [] {
    return DomineeringPresentation::tr(
        "Both players place a domino at the same moment, one upright, one lying; who still finds room when the other "
        "does not, wins.");
  };
  game.notationHint = [] {
    return DomineeringPresentation::tr(
        "Rows from top to bottom, joined by /. A number stands for that many free cells, # for a covered one. Nobody is "
        "to move: both always are.");
  };
  return game;
}

}  // namespace kotai::ui
