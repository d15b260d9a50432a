// Tests for results known without solving. Every entry of the file names a variant, and agrees with the tables
// of RULES.md and with published results. Entries of small variants also agree with a solve.
#include "core/known/known_results.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <set>

#include "core/analysis/figures_checksum.h"
#include "core/analysis/published.h"
#include "core/game/registry.h"
#include "core/simultaneous/distribution.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

/// Maximum number of positions of the variants that the test solves. Each solve takes milliseconds.
constexpr std::uint64_t smallPositions = 300'000;
constexpr int smallCells = 16;

QString textOf(const QString& file) {
  QFile source(QStringLiteral(KOTAI_SOURCE_DIR "/") + file);
  return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

QStringList cellsOf(const QString& row) {
  QStringList cells = row.split(QLatin1Char('|'));
  for (QString& cell : cells) cell = cell.trimmed();
  return cells.mid(1, cells.size() - 2);
}

/// Returns the rows of the first table after \p heading.
QList<QStringList> tableBehind(const QString& text, const QString& heading) {
  QList<QStringList> rows;
  const qsizetype from = text.indexOf(heading);
  if (from < 0) return rows;
  for (const QString& line : text.mid(from).split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1Char('|')))
      rows.append(cellsOf(line));
    else if (!rows.isEmpty())
      break;
  }
  return rows;
}

std::uint64_t number(QString text) { return text.remove(QLatin1Char(',')).toULongLong(); }

/// Returns the result ("+13", "-12" or "draw") in a cell of a table of start positions.
QString startIn(const QString& cell) {
  return cell == QLatin1String("draw")
             ? cell
             : (cell[0] == QLatin1Char('+') ? QStringLiteral("win ") : QStringLiteral("loss ")) + cell.mid(1);
}

QByteArray saidOf(const KnownResult& known) { return QByteArray::fromStdString(known.variant); }

/// Returns whether a value agrees with an entry, ignoring the distance if the entry has none.
bool agrees(const KnownResult& known, Value start) {
  return known.start == start.outcome && (!known.plies || *known.plies == start.distancePlies);
}

}  // namespace

class KnownResultsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEntryIsComplete();
  void wrongFilesAreRefused();
  void quoridorAsInTheRules();
  void quoridorAsSlattonFound();
  void dodgemAsInTheRules();
  void domineeringAsInTheRules();
  void publishedStarts();
  void smallVariantsSolved();
  void smallBoardsSolved();
  void checksumDistinguishesFigures();
};

void KnownResultsTest::everyEntryIsComplete() {
  QVERIFY(!knownResults().empty());
  std::set<std::string> seen;
  for (const KnownResult& known : knownResults()) {
    const auto alternating = parseVariant(known.variant);
    const auto simultaneous = parseSimultaneousVariant(known.variant);
    QVERIFY2(alternating || simultaneous, saidOf(known));
    QCOMPARE(alternating ? (*alternating)->id() : (*simultaneous)->id(), known.variant);
    QVERIFY2(seen.insert(known.variant).second, saidOf(known));
    QVERIFY2(!known.source.empty(), saidOf(known));
    QCOMPARE(knownResult(known.variant), &known);
    const bool ours = known.method == KnownResult::Method::Solved || known.method == KnownResult::Method::Proved;
    QCOMPARE(known.isByThisProgram(), ours);
    if (!ours) continue;
    QVERIFY2(known.command.starts_with("kotai-cli solve "), saidOf(known));
    static const QRegularExpression day(QStringLiteral("^20\\d\\d-[01]\\d-[0-3]\\d$"));
    QVERIFY2(day.match(QString::fromStdString(known.date)).hasMatch(), saidOf(known));
    static const QRegularExpression sum(QStringLiteral("^([0-9a-f]{16})?$"));
    QVERIFY2(sum.match(QString::fromStdString(known.checksum)).hasMatch(), saidOf(known));
    if (known.positionsChecked) QVERIFY2(*known.positionsChecked <= known.positions.value_or(0), saidOf(known));
  }
  QVERIFY(knownResult("dodgem:7x7") == nullptr);
}

