// Tests for the values of Domineering with alternating moves, against a plain solver and against published
// outcomes. Also tests the table of boards whose winner changes.
#include <QFile>
#include <QTest>
#include <array>

#include "core/analysis/figures_checksum.h"
#include "core/known/known_results.h"
#include "core/verify/verify.h"
#include "tests/core/changed_solution.h"
#include "tests/core/classicdomineering/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

std::string idOf(int columns, int rows) { return "domineering:" + std::to_string(columns) + "x" + std::to_string(rows); }

AnyPosition emptyBoard(const Variant& variant, char toMove) {
  return test::position(variant,
                        slow_domineering::toText(slow_domineering::emptyBoard(variant.columns(), variant.rows(), toMove)));
}

/// Returns V or H if that side wins whichever side begins. Otherwise, returns 1 if the side that moves first
/// wins, and 2 if the side that moves second wins.
char classOf(bool verticalWinsFirst, bool horizontalWinsFirst) {
  if (verticalWinsFirst) return horizontalWinsFirst ? '1' : 'V';
  return horizontalWinsFirst ? 'H' : '2';
}

char classOf(const Solution& solution) {
  const auto wins = [&](char first) { return solution.value(emptyBoard(*solution.variant(), first)).outcome == Outcome::Win; };
  return classOf(wins('v'), wins('h'));
}

/// Returns the cells of the table of classes in RULES.md, by rows and columns from 2 to 8.
QList<QStringList> tableOfClasses() {
  QFile file(QStringLiteral(KOTAI_SOURCE_DIR "/core/games/classicdomineering/RULES.md"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QString text = QString::fromUtf8(file.readAll());
  QList<QStringList> rows;
  for (const QString& line : text.mid(text.indexOf(QStringLiteral("## Who wins"))).split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1Char('|'))) {
      QStringList cells = line.split(QLatin1Char('|'));
      for (QString& cell : cells) cell = cell.trimmed();
      rows.append(cells.mid(1, cells.size() - 2));
    } else if (!rows.isEmpty()) {
      break;
    }
  }
  return rows.mid(2);
}

}  // namespace

class ClassicDomineeringValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPositionAsBySlowSolver_data();
  void everyPositionAsBySlowSolver();
  void publishedOutcomes();
  void transposedBoardsAreMirrored();
  void tableOfTheRules();
  void correctSolutionsAreVerified();
  void wrongValuesAreFound();
};

