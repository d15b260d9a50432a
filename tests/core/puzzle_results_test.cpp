// Tests for puzzle results: rating, streaks, repetitions and their days. An older library keeps its games when
// the program upgrades its tables.
#include <sys/wait.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "core/catalogue/migration.h"
#include "core/library/game_library.h"
#include "core/library/library_tables.h"
#include "tests/runner/test_class.h"
#include "tests/send_signal.h"

using namespace kotai;
using namespace std::chrono;
namespace fs = std::filesystem;

namespace {

constexpr sys_days today = 2026y / November / 22;

PuzzleAttempt attempt(const std::string& key, PuzzleMark mark, sys_days day = today, double rating = 1200) {
  return {
      {"dodgem:4x4", key, "text of " + key, "mate", 5, rating}, day + 10h, day, mark, mark == PuzzleMark::WithHint ? 1 : 0, 30};
}

std::vector<std::string> keysOf(const std::vector<StoredPuzzle>& puzzles) {
  std::vector<std::string> keys;
  for (const StoredPuzzle& each : puzzles) keys.push_back(each.key);
  return keys;
}

}  // namespace

class PuzzleResultsTest : public QObject {
  Q_OBJECT

  struct Place {
    QTemporaryDir folder;
    fs::path path() const { return folder.path().toStdString(); }
  };

 private slots:
  void finishedLessonsAreRemembered() {
    const Place place;
    {
      GameLibrary library(place.path());
      QVERIFY(library.lessons().done("dodgem").empty());
      QVERIFY(library.lessons().setDone("dodgem", "first", today));
      QVERIFY(library.lessons().setDone("dodgem", "first", today + days(1)));
      QVERIFY(library.lessons().setDone("mine", "other", today));
    }
    GameLibrary library(place.path());
    QVERIFY(library.lessons().done("dodgem") == std::set<std::string>{"first"});
    QVERIFY(library.lessons().done("mine") == std::set<std::string>{"other"});
  }

  /// A lesson that the user begins again keeps the number of exercises that were solved before.
  void begunLessonsAreRemembered() {
    const Place place;
    {
      GameLibrary library(place.path());
      QVERIFY(library.lessons().solved("dodgem").empty());
      for (const int exercises : {1, 2, 1}) QVERIFY(library.lessons().setSolved("dodgem", "first", exercises));
      QVERIFY(library.lessons().setSolved("dodgem", "second", 1));
      QVERIFY(library.lessons().setSolved("mine", "first", 4));
    }
    GameLibrary library(place.path());
    QVERIFY(library.lessons().solved("dodgem") == (std::map<std::string, int>{{"first", 2}, {"second", 1}}));
    QVERIFY(library.lessons().solved("mine") == (std::map<std::string, int>{{"first", 4}}));
    QVERIFY(library.lessons().done("dodgem").empty());
  }

  void aFailedPuzzleComesBack() {
    auto repeat = repeatAfter({}, PuzzleMark::Failed, today);
    QVERIFY(repeat == (PuzzleRepeat{0, today + days(1)}));
    sys_days day = today;
    for (const int box : {1, 2, 3}) {
      day = repeat->due;
      repeat = repeatAfter(repeat, PuzzleMark::Solved, day);
      QVERIFY(repeat == (PuzzleRepeat{box, day + days(repeatDays[static_cast<std::size_t>(box)])}));
    }
    QVERIFY(!repeatAfter(repeat, PuzzleMark::Solved, repeat->due));  // the puzzle is learned and is not repeated
    QVERIFY(repeatAfter(repeat, PuzzleMark::WithHint, repeat->due) == (PuzzleRepeat{3, repeat->due + days(21)}));
    QVERIFY(repeatAfter(repeat, PuzzleMark::Failed, repeat->due) == (PuzzleRepeat{0, repeat->due + days(1)}));
    QVERIFY(repeatAfter(repeat, PuzzleMark::Solved, day) == repeat);  // the puzzle is not due yet
    QVERIFY(!repeatAfter({}, PuzzleMark::Solved, today));
    QVERIFY(!repeatAfter({}, PuzzleMark::WithHint, today));
  }