void KnownResultsTest::wrongFilesAreRefused() {
  const auto entry = [](const char* start) {
    return std::string(R"({"format": 1, "groups": [{"method": "solved", "results": [{"variant": "a", "start": ")") + start +
           "\"}]}]}";
  };
  QCOMPARE(readKnownResults(entry("win 5")).front().plies, std::optional<std::uint32_t>(5));
  QVERIFY(!readKnownResults(entry("win")).front().plies);
  for (const std::string& wrong :
       {entry("victory"), entry("win x"), entry("draw 3"), std::string("{"), std::string(R"({"format": 2})")})
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, readKnownResults(wrong));
}

void KnownResultsTest::quoridorAsInTheRules() {
  const auto rows = tableBehind(textOf(QStringLiteral("core/games/quoridor/RULES.md")), QStringLiteral("## More fences"));
  QVERIFY(rows.size() > 30);
  int compared = 0;
  for (const QStringList& row : rows.mid(2))
    for (int fences = 0; fences <= 10; ++fences) {
      const QString cell = row[1 + fences];
      const QStringList board = row[0].split(QLatin1Char(' '));
      const QString id = QStringLiteral("quoridor:%1,fences=%2%3")
                             .arg(board[0])
                             .arg(fences)
                             .arg(board.size() > 1 ? QStringLiteral(",start=diagonal") : QString());
      const KnownResult* const known = knownResult(id.toStdString());
      QCOMPARE(known != nullptr, !cell.isEmpty());
      if (!known) continue;
      const QString start = startIn(cell);
      const QString told = QString::fromLatin1(toText(known->start).data()) +
                           (known->plies ? QStringLiteral(" %1").arg(*known->plies) : QString());
      QVERIFY2(known->plies || known->start == Outcome::Draw ? told == start : start.startsWith(told), qPrintable(id));
      ++compared;
    }
  QVERIFY(compared > 300);
}

