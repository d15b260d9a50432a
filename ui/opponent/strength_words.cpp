#include "ui/opponent/strength_words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <array>

#include "core/engine/engine_address.h"
#include "core/players/level_player.h"
#include "ui/games/presentation.h"

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

template <std::size_t Size>
QString ofLevel(const std::array<const char*, Size>& words, int level) {
  return StrengthWords::tr(words.at(static_cast<std::size_t>(level - LevelPlayer::lowestLevel)));
}

/// What a game has of its own is said by the game; other texts, names for
/// instance, stand as they are.
QString wordOfGame(const QString& strength, QString PlayerWords::*word) {
  for (const Presentation& game : presentations())
    if (const auto words = game.playerWords ? game.playerWords(strength.toStdString()) : std::nullopt) return (*words).*word;
  return {};
}

/// The program of an engine of others; empty for other players.
QString engineProgram(const QString& strength) {
  const auto address = parseEngineAddress(strength.toStdString());
  return address ? QFileInfo(QString::fromStdString(address->command.front())).fileName() : QString();
}

}  // namespace

QString shortStrengthName(const QString& strength) {
  if (const auto level = levelOf(strength.toStdString())) return StrengthWords::tr("Level %1").arg(*level);
  if (strength == QLatin1String("random")) return StrengthWords::tr("Random");
  if (strength == QLatin1String("perfect")) return StrengthWords::tr("Perfect");
  if (const QString program = engineProgram(strength); !program.isEmpty()) return StrengthWords::tr("Engine %1").arg(program);
  const QString own = wordOfGame(strength, &PlayerWords::shortName);
  return own.isEmpty() ? strength : own;
}

bool isStrength(const QString& text) { return shortStrengthName(text) != text; }

QString strengthName(const QString& strength) {
  const auto level = levelOf(strength.toStdString());
  const QString own = level ? QString() : wordOfGame(strength, &PlayerWords::name);
  if (!level) return own.isEmpty() ? shortStrengthName(strength) : own;
  return levelName(*level);
}

QString levelName(int level) { return StrengthWords::tr("Level %1 · %2").arg(level).arg(ofLevel(levelNames, level)); }

QString strengthLine(const QString& strength) {
  if (const auto level = levelOf(strength.toStdString())) return ofLevel(levelLines, *level);
  if (strength == QLatin1String("random")) return StrengthWords::tr("Any legal move");
  if (strength == QLatin1String("perfect")) return StrengthWords::tr("Never errs, and sets problems; needs the solved values");
  if (!engineProgram(strength).isEmpty()) return StrengthWords::tr("A program of somebody else: %1").arg(strength);
  return wordOfGame(strength, &PlayerWords::line);
}

QString describedStrength(const QString& strength) {
  return StrengthWords::tr("%1: %2", "an opponent, a line about it").arg(shortStrengthName(strength), strengthLine(strength));
}

}  // namespace kotai::ui
