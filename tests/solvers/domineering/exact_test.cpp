// Tests for the exact solution of Synchronized Domineering. Compares with slow rational arithmetic, and checks
// symmetries, certificates, files and resuming.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <set>
#include <span>

#include "core/base/errors.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/matrix/matrix_game.h"
#include "tests/runner/test_class.h"
#include "tests/solvers/domineering/slow_game.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

SimultaneousSolutionPtr solved(const QTemporaryDir& folder, const std::string& variant, unsigned threads = 2) {
  const auto game = *parseSimultaneousVariant(variant);
  SolveOptions options;
  options.directory = folder.path().toStdString();
  options.threads = threads;
  if (!solve(game, options).finished) throw std::runtime_error("not solved");
  return SimultaneousSolution::open(options.directory, game);
}

/// Returns rows of '.' and '#' as a string such as "2#/3".
std::string textOf(const test::SlowSyncdom::Rows& rows) {
  std::string text;
  for (const std::string& row : rows) {
    if (!text.empty()) text += '/';
    int open = 0;
    for (const char cell : row + '!') {
      if (cell == '.') {
        ++open;
        continue;
      }
      if (open > 0) text += std::to_string(open);
      open = 0;
      if (cell == '#') text += cell;
    }
  }
  return text;
}

}  // namespace

class DomineeringTest : public QObject {
  Q_OBJECT
 private slots:
  void matrixGames();
  void certificates();
  void stepsToAnEquilibrium();
  void againstFractions_data();
  void againstFractions();
  void transposed();
  void antisymmetry();
  void strategiesOfPositions();
  void notation();
  void refusedTexts_data();
  void refusedTexts();
  void sameForAnyNumberOfThreads();
  void resumes_data();
  void resumes();
  void damaged();
};

void DomineeringTest::matrixGames() {
  const auto value = [](std::size_t rows, std::size_t columns, std::vector<double> payoffs) {
    return solveMatrix({rows, columns, std::move(payoffs)});
  };
  // The games are matching pennies, a saddle point, rock-paper-scissors, a dominated row, and a game that no 2 x
  // 2 submatrix decides.
  QVERIFY(std::abs(value(2, 2, {1, -1, -1, 1}).value) < largestGap);
  QCOMPARE(value(2, 3, {0, 0.5, 1, -1, -0.5, 1}).value, 0.0);
  const Equilibrium scissors = value(3, 3, {0, -1, 1, 1, 0, -1, -1, 1, 0});
  QVERIFY(std::abs(scissors.value) < largestGap);
  for (const double chance : scissors.rowStrategy) QVERIFY(std::abs(chance - 1.0 / 3) < 1e-9);
  QVERIFY(std::abs(value(3, 2, {1, -1, -1, 1, -1, -1}).value) < largestGap);
  // The value of (a b; c d) without a saddle point is (ad - bc) / (a + d - b - c).
  QVERIFY(std::abs(value(2, 2, {0.75, -0.5, -1, 0.25}).value - (0.75 * 0.25 - 0.5) / (0.75 + 0.25 + 0.5 + 1)) < largestGap);
}

void DomineeringTest::certificates() {
  std::mt19937 random(7);
  std::uniform_int_distribution<int> size(1, 12);
  std::uniform_int_distribution<int> payoff(-2, 2);
  for (int round = 0; round < 3000; ++round) {
    Matrix matrix{static_cast<std::size_t>(size(random)), static_cast<std::size_t>(size(random)), {}};
    for (std::size_t place = 0; place < matrix.rows * matrix.columns; ++place) matrix.payoffs.push_back(payoff(random) / 2.0);
    const Equilibrium found = solveMatrix(matrix);
    const double low = securedByRows(matrix, found.rowStrategy);
    const double high = columnMaxima(matrix, found.columnStrategy);
    QVERIFY(high - low <= largestGap && found.value >= low - largestGap && found.value <= high + largestGap);
    for (const auto* strategy : {&found.rowStrategy, &found.columnStrategy}) {
      double sum = 0;
      for (const double chance : *strategy) {
        QVERIFY(chance >= 0);
        sum += chance;
      }
      QVERIFY(std::abs(sum - 1) < 1e-9);
    }
  }
}

