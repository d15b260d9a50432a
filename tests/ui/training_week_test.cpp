// Tests for a week of training with sixty puzzles a day, beginning with the puzzles of the day. No puzzle is
// shown twice unless it was failed. A failed puzzle is repeated on the day that its result names. The program
// restarts every morning.
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <set>

#include "core/library/game_library.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/test_class.h"
#include "tests/ui/solved_variants.h"
#include "ui/puzzles/puzzle_supply.h"

using namespace kotai;
using namespace kotai::ui;
using namespace std::chrono;
using From = TrainingChoice::From;

namespace {

constexpr int puzzlesPerDay = 60;
constexpr int daysOfTraining = 7;
constexpr sys_days monday = 2026y / November / 23;

/// Simulated solver of puzzles, with the library and an independent record of every shown puzzle.
class Solver {
 public:
  explicit Solver(std::string variantId) : m_variantId(std::move(variantId)), m_library(m_folder.path().toStdString()) {}

  std::set<std::string> seen() { return m_library.puzzles().seen(m_variantId); }
  std::vector<StoredPuzzle> due(sys_days day) { return m_library.puzzles().due(m_variantId, day); }
  double rating() { return m_library.puzzles().rating(gameIdOf(m_variantId)).value; }
  std::size_t positions() const { return m_known.size(); }
  bool hasMet(const std::string& position) const { return m_known.contains(position); }
  int repeats() const { return m_repeats; }

  /// Returns the number of due puzzles according to the independent record of the test.
  std::size_t dueByHand(sys_days day) const {
    std::size_t count = 0;
    for (const auto& [position, due] : m_known) count += due && *due <= day ? 1 : 0;
    return count;
  }

  /// Checks and answers a puzzle. Fails every fifth puzzle, and requests a hint in every seventh puzzle. Returns
  /// a description of the trainer's fault, or an empty string.
  QString meet(StoredPuzzle puzzle, sys_days day) {
    const auto known = m_known.find(puzzle.position);
    const bool isNew = known == m_known.end();
    if (!isNew && !known->second) return QString::fromStdString(puzzle.position + " comes again though it was solved");
    if (!isNew && *known->second > day) return QString::fromStdString(puzzle.position + " comes before its day");
    ++m_met;
    m_repeats += isNew ? 0 : 1;
    const PuzzleMark mark = m_met % 5 == 0 ? PuzzleMark::Failed : m_met % 7 == 0 ? PuzzleMark::WithHint : PuzzleMark::Solved;
    if (isNew)
      m_known[puzzle.position] = mark == PuzzleMark::Failed ? std::optional(day + days(1)) : std::nullopt;
    else
      known->second = comesAgain(puzzle.position, mark, day);
    const auto change = m_library.puzzles().add({std::move(puzzle), day + 10h, day, mark, 0, 30});
    return change && change->rated == isNew ? QString() : QStringLiteral("the result was not kept as it should be");
  }

 private:
  /// Returns the day of the next repetition. The pause is 1 day, or 3, 7 or 21 days if the previous repetitions
  /// were solved. No longer pause occurs within a week.
  std::optional<sys_days> comesAgain(const std::string& position, PuzzleMark mark, sys_days day) {
    static constexpr int pauses[] = {1, 3, 7, 21};
    int& solved = m_solvedAgain[position];
    if (mark == PuzzleMark::Failed) solved = 0;
    if (mark == PuzzleMark::Solved) ++solved;
    return day + days(pauses[solved]);
  }

  QTemporaryDir m_folder;
  std::string m_variantId;
  GameLibrary m_library;
  std::map<std::string, std::optional<sys_days>> m_known;  // maps a position to the day of its repetition
  std::map<std::string, int> m_solvedAgain;
  int m_met = 0;
  int m_repeats = 0;
};

/// Trains for a week with the puzzles of one solution.
class Week {
 public:
  explicit Week(PuzzleMakerPtr maker) : m_maker(std::move(maker)), m_solver(m_maker->variantId()) {}

  const Solver& solver() const { return m_solver; }
  bool isDry() const { return m_dry; }  ///< returns whether no new puzzles were left

  QString train(sys_days day) {
    PuzzleSupply supply(m_maker, m_solver.seen(), static_cast<std::uint64_t>(day.time_since_epoch().count()));
    m_today = 0;
    if (const QString fault = repeat(supply, day); !fault.isEmpty()) return fault;
    while (m_today < puzzlesPerDay) {
      const QString fault = ask(supply, from(From::Day), day);
      if (!fault.isEmpty()) return fault;
      if (!m_found) break;
    }
    return trainKinds(supply, day);
  }

 private:
  static TrainingChoice from(From place) {
    TrainingChoice choice;
    choice.from = place;
    return choice;
  }

