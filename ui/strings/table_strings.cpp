#include "ui/strings/table_strings.h"

#include <QCoreApplication>

#include "ui/games/presentation.h"

namespace kotai::ui {

struct TableStrings {
  Q_DECLARE_TR_FUNCTIONS(TableStrings)
};

struct KindStrings {
  Q_DECLARE_TR_FUNCTIONS(KindStrings)
};

static QString genericName(FindKind kind) {
  if (kind == FindKind::Zugzwang) return KindStrings::tr("Zugzwang");
  if (kind == FindKind::MutualZugzwang) return KindStrings::tr("Mutual zugzwang");
  if (kind == FindKind::Mate) return KindStrings::tr("Win in n plies");
  if (kind == FindKind::Longest) return KindStrings::tr("Longest wins and losses");
  if (kind == FindKind::OnlyMove) return KindStrings::tr("Only move");
  if (kind == FindKind::Draw) return KindStrings::tr("Draws");
  if (kind == FindKind::Cell) return KindStrings::tr("Cell of a table");
  return QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size()));
}

static QString genericExplanation(FindKind kind) {
  if (kind == FindKind::Zugzwang) return KindStrings::tr("The player to move would do better by passing, if that were allowed.");
  if (kind == FindKind::MutualZugzwang) return KindStrings::tr("Whichever side is to move loses. Each board is listed once.");
  if (kind == FindKind::Mate) return KindStrings::tr("The player to move wins in exactly this number of plies.");
  if (kind == FindKind::Longest) return KindStrings::tr("The positions with the longest wins and the longest losses, in plies.");
  if (kind == FindKind::OnlyMove) return KindStrings::tr("Exactly one of several legal moves keeps the win or the draw.");
  if (kind == FindKind::Draw) return KindStrings::tr("Neither player can force a win.");
  if (kind == FindKind::Cell) return KindStrings::tr("The positions counted in one cell of a table.");
  return {};
}

QString aggregateKeyName(std::string_view gameId, const AggregateKey& key) {
  const Presentation& game = presentationOf(gameId);
  const QString own = game.keyName ? game.keyName(key) : QString();
  if (!own.isEmpty()) return own;
  if (key.id == "pieces") return TableStrings::tr("by pieces on the board");  // in any game whose tiers count pieces
  return QString::fromStdString(key.id);
}

QString aggregateAxisName(std::string_view gameId, const AggregateKey& key, bool mover) {
  const Presentation& game = presentationOf(gameId);
  const QString own = game.axisName ? game.axisName(key, mover) : QString();
  if (!own.isEmpty()) return own;
  return mover ? TableStrings::tr("Mover") : TableStrings::tr("Opponent");
}

QString findKindName(const Variant& variant, FindKind kind) {
  const Presentation& game = presentationOf(variant);
  const QString own = game.kindName ? game.kindName(kind) : QString();
  return own.isEmpty() ? genericName(kind) : own;
}

QString findKindExplanation(const Variant& variant, FindKind kind) {
  const Presentation& game = presentationOf(variant);
  const QString own = game.kindExplanation ? game.kindExplanation(kind) : QString();
  return own.isEmpty() ? genericExplanation(kind) : own;
}

}  // namespace kotai::ui