/// Each removed choice is dominated by a choice that was not removed before it. The column player's strategies
/// only improve.
void DomineeringTest::stepsToAnEquilibrium() {
  std::mt19937 random(11);
  std::uniform_int_distribution<int> size(1, 9);
  std::uniform_int_distribution<int> payoff(-3, 3);
  int mixed = 0;
  for (int round = 0; round < 2000; ++round) {
    Matrix matrix{static_cast<std::size_t>(size(random)), static_cast<std::size_t>(size(random)), {}};
    for (std::size_t place = 0; place < matrix.rows * matrix.columns; ++place) matrix.payoffs.push_back(payoff(random) / 3.0);
    MatrixSteps steps;
    const Equilibrium found = solveMatrix(matrix, &steps);
    QCOMPARE(found.rowStrategy, solveMatrix(matrix).rowStrategy);
    QCOMPARE(found.columnStrategy, solveMatrix(matrix).columnStrategy);
    std::set<std::size_t> rows, columns;
    for (std::size_t row = 0; row < matrix.rows; ++row) rows.insert(row);
    for (std::size_t column = 0; column < matrix.columns; ++column) columns.insert(column);
    for (const RemovedChoice& removed : steps.removed) {
      std::set<std::size_t>& left = removed.isRow ? rows : columns;
      QVERIFY(removed.choice != removed.better && left.contains(removed.choice) && left.contains(removed.better));
      for (const std::size_t reply : removed.isRow ? columns : rows)
        QVERIFY(removed.isRow ? matrix.at(removed.better, reply) >= matrix.at(removed.choice, reply)
                              : matrix.at(reply, removed.better) <= matrix.at(reply, removed.choice));
      left.erase(removed.choice);
    }
    double before = 2;
    for (const std::vector<double>& strategy : steps.columnStrategies) {
      QVERIFY(std::abs(std::accumulate(strategy.begin(), strategy.end(), 0.0) - 1) < 1e-9);
      const double most = columnMaxima(matrix, strategy);
      QVERIFY(most <= before + 1e-9);
      before = most;
    }
    const auto isPure = [](const std::vector<double>& strategy) { return std::ranges::count(strategy, 1.0) == 1; };
    if (steps.columnStrategies.empty()) {
      QVERIFY(isPure(found.rowStrategy) && isPure(found.columnStrategy));
    } else {
      QVERIFY(std::abs(before - found.value) < 1e-9);
      ++mixed;
    }
  }
  QVERIFY(mixed > 500);
}

void DomineeringTest::againstFractions_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("pieceCells");
  for (int columns = 1; columns <= 6; ++columns)
    for (int rows = 1; rows <= 6; ++rows) {
      if (columns * rows <= 12) QTest::addRow("%dx%d", columns, rows) << columns << rows << 2;
      if (columns * rows <= 25) QTest::addRow("%dx%d, three cells", columns, rows) << columns << rows << 3;
    }
}

