#include "core/library/puzzle_history.h"

#include "core/library/puzzle_texts.h"
#include "core/library/statements.h"

namespace kotai {

using catalogue::execute;
using library::dayOf;
using library::dayText;
using library::markText;
using std::chrono::sys_days;

constexpr int maxDays = 30;

static std::string words(const QVariant& value) { return value.toString().toStdString(); }

static PuzzleFate fateOf(const QString& mark, bool found) {
  if (mark == markText(PuzzleMark::Solved)) return PuzzleFate::Solved;
  if (mark == markText(PuzzleMark::WithHint)) return PuzzleFate::WithHint;
  return found ? PuzzleFate::Found : PuzzleFate::Failed;
}

static PastAttempt attemptOf(const QSqlQuery& row) {
  PastAttempt past;
  past.puzzle = {words(row.value(0)),  row.value(1).toByteArray().toStdString(),
                 words(row.value(2)),  words(row.value(3)),
                 row.value(4).toInt(), row.value(5).toDouble()};
  past.day = dayOf(row.value(6).toString());
  past.fate = fateOf(row.value(7).toString(), row.value(8).toBool());
  past.rated = row.value(9).toBool();
  past.ratingAfter = row.value(10).toDouble();
  if (!row.value(11).isNull()) past.comes = dayOf(row.value(11).toString());
  return past;
}

/// Returns the distinct values of a column of the attempts, latest first.
static std::vector<std::string> latestFirst(library::LibraryDatabase& database, const QString& column) {
  return textsOf(database, QStringLiteral("SELECT %1 FROM puzzle_attempt GROUP BY %1 ORDER BY max(id) DESC").arg(column));
}

std::vector<PastAttempt> PuzzleHistory::attempts(const std::string& gameId) const {
  return library::rowsOf(
      *m_database,
      QStringLiteral("SELECT a.variant, a.key, a.position, a.kind, a.n, a.puzzle_rating, a.day, a.mark, a.found, a.rated, "
                     "a.rating_after, r.due FROM puzzle_attempt a LEFT JOIN puzzle_repeat r ON r.variant = a.variant AND "
                     "r.key = a.key WHERE ? = '' OR a.game = ? ORDER BY a.id DESC"),
      {QString::fromStdString(gameId), QString::fromStdString(gameId)}, attemptOf);
}

std::vector<std::string> PuzzleHistory::games() const { return latestFirst(*m_database, QStringLiteral("game")); }

std::vector<std::string> PuzzleHistory::variants() const { return latestFirst(*m_database, QStringLiteral("variant")); }

std::vector<UpcomingPuzzles> PuzzleHistory::coming() const {
  return library::rowsOf(
      *m_database, QStringLiteral("SELECT variant, due, count(*) FROM puzzle_repeat GROUP BY due, variant ORDER BY due, variant"),
      {}, [](const QSqlQuery& row) {
        return UpcomingPuzzles{words(row.value(0)), dayOf(row.value(1).toString()), row.value(2).toInt()};
      });
}

/// Stores the puzzles of a day. Deletes all but the latest `maxDays` days.
bool PuzzleHistory::recordDay(const std::string& variant, sys_days day, const std::vector<std::string>& keys) {
  return library::inTransaction(*m_database, [&](const QSqlDatabase& database) {
    execute(database, QStringLiteral("DELETE FROM puzzle_day WHERE variant = ? AND day = ?"),
            {QString::fromStdString(variant), dayText(day)});
    for (std::size_t i = 0; i < keys.size(); ++i)
      execute(database, QStringLiteral("INSERT INTO puzzle_day (variant, day, number, key) VALUES (?, ?, ?, ?)"),
              {QString::fromStdString(variant), dayText(day), static_cast<int>(i) + 1, QByteArray::fromStdString(keys[i])});
    execute(database,
            QStringLiteral("DELETE FROM puzzle_day WHERE day NOT IN "
                           "(SELECT DISTINCT day FROM puzzle_day ORDER BY day DESC LIMIT ?)"),
            {maxDays});
    return true;
  });
}

std::vector<std::string> PuzzleHistory::dayKeys(const std::string& variant, sys_days day) const {
  return library::textsOf(*m_database, QStringLiteral("SELECT key FROM puzzle_day WHERE variant = ? AND day = ? ORDER BY number"),
                          {QString::fromStdString(variant), dayText(day)});
}

}  // namespace kotai