  void ratings() {
    const SolverRating start;
    QCOMPARE(ratingAfter(start, start.value, PuzzleMark::Solved).value, SolverRating::first + 30);
    QCOMPARE(ratingAfter(start, start.value, PuzzleMark::WithHint).value, SolverRating::first);
    QCOMPARE(ratingAfter(start, 2000, PuzzleMark::WithHint).value, SolverRating::first);  // hints earn no points
    QVERIFY(ratingAfter(start, 800, PuzzleMark::WithHint).value < SolverRating::first);
    QCOMPARE(ratingAfter(start, start.value, PuzzleMark::Failed).value, SolverRating::first - 30);
    QCOMPARE(ratingAfter({1200, 20}, 1200, PuzzleMark::Solved).value, 1212.0);
    QVERIFY(ratingAfter(start, 1600, PuzzleMark::Solved).value > ratingAfter(start, 1300, PuzzleMark::Solved).value);
    QVERIFY(ratingAfter({100, 5}, 100, PuzzleMark::Failed).value >= 100);
  }

  void attemptsAreKept() {
    Place place;
    double after = 0;
    {
      GameLibrary library(place.path());
      const auto change = library.puzzles().add(attempt("a", PuzzleMark::Failed));
      QVERIFY(change && change->rated && change->comes == today + days(1));
      QCOMPARE(change->before.value, SolverRating::first);
      after = change->after.value;
      QVERIFY(library.puzzles().add(attempt("b", PuzzleMark::Solved))->rated);
      QVERIFY(library.puzzles().due("dodgem:4x4", today).empty());
    }
    GameLibrary library(place.path());
    PuzzleResults& puzzles = library.puzzles();
    QVERIFY(puzzles.rating("dodgem").value > after);
    QCOMPARE(puzzles.rating("dodgem").puzzles, 2);
    QCOMPARE(puzzles.rating("quoridor").puzzles, 0);
    QCOMPARE(puzzles.seen("dodgem:4x4"), (std::set<std::string>{"a", "b"}));
    const auto due = puzzles.due("dodgem:4x4", today + days(1));
    QCOMPARE(due.size(), std::size_t(1));
    QCOMPARE(due[0].position, std::string("text of a"));
    QCOMPARE(due[0].kind, std::string("mate"));
    QCOMPARE(due[0].n, 5);
    QVERIFY(puzzles.due("dodgem:3x3", today + days(1)).empty());
    // Solving the puzzle again moves it to the next box and leaves the rating unchanged.
    const double rating = puzzles.rating("dodgem").value;
    const auto again = puzzles.add(attempt("a", PuzzleMark::Solved, today + days(1)));
    QVERIFY(again && !again->rated && again->comes == today + days(4));
    QCOMPARE(puzzles.rating("dodgem").value, rating);
    QVERIFY(puzzles.due("dodgem:4x4", today + days(3)).empty());
    QCOMPARE(keysOf(puzzles.due("dodgem:4x4", today + days(9))), std::vector<std::string>{"a"});
  }

  void listsTheResultOfEachPuzzle() {
    Place place;
    const std::vector<std::string> keys{"open", "solved", "hint", "failed", "found", "came back"};
    const std::vector<PuzzleFate> expected{PuzzleFate::Open,   PuzzleFate::Solved, PuzzleFate::WithHint,
                                           PuzzleFate::Failed, PuzzleFate::Found,  PuzzleFate::Found};
    {
      GameLibrary library(place.path());
      PuzzleResults& puzzles = library.puzzles();
      QVERIFY(puzzles.add(attempt("solved", PuzzleMark::Solved)));
      QVERIFY(puzzles.add(attempt("hint", PuzzleMark::WithHint)));
      for (const char* key : {"failed", "found", "came back"}) QVERIFY(puzzles.add(attempt(key, PuzzleMark::Failed)));
      QVERIFY(puzzles.recordFound("dodgem:4x4", "found"));
      QVERIFY(puzzles.recordFound("dodgem:4x4", "solved"));  // this puzzle was not failed
      QVERIFY(puzzles.recordFound("dodgem:3x3", "failed"));  // a different puzzle
      QVERIFY(puzzles.add(attempt("came back", PuzzleMark::Solved, today + days(1))));
      QVERIFY(puzzles.fates("dodgem:4x4", keys) == expected);
    }
    GameLibrary library(place.path());
    QVERIFY(library.puzzles().fates("dodgem:4x4", keys) == expected);
    // After another failure the puzzle must be solved again.
    QVERIFY(library.puzzles().add(attempt("found", PuzzleMark::Failed, today + days(1))));
    QVERIFY(library.puzzles().fates("dodgem:4x4", {"found"}) == std::vector{PuzzleFate::Failed});
    QCOMPARE(library.puzzles().streak("dodgem", today).best, 1);  // a solution found later does not count for streaks
  }

