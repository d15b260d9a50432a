#include "ui/strings/table_strings.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/game/registry.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct FigureStrings {
  Q_DECLARE_TR_FUNCTIONS(FigureStrings)
};

static QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Returns the name of a variant. Published works identify boards by the id of the variant.
static QString nameOfVariant(std::string_view id, const Presentation& game) {
  if (const auto variant = parseVariant(id)) return variantName(**variant);
  const QString title = game.atOnce ? game.atOnce->variantTitle(std::string(id)) : QString();
  return title.isEmpty() ? toQt(id) : title;
}

QString numberAfter(std::string_view id, std::string_view prefix) {
  if (!id.starts_with(prefix)) return QString();
  const QString rest = toQt(id.substr(prefix.size()));
  bool number = false;
  rest.toUInt(&number);
  return number ? rest : QString();
}

QString figureName(std::string_view id, std::string_view gameId) {
  const Presentation& game = presentationOf(gameId);
  const QString own = game.figureName ? game.figureName(id) : QString();
  if (!own.isEmpty()) return own;
  const QString inWork = game.workName ? game.workName(id) : QString();
  if (!inWork.isEmpty()) return inWork;
  if (id == "win") return FigureStrings::tr("Won");
  if (id == "draw") return FigureStrings::tr("Drawn");
  if (id == "loss") return FigureStrings::tr("Lost");
  if (id == "start") return FigureStrings::tr("Start");
  if (id == "longest") return FigureStrings::tr("Longest win in plies");
  if (id == "moves-average") return FigureStrings::tr("Legal moves on average");
  if (id == "moves-most") return FigureStrings::tr("Most legal moves");
  if (id == "zugzwang") return FigureStrings::tr("Zugzwangs");
  if (id == "sum") return FigureStrings::tr("Total");
  return nameOfVariant(id, game);
}

QString figureExplanation(std::string_view id, std::string_view gameId) {
  const Presentation& game = presentationOf(gameId);
  return game.figureExplanation ? game.figureExplanation(id) : QString();
}

QString boardsSentence(std::string_view gameId, const Agreement& boards) {
  const Presentation& game = presentationOf(gameId);
  const int all = boards.compared() + boards.notKnown;
  if (game.boardsSentence) return game.boardsSentence(all, boards.compared(), boards.equal);
  return FigureStrings::tr("The paper has %1 boards. %2 are solved here, and %3 of these agree.")
      .arg(all)
      .arg(boards.compared())
      .arg(boards.equal);
}

QString figureValueText(std::string_view text) {
  QString whole = toQt(text);
  bool number = false;
  const qulonglong count = whole.toULongLong(&number);
  if (number) return QLocale().toString(count);  // formats an exact number
  const double decimal = whole.toDouble(&number);
  if (number && !whole.contains(QLatin1Char('e'))) {
    const auto decimals = static_cast<int>(whole.size() - whole.indexOf(QLatin1Char('.')) - 1);
    return QLocale().toString(decimal, 'f', decimals);
  }
  const qsizetype blank = whole.indexOf(QLatin1Char(' '));
  const auto outcome = outcomeFromText(whole.left(blank < 0 ? whole.size() : blank).toStdString());
  const uint plies = whole.mid(blank + 1).toUInt(&number);
  if (outcome && blank < 0) return outcomeName(*outcome);
  if (outcome && (number || *outcome == Outcome::Draw)) return valueText({*outcome, number ? plies : 0});
  return whole;
}

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
