#include "ui/document/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace kotai::ui {

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Texts)
};

QString upward() { return QStringLiteral("\u25b2"); }
QString downward() { return QStringLiteral("\u25bc"); }
QString rightward() { return QStringLiteral("\u25b6"); }

QString powerOfTen(double count) {
  static const char16_t digits[] = u"\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
  const int exponent = static_cast<int>(std::floor(std::log10(count)));
  QString raised;
  for (const QChar digit : QString::number(exponent)) raised += QChar(digits[digit.digitValue()]);
  return QLocale().toString(count / std::pow(10.0, exponent), 'f', 1) + QStringLiteral(" \u00d7 10") + raised;
}

}  // namespace

QString gameName(const Variant& variant) {
  return gameName(variant.gameId());
}

QString gameName(std::string_view gameId) {
  if (gameId == "dodgem") return Texts::tr("Dodgem");
  if (gameId == "animalshogi") return Texts::tr("Animal Shogi");
  return QString::fromUtf8(gameId.data(), static_cast<qsizetype>(gameId.size()));
}

QString gameSentence(std::string_view gameId) {
  if (gameId == "dodgem")
    return Texts::tr("Two players drive their cars off the far edges, one up and one to the right; "
                     "a player to move who has no legal move wins.");
  if (gameId == "animalshogi")
    return Texts::tr("Take the lion, or bring your own safely to the far row; what you capture, you may drop as your own.");
  return QString();
}

QString variantTitle(const Variant& variant) {
  if (variant.gameId() == "dodgem") return QStringLiteral("%1 \u00d7 %2").arg(variant.columns()).arg(variant.rows());
  if (variant.id() == "animalshogi") return Texts::tr("Usual rules");
  if (variant.id() == "animalshogi:far-drop=no") return Texts::tr("No chick drops in the far row");
  return QString::fromStdString(variant.id());
}

QString variantName(const Variant& variant) {
  if (variant.gameId() == "dodgem")
    return QStringLiteral("%1 %2\u00d7%3").arg(gameName(variant)).arg(variant.columns()).arg(variant.rows());
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
    return Texts::tr("Rows from top to bottom, joined by /. A digit stands for that many empty squares, ^ and > for "
                     "the pieces; after a space follows the side to move.");
  if (gameId == "animalshogi")
    return Texts::tr("Rows from top to bottom, joined by /: L G E C for lion, giraffe, elephant, chick, +C for a hen; capitals "
                     "are the first player's, small letters the second's, digits empty squares. Then b or w for the "
                     "player to move, and the pieces in hand, or -.");
  return QString();
}

QString sideSymbol(const Variant& variant, Side side) {
  if (variant.gameId() == "dodgem") return side == Side::First ? upward() : rightward();
  if (variant.gameId() == "animalshogi") return side == Side::First ? upward() : downward();
  return QString();
}

QString sideName(const Variant& variant, Side side) {
  const QString name = side == Side::First ? Texts::tr("First player") : Texts::tr("Second player");
  const QString symbol = sideSymbol(variant, side);
  return symbol.isEmpty() ? name : name + QLatin1Char(' ') + symbol;
}

QString outcomeName(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return Texts::tr("Win");
    case Outcome::Loss: return Texts::tr("Loss");
    case Outcome::Draw: break;
  }
  return Texts::tr("Draw");
}

QString outcomeLetter(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return Texts::tr("W", "one letter for win");
    case Outcome::Loss: return Texts::tr("L", "one letter for loss");
    case Outcome::Draw: break;
  }
  return Texts::tr("D", "one letter for draw");
}

QString valueText(Value value) {
  switch (value.outcome) {
    case Outcome::Win: return Texts::tr("Win %L1", "%1 is a number of plies").arg(value.distancePlies);
    case Outcome::Loss: return Texts::tr("Loss %L1", "%1 is a number of plies").arg(value.distancePlies);
    case Outcome::Draw: break;
  }
  return outcomeName(Outcome::Draw);
}

QString badgeText(Value value) {
  if (value.outcome == Outcome::Draw) return outcomeLetter(value.outcome);
  return Texts::tr("%1 %2", "badge on the board: letter of the outcome, number of plies")
      .arg(outcomeLetter(value.outcome))
      .arg(value.distancePlies);
}

QString resultSentence(const Variant&, Side toMove, Value value) {
  if (value.outcome == Outcome::Draw) return Texts::tr("Draw with best play on both sides");
  const Side winner = value.outcome == Outcome::Win ? toMove : other(toMove);
  if (value.distancePlies == 0)
    return winner == Side::First ? Texts::tr("The first player has won") : Texts::tr("The second player has won");
  const int plies = static_cast<int>(value.distancePlies);
  return winner == Side::First ? Texts::tr("First player wins in %n plies", nullptr, plies)
                               : Texts::tr("Second player wins in %n plies", nullptr, plies);
}

QString byteCountText(double bytes) {
  if (bytes < 0 || bytes > 9e18) return powerOfTen(std::max(bytes, 1.0)) + QStringLiteral(" B");
  const int decimals = bytes < 1e6 ? 0 : 1;
  return QLocale().formattedDataSize(static_cast<qint64>(bytes), decimals, QLocale::DataSizeSIFormat);
}

QString countText(double count) { return count < 1e13 ? QLocale().toString(count, 'f', 0) : powerOfTen(count); }

QString durationText(double seconds) {
  const QLocale locale;
  const auto number = [&locale](double value) { return locale.toString(value, 'f', value < 10 ? 1 : 0); };
  if (seconds < 0) return Texts::tr("unknown");
  if (seconds < 1) return Texts::tr("%1 s", "seconds").arg(locale.toString(seconds, 'f', 2));
  if (seconds < 100) return Texts::tr("%1 s", "seconds").arg(number(seconds));
  if (seconds < 100 * 60) return Texts::tr("%1 min", "minutes").arg(number(seconds / 60));
  if (seconds < 48 * 3600) return Texts::tr("%1 h", "hours").arg(number(seconds / 3600));
  if (seconds < 800 * 86400.0) return Texts::tr("%1 days").arg(countText(seconds / 86400));
  return Texts::tr("%1 years").arg(countText(seconds / (365.25 * 86400)));
}

}  // namespace kotai::ui
