#include "core/library/puzzle_results.h"

#include <QDateTime>
#include <algorithm>
#include <cmath>

#include "core/library/library_game.h"
#include "core/library/puzzle_texts.h"
#include "core/library/statements.h"

namespace kotai {

static PuzzleRepeat inBox(int box, std::chrono::sys_days today) {
  return {box, today + std::chrono::days(repeatDays[static_cast<std::size_t>(box)])};
}

bool isDueOn(std::chrono::sys_days due, std::chrono::sys_days today) {
  return due <= today || due > today + std::chrono::days(repeatDays.back());
}

std::optional<PuzzleRepeat> repeatAfter(const std::optional<PuzzleRepeat>& before, PuzzleMark mark, std::chrono::sys_days today) {
  if (mark == PuzzleMark::Failed) return inBox(0, today);
  if (!before || !isDueOn(before->due, today)) return before;
  if (mark == PuzzleMark::WithHint) return inBox(before->box, today);
  const int next = before->box + 1;
  if (next == static_cast<int>(repeatDays.size())) return std::nullopt;
  return inBox(next, today);
}

constexpr int unsettledPuzzles = 20;
constexpr double unsettledStep = 60;
constexpr double step = 24;
constexpr double least = 100;

static double scoreOf(PuzzleMark mark) {
  switch (mark) {
    case PuzzleMark::Solved: return 1;
    case PuzzleMark::WithHint: return 0.5;
    case PuzzleMark::Failed: break;
  }
  return 0;
}

SolverRating ratingAfter(const SolverRating& before, double puzzleRating, PuzzleMark mark) {
  const double expected = 1 / (1 + std::pow(10, (puzzleRating - before.value) / 400));
  const double most = before.puzzles < unsettledPuzzles ? unsettledStep : step;
  double change = most * (scoreOf(mark) - expected);
  if (mark == PuzzleMark::WithHint) change = std::min(change, 0.0);  // a move after a hint proves no strength
  return {std::max(least, before.value + change), before.puzzles + 1};
}

using catalogue::execute;
using library::dayOf;
using library::dayText;
using library::markText;
using std::chrono::sys_days;

static QByteArray bytes(const std::string& key) { return QByteArray::fromStdString(key); }

static SolverRating readRating(const QSqlDatabase& database, const std::string& gameId) {
  QSqlQuery last =
      execute(database, QStringLiteral("SELECT rating_after FROM puzzle_attempt WHERE game = ? ORDER BY id DESC LIMIT 1"),
              {QString::fromStdString(gameId)});
  if (!last.next()) return {};
  QSqlQuery count = execute(database, QStringLiteral("SELECT count(*) FROM puzzle_attempt WHERE game = ? AND rated = 1"),
                            {QString::fromStdString(gameId)});
  return {last.value(0).toDouble(), count.next() ? count.value(0).toInt() : 0};
}

static bool wasAttempted(const QSqlDatabase& database, const StoredPuzzle& puzzle) {
  QSqlQuery query = execute(database, QStringLiteral("SELECT 1 FROM puzzle_attempt WHERE variant = ? AND key = ? LIMIT 1"),
                            {QString::fromStdString(puzzle.variant), bytes(puzzle.key)});
  return query.next();
}

static std::optional<PuzzleRepeat> readRepeat(const QSqlDatabase& database, const StoredPuzzle& puzzle) {
  QSqlQuery query = execute(database, QStringLiteral("SELECT box, due FROM puzzle_repeat WHERE variant = ? AND key = ?"),
                            {QString::fromStdString(puzzle.variant), bytes(puzzle.key)});
  if (!query.next()) return std::nullopt;
  const int last = static_cast<int>(repeatDays.size()) - 1;
  return PuzzleRepeat{std::clamp(query.value(0).toInt(), 0, last), dayOf(query.value(1).toString())};
}

static void writeRepeat(const QSqlDatabase& database, const StoredPuzzle& puzzle, const std::optional<PuzzleRepeat>& repeat) {
  if (!repeat) {
    execute(database, QStringLiteral("DELETE FROM puzzle_repeat WHERE variant = ? AND key = ?"),
            {QString::fromStdString(puzzle.variant), bytes(puzzle.key)});
    return;
  }
  execute(database,
          QStringLiteral("INSERT OR REPLACE INTO puzzle_repeat (variant, key, position, kind, n, puzzle_rating, box, due) "
                         "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
          {QString::fromStdString(puzzle.variant), bytes(puzzle.key), QString::fromStdString(puzzle.position),
           QString::fromStdString(puzzle.kind), puzzle.n, puzzle.rating, repeat->box, dayText(repeat->due)});
}

static void writeAttempt(const QSqlDatabase& database, const PuzzleAttempt& attempt, const PuzzleChange& change) {
  const StoredPuzzle& puzzle = attempt.puzzle;
  const QDateTime at = QDateTime::fromSecsSinceEpoch(attempt.at.time_since_epoch().count(), Qt::UTC);
  execute(database,
          QStringLiteral("INSERT INTO puzzle_attempt (at, day, game, variant, key, position, kind, n, puzzle_rating, mark, "
                         "hints, seconds, rated, rating_after) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          {at.toString(Qt::ISODate), dayText(attempt.day), QString::fromStdString(gameIdOf(puzzle.variant)),
           QString::fromStdString(puzzle.variant), bytes(puzzle.key), QString::fromStdString(puzzle.position),
           QString::fromStdString(puzzle.kind), puzzle.n, puzzle.rating, markText(attempt.mark), attempt.hints, attempt.seconds,
           change.rated ? 1 : 0, change.after.value});
}

static void countDays(QSqlQuery& days, sys_days today, PuzzleStreak& streak) {
  sys_days last{};
  int row = 0;
  while (days.next()) {
    const sys_days day = dayOf(days.value(0).toString());
    row = row > 0 && day == last + std::chrono::days(1) ? row + 1 : 1;
    last = day;
    streak.bestDays = std::max(streak.bestDays, row);
  }
  if (row > 0 && last + std::chrono::days(1) >= today) streak.days = row;
}

static void countSolved(QSqlQuery& marks, PuzzleStreak& streak) {
  const QString solved = markText(PuzzleMark::Solved);
  const QString failed = markText(PuzzleMark::Failed);
  while (marks.next()) {
    const QString mark = marks.value(0).toString();
    if (mark == failed) streak.current = 0;
    if (mark == solved) streak.best = std::max(streak.best, ++streak.current);
  }
}

static void countWeek(QSqlQuery& marks, PuzzleStreak& streak) {
  while (marks.next()) {
    ++streak.weekTried;
    if (marks.value(0).toString() == markText(PuzzleMark::Solved)) ++streak.weekSolved;
  }
}

/// Returns the fate of a puzzle. \p attempts: columns mark and found, earliest attempt first. A puzzle that was
/// solved after a failed attempt is not Solved.
static PuzzleFate fateOf(QSqlQuery& attempts) {
  PuzzleFate fate = PuzzleFate::Open;
  bool erred = false;
  while (attempts.next()) {
    const QString mark = attempts.value(0).toString();
    const bool failed = mark == markText(PuzzleMark::Failed);
    erred = erred || failed;
    if (failed && !attempts.value(1).toBool())
      fate = PuzzleFate::Failed;
    else if (erred)
      fate = PuzzleFate::Found;
    else
      fate = mark == markText(PuzzleMark::Solved) ? PuzzleFate::Solved : PuzzleFate::WithHint;
  }
  return fate;
}

std::optional<PuzzleChange> PuzzleResults::add(const PuzzleAttempt& attempt) {
  return library::inTransaction(*m_database, [&](const QSqlDatabase& database) -> std::optional<PuzzleChange> {
    PuzzleChange change;
    change.before = readRating(database, gameIdOf(attempt.puzzle.variant));
    change.rated = attempt.counts && !wasAttempted(database, attempt.puzzle);
    change.after = change.rated ? ratingAfter(change.before, attempt.puzzle.rating, attempt.mark) : change.before;
    const auto repeat = repeatAfter(readRepeat(database, attempt.puzzle), attempt.mark, attempt.day);
    if (repeat) change.comes = repeat->due;
    writeAttempt(database, attempt, change);
    writeRepeat(database, attempt.puzzle, repeat);
    return change;
  });
}

SolverRating PuzzleResults::rating(const std::string& gameId) const {
  return library::orEmpty([&] { return readRating(m_database->open(), gameId); });
}

PuzzleStreak PuzzleResults::streak(const std::string& gameId, sys_days today) const {
  return library::orEmpty([&] {
    PuzzleStreak streak;
    const QSqlDatabase database = m_database->open();
    QSqlQuery marks = execute(database, QStringLiteral("SELECT mark FROM puzzle_attempt WHERE game = ? ORDER BY id"),
                              {QString::fromStdString(gameId)});
    countSolved(marks, streak);
    // Future days were recorded while the clock was wrong. The query ignores them.
    QSqlQuery days = execute(database, QStringLiteral("SELECT DISTINCT day FROM puzzle_attempt WHERE day <= ? ORDER BY day"),
                             {dayText(today)});
    countDays(days, today, streak);
    QSqlQuery week = execute(database, QStringLiteral("SELECT mark FROM puzzle_attempt WHERE day BETWEEN ? AND ?"),
                             {dayText(today - std::chrono::days(6)), dayText(today)});
    countWeek(week, streak);
    return streak;
  });
}

std::vector<StoredPuzzle> PuzzleResults::due(const std::string& variant, sys_days today) const {
  return library::orEmpty([&] {
    std::vector<StoredPuzzle> puzzles;
    QSqlQuery query = execute(m_database->open(),
                              QStringLiteral("SELECT key, position, kind, n, puzzle_rating, due FROM puzzle_repeat "
                                             "WHERE variant = ? ORDER BY due, box, key"),
                              {QString::fromStdString(variant)});
    while (query.next())
      if (isDueOn(dayOf(query.value(5).toString()), today))
        puzzles.push_back({variant, query.value(0).toByteArray().toStdString(), query.value(1).toString().toStdString(),
                           query.value(2).toString().toStdString(), query.value(3).toInt(), query.value(4).toDouble()});
    return puzzles;
  });
}

bool PuzzleResults::recordFound(const std::string& variant, const std::string& key) {
  return library::change(*m_database,
                         QStringLiteral("UPDATE puzzle_attempt SET found = 1 WHERE mark = ? AND id = "
                                        "(SELECT max(id) FROM puzzle_attempt WHERE variant = ? AND key = ?)"),
                         {markText(PuzzleMark::Failed), QString::fromStdString(variant), bytes(key)});
}

std::vector<PuzzleFate> PuzzleResults::fates(const std::string& variant, const std::vector<std::string>& keys) const {
  std::vector<PuzzleFate> fates(keys.size(), PuzzleFate::Open);
  try {
    const QSqlDatabase database = m_database->open();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      QSqlQuery attempts =
          execute(database, QStringLiteral("SELECT mark, found FROM puzzle_attempt WHERE variant = ? AND key = ? ORDER BY id"),
                  {QString::fromStdString(variant), bytes(keys[i])});
      fates[i] = fateOf(attempts);
    }
  } catch (const catalogue::StoreError&) {
    fates.assign(keys.size(), PuzzleFate::Open);
  }
  return fates;
}

std::set<std::string> PuzzleResults::seen(const std::string& variant) const {
  const auto keys = library::textsOf(*m_database, QStringLiteral("SELECT DISTINCT key FROM puzzle_attempt WHERE variant = ?"),
                                     {QString::fromStdString(variant)});
  return {keys.begin(), keys.end()};
}

}  // namespace kotai