  void theLongestWaitingComesFirst() {
    Place place;
    GameLibrary library(place.path());
    for (const auto& [key, day] : {std::pair("late", today), {"early", today - days(3)}, {"middle", today - days(1)}})
      QVERIFY(library.puzzles().add(attempt(key, PuzzleMark::Failed, day)));
    QCOMPARE(keysOf(library.puzzles().due("dodgem:4x4", today + days(1))), (std::vector<std::string>{"early", "middle", "late"}));
  }

  void streaks() {
    Place place;
    GameLibrary library(place.path());
    PuzzleResults& puzzles = library.puzzles();
    QCOMPARE(puzzles.streak("dodgem", today).days, 0);
    using enum PuzzleMark;
    int key = 0;
    for (const PuzzleMark mark : {Solved, Solved, Solved, Failed, Solved, WithHint, Solved})
      QVERIFY(puzzles.add(attempt(std::to_string(key++), mark, today - days(5))));
    QVERIFY(puzzles.add(attempt("next", Solved, today - days(4))));
    QVERIFY(puzzles.add(attempt("now", Solved, today - days(1))));
    const PuzzleStreak streak = puzzles.streak("dodgem", today);
    QCOMPARE(streak.current, 4);
    QCOMPARE(streak.best, 4);
    QCOMPARE(streak.days, 1);
    QCOMPARE(streak.bestDays, 2);
    QCOMPARE(puzzles.streak("dodgem", today + days(1)).days, 0);
    QCOMPARE(puzzles.streak("quoridor", today).current, 0);
  }

  /// The week has seven days, including today, and counts puzzles of all games. Puzzles with a hint or a mistake count
  /// as tried, but not as solved.
  void theWeek() {
    Place place;
    GameLibrary library(place.path());
    PuzzleResults& puzzles = library.puzzles();
    QCOMPARE(puzzles.streak("dodgem", today).weekTried, 0);
    using enum PuzzleMark;
    QVERIFY(puzzles.add(attempt("long ago", Solved, today - days(7))));
    QVERIFY(puzzles.add(attempt("first", Solved, today - days(6))));
    QVERIFY(puzzles.add(attempt("hint", WithHint, today - days(3))));
    PuzzleAttempt elsewhere = attempt("elsewhere", Solved, today - days(1));
    elsewhere.puzzle.variant = "gobblet";
    QVERIFY(puzzles.add(elsewhere));
    QVERIFY(puzzles.add(attempt("failed", Failed)));
    QVERIFY(puzzles.add(attempt("of a wrong clock", Solved, today + days(1))));
    const PuzzleStreak streak = puzzles.streak("dodgem", today);
    QCOMPARE(streak.weekTried, 4);
    QCOMPARE(streak.weekSolved, 2);
    QCOMPARE(puzzles.streak("dodgem", today + days(6)).weekTried, 2);  // the puzzles of today and of tomorrow
  }

  void anOlderLibraryKeepsItsGames() {
    Place place;
    const auto game = readSavedGames("[Variant \"animalshogi\"]\n1. B3B2 *").front();
    {
      const catalogue::ConnectionSource source(QString::fromStdString((place.path() / "games.sqlite").string()));
      catalogue::migrate(source.forThisThread(), 1, library::migration);
      catalogue::execute(
          source.forThisThread(),
          QStringLiteral("INSERT INTO game (added, source, game, variant, first, second, date, result, reason, "
                         "plies, text, digest) VALUES ('2026-11-01', 'played', 'animalshogi', 'animalshogi', 'Anna', "
                         "'', '', '*', '', 1, '[Variant \"animalshogi\"]', x'00')"));
      source.closeInThisThread();
    }
    GameLibrary library(place.path());
    QCOMPARE(library.count({}), 1);
    QCOMPARE(library.players(), std::vector<std::string>{"Anna"});
    QVERIFY(library.add({{*game, GameSource::Played, {}, {}}}));
    QVERIFY(library.puzzles().add(attempt("a", PuzzleMark::Failed)));
    QVERIFY(!library.movedAside());
    QVERIFY(!library.games({}, 1).front().valuesShown);
  }