  QString repeat(PuzzleSupply& supply, sys_days day) {
    while (true) {
      const std::size_t expected = m_solver.dueByHand(day);
      if (m_solver.due(day).size() != expected) return QStringLiteral("%1 are to come back").arg(expected);
      const QString fault = ask(supply, from(From::Repeats), day);
      if (!fault.isEmpty()) return fault;
      if (!m_found) return expected == 0 ? QString() : QStringLiteral("%1 did not come back").arg(expected);
    }
  }

  /// Trains all kinds in turn, as a user would, and some mates of a fixed length.
  QString trainKinds(PuzzleSupply& supply, sys_days day) {
    for (int turn = 0; m_today < puzzlesPerDay && !m_dry; ++turn) {
      TrainingChoice choice;
      choice.hardness = static_cast<Hardness>(turn % (static_cast<int>(Hardness::VeryHard) + 1));
      const auto& kinds = m_maker->kinds();
      if (const auto number = static_cast<std::size_t>(turn) % 8; number < kinds.size()) {
        choice.from = From::Kind;
        choice.kind = kinds[number];
        if (turn % 16 == 0) choice.plies = 4;
      }
      const QString fault = ask(supply, choice, day);
      if (!fault.isEmpty()) return fault;
      m_dry = !m_found && choice.from == From::Mixed;
    }
    return {};
  }

  QString ask(PuzzleSupply& supply, const TrainingChoice& choice, sys_days day) {
    const FoundPuzzle found = supply.next(choice, m_solver.rating(), day, m_solver.due(day), {});
    m_found = found.puzzle.has_value();
    if (found.error) return QStringLiteral("the solution cannot be read");
    if (!m_found) return {};
    ++m_today;
    const Puzzle& puzzle = *found.puzzle;
    const AnyPosition canonical = m_maker->canonical(puzzle.position);
    const std::string key = positionKey(canonical);
    const std::string text = m_maker->formatPosition(canonical);  // mirror images share one text
    const QString fault = m_solver.meet(
        {m_maker->variantId(), key, text, std::string(idOf(puzzle.kind)), numberOf(puzzle), static_cast<double>(puzzle.rating)},
        day);
    supply.recordAttempt(key);
    return fault;
  }

  PuzzleMakerPtr m_maker;
  Solver m_solver;
  int m_today = 0;
  bool m_found = false;
  bool m_dry = false;
};

}  // namespace

class TrainingWeekTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingComesTwiceUnlessFailed_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("hasEnough");
    QTest::newRow("Dodgem") << "dodgem:4x4" << true;
    QTest::newRow("Quoridor") << "quoridor:4x4,fences=1" << true;
    QTest::newRow("a board with fewer puzzles than a week needs") << "quoridor:3x3,fences=2" << false;
  }
  void nothingComesTwiceUnlessFailed() {
    QFETCH(QString, id);
    QFETCH(bool, hasEnough);
    const SolutionPtr solution = test::solved(test::variantOf(id.toStdString()));
    Week week(puzzleMaker(solution));
    for (int day = 0; day < daysOfTraining; ++day) {
      const QString fault = week.train(monday + days(day));
      QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("day %1: %2").arg(day + 1).arg(fault)));
    }
    const Solver& solver = week.solver();
    QVERIFY(solver.repeats() > 0);
    QCOMPARE(week.isDry(), !hasEnough);
    if (hasEnough) QVERIFY(solver.positions() + static_cast<std::size_t>(solver.repeats()) >= puzzlesPerDay * daysOfTraining);
    if (hasEnough) return;
    // Every position that is a puzzle of any kind has been shown, perhaps mirrored.
    const Variant& variant = *solution->variant();
    for (const PuzzleKind kind : puzzleKinds()) {
      const auto source = puzzlesOfKind(solution, kind, std::nullopt, 1);
      while (const auto puzzle = source->next())
        QVERIFY(solver.hasMet(variant.formatPosition(variant.canonical(puzzle->position))));
    }
  }

  void dominoesToo() {
    const SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:5x4").value();
    const QTemporaryDir folder;
    domineering::SolveOptions options;
    options.directory = folder.path().toStdString();
    domineering::solve(variant, options);
    Week week(puzzleMaker(SimultaneousSolution::open(options.directory, variant)));
    for (int day = 0; day < daysOfTraining; ++day) {
      const QString fault = week.train(monday + days(day));
      QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("day %1: %2").arg(day + 1).arg(fault)));
    }
    QVERIFY(!week.isDry() && week.solver().repeats() > 0);
  }
};

KOTAI_TEST(TrainingWeekTest)
#include "training_week_test.moc"
