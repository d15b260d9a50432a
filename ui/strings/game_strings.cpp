// What games, variants, starts and sides are called.
#include <QCoreApplication>

#include "core/games/quoridor/variant.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Texts)
};

QString upward() { return QStringLiteral("\u25b2"); }
QString downward() { return QStringLiteral("\u25bc"); }
QString rightward() { return QStringLiteral("\u25b6"); }

/// "5 × 5, 3 fences each, diagonal start", from the size as it is to be written.
QString quoridorTitle(const quoridor::Options& options, const QString& size) {
  QString fences;
  if (options.firstFences != options.secondFences)
    fences = Texts::tr("%1 and %2 fences", "first player's number, second player's")
                 .arg(options.firstFences)
                 .arg(options.secondFences);
  else if (options.firstFences == 0)
    fences = Texts::tr("no fences");
  else
    fences = Texts::tr("%n fences each", nullptr, options.firstFences);
  const QString title = Texts::tr("%1, %2", "size of the board, number of fences").arg(size, fences);
  return options.diagonal ? Texts::tr("%1, diagonal start", "after size and number of fences").arg(title) : title;
}

const quoridor::Options* quoridorOptions(const Variant& variant) {
  const auto* own = dynamic_cast<const quoridor::QuoridorVariant*>(&variant);
  return own ? &own->rules().options() : nullptr;
}

}  // namespace

QString gameName(const Variant& variant) { return gameName(variant.gameId()); }

QString gameName(std::string_view gameId) {
  if (gameId == "dodgem") return Texts::tr("Dodgem");
  if (gameId == "animalshogi") return Texts::tr("Animal Shogi");
  if (gameId == "quoridor") return Texts::tr("Quoridor");
  if (gameId == "gobblet") return Texts::tr("Gobblet Gobblers");
  if (gameId == "syncdom") return Texts::tr("Synchronized Domineering");
  return QString::fromUtf8(gameId.data(), static_cast<qsizetype>(gameId.size()));
}

QString gameSentence(std::string_view gameId) {
  if (gameId == "dodgem")
    return Texts::tr(
        "Two players drive their cars off the far edges, one up and one to the right; "
        "a player to move who has no legal move wins.");
  if (gameId == "animalshogi")
    return Texts::tr("Take the lion, or bring your own safely to the far row; what you capture, you may drop as your own.");
  if (gameId == "quoridor")
    return Texts::tr(
        "Be the first to walk to the other side; fences make the other player's way longer, but must never close it.");
  if (gameId == "gobblet")
    return Texts::tr("Three in a row, but larger pieces swallow smaller ones: mind what comes to light when you lift one.");
  if (gameId == "syncdom")
    return Texts::tr(
        "Both players place a domino at the same moment, one upright, one lying; who still finds room when the other "
        "does not, wins.");
  return QString();
}

QString variantTitle(const Variant& variant) {
  QString size = QStringLiteral("%1 \u00d7 %2").arg(variant.columns()).arg(variant.rows());
  if (variant.gameId() == "dodgem") return size;
  if (const auto* options = quoridorOptions(variant)) return quoridorTitle(*options, size);
  if (variant.id() == variant.gameId()) return Texts::tr("Usual rules");
  if (variant.id() == "animalshogi:far-drop=no") return Texts::tr("No chick drops in the far row");
  return QString::fromStdString(variant.id());
}

QString variantName(const Variant& variant) {
  const QString size = QStringLiteral("%1\u00d7%2").arg(variant.columns()).arg(variant.rows());
  if (variant.gameId() == "dodgem") return gameName(variant) + QLatin1Char(' ') + size;
  if (const auto* options = quoridorOptions(variant)) return gameName(variant) + QLatin1Char(' ') + quoridorTitle(*options, size);
  if (variant.id() == variant.gameId()) return gameName(variant);
  if (variant.id() == "animalshogi:far-drop=no")
    return Texts::tr("Animal Shogi, no far-row drops", "short name of the variant without chick drops in the far row");
  return gameName(variant) + QLatin1Char(' ') + QString::fromStdString(variant.id());
}

QString startName(std::string_view startId) {
  if (startId == "standard") return Texts::tr("Standard");
  if (startId == "chicks-before-giraffes") return Texts::tr("Chicks before the giraffes");
  if (startId == "chicks-before-elephants") return Texts::tr("Chicks before the elephants");
  return QString::fromUtf8(startId.data(), static_cast<qsizetype>(startId.size()));
}

QString notationHint(std::string_view gameId) {
  if (gameId == "dodgem")
    return Texts::tr(
        "Rows from top to bottom, joined by /. A digit stands for that many empty squares, ^ and > for "
        "the pieces; after a space follows the side to move.");
  if (gameId == "animalshogi")
    return Texts::tr(
        "Rows from top to bottom, joined by /: L G E C for lion, giraffe, elephant, chick, +C for a hen; capitals "
        "are the first player's, small letters the second's, digits empty squares. Then b or w for the "
        "player to move, and the pieces in hand, or -.");
  if (gameId == "quoridor")
    return Texts::tr(
        "Size, the squares of both pawns, the fences in both hands, the placed fences or -, the player to move "
        "(1 or 2). The fence b2h lies above b2 and c2, b2v to the right of b2 and b3.");
  if (gameId == "gobblet")
    return Texts::tr(
        "Cells joined by commas, rows from top to bottom joined by /. A cell lists its pieces from bottom to top: "
        "S M L orange, s m l blue, . empty. After a space follows the side to move, o or b.");
  if (gameId == "syncdom")
    return Texts::tr(
        "Rows from top to bottom, joined by /. A number stands for that many free cells, # for a covered one. Nobody is "
        "to move: both always are.");
  return QString();
}

QString sideSymbol(const Variant& variant, Side side) {
  if (variant.gameId() == "dodgem") return side == Side::First ? upward() : rightward();
  if (variant.gameId() == "animalshogi" || variant.gameId() == "quoridor") return side == Side::First ? upward() : downward();
  return QString();
}

}  // namespace kotai::ui