  /// Tables of version 2 stored neither solutions found later nor games played with values.
  void theVersionBeforeKeepsItsPuzzles() {
    Place place;
    {
      const catalogue::ConnectionSource source(QString::fromStdString((place.path() / "games.sqlite").string()));
      catalogue::migrate(source.forThisThread(), 2, library::migration);
      for (const char* mark : {"failed", "solved"})
        catalogue::execute(
            source.forThisThread(),
            QStringLiteral("INSERT INTO puzzle_attempt (at, day, game, variant, key, position, kind, n, "
                           "puzzle_rating, mark, hints, seconds, rated, rating_after) VALUES ('2026-11-21T10:00:00Z', "
                           "'2026-11-21', 'dodgem', 'dodgem:4x4', ?, '', 'mate', 5, 1200, ?, 0, 30, 1, 1234)"),
            {QByteArray(mark), QString::fromLatin1(mark)});
      source.closeInThisThread();
    }
    GameLibrary library(place.path());
    PuzzleResults& puzzles = library.puzzles();
    QCOMPARE(puzzles.rating("dodgem").value, 1234.0);
    QVERIFY(puzzles.fates("dodgem:4x4", {"failed", "solved"}) == (std::vector{PuzzleFate::Failed, PuzzleFate::Solved}));
    QVERIFY(puzzles.recordFound("dodgem:4x4", "failed"));
    QVERIFY(puzzles.fates("dodgem:4x4", {"failed"}) == std::vector{PuzzleFate::Found});
    QVERIFY(!library.movedAside());
  }

  void theVersionWithoutDaysKeepsItsPuzzles() {
    Place place;
    {
      const catalogue::ConnectionSource source(QString::fromStdString((place.path() / "games.sqlite").string()));
      catalogue::migrate(source.forThisThread(), 3, library::migration);
      catalogue::execute(
          source.forThisThread(),
          QStringLiteral("INSERT INTO puzzle_attempt (at, day, game, variant, key, position, kind, n, "
                         "puzzle_rating, mark, hints, seconds, rated, rating_after, found) VALUES "
                         "('2026-11-21T10:00:00Z', '2026-11-21', 'dodgem', 'dodgem:4x4', x'61', 'text', 'mate', 5, "
                         "1200, 'failed', 0, 30, 1, 1170, 1)"));
      source.closeInThisThread();
    }
    GameLibrary library(place.path());
    PuzzleHistory& history = library.puzzleHistory();
    const auto past = history.attempts("dodgem");
    QCOMPARE(past.size(), std::size_t(1));
    QCOMPARE(past[0].fate, PuzzleFate::Found);
    QVERIFY(history.dayKeys("dodgem:4x4", today).empty());
    QVERIFY(history.recordDay("dodgem:4x4", today, {"b", "a"}));
    QCOMPARE(history.dayKeys("dodgem:4x4", today), (std::vector<std::string>{"b", "a"}));
    QVERIFY(!library.movedAside());
  }

  void attemptsAreListed() {
    Place place;
    GameLibrary library(place.path());
    PuzzleResults& puzzles = library.puzzles();
    PuzzleHistory& history = library.puzzleHistory();
    QVERIFY(history.attempts({}).empty());
    QVERIFY(history.variants().empty());
    QVERIFY(puzzles.add(attempt("a", PuzzleMark::Failed)));
    QVERIFY(puzzles.add(attempt("b", PuzzleMark::Solved)));
    PuzzleAttempt listed = attempt("c", PuzzleMark::Failed);
    listed.counts = false;
    const double rating = puzzles.rating("dodgem").value;
    const auto change = puzzles.add(listed);
    QVERIFY(change && !change->rated && change->comes == today + days(1));
    QCOMPARE(puzzles.rating("dodgem").value, rating);
    QCOMPARE(puzzles.rating("dodgem").puzzles, 2);
    const auto past = history.attempts("dodgem");
    QCOMPARE(past.size(), std::size_t(3));
    QCOMPARE(past[0].puzzle.key, std::string("c"));
    QVERIFY(!past[0].rated && past[1].rated && past[2].rated);
    QVERIFY(!past[1].comes && past[2].comes == today + days(1));
    QVERIFY(history.attempts("quoridor").empty());
    QCOMPARE(history.attempts({}).size(), std::size_t(3));
    QCOMPARE(history.variants(), std::vector<std::string>{"dodgem:4x4"});
    const auto coming = history.coming();
    QCOMPARE(coming.size(), std::size_t(1));
    QCOMPARE(coming[0].count, 2);
    // Each variant has its own puzzles of the day.
    QVERIFY(history.recordDay("dodgem:3x3", today, {"x"}) && history.recordDay("dodgem:4x4", today, {"y"}));
    QCOMPARE(history.dayKeys("dodgem:3x3", today), std::vector<std::string>{"x"});
  }

