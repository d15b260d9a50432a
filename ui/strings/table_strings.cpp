#include "ui/strings/table_strings.h"

#include <QCoreApplication>

namespace kotai::ui {

namespace {
struct TableStrings {
  Q_DECLARE_TR_FUNCTIONS(TableStrings)
};
}  // namespace

QString aggregateKeyName(const AggregateKey& key) {
  if (key.id == "steps" && key.withinParts) return TableStrings::tr("by shortest ways");
  if (key.id == "steps") return TableStrings::tr("by remaining steps");
  if (key.id == "fences") return TableStrings::tr("by fences in hand");
  if (key.id == "pieces" && key.withinParts) return TableStrings::tr("by pieces on the board");
  if (key.id == "pieces") return TableStrings::tr("by remaining pieces");
  if (key.id == "small") return TableStrings::tr("by small pieces on the board");
  if (key.id == "medium") return TableStrings::tr("by medium pieces on the board");
  if (key.id == "large") return TableStrings::tr("by large pieces on the board");
  if (key.id == "hands") return TableStrings::tr("by pieces in hand");
  if (key.id == "material") return TableStrings::tr("by material");
  return QString::fromStdString(key.id);
}

QString aggregateAxisName(const AggregateKey& key, bool mover) {
  if (key.id == "steps" && key.withinParts)
    return mover ? TableStrings::tr("Mover's shortest way") : TableStrings::tr("Opponent's shortest way");
  if (key.id == "pieces" && key.withinParts)
    return mover ? TableStrings::tr("Mover's pieces on the board") : TableStrings::tr("Opponent's pieces on the board");
  if (key.id == "small") return mover ? TableStrings::tr("Mover's small pieces") : TableStrings::tr("Opponent's small pieces");
  if (key.id == "medium") return mover ? TableStrings::tr("Mover's medium pieces") : TableStrings::tr("Opponent's medium pieces");
  if (key.id == "large") return mover ? TableStrings::tr("Mover's large pieces") : TableStrings::tr("Opponent's large pieces");
  if (key.id == "fences")
    return mover ? TableStrings::tr("Mover's fences in hand") : TableStrings::tr("Opponent's fences in hand");
  if (key.id == "steps")
    return mover ? TableStrings::tr("Mover's remaining steps") : TableStrings::tr("Opponent's remaining steps");
  if (key.id == "pieces")
    return mover ? TableStrings::tr("Mover's remaining pieces") : TableStrings::tr("Opponent's remaining pieces");
  if (key.id == "hands")
    return mover ? TableStrings::tr("Mover's pieces in hand") : TableStrings::tr("Opponent's pieces in hand");
  if (key.id == "material")
    return mover ? TableStrings::tr("Mover's pieces besides the lion") : TableStrings::tr("Opponent's pieces besides the lion");
  return mover ? TableStrings::tr("Mover") : TableStrings::tr("Opponent");
}

}  // namespace kotai::ui