/// Compares known results with G. Slatton's table, which has only the winners.
void KnownResultsTest::quoridorAsSlattonFound() {
  QFile file(QStringLiteral(KOTAI_TEST_DATA "/slatton_quoridor_winners.csv"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  int compared = 0;
  for (const QByteArray& line : file.readAll().split('\n').mid(1)) {
    const QList<QByteArray> cells = line.split(',');
    if (cells.size() != 4) continue;
    const KnownResult* const known =
        knownResult(QStringLiteral("quoridor:%1x%2,fences=%3")
                        .arg(QLatin1String(cells[0]), QLatin1String(cells[1]), QLatin1String(cells[2]))
                        .toStdString());
    if (!known) continue;
    const QByteArray winner = cells[3].trimmed();
    QVERIFY2(known->start == (winner == "1" ? Outcome::Win : winner == "2" ? Outcome::Loss : Outcome::Draw), line);
    ++compared;
  }
  QVERIFY(compared > 100);
}

void KnownResultsTest::dodgemAsInTheRules() {
  const auto rows = tableBehind(textOf(QStringLiteral("core/games/dodgem/RULES.md")), QStringLiteral("## Results"));
  QVERIFY(rows.size() > 10);
  const auto cell = [&rows](const char* name, int size) {
    for (const QStringList& row : rows)
      if (row[0] == QLatin1String(name)) return row[size - 2];
    return QString();
  };
  for (int size = 3; size <= 6; ++size) {
    const KnownResult* const known = knownResult("dodgem:" + std::to_string(size) + "x" + std::to_string(size));
    QVERIFY(known && cell("start", size).startsWith(QString::fromLatin1(toText(known->start).data())));
  }
  const KnownResult& large = *knownResult("dodgem:6x6");
  for (const char* const name : {"win", "draw", "loss"}) QCOMPARE(large.figure(name).value(), number(cell(name, 6)));
  QCOMPARE(*large.figure("win") + *large.figure("draw") + *large.figure("loss"), large.positions.value());
  QCOMPARE(QStringLiteral("%1 / %2").arg(*large.figure("longestWin")).arg(*large.figure("longestLoss")),
           cell("longest win / loss, plies", 6));
}

void KnownResultsTest::domineeringAsInTheRules() {
  const QString rules = textOf(QStringLiteral("core/games/domineering/RULES.md"));
  const auto rows = tableBehind(rules, QStringLiteral("## Results"));
  QCOMPARE(rows.size(), 2 + 10);
  const auto letter = [](const KnownResult& known) {
    return QStringLiteral("HDV").mid(static_cast<int>(known.start), 1);  // indexed by the outcome for the first side
  };
  for (int height = 1; height <= 10; ++height)
    for (int width = 1; width <= 10; ++width) {
      const KnownResult* const known = knownResult("syncdom:" + std::to_string(width) + "x" + std::to_string(height));
      const QString cell = rows[1 + height][width];
      QCOMPARE(known && known->method == KnownResult::Method::Solved, !cell.isEmpty());
      if (!cell.isEmpty()) QCOMPARE(letter(*known), cell);
    }
  for (const QStringList& row : tableBehind(rules, QStringLiteral("### Outcomes")).mid(2))
    for (const QString& board : row[0].split(QStringLiteral(", "))) {
      const QStringList sides = board.split(QLatin1Char('x'));
      const KnownResult* const known = knownResult("syncdom:" + board.toStdString());
      const KnownResult* const turned = knownResult(QStringLiteral("syncdom:%1x%2").arg(sides[1], sides[0]).toStdString());
      QVERIFY2(known && turned, qPrintable(board));
      QCOMPARE(letter(*known), row[1]);
      QVERIFY2(turned->start == opposite(known->start), qPrintable(board));
    }
}

void KnownResultsTest::publishedStarts() {
  for (const KnownResult& known : knownResults())
    if (const auto variant = parseVariant(known.variant))
      if (const auto published = publishedOutcome(**variant)) QVERIFY2(known.start == *published, saidOf(known));
}

void KnownResultsTest::smallVariantsSolved() {
  const test::DataFolder folder;
  int compared = 0;
  for (const KnownResult& known : knownResults()) {
    const auto variant = parseVariant(known.variant);
    if (!variant || (*variant)->tierGraph().approximatePositions() > smallPositions) continue;
    const SolutionPtr solution = folder.solve(*variant);
    QVERIFY2(agrees(known, solution->value((*variant)->start())), saidOf(known));
    if (known.positions && !known.positionsAreRough) QCOMPARE(solution->positions(), *known.positions);
    QCOMPARE(figuresChecksum(totals(*solution)), known.checksum);
    ++compared;
  }
  QVERIFY(compared > 50);
}

void KnownResultsTest::smallBoardsSolved() {
  const test::DataFolder folder;
  domineering::SolveOptions options;
  options.directory = folder.path();
  int compared = 0;
  for (const KnownResult& known : knownResults()) {
    const auto variant = parseSimultaneousVariant(known.variant);
    if (!variant || (*variant)->columns() * (*variant)->rows() > smallCells) continue;
    QVERIFY(domineering::solve(*variant, options).finished);
    const auto solution = SimultaneousSolution::open(folder.path(), *variant);
    const double payoff = static_cast<double>(known.start) - static_cast<double>(Outcome::Draw);
    QVERIFY2(solution->value((*variant)->start())->value == payoff, saidOf(known));
    if (known.positions) QCOMPARE(solution->positions(), *known.positions);
    QCOMPARE(figuresChecksum(storedClassesByCovered(*solution)), known.checksum);
    ++compared;
  }
  QVERIFY(compared > 30);
}

void KnownResultsTest::checksumDistinguishesFigures() {
  Totals totals;
  totals.distances[static_cast<std::size_t>(Outcome::Win)][3] = 7;
  const std::string before = figuresChecksum(totals);
  QCOMPARE(before.size(), std::size_t{16});
  QCOMPARE(figuresChecksum(totals), before);
  totals.distances[static_cast<std::size_t>(Outcome::Win)][3] = 8;
  QVERIFY(figuresChecksum(totals) != before);

  std::vector<CoveredCounts> rows{{0, {1, 0, 0, 0}, 0}, {3, {2, 0, 5, 1}, 4}};
  const std::string classes = figuresChecksum(rows);
  QCOMPARE(classes.size(), std::size_t{16});
  ++rows[1].byClass[1];  // the check must notice a change by one in any class and in the finished positions
  QVERIFY(figuresChecksum(rows) != classes);
}

KOTAI_TEST(KnownResultsTest)
#include "known_results_test.moc"