void ClassicDomineeringValuesTest::everyPositionAsBySlowSolver_data() {
  QTest::addColumn<QString>("id");
  for (const char* id :
       {"domineering:2x2", "domineering:3x3", "domineering:3x4", "domineering:5x3", "domineering:2x7", "domineering:4x4"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

void ClassicDomineeringValuesTest::everyPositionAsBySlowSolver() {
  QFETCH(QString, id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::variant(id.toStdString()));
  const Variant& variant = *solution->variant();
  slow_domineering::Solver slow;
  for (TierId tier; tier.value < variant.tierGraph().tierCount(); ++tier.value)
    for (PositionIndex index; index.value < variant.tierGraph().positionCount(tier); ++index.value) {
      const AnyPosition position = variant.positionAt({tier, index});
      const Value expected = slow.value(slow_domineering::fromText(variant.formatPosition(position)));
      QVERIFY2(solution->valueAt({tier, index}) == expected, variant.formatPosition(position).c_str());
    }
}

/// Breuker, Uiterwijk and van den Herik: Solving 8x8 Domineering. Theoretical Computer Science 230 (2000), pp. 195-206.
void ClassicDomineeringValuesTest::publishedOutcomes() {
  const test::DataFolder folder;
  for (const auto& [size, outcome] : {std::pair(2, '1'), std::pair(3, '1'), std::pair(4, '1'), std::pair(5, '2')})
    QCOMPARE(classOf(*folder.solve(test::variant(idOf(size, size)))), outcome);
}

/// Transposes the board and exchanges Vertical and Horizontal. The numbers of positions by value stay the same,
/// and the classes change sides.
void ClassicDomineeringValuesTest::transposedBoardsAreMirrored() {
  const test::DataFolder folder;
  for (int columns = 2; columns <= 5; ++columns)
    for (int rows = columns + 1; columns * rows <= 20 && rows <= 8; ++rows) {
      const SolutionPtr high = folder.solve(test::variant(idOf(columns, rows)));
      const SolutionPtr wide = folder.solve(test::variant(idOf(rows, columns)));
      QCOMPARE(figuresChecksum(totals(*high)), figuresChecksum(totals(*wide)));
      for (const auto& [mine, others] : {std::pair('v', 'h'), std::pair('h', 'v')})
        QVERIFY(high->value(emptyBoard(*high->variant(), mine)) == wide->value(emptyBoard(*wide->variant(), others)));
    }
}

/// Each cell has the class with alternating moves, the result of the synchronized game, and a mark if the two differ.
/// Small boards are solved. All boards have an entry among the known results.
void ClassicDomineeringValuesTest::tableOfTheRules() {
  constexpr int solvedCells = 20;
  const QList<QStringList> rows = tableOfClasses();
  QCOMPARE(rows.size(), 7);
  const test::DataFolder folder;
  for (int row = 2; row <= 8; ++row)
    for (int column = 2; column <= 8; ++column) {
      const QString cell = rows[row - 2][column - 1];
      const std::string board = std::to_string(column) + "x" + std::to_string(row);
      const KnownResult* const synchronized = knownResult("syncdom:" + board);
      QVERIFY2(synchronized, board.c_str());
      const char together = "HDV"[static_cast<int>(synchronized->start)];
      const QString turned = rows[column - 2][row - 1];
      if (cell.isEmpty()) {
        QVERIFY2(turned.isEmpty(), board.c_str());
        continue;
      }
      const char inTurn = cell.at(0).toLatin1();
      const bool same = inTurn == together;
      QCOMPARE(cell, QStringLiteral("%1 %2%3").arg(cell.at(0)).arg(QLatin1Char(together)).arg(QLatin1String(same ? "" : " *")));
      const char mirrored = inTurn == 'V' ? 'H' : inTurn == 'H' ? 'V' : inTurn;
      QVERIFY2(turned.startsWith(QLatin1Char(mirrored)), board.c_str());
      const KnownResult* const known = knownResult(idOf(column, row));
      const KnownResult* const knownTurned = knownResult(idOf(row, column));
      QVERIFY2(known && knownTurned, board.c_str());
      QCOMPARE(classOf(known->start == Outcome::Win, knownTurned->start == Outcome::Win), inTurn);
      if (column * row <= solvedCells) QCOMPARE(classOf(*folder.solve(test::variant(idOf(column, row)))), inTurn);
    }
}

void ClassicDomineeringValuesTest::correctSolutionsAreVerified() {
  const test::DataFolder folder;
  for (const char* id : {"domineering:2x2", "domineering:3x3", "domineering:3x2", "domineering:2x8", "domineering:4x4",
                         "domineering:5x4", "domineering:3x7"}) {
    const SolutionPtr solution = folder.solve(test::variant(id));
    const VerifyReport report = verifySolution(*solution, {});
    for (const Mismatch& mismatch : report.mismatches) qInfo("%s %s", mismatch.position.c_str(), mismatch.mark.c_str());
    QVERIFY2(report.correct(), id);
    QCOMPARE(report.tiersChecked, solution->variant()->tierGraph().tierCount());
    QCOMPARE(report.positionsChecked, solution->variant()->tierGraph().totalPositions());
    QCOMPARE(report.positionsExpected, report.positionsChecked);
  }
}

/// The verifier finds a single wrong value, and names the position in its own notation.
void ClassicDomineeringValuesTest::wrongValuesAreFound() {
  const test::DataFolder rightFolder;
  for (const char* id : {"domineering:3x3", "domineering:3x4"}) {
    const SolutionPtr right = rightFolder.solve(test::variant(id));
    const Variant& variant = *right->variant();
    int planted = 0;
    for (TierId tier; tier.value < variant.tierGraph().tierCount(); ++tier.value)
      for (PositionIndex index; index.value < variant.tierGraph().positionCount(tier); index.value += 7) {
        const Location place{tier, index};
        const Value before = right->valueAt(place);
        const std::array<Value, 4> wrongs{Value::draw(),
                                          Value::win(before.distancePlies + 1),
                                          Value::loss(before.distancePlies + 1),
                                          {before.outcome, before.distancePlies + 2}};
        const Value wrong = wrongs[static_cast<std::size_t>(planted) % wrongs.size()];
        if (wrong == before) continue;
        const test::DataFolder folder;
        const VerifyReport report = verifySolution(*test::changedSolution(*right, folder.path(), {{place, wrong}}));
        const std::string text = variant.formatPosition(variant.positionAt(place));
        const auto found = std::ranges::find(report.mismatches, text, &Mismatch::position);
        QVERIFY2(!report.correct() && found != report.mismatches.end(), text.c_str());
        QVERIFY(found->derived == before);
        ++planted;
      }
    QVERIFY(planted > 15);
  }
}

KOTAI_TEST(ClassicDomineeringValuesTest)
#include "values_test.moc"