  void futureDaysAreLeftOut() {
    Place place;
    GameLibrary library(place.path());
    PuzzleResults& puzzles = library.puzzles();
    PuzzleHistory& history = library.puzzleHistory();
    const sys_days wrong = 2030y / January / 1;
    for (const int before : {2, 1, 0})
      QVERIFY(puzzles.add(attempt("day " + std::to_string(before), PuzzleMark::Solved, today - days(before))));
    QVERIFY(history.recordDay("dodgem:4x4", today, {"b"}));
    QVERIFY(puzzles.add(attempt("a", PuzzleMark::Failed, wrong)));
    QVERIFY(history.recordDay("dodgem:4x4", wrong, {"z"}));
    QCOMPARE(puzzles.streak("dodgem", today).days, 3);
    QCOMPARE(puzzles.streak("dodgem", today).bestDays, 3);
    QCOMPARE(keysOf(puzzles.due("dodgem:4x4", today)), std::vector<std::string>{"a"});  // not due in 2030
    QCOMPARE(history.dayKeys("dodgem:4x4", today), std::vector<std::string>{"b"});
    // Once solved, the puzzle waits like any other.
    const auto change = puzzles.add(attempt("a", PuzzleMark::Solved));
    QVERIFY(change && change->comes == today + days(3));
    QVERIFY(puzzles.due("dodgem:4x4", today).empty());
  }

  void oldSetsAreDropped() {
    Place place;
    GameLibrary library(place.path());
    PuzzleHistory& history = library.puzzleHistory();
    for (int day = 0; day <= 30; ++day) QVERIFY(history.recordDay("dodgem:4x4", today + days(day), {"a"}));
    QVERIFY(history.dayKeys("dodgem:4x4", today).empty());
    QVERIFY(!history.dayKeys("dodgem:4x4", today + days(1)).empty());
  }

  void withoutAFolder() {
    GameLibrary library("/nonexistent/folder");
    QVERIFY(!library.puzzles().add(attempt("a", PuzzleMark::Failed)));
    QCOMPARE(library.puzzles().rating("dodgem").value, SolverRating::first);
    QVERIFY(library.puzzles().due("dodgem:4x4", today).empty());
  }

  void killedWhileItWrites() {
    Place place;
    int pipes[2];
    QCOMPARE(::pipe(pipes), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      GameLibrary library(place.path());
      for (int number = 0;; ++number)
        if (library.puzzles().add(attempt(std::to_string(number), PuzzleMark::Failed))) (void)!::write(pipes[1], "x", 1);
    }
    ::close(pipes[1]);
    char said = 0;
    std::size_t told = 0;
    for (; told < 8; ++told) QCOMPARE(::read(pipes[0], &said, 1), ssize_t(1));
    QVERIFY(test::sendSignal(child, SIGKILL));
    ::waitpid(child, nullptr, 0);
    while (::read(pipes[0], &said, 1) == 1) ++told;
    ::close(pipes[0]);
    GameLibrary library(place.path());
    const std::size_t kept = library.puzzles().seen("dodgem:4x4").size();
    QVERIFY(kept >= told);
    // Each attempt was stored either completely or not at all.
    QCOMPARE(library.puzzles().due("dodgem:4x4", today + days(1)).size(), kept);
    QCOMPARE(library.puzzles().rating("dodgem").puzzles, static_cast<int>(kept));
    QVERIFY(!library.movedAside());
  }
};

KOTAI_TEST(PuzzleResultsTest)
#include "puzzle_results_test.moc"
