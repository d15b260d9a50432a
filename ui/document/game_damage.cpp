#include "ui/document/game_damage.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/record/record_reader.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct DamageStrings {
  Q_DECLARE_TR_FUNCTIONS(DamageStrings)
};

constexpr std::size_t maxSentences = 3;
constexpr int longestQuote = 40;

static QString quoted(const std::string& found) {
  const QString text = QString::fromStdString(found);
  const QString line = text.left(longestQuote).simplified();
  return QStringLiteral("“%1”").arg(text.size() > longestQuote ? line + QStringLiteral("…") : line);
}

static QString reasonText(const GameDamage& damage) {
  switch (damage.kind) {
    case GameDamage::Kind::Move:
    case GameDamage::Kind::NoPosition: return damage.reason ? errorText(*damage.reason) : QString();
    case GameDamage::Kind::NoMove: return DamageStrings::tr("This cannot be read as a move.");
    case GameDamage::Kind::HangsNowhere: return DamageStrings::tr("This move does not follow any earlier move.");
    case GameDamage::Kind::Comment: return DamageStrings::tr("The comment is not text.");
    case GameDamage::Kind::MoveList: return DamageStrings::tr("The entry for the moves is not a list.");
    case GameDamage::Kind::Current: return DamageStrings::tr("The move that was shown last is not in the game.");
    case GameDamage::Kind::Tag: return DamageStrings::tr("This is not a valid tag, or the tag appears twice.");
    case GameDamage::Kind::Result:
      return DamageStrings::tr("This is not a result, or it contradicts another result in the game.");
    case GameDamage::Kind::Bracket:
      return DamageStrings::tr("This bracket has no matching bracket, or there is no move before it.");
    case GameDamage::Kind::CommentEnd:
      return DamageStrings::tr("The comment is not closed, so it includes everything that follows.");
    case GameDamage::Kind::CutOff: return DamageStrings::tr("The end of the game is missing.");
    case GameDamage::Kind::Outside: return DamageStrings::tr("This text does not belong to any game.");
    case GameDamage::Kind::TooMuch:
      return DamageStrings::tr("A game can have at most %L1 tags, %L2 moves and %L3 levels of variations. The rest is left out.")
          .arg(static_cast<int>(maxGameTags))
          .arg(static_cast<int>(maxGameMoves))
          .arg(static_cast<int>(maxGameNesting));
    case GameDamage::Kind::NotUtf8: return DamageStrings::tr("Some bytes are not UTF-8 text. They are shown as �.");
  }
  return {};
}

/// Returns a location such as "Move 7 in the file (ply 3 of a variation, after c1c2)".
static QString moveText(const GameDamage& damage) {
  if (damage.ply == 0) return DamageStrings::tr("Move %1 in the file").arg(damage.number);
  if (damage.after.empty())
    return damage.variation ? DamageStrings::tr("Move %1 in the file (a variation at the start)").arg(damage.number)
                            : DamageStrings::tr("Move %1 in the file (ply 1)").arg(damage.number);
  const QString text = damage.variation ? DamageStrings::tr("Move %1 in the file (ply %2 of a variation, after %3)")
                                        : DamageStrings::tr("Move %1 in the file (ply %2, after %3)");
  return text.arg(damage.number).arg(damage.ply).arg(QString::fromStdString(damage.after));
}

static QString placeText(const GameDamage& damage) {
  QStringList parts;
  if (damage.place.line > 0) parts << DamageStrings::tr("Line %1, column %2").arg(damage.place.line).arg(damage.place.column);
  if (damage.number > 0) parts << moveText(damage);
  return parts.join(QStringLiteral(": "));
}

static QString sentence(const GameDamage& damage) {
  QStringList parts;
  if (const QString place = placeText(damage); !place.isEmpty())
    parts << (damage.found.empty() ? place + QLatin1Char(':') : QStringLiteral("%1: %2.").arg(place, quoted(damage.found)));
  parts << reasonText(damage);
  if (damage.followers > 0)
    parts << DamageStrings::tr("%n later move(s) are left out.", "after a move that could not be read", damage.followers);
  return parts.join(QLatin1Char(' '));
}

QString gameDamageText(const std::vector<GameDamage>& damage) {
  QStringList sentences;
  for (std::size_t i = 0; i < std::min(damage.size(), maxSentences); ++i) sentences << sentence(damage[i]);
  if (damage.size() > maxSentences)
    sentences << DamageStrings::tr("%n more part(s) could not be read.", "of a saved game",
                                   static_cast<int>(damage.size() - maxSentences));
  return sentences.join(QLatin1Char('\n'));
}

QString gameFaultText(const GameFault& fault) {
  const QString reason = fault.reason ? errorText(*fault.reason) : QString();
  switch (fault.kind) {
    case GameFault::Kind::Empty: return DamageStrings::tr("The file is empty.");
    case GameFault::Kind::NotJson:
      return DamageStrings::tr("This is not a saved game. Byte %1 is not valid JSON (%2).")
          .arg(fault.byte)
          .arg(QString::fromStdString(fault.found));
    case GameFault::Kind::NotAGame: return DamageStrings::tr("This is not a saved game, because it names no variant.");
    case GameFault::Kind::NewerFormat:
      return DamageStrings::tr(
                 "A newer version of Kotai wrote this file, in format %1. This version reads up to format %2. Update Kotai.")
          .arg(QString::fromStdString(fault.found))
          .arg(newestRecordFormat);
    case GameFault::Kind::Variant: return DamageStrings::tr("The variant %1 cannot be read. %2").arg(quoted(fault.found), reason);
    case GameFault::Kind::Start:
      return DamageStrings::tr("The start position %1 cannot be read. %2").arg(quoted(fault.found), reason);
    case GameFault::Kind::TooMuch:
      return DamageStrings::tr(
                 "A file can have at most %L1 games, %L2 moves and %L3 errors. Kotai stopped reading at line %4. Split the file.")
          .arg(static_cast<int>(maxRecordGames))
          .arg(static_cast<int>(maxRecordMoves))
          .arg(static_cast<int>(maxRecordDamage))
          .arg(fault.place.line);
  }
  return {};
}

}  // namespace kotai::ui