/// Checks every reachable position on boards of up to 12 cells, or of up to 25 cells with dominoes of three cells.
void DomineeringTest::againstFractions() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, pieceCells);
  const QTemporaryDir folder;
  const auto solution =
      solved(folder, "syncdom:" + std::to_string(columns) + "x" + std::to_string(rows) + ",cells=" + std::to_string(pieceCells));
  test::SlowSyncdom slow(static_cast<std::size_t>(pieceCells));
  slow.value(test::SlowSyncdom::Rows(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.')));
  std::uint64_t checked = 0;
  for (const auto& [board, value] : slow.known()) {
    const auto position = solution->variant()->parsePosition(textOf(board));
    QVERIFY2(position.has_value(), textOf(board).c_str());
    const auto found = solution->value(*position);
    QVERIFY2(found.has_value(), textOf(board).c_str());
    QVERIFY2(std::abs(found->value - value.value.number()) < 1e-9, textOf(board).c_str());
    QCOMPARE(int{found->firstSecure}, value.verticalSecure);
    QCOMPARE(int{found->secondSecure}, value.horizontalSecure);
    QVERIFY(found->firstSecure <= found->value + 1e-9 && found->value <= found->secondSecure + 1e-9);
    ++checked;
  }
  QVERIFY(checked > 0);
}

/// Exchanging rows and columns exchanges the players. Solutions of square boards fold this symmetry. Solutions of other
/// boards do not.
void DomineeringTest::transposed() {
  const QTemporaryDir folder;
  const auto wide = solved(folder, "syncdom:5x4");
  const auto high = solved(folder, "syncdom:4x5");
  for (int covered = 0; covered < wide->tierCount(); ++covered)
    for (const auto& entry : wide->tier(covered)) {
      std::uint64_t turned = 0;
      for (int cell = 0; cell < 20; ++cell)
        if (((entry.position >> cell) & 1U) != 0) turned |= 1ULL << (cell % 5 * 4 + cell / 5);
      const auto other = high->value({{turned, 0, 0, 0}});
      QVERIFY(other.has_value());
      QVERIFY(std::abs(entry.value + other->value) < 1e-9);
      QCOMPARE(int{entry.firstSecure}, -int{other->secondSecure});
    }
  // On a square, a position and its transpose have opposite values, so a symmetric position such as the empty board has the
  // value zero.
  QVERIFY(std::abs(solved(folder, "syncdom:4x4")->value({})->value) < 1e-9);
}

/// On 4x4, exchanging rows and columns changes the sign of every value. The slow solver with fractions confirms
/// this without using the symmetry. The file stores one value for both positions, and gives the correct value
/// for each.
void DomineeringTest::antisymmetry() {
  const QTemporaryDir folder;
  const auto solution = solved(folder, "syncdom:4x4");
  test::SlowSyncdom slow;
  slow.value(test::SlowSyncdom::Rows(4, "...."));
  const auto known = slow.known();
  QVERIFY(known.size() > 4000);
  for (const auto& [board, value] : known) {
    test::SlowSyncdom::Rows turned(4, "....");
    for (std::size_t row = 0; row < 4; ++row)
      for (std::size_t column = 0; column < 4; ++column) turned[3 - column][3 - row] = board[row][column];
    const auto other = known.find(turned);
    QVERIFY(other != known.end());
    QVERIFY(other->second.value == test::Fraction(0) - value.value);
    QCOMPARE(other->second.verticalSecure, -value.horizontalSecure);
    const auto found = solution->value(*solution->variant()->parsePosition(textOf(board)));
    const auto turnedFound = solution->value(*solution->variant()->parsePosition(textOf(turned)));
    QVERIFY(found && turnedFound);
    QVERIFY(std::abs(found->value - value.value.number()) < 1e-9);
    QVERIFY(std::abs(turnedFound->value + value.value.number()) < 1e-9);
    QCOMPARE(int{found->firstSecure}, value.verticalSecure);
    QCOMPARE(int{turnedFound->secondSecure}, -value.verticalSecure);
    QVERIFY(found->firstSecure <= found->value + 1e-9 && found->value <= found->secondSecure + 1e-9);
  }
}

/// The strategies of a position guarantee the position's stored value.
void DomineeringTest::strategiesOfPositions() {
  const QTemporaryDir folder;
  const auto solution = solved(folder, "syncdom:4x4");
  int mixed = 0;
  for (int covered = 0; covered < solution->tierCount(); ++covered)
    for (const auto& entry : solution->tier(covered)) {
      const AnyPosition position{{entry.position, 0, 0, 0}};
      if (solution->variant()->finished(position)) continue;
      const PositionGame game = positionGame(*solution, position).value();
      QVERIFY(std::abs(game.equilibrium.value - entry.value) < 1e-9);
      QVERIFY(game.equilibrium.gap <= largestGap);
      if (entry.firstSecure != entry.secondSecure) ++mixed;
    }
  QVERIFY(mixed > 0);
}

void DomineeringTest::notation() {
  for (const char* variant :
       {"syncdom:4x3", "syncdom:10x10", "syncdom:1x2", "syncdom:7x7", "syncdom:5x4,cells=3", "syncdom:9x10,cells=3"}) {
    const auto game = *parseSimultaneousVariant(variant);
    std::mt19937 random(3);
    AnyPosition position = game->start();
    while (!game->finished(position)) {
      QCOMPARE(*game->parsePosition(game->formatPosition(position)), position);
      const auto pick = [&](Side side) {
        const auto moves = game->moves(position, side);
        const AnyMove move = moves[random() % moves.size()];
        const auto read = game->parseMove(position, game->formatMove(side, move));
        return read && *read == std::pair(side, move) ? move : AnyMove{~0U};
      };
      const JointMove turn{pick(Side::First), pick(Side::Second)};
      QVERIFY(turn.first.code != ~0U && turn.second.code != ~0U);
      position = game->play(position, turn);
    }
  }
  const auto game = *parseSimultaneousVariant("syncdom:3x4");
  const AnyPosition after =
      game->play(game->start(), {game->parseMove(game->start(), "V:a1")->second, game->parseMove(game->start(), "H:b1")->second});
  QCOMPARE(game->formatPosition(after), std::string("3/3/#2/###"));
  const auto three = *parseSimultaneousVariant("syncdom:4x3,cells=3");
  const AnyPosition covered = three->play(
      three->start(), {three->parseMove(three->start(), "V:a1")->second, three->parseMove(three->start(), "H:b2")->second});
  QCOMPARE(three->formatPosition(covered), std::string("#3/####/#3"));
  QVERIFY(!three->parseMove(three->start(), "V:a2") && !three->parseMove(three->start(), "H:c1"));
  QCOMPARE(three->squares(Side::Second, {4}), (std::vector<Square>{{0, 1}, {1, 1}, {2, 1}}));
  // The id contains only a length other than the usual length.
  QCOMPARE(three->id(), std::string("syncdom:4x3,cells=3"));
  QCOMPARE((*parseSimultaneousVariant("syncdom:4x3,cells=2"))->id(), std::string("syncdom:4x3"));
  for (const char* text : {"syncdom:4x3,cells=4", "syncdom:4x3,cells", "syncdom:4x3,cells=3,cells=3", "syncdom:4x3,length=3"})
    QVERIFY(!parseSimultaneousVariant(text));
}

void DomineeringTest::refusedTexts_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<int>("fault");
  QTest::addColumn<int>("column");
  const auto row = [](const char* text, TextFault fault, int column) {
    QTest::newRow(text) << QByteArray(text) << int(fault) << column;
  };
  row("", TextFault::Empty, 1);
  row("3/3/3", TextFault::TooFewRows, 6);
  row("3/3/3/3/", TextFault::TooManyRows, 8);
  row("3/4/3/3", TextFault::RowTooLong, 3);
  row("3/2/3/3", TextFault::RowTooShort, 4);
  row("3/1x1/3/3", TextFault::UnexpectedCharacter, 4);
  row("3/12/3/3", TextFault::UnexpectedCharacter, 4);
}

