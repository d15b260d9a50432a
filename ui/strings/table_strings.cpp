#include "ui/strings/table_strings.h"

#include <QCoreApplication>

#include "ui/games/presentation.h"

namespace kotai::ui {

namespace {
struct TableStrings {
  Q_DECLARE_TR_FUNCTIONS(TableStrings)
};
}  // namespace

QString aggregateKeyName(std::string_view gameId, const AggregateKey& key) {
  const Presentation& game = presentationOf(gameId);
  const QString own = game.keyName ? game.keyName(key) : QString();
  if (!own.isEmpty()) return own;
  if (key.id == "pieces") return TableStrings::tr("by pieces on the board");  // for any game whose tiers count them
  return QString::fromStdString(key.id);
}

QString aggregateAxisName(std::string_view gameId, const AggregateKey& key, bool mover) {
  const Presentation& game = presentationOf(gameId);
  const QString own = game.axisName ? game.axisName(key, mover) : QString();
  if (!own.isEmpty()) return own;
  return mover ? TableStrings::tr("Mover") : TableStrings::tr("Opponent");
}

}  // namespace kotai::ui
