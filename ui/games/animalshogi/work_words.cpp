#include "ui/games/animalshogi/work_words.h"

#include "ui/games/animalshogi/strings.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

QString workName(std::string_view id) {
  if (id == "estimate") return AnimalShogiStrings::tr("Positions with nothing in hand, estimated");
  if (id == "placements-lions") return AnimalShogiStrings::tr("Ways to place the lions");
  if (id == "placements-giraffes") return AnimalShogiStrings::tr("then the giraffes");
  if (id == "placements-elephants") return AnimalShogiStrings::tr("then the elephants");
  if (id == "placements-chicks") return AnimalShogiStrings::tr("then the chicks and hens");
  if (id == "placements") return AnimalShogiStrings::tr("Product of these");
  if (id == "table-1") return AnimalShogiStrings::tr("Arrangements by the number of pieces in hand");
  if (id == "enumeration") return AnimalShogiStrings::tr("Positions that can be reached");
  if (id == "results") return AnimalShogiStrings::tr("Won, drawn and lost positions");
  if (id == "start-figures") return AnimalShogiStrings::tr("The start, the first moves and the best replies");
  if (id == "moves") return AnimalShogiStrings::tr("Legal moves");
  if (id == "zugzwangs") return AnimalShogiStrings::tr("Zugzwangs");
  if (id == "far-drops") return AnimalShogiStrings::tr("Chicks dropped on the far row");
  if (id == "mates") return AnimalShogiStrings::tr("Positions with a mate, by its length");
  if (id == "other-starts") return AnimalShogiStrings::tr("Other starts");
  if (constexpr std::string_view move = "reply-"; id.starts_with(move))
    return AnimalShogiStrings::tr("best replies to %1").arg(QString::fromStdString(std::string(id.substr(move.size()))));
  return QString();
}

QString workNote(std::string_view id) {
  if (id == "start-figures")
    return AnimalShogiStrings::tr(
        "The size of the proof graph depends on which of several equal moves is chosen. The slides do not say, so it cannot be "
        "compared.");
  if (id == "table-1") return AnimalShogiStrings::tr("Counts all arrangements, reachable or not.");
  if (id == "mates")
    return AnimalShogiStrings::tr("Won by checks alone. As in the printed table, the threat of a try does not count as a check.");
  return QString();
}

}  // namespace

void addAnimalShogiWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
