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
  if (id == "proof-graph-first") return AnimalShogiStrings::tr("the same with decided positions, the first fastest win by text");
  if (id == "proof-graph-fewest") return AnimalShogiStrings::tr("the same with decided positions, the fewest new positions");
  if (id == "proof-graph-all") return AnimalShogiStrings::tr("the same with decided positions, every fastest win");
  if (id == "rounds") return AnimalShogiStrings::tr("Rounds until nothing changes");
  if (id == "mate-share") return AnimalShogiStrings::tr("Won positions that have a mate");
  if (id == "set-ups") return AnimalShogiStrings::tr("Every order of the pieces behind the chick");
  if (id == "back-row") return AnimalShogiStrings::tr("back row of the side to move, from the left");
  if (id == "chick-file") return AnimalShogiStrings::tr("file of its chick");
  if (id == "pictured-longest") return AnimalShogiStrings::tr("Longest win: lion to B4");
  if (id == "pictured-start") return AnimalShogiStrings::tr("The start");
  if (id == "pictured-zugzwang") return AnimalShogiStrings::tr("A symmetric zugzwang");
  if (id == "pictured-mate") return AnimalShogiStrings::tr("Mate in 23, yet a shorter win");
  if (id == "pictured-most-moves") return AnimalShogiStrings::tr("38 legal moves");
  if (id == "pictured-no-moves") return AnimalShogiStrings::tr("No legal move: cannot be reached");
  if (constexpr std::string_view move = "reply-"; id.starts_with(move))
    return AnimalShogiStrings::tr("best replies to %1").arg(QString::fromStdString(std::string(id.substr(move.size()))));
  return QString();
}

QString workNote(std::string_view id) {
  if (id == "start-figures")
    return AnimalShogiStrings::tr(
        "The published proof graph most likely counts decided positions, too. Its size still depends on which of several fastest "
        "wins is "
        "taken; the rules have the numbers for three choices.");
  if (id == "table-1") return AnimalShogiStrings::tr("Counts all arrangements, reachable or not.");
  if (id == "mates")
    return AnimalShogiStrings::tr("Won by checks alone. As in the printed table, the threat of a try does not count as a check.");
  if (id == "enumeration")
    return AnimalShogiStrings::tr(
        "The slides call the positions where the lion can be taken W0, those lost by a try L0, and the others U0.");
  if (id == "set-ups")
    return AnimalShogiStrings::tr(
        "The other side has the same pieces turned round. The slides give three of these starts: the row ELG.");
  return QString();
}

}  // namespace

void addAnimalShogiWork(Presentation& game) {
  game.workName = workName;
  game.workNote = workNote;
}

}  // namespace kotai::ui
