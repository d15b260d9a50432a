#include "ui/opponent/strength_words.h"

#include <QCoreApplication>
#include <array>

namespace kotai::ui {

namespace {

struct StrengthWords {
  Q_DECLARE_TR_FUNCTIONS(StrengthWords)
};

constexpr std::array levelNames{
    QT_TRANSLATE_NOOP("StrengthWords", "Knows the rules"), QT_TRANSLATE_NOOP("StrengthWords", "Beginner"),
    QT_TRANSLATE_NOOP("StrengthWords", "Casual player"),   QT_TRANSLATE_NOOP("StrengthWords", "Club player"),
    QT_TRANSLATE_NOOP("StrengthWords", "Club champion"),   QT_TRANSLATE_NOOP("StrengthWords", "Expert"),
    QT_TRANSLATE_NOOP("StrengthWords", "Master"),          QT_TRANSLATE_NOOP("StrengthWords", "Grandmaster"),
    QT_TRANSLATE_NOOP("StrengthWords", "Nearly perfect")};

constexpr std::array levelLines{
    QT_TRANSLATE_NOOP("StrengthWords", "Mostly takes a win in one move, and stops yours two times of three"),
    QT_TRANSLATE_NOOP("StrengthWords", "Now and then overlooks what the next move ends"),
    QT_TRANSLATE_NOOP("StrengthWords", "Seldom overlooks what the next move ends"),
    QT_TRANSLATE_NOOP("StrengthWords", "Never overlooks what the next move of either side ends"),
    QT_TRANSLATE_NOOP("StrengthWords", "Sees a little further than the next move"),
    QT_TRANSLATE_NOOP("StrengthWords", "Never errs within three plies"),
    QT_TRANSLATE_NOOP("StrengthWords", "Never errs within five plies"),
    QT_TRANSLATE_NOOP("StrengthWords", "Never errs within six plies"),
    QT_TRANSLATE_NOOP("StrengthWords", "Errs only where the end is more than seven plies away")};

/// The number after "level=", from 0; -1 for other players.
int placeOf(const QString& strength) {
  const QString prefix = QStringLiteral("level=");
  const int level = strength.startsWith(prefix) ? strength.mid(prefix.size()).toInt() : 0;
  return level <= static_cast<int>(levelNames.size()) ? level - 1 : -1;
}

}  // namespace

QString strengthName(const QString& strength) {
  const int place = placeOf(strength);
  if (place >= 0)
    return StrengthWords::tr("Level %1 · %2").arg(place + 1).arg(StrengthWords::tr(levelNames[static_cast<std::size_t>(place)]));
  return strength == QLatin1String("random") ? StrengthWords::tr("Random") : StrengthWords::tr("Perfect");
}

QString strengthLine(const QString& strength) {
  const int place = placeOf(strength);
  if (place >= 0) return StrengthWords::tr(levelLines[static_cast<std::size_t>(place)]);
  return strength == QLatin1String("random") ? StrengthWords::tr("Any legal move")
                                             : StrengthWords::tr("Never errs, and sets problems; needs the solved values");
}

}  // namespace kotai::ui
