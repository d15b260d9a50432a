#include "ui/puzzles/puzzle_in_work.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace kotai::ui {

QString textOf(const PuzzleInWork& puzzle) {
  QJsonObject object{{QStringLiteral("position"), puzzle.position},
                     {QStringLiteral("kind"), puzzle.kind},
                     {QStringLiteral("n"), puzzle.n},
                     {QStringLiteral("moves"), QJsonArray::fromStringList(puzzle.moves)},
                     {QStringLiteral("hints"), puzzle.hints},
                     {QStringLiteral("wrongMoves"), puzzle.wrongMoves},
                     {QStringLiteral("seconds"), puzzle.seconds},
                     {QStringLiteral("begun"), puzzle.begun},
                     {QStringLiteral("settled"), puzzle.settled},
                     {QStringLiteral("shown"), puzzle.shown},
                     {QStringLiteral("unrated"), puzzle.unrated}};
  if (puzzle.day.isValid()) {
    object.insert(QStringLiteral("day"), puzzle.day.toString(Qt::ISODate));
    object.insert(QStringLiteral("number"), puzzle.number);
  }
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<PuzzleInWork> puzzleInWorkOf(const QString& text) {
  const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
  const auto number = [&object](const char* name) { return object.value(QLatin1String(name)).toInt(); };
  const auto flag = [&object](const char* name) { return object.value(QLatin1String(name)).toBool(); };
  PuzzleInWork puzzle;
  puzzle.position = object.value(QLatin1String("position")).toString();
  puzzle.kind = object.value(QLatin1String("kind")).toString();
  if (puzzle.position.isEmpty() || puzzle.kind.isEmpty()) return std::nullopt;
  puzzle.n = number("n");
  const QJsonArray moves = object.value(QLatin1String("moves")).toArray();
  for (const auto& move : moves) puzzle.moves << move.toString();
  puzzle.day = QDate::fromString(object.value(QLatin1String("day")).toString(), Qt::ISODate);
  puzzle.number = puzzle.day.isValid() ? number("number") : 0;
  puzzle.hints = number("hints");
  puzzle.wrongMoves = number("wrongMoves");
  puzzle.seconds = number("seconds");
  puzzle.begun = flag("begun");
  puzzle.settled = flag("settled");
  puzzle.shown = flag("shown");
  puzzle.unrated = flag("unrated");
  return puzzle;
}

}  // namespace kotai::ui