void DomineeringTest::refusedTexts() {
  QFETCH(QByteArray, text);
  QFETCH(int, fault);
  QFETCH(int, column);
  const auto read = (*parseSimultaneousVariant("syncdom:3x4"))->parsePosition(text.toStdString());
  QVERIFY(!read);
  QCOMPARE(int(read.error().fault), fault);
  QCOMPARE(int(read.error().column), column);
}

void DomineeringTest::sameForAnyNumberOfThreads() {
  const QTemporaryDir one;
  const QTemporaryDir three;
  const auto left = solved(one, "syncdom:5x4", 1);
  const auto right = solved(three, "syncdom:5x4", 3);
  for (int covered = 0; covered < left->tierCount(); ++covered) {
    const auto a = left->tier(covered);
    const auto b = right->tier(covered);
    QVERIFY(std::ranges::equal(std::as_bytes(a), std::as_bytes(b)));
  }
}

void DomineeringTest::resumes_data() {
  QTest::addColumn<QByteArray>("variant");
  for (const char* const variant : {"syncdom:6x4", "syncdom:6x6,cells=3"}) QTest::newRow(variant) << QByteArray(variant);
}

void DomineeringTest::resumes() {
  QFETCH(QByteArray, variant);
  const QTemporaryDir folder;
  const auto game = *parseSimultaneousVariant(variant.toStdString());
  SolveOptions options;
  options.directory = folder.path().toStdString();
  options.threads = 1;
  std::stop_source stop;
  options.progress = [&stop](const ExactProgress& progress) {
    if (progress.positionsValued > 1000)
      stop.request_stop();
    else if (progress.positionsValued > 0)
      QTest::qSleep(110);  // reports come at least 100 ms apart, and a fast machine would finish before the next one
  };
  QVERIFY(!solve(game, options, stop.get_token()).finished);
  QVERIFY(!SimultaneousSolution::exists(options.directory, *game));
  options.progress = {};
  const SolveReport report = solve(game, options);
  QVERIFY(report.finished && report.tiersResumed > 0);
  const QTemporaryDir other;
  const auto whole = solved(other, variant.toStdString());
  const auto resumed = SimultaneousSolution::open(options.directory, game);
  for (int covered = 0; covered < whole->tierCount(); ++covered) {
    const auto a = whole->tier(covered);
    const auto b = resumed->tier(covered);
    QVERIFY(std::ranges::equal(std::as_bytes(a), std::as_bytes(b)));
  }
}

void DomineeringTest::damaged() {
  const QTemporaryDir folder;
  const auto solution = solved(folder, "syncdom:4x3");
  QFile file(QString::fromStdString(solution->file().string()));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray whole = file.readAll();
  const QTemporaryDir other;
  QFile copy(other.filePath(QStringLiteral("syncdom-4x3.kotai")));
  int refused = 0;
  for (qsizetype place = 0; place < whole.size(); place += 7) {
    QByteArray bytes = whole;
    bytes[place] = static_cast<char>(bytes[place] ^ 0x10);
    QVERIFY(copy.open(QIODevice::WriteOnly) && copy.write(bytes) == bytes.size());
    copy.close();
    try {
      const auto read = SimultaneousSolution::open(other.path().toStdString(), solution->variant());
      for (int covered = 0; covered < read->tierCount(); ++covered) {
        const auto entries = read->tier(covered);
        QVERIFY(std::ranges::equal(std::as_bytes(entries), std::as_bytes(solution->tier(covered))));
        read->tierSummary(covered);
      }
    } catch (const SolutionError&) {
      ++refused;
    }
  }
  QVERIFY(refused > 0);
}

KOTAI_TEST(DomineeringTest)
#include "exact_test.moc"
