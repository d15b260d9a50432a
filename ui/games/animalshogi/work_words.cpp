#include "ui/games/animalshogi/work_words.h"

#include "ui/games/animalshogi/strings.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {

QString workName(std::string_view id) {
  if (id == "estimate") return AnimalShogiStrings::tr("Positions with nothing in hand, estimated");
  if (id == "placements-lions") return AnimalShogiStrings::tr("Placements of the lions");
  if (id == "placements-giraffes") return AnimalShogiStrings::tr("then of the giraffes");
  if (id == "placements-elephants") return AnimalShogiStrings::tr("then of the elephants");
  if (id == "placements-chicks") return AnimalShogiStrings::tr("then of the chicks and hens");
  if (id == "placements") return AnimalShogiStrings::tr("All of them multiplied");
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
        "The proof graph depends on choices among equal moves that are not told, so its size cannot be compared.");
  if (id == "table-1") return AnimalShogiStrings::tr("Counted whether reachable or not.");
  if (id == "mates")
    return AnimalShogiStrings::tr("Checks alone win. The threat of a try is no check here, as in the printed table.");
  return QString();
}

}  // namespace

void addAnimalShogiWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
