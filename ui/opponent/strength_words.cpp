#include "ui/opponent/strength_words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "core/engine/engine_address.h"
#include "core/players/level_player.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

struct StrengthWords {
  Q_DECLARE_TR_FUNCTIONS(StrengthWords)
};

constexpr std::array levelNames{
    QT_TRANSLATE_NOOP("StrengthWords", "First-timer"),   QT_TRANSLATE_NOOP("StrengthWords", "Beginner"),
    QT_TRANSLATE_NOOP("StrengthWords", "Casual player"), QT_TRANSLATE_NOOP("StrengthWords", "Club player"),
    QT_TRANSLATE_NOOP("StrengthWords", "Club champion"), QT_TRANSLATE_NOOP("StrengthWords", "Expert"),
    QT_TRANSLATE_NOOP("StrengthWords", "Master"),        QT_TRANSLATE_NOOP("StrengthWords", "Grandmaster"),
    QT_TRANSLATE_NOOP("StrengthWords", "Nearly perfect")};

constexpr std::array levelLines{
    QT_TRANSLATE_NOOP("StrengthWords", "Usually spots a win in one move, and blocks yours two times out of three"),
    QT_TRANSLATE_NOOP("StrengthWords", "Sometimes misses a move that wins or loses at once"),
    QT_TRANSLATE_NOOP("StrengthWords", "Rarely misses a move that wins or loses at once"),
    QT_TRANSLATE_NOOP("StrengthWords", "Never misses an immediate win or threat"),
    QT_TRANSLATE_NOOP("StrengthWords", "Looks a little beyond the next move"),
    QT_TRANSLATE_NOOP("StrengthWords", "Plays the last three moves of a game perfectly"),
    QT_TRANSLATE_NOOP("StrengthWords", "Plays the last five moves of a game perfectly"),
    QT_TRANSLATE_NOOP("StrengthWords", "Plays the last six moves of a game perfectly"),
    QT_TRANSLATE_NOOP("StrengthWords", "Only makes mistakes when the end of the game is more than seven moves away")};

template <std::size_t Size>
static QString ofLevel(const std::array<const char*, Size>& words, int level) {
  return StrengthWords::tr(words.at(static_cast<std::size_t>(level - LevelPlayer::lowestLevel)));
}

/// Returns the text that a game provides for one of its own players. Returns other texts, such as names,
/// unchanged.
static QString wordOfGame(const QString& strength, QString PlayerWords::*word) {
  for (const Presentation& game : presentations())
    if (const auto words = game.playerWords ? game.playerWords(strength.toStdString()) : std::nullopt) return (*words).*word;
  return {};
}

/// Returns the program name of an external engine. Empty for other players.
static QString engineProgram(const QString& strength) {
  const auto address = parseEngineAddress(strength.toStdString());
  return address ? QFileInfo(QString::fromStdString(address->command.front())).fileName() : QString();
}

QString shortStrengthName(const QString& strength) {
  if (const auto level = levelOf(strength.toStdString())) return StrengthWords::tr("Level %1").arg(*level);
  if (strength == QLatin1String("random")) return StrengthWords::tr("Level %1").arg(0);
  if (strength == QLatin1String("perfect")) return StrengthWords::tr("Perfect");
  if (const auto level = trappedLevel(strength.toStdString()))
    return StrengthWords::tr("Perfect, traps for level %1").arg(*level);
  if (const QString program = engineProgram(strength); !program.isEmpty()) return StrengthWords::tr("Engine %1").arg(program);
  const QString own = wordOfGame(strength, &PlayerWords::shortName);
  return own.isEmpty() ? strength : own;
}

PlayerNames playersIn(const GameHeader& header) {
  return {shortStrengthName(QString::fromStdString(header.first)), shortStrengthName(QString::fromStdString(header.second))};
}

bool isStrength(const QString& text) { return shortStrengthName(text) != text; }

QString strengthName(const QString& strength) {
  const auto level = levelOf(strength.toStdString());
  if (strength == QLatin1String("random"))
    return StrengthWords::tr("Level %1 · %2").arg(0).arg(StrengthWords::tr("Hatchling", "the weakest opponent"));
  const QString own = level ? QString() : wordOfGame(strength, &PlayerWords::name);
  if (!level) return own.isEmpty() ? shortStrengthName(strength) : own;
  return levelName(*level);
}

QString levelName(int level) { return StrengthWords::tr("Level %1 · %2").arg(level).arg(ofLevel(levelNames, level)); }

QString strengthLine(const QString& strength) {
  if (const auto level = levelOf(strength.toStdString())) return ofLevel(levelLines, *level);
  if (strength == QLatin1String("random"))
    return StrengthWords::tr("Plays random moves and is easy to beat. For very young players");
  if (strength == QLatin1String("perfect"))
    return StrengthWords::tr("Never makes a mistake, and leaves you few good moves. The game must be solved first");
  if (trappedLevel(strength.toStdString()))
    return StrengthWords::tr(
        "Never makes a mistake, and lures you into mistakes that are typical of this level. The game must be solved first");
  if (!engineProgram(strength).isEmpty()) return StrengthWords::tr("External engine: %1").arg(strength);
  return wordOfGame(strength, &PlayerWords::line);
}

QString describedStrength(const QString& strength) {
  return StrengthWords::tr("%1: %2", "an opponent, a line about it").arg(shortStrengthName(strength), strengthLine(strength));
}

QString firstOpponentNote() {
  return StrengthWords::tr("This level is meant for a first game. You can choose a stronger one at any time.");
}

}  // namespace kotai::ui
