#include "ui/strings/strings.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/rough_count.h"

namespace kotai::ui {

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Texts)
};

QString powerOfTen(double count) {
  static const char16_t digits[] = u"\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
  const int exponent = static_cast<int>(std::floor(std::log10(count)));
  QString raised;
  for (const QChar digit : QString::number(exponent)) raised += QChar(digits[digit.digitValue()]);
  return QLocale().toString(count / std::pow(10.0, exponent), 'f', 1) + QStringLiteral(" \u00d7 10") + raised;
}

/// \p number formats the count of seconds, minutes or hours.
QString inUnits(double seconds, const std::function<QString(double)>& number) {
  if (seconds < 100) return Texts::tr("%1 s", "seconds").arg(number(seconds));
  if (seconds < 100 * 60) return Texts::tr("%1 min", "minutes").arg(number(seconds / 60));
  if (seconds < 48 * 3600) return Texts::tr("%1 h", "hours").arg(number(seconds / 3600));
  if (seconds < 800 * 86400.0) return Texts::tr("%1 days").arg(countText(seconds / 86400));
  return Texts::tr("%1 years").arg(countText(seconds / (365.25 * 86400)));
}

}  // namespace

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

QString resultBadge(const Variant& variant, Side toMove, Outcome outcome) {
  if (outcome == Outcome::Draw) return outcomeName(outcome);
  return Texts::tr("%1 wins", "a side").arg(sideName(variant, outcome == Outcome::Win ? toMove : other(toMove)));
}

QString resultSentence(const Variant& variant, Side toMove, Value value) {
  if (value.outcome == Outcome::Draw) return Texts::tr("Draw with best play on both sides");
  const Side winner = value.outcome == Outcome::Win ? toMove : other(toMove);
  const int plies = static_cast<int>(value.distancePlies);
  const QString name = sideName(variant, winner);
  return plies == 0 ? Texts::tr("%1 has won", "a side").arg(name) : Texts::tr("%1 wins in %n plies", "a side", plies).arg(name);
}

QString byteCountText(double bytes) {
  if (bytes < 0 || bytes > 9e18) return powerOfTen(std::max(bytes, 1.0)) + QStringLiteral(" B");
  const int decimals = bytes < 1e6 ? 0 : 1;
  QString text = QLocale().formattedDataSize(static_cast<qint64>(bytes), decimals, QLocale::DataSizeSIFormat);
  return text.replace(u' ', QChar::Nbsp).replace(QLatin1String("KB"), QLatin1String("kB"));  // the same unit in every language
}

QString countText(double count) { return count < 1e13 ? QLocale().toString(count, 'f', 0) : powerOfTen(count); }

QString roughCountText(double count) { return countText(roughCount(count)); }

QString durationText(double seconds) {
  const QLocale locale;
  if (seconds < 0) return Texts::tr("unknown");
  if (seconds < 1) return Texts::tr("%1 s", "seconds").arg(locale.toString(seconds, 'f', 2));
  return inUnits(seconds, [&locale](double value) { return locale.toString(value, 'f', value < 10 ? 1 : 0); });
}

/// A rough number is rounded to whole numbers below ten, and to steps of five above.
QString estimateText(double seconds) {
  const auto rounded = [](double value) {
    const double step = value < 9.5 ? 1 : 5;
    return QLocale().toString(std::max(1.0, std::round(value / step) * step), 'f', 0);
  };
  return Texts::tr("about %1", "a duration").arg(inUnits(seconds, rounded));
}

}  // namespace kotai::ui
