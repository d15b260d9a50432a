#include "core/library/library_tables.h"

namespace kotai::library {

/// Returns a LIKE pattern that matches the word anywhere in a text. Special characters are escaped.
static QString anywhere(QString word) {
  for (const char* special : {"\\", "%", "_"}) word.replace(QLatin1String(special), QLatin1String("\\") + QLatin1String(special));
  return QLatin1Char('%') + word + QLatin1Char('%');
}

static QStringList gameTables() {
  return {
      QStringLiteral("CREATE TABLE game (id INTEGER PRIMARY KEY, added TEXT NOT NULL, source TEXT NOT NULL, "
                     "game TEXT NOT NULL, variant TEXT NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL, "
                     "date TEXT NOT NULL, result TEXT NOT NULL, reason TEXT NOT NULL, plies INTEGER NOT NULL, "
                     "person INTEGER, first_accuracy REAL, second_accuracy REAL, removed INTEGER NOT NULL DEFAULT 0, "
                     "text TEXT NOT NULL, digest BLOB NOT NULL UNIQUE)"),
      QStringLiteral("CREATE INDEX game_by_date ON game (date)"),
      QStringLiteral("CREATE TABLE position (game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE, "
                     "ply INTEGER NOT NULL, key BLOB NOT NULL, PRIMARY KEY (game, ply)) WITHOUT ROWID"),
      QStringLiteral("CREATE INDEX position_by_key ON position (key, game)"),
  };
}

static QStringList puzzleTables() {
  return {
      QStringLiteral("CREATE TABLE puzzle_attempt (id INTEGER PRIMARY KEY, at TEXT NOT NULL, day TEXT NOT NULL, "
                     "game TEXT NOT NULL, variant TEXT NOT NULL, key BLOB NOT NULL, position TEXT NOT NULL, "
                     "kind TEXT NOT NULL, n INTEGER NOT NULL, puzzle_rating REAL NOT NULL, mark TEXT NOT NULL, "
                     "hints INTEGER NOT NULL, seconds INTEGER NOT NULL, rated INTEGER NOT NULL, rating_after REAL NOT NULL)"),
      QStringLiteral("CREATE INDEX puzzle_attempt_by_game ON puzzle_attempt (game, id)"),
      QStringLiteral("CREATE INDEX puzzle_attempt_by_key ON puzzle_attempt (variant, key)"),
      QStringLiteral("CREATE INDEX puzzle_attempt_by_day ON puzzle_attempt (day)"),
      QStringLiteral("CREATE TABLE puzzle_repeat (variant TEXT NOT NULL, key BLOB NOT NULL, position TEXT NOT NULL, "
                     "kind TEXT NOT NULL, n INTEGER NOT NULL, puzzle_rating REAL NOT NULL, box INTEGER NOT NULL, "
                     "due TEXT NOT NULL, PRIMARY KEY (variant, key)) WITHOUT ROWID"),
  };
}

static QStringList marksOfGamesAndPuzzles() {
  return {
      QStringLiteral("ALTER TABLE game ADD COLUMN values_shown INTEGER NOT NULL DEFAULT 0"),
      QStringLiteral("ALTER TABLE puzzle_attempt ADD COLUMN found INTEGER NOT NULL DEFAULT 0"),
  };
}

static QStringList puzzlesOfTheDay() {
  return {
      QStringLiteral("CREATE TABLE puzzle_day (variant TEXT NOT NULL, day TEXT NOT NULL, number INTEGER NOT NULL, "
                     "key BLOB NOT NULL, PRIMARY KEY (variant, day, number)) WITHOUT ROWID")};
}

static QStringList finishedLessons() {
  return {
      QStringLiteral("CREATE TABLE lesson_done (course TEXT NOT NULL, lesson TEXT NOT NULL, day TEXT NOT NULL, "
                     "PRIMARY KEY (course, lesson)) WITHOUT ROWID")};
}

static QStringList begunLessons() {
  return {
      QStringLiteral("CREATE TABLE lesson_begun (course TEXT NOT NULL, lesson TEXT NOT NULL, exercises INTEGER NOT NULL, "
                     "PRIMARY KEY (course, lesson)) WITHOUT ROWID")};
}

QStringList migration(int fromVersion) {
  switch (fromVersion) {
    case 0: return gameTables();
    case 1: return puzzleTables();
    case 2: return marksOfGamesAndPuzzles();
    case 3: return puzzlesOfTheDay();
    case 4: return finishedLessons();
    case 5: return begunLessons();
    default: return {};
  }
}

Condition conditionOf(const LibraryFilter& filter) {
  Condition condition{QStringLiteral("WHERE removed = 0"), {}};
  const auto demand = [&](const char* clause, const QVariantList& values) {
    condition.text += QStringLiteral(" AND ") + QLatin1String(clause);
    condition.values += values;
  };
  const QStringList words = QString::fromStdString(filter.words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const QString& word : words)
    demand("(first || ' ' || second || ' ' || variant || ' ' || reason || ' ' || date) LIKE ? ESCAPE '\\'", {anywhere(word)});
  if (!filter.gameId.empty()) demand("game = ?", {QString::fromStdString(filter.gameId)});
  if (!filter.variant.empty()) demand("variant = ?", {QString::fromStdString(filter.variant)});
  if (filter.result) demand("result = ?", {QString::fromStdString(toText(*filter.result))});
  if (!filter.player.empty())
    demand("(first = ? OR second = ?)", {QString::fromStdString(filter.player), QString::fromStdString(filter.player)});
  if (!filter.dateFrom.empty()) demand("substr(date, 1, 10) >= ?", {QString::fromStdString(filter.dateFrom)});
  if (!filter.dateTo.empty()) demand("substr(date, 1, 10) <= ?", {QString::fromStdString(filter.dateTo)});
  if (filter.fewestPlies) demand("plies >= ?", {*filter.fewestPlies});
  if (filter.mostPlies) demand("plies <= ?", {*filter.mostPlies});
  if (filter.minAccuracy)
    demand("values_shown = 0 AND CASE person WHEN 0 THEN first_accuracy WHEN 1 THEN second_accuracy END >= ?",
           {*filter.minAccuracy});
  if (!filter.positionKey.empty())
    demand("id IN (SELECT game FROM position WHERE key = ?)", {QByteArray::fromStdString(filter.positionKey)});
  return condition;
}

QString gameColumns() {
  return QStringLiteral(
      "id, game, variant, first, second, date, result, reason, plies, source, person, first_accuracy, second_accuracy, "
      "values_shown");
}

QString ownMovesQuery(bool fromOnePosition) {
  return QStringLiteral(
             "SELECT here.key, there.key, here.ply, person, result, CASE WHEN instr(text, '[Start ') > 0 THEN text ELSE '' END "
             "FROM position AS here JOIN game ON id = here.game "
             "JOIN position AS there ON there.game = here.game AND there.ply = here.ply + 1 "
             "WHERE removed = 0 AND values_shown = 0 AND person IS NOT NULL AND variant = ?") +
         (fromOnePosition ? QStringLiteral(" AND here.key = ?") : QString());
}

QString sourceText(GameSource source) {
  switch (source) {
    case GameSource::Played: return QStringLiteral("played");
    case GameSource::PutAside: return QStringLiteral("put aside");
    case GameSource::Imported: return QStringLiteral("imported");
  }
  return {};
}

GameSource sourceOf(const QString& text) {
  for (const GameSource source : {GameSource::Played, GameSource::PutAside})
    if (sourceText(source) == text) return source;
  return GameSource::Imported;
}

}  // namespace kotai::library
