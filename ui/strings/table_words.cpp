#include "ui/strings/table_words.h"

#include <QCoreApplication>

namespace kotai::ui {

namespace {
struct TableWords {
  Q_DECLARE_TR_FUNCTIONS(TableWords)
};
}  // namespace

QString aggregateKeyName(const AggregateKey& key) {
  if (key.id == "steps" && key.withinParts) return TableWords::tr("by shortest ways");
  if (key.id == "steps") return TableWords::tr("by remaining steps");
  if (key.id == "fences") return TableWords::tr("by fences in hand");
  if (key.id == "pieces" && key.withinParts) return TableWords::tr("by pieces on the board");
  if (key.id == "pieces") return TableWords::tr("by remaining pieces");
  if (key.id == "small") return TableWords::tr("by small pieces on the board");
  if (key.id == "medium") return TableWords::tr("by medium pieces on the board");
  if (key.id == "large") return TableWords::tr("by large pieces on the board");
  if (key.id == "hands") return TableWords::tr("by pieces in hand");
  if (key.id == "material") return TableWords::tr("by material");
  return QString::fromStdString(key.id);
}

QString aggregateAxisName(const AggregateKey& key, bool mover) {
  if (key.id == "steps" && key.withinParts)
    return mover ? TableWords::tr("Mover's shortest way") : TableWords::tr("Opponent's shortest way");
  if (key.id == "pieces" && key.withinParts)
    return mover ? TableWords::tr("Mover's pieces on the board") : TableWords::tr("Opponent's pieces on the board");
  if (key.id == "small") return mover ? TableWords::tr("Mover's small pieces") : TableWords::tr("Opponent's small pieces");
  if (key.id == "medium") return mover ? TableWords::tr("Mover's medium pieces") : TableWords::tr("Opponent's medium pieces");
  if (key.id == "large") return mover ? TableWords::tr("Mover's large pieces") : TableWords::tr("Opponent's large pieces");
  if (key.id == "fences") return mover ? TableWords::tr("Mover's fences in hand") : TableWords::tr("Opponent's fences in hand");
  if (key.id == "steps") return mover ? TableWords::tr("Mover's remaining steps") : TableWords::tr("Opponent's remaining steps");
  if (key.id == "pieces")
    return mover ? TableWords::tr("Mover's remaining pieces") : TableWords::tr("Opponent's remaining pieces");
  if (key.id == "hands") return mover ? TableWords::tr("Mover's pieces in hand") : TableWords::tr("Opponent's pieces in hand");
  if (key.id == "material")
    return mover ? TableWords::tr("Mover's pieces besides the lion") : TableWords::tr("Opponent's pieces besides the lion");
  return mover ? TableWords::tr("Mover") : TableWords::tr("Opponent");
}

}  // namespace kotai::ui
