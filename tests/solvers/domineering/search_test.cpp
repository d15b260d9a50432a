// Tests for players of Synchronized Domineering. Compares counts, alpha-beta search, playouts and tree search
// with slow plain code.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>

#include "core/games/domineering/evaluation.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/subgame.h"
#include "solvers/domineering/players/alpha_beta.h"
#include "solvers/domineering/players/machine.h"
#include "solvers/domineering/players/monte_carlo.h"
#include "solvers/domineering/players/tree_search.h"
#include "tests/cpu_clock.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

std::shared_ptr<const domineering::DomineeringVariant> board(int columns, int rows, int dominoCells = 2) {
  return std::make_shared<const domineering::DomineeringVariant>(columns, rows, dominoCells);
}

/// Open cells as a set of squares, without the bits of the program.
using Cells = std::set<std::pair<int, int>>;

Cells openCells(const domineering::DomineeringVariant& variant, const AnyPosition& position) {
  Cells cells;
  for (int column = 0; column < variant.columns(); ++column)
    for (int row = 0; row < variant.rows(); ++row) cells.insert({column, row});
  for (const Square square : variant.covered(position)) cells.erase({square.column, square.row});
  return cells;
}

/// Returns the cells of a domino that begins at a cell, even if it does not fit.
Cells dominoFrom(std::pair<int, int> cell, Side side, int dominoCells) {
  Cells cells;
  for (int step = 0; step < dominoCells; ++step)
    cells.insert(side == Side::First ? std::pair(cell.first, cell.second + step) : std::pair(cell.first + step, cell.second));
  return cells;
}

/// Returns the maximum number of dominoes that a side can place. Tries the first cell both without a domino,
/// and with a domino that covers this cell and the following cells.
int mostDominoes(Cells cells, Side side, int dominoCells) {
  if (cells.empty()) return 0;
  const Cells domino = dominoFrom(*cells.begin(), side, dominoCells);
  Cells without = cells;
  for (const auto& cell : domino) without.erase(cell);
  const bool fits = without.size() + domino.size() == cells.size();
  cells.erase(cells.begin());
  const int leftOpen = mostDominoes(std::move(cells), side, dominoCells);
  return fits ? std::max(leftOpen, 1 + mostDominoes(std::move(without), side, dominoCells)) : leftOpen;
}

DominoCounts slowCounts(const domineering::DomineeringVariant& variant, const AnyPosition& position, Side side) {
  const Cells open = openCells(variant, position);
  const int dominoCells = variant.pieceSquares();
  Cells safe = open;
  for (const auto& cell : open) {
    const Cells others = dominoFrom(cell, other(side), dominoCells);
    if (!std::ranges::includes(open, others)) continue;
    for (const auto& covered : others) safe.erase(covered);
  }
  return {mostDominoes(open, side, dominoCells), mostDominoes(safe, side, dominoCells)};
}

AnyPosition randomCovered(const domineering::DomineeringVariant& variant, std::mt19937& random, unsigned openOf8) {
  Bits128 covered = 0;
  for (int cell = 0; cell < variant.board().cells(); ++cell)
    if (random() % 8 >= openOf8) covered |= Bits128{1} << cell;
  return domineering::DomineeringVariant::positionOf(covered);
}

/// Returns the position after \p turns random turns, or at an earlier end of the game.
AnyPosition randomPlay(const SimultaneousVariant& variant, std::mt19937& random, unsigned turns) {
  AnyPosition position = variant.start();
  for (; turns > 0 && !variant.finished(position); --turns) {
    const auto first = variant.moves(position, Side::First);
    const auto second = variant.moves(position, Side::Second);
    position = variant.play(position, {first[random() % first.size()], second[random() % second.size()]});
  }
  return position;
}

JointMove turnOf(Side side, AnyMove own, AnyMove reply) {
  return side == Side::First ? JointMove{own, reply} : JointMove{reply, own};
}

/// Search as described in the paper, with every pair of moves up to the horizon.
class PlainSearch {
 public:
  PlainSearch(const domineering::DomineeringVariant& variant, Side side, int winScore)
      : m_variant(variant), m_side(side), m_winScore(winScore) {}

  int score(const AnyPosition& position, int plies) const {
    if (const auto payoff = m_variant.finished(position))
      return evaluation(m_variant, position, m_side) + m_winScore * static_cast<int>(*payoff) * (m_side == Side::First ? 1 : -1);
    if (plies == 0) return evaluation(m_variant, position, m_side);
    int best = -100000;
    for (const AnyMove move : m_variant.moves(position, m_side)) best = std::max(best, moveScore(position, move, plies));
    return best;
  }
  int moveScore(const AnyPosition& position, AnyMove move, int plies) const {
    if (plies == 1) return evaluation(m_variant, withOwnDomino(position, move), m_side);
    int worst = 100000;
    for (const AnyMove reply : m_variant.moves(position, other(m_side)))
      worst = std::min(worst, score(m_variant.play(position, turnOf(m_side, move, reply)), plies - 2));
    return worst;
  }

 private:
  AnyPosition withOwnDomino(const AnyPosition& position, AnyMove move) const {
    Bits128 covered = domineering::DomineeringVariant::coveredBits(position);
    for (const Square square : m_variant.squares(m_side, move))
      covered |= Bits128{1} << (square.row * m_variant.columns() + square.column);
    return domineering::DomineeringVariant::positionOf(covered);
  }
  const domineering::DomineeringVariant& m_variant;
  Side m_side;
  int m_winScore;
};

/// Compares the score and the set of best moves with the plain search, for the kernel of this processor and for
/// the portable kernel.
void compareWithPlain(const domineering::DomineeringVariant& variant, const AnyPosition& position, int plies, int winScore) {
  if (variant.finished(position)) return;
  for (const Side side : {Side::First, Side::Second}) {
    const PlainSearch plain(variant, side, winScore);
    const int best = plain.score(position, plies);
    std::vector<AnyMove> moves;
    for (const AnyMove move : variant.moves(position, side))
      if (plain.moveScore(position, move, plies) == best) moves.push_back(move);
    std::ranges::sort(moves);
    for (const bool portable : {false, true}) {
      const AlphaBetaChoice found = makeAlphaBeta(variant, side, {plies, winScore}, portable)->search(position);
      QVERIFY2(found.score == best && found.moves == moves, variant.formatPosition(position).c_str());
      QVERIFY(!found.stopped);
    }
  }
}

}  // namespace

class DomineeringSearchTest : public QObject {
  Q_OBJECT
 private slots:
  void figure3();
  void countsAgainstBruteForce();
  void selectsBits();
  void alphaBetaEqualsPlain_data();
  void alphaBetaEqualsPlain();
  void alphaBetaOnWideBoards();
  void alphaBetaKeepsItsTable();
  void playoutsAreTheSameOnEveryMachine();
  void playoutsAgainstExactChances_data();
  void playoutsAgainstExactChances();
  void monteCarloSharesItsPlayouts();
  void treeSearchFindsTheWin();
  void stopsEarly();
};

/// Figure 3 of Komori et al. shows a board of 3 columns and 4 rows after one turn. The paper's text does not
/// describe this board. Only these turns and their mirror images give the numbers of the figure.
void DomineeringSearchTest::figure3() {
  const auto variant = board(3, 4);
  int found = 0;
  for (const AnyMove first : variant->moves(variant->start(), Side::First))
    for (const AnyMove second : variant->moves(variant->start(), Side::Second)) {
      const AnyPosition position = variant->play(variant->start(), {first, second});
      found += dominoCounts(*variant, position, Side::First) == DominoCounts{4, 1} &&
               dominoCounts(*variant, position, Side::Second) == DominoCounts{2, 0};
    }
  QCOMPARE(found, 8);
  const AnyPosition position = *variant->parsePosition("3/3/1#1/##1");
  QCOMPARE(dominoCounts(*variant, position, Side::First), (DominoCounts{4, 1}));
  QCOMPARE(dominoCounts(*variant, position, Side::Second), (DominoCounts{2, 0}));
  QCOMPARE(evaluation(*variant, position, Side::First), 3);
  QCOMPARE(evaluation(*variant, position, Side::Second), -3);
}

void DomineeringSearchTest::countsAgainstBruteForce() {
  std::mt19937 random(3);
  for (int round = 0; round < 3000; ++round) {
    const int columns = 1 + static_cast<int>(random() % 10);
    const int rows = 1 + static_cast<int>(random() % 10);
    const auto variant = board(columns, rows, 2 + round % 2);
    // The number of open cells is so small that brute force is possible.
    const unsigned openOf8 = columns * rows <= 12 ? 8 : columns * rows <= 30 ? 5 : columns * rows <= 60 ? 3 : 2;
    const AnyPosition position = randomCovered(*variant, random, openOf8);
    for (const Side side : {Side::First, Side::Second})
      QVERIFY2(dominoCounts(*variant, position, side) == slowCounts(*variant, position, side),
               variant->formatPosition(position).c_str());
  }
  // Most cells of the boards are free, so that long runs of free cells occur.
  for (int columns = 1; columns <= 10; ++columns)
    for (int rows = 1; rows <= 10; ++rows) {
      const auto variant = board(columns, rows);
      QCOMPARE(dominoCounts(*variant, {}, Side::First), (DominoCounts{columns * (rows / 2), columns == 1 ? rows / 2 : 0}));
      QCOMPARE(dominoCounts(*variant, {}, Side::Second), (DominoCounts{rows * (columns / 2), rows == 1 ? columns / 2 : 0}));
      const auto three = board(columns, rows, 3);
      QCOMPARE(dominoCounts(*three, {}, Side::First),
               (DominoCounts{columns * (rows / 3), columns < 3 ? columns * (rows / 3) : 0}));
      QCOMPARE(dominoCounts(*three, {}, Side::Second), (DominoCounts{rows * (columns / 3), rows < 3 ? rows * (columns / 3) : 0}));
    }
}

void DomineeringSearchTest::selectsBits() {
  std::mt19937_64 random(5);
  for (int round = 0; round < 2000; ++round) {
    const Bits128 bits = (Bits128{random() & random()} << 64) | (random() & random());
    int number = 0;
    forEachBit(bits, [&](int place) { QCOMPARE(selectBit<PortableMachine>(bits, number++), place); });
    number = 0;
    forEachBit(static_cast<std::uint64_t>(bits),
               [&](int place) { QCOMPARE(selectBit<PortableMachine>(static_cast<std::uint64_t>(bits), number++), place); });
    QCOMPARE(PortableMachine::count(bits), number + countBits(static_cast<std::uint64_t>(bits >> 64)));
  }
}

void DomineeringSearchTest::alphaBetaEqualsPlain_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("plies");
  QTest::addColumn<int>("rounds");
  QTest::addColumn<int>("dominoCells");
  const auto row = [](int columns, int rows, int plies, int rounds, int dominoCells = 2) {
    QTest::addRow("%dx%d, %d plies, %d cells", columns, rows, plies, dominoCells)
        << columns << rows << plies << rounds << dominoCells;
  };
  for (int plies = 1; plies <= 4; ++plies) row(4, 4, plies, 12);
  for (int plies = 1; plies <= 3; ++plies) row(5, 5, plies, 6);
  row(3, 4, 8, 10);
  row(4, 3, 7, 10);
  row(4, 4, 6, 4);
  row(2, 9, 6, 4);
  row(9, 2, 5, 4);
  row(8, 8, 2, 4);
  for (int plies = 1; plies <= 5; ++plies) row(5, 5, plies, 6, 3);
  row(9, 8, 2, 4, 3);
}

void DomineeringSearchTest::alphaBetaEqualsPlain() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, plies);
  QFETCH(int, rounds);
  QFETCH(int, dominoCells);
  std::mt19937 random(static_cast<unsigned>(columns * 100 + rows * 10 + plies));
  const auto variant = board(columns, rows, dominoCells);
  // Deep searches start later in the game.
  const unsigned least = plies >= 5 ? 1 : 0;
  for (int round = 0; round < rounds; ++round)
    compareWithPlain(*variant, randomPlay(*variant, random, least + static_cast<unsigned>(random() % 3)), plies,
                     round % 3 == 2 ? 0 : 1000);
}

void DomineeringSearchTest::alphaBetaOnWideBoards() {
  std::mt19937 random(17);
  for (int round = 0; round < 12; ++round) {
    const auto variant = board(round % 2 == 0 ? 10 : 9, round % 3 == 0 ? 10 : 8);
    compareWithPlain(*variant, randomCovered(*variant, random, 3), 4, 1000);
  }
}

/// A search object that is reused during a game must find the same results as a new one in each position.
void DomineeringSearchTest::alphaBetaKeepsItsTable() {
  std::mt19937 random(23);
  const auto variant = board(6, 6);
  const auto kept = makeAlphaBeta(*variant, Side::Second, {6, 1000});
  for (unsigned turns = 0; turns < 8; ++turns) {
    const AnyPosition position = randomPlay(*variant, random, turns);
    if (variant->finished(position)) continue;
    const AlphaBetaChoice found = kept->search(position);
    const AlphaBetaChoice fresh = makeAlphaBeta(*variant, Side::Second, {6, 1000})->search(position);
    QVERIFY(found.score == fresh.score && found.moves == fresh.moves);
  }
}

void DomineeringSearchTest::playoutsAreTheSameOnEveryMachine() {
  for (const auto& [columns, rows, dominoCells] :
       {std::array{7, 7, 2}, std::array{10, 9, 2}, std::array{3, 2, 2}, std::array{7, 6, 3}, std::array{9, 10, 3}}) {
    const auto variant = board(columns, rows, dominoCells);
    RandomStream one(9);
    RandomStream two(9);
    const auto fast = monteCarlo(*variant, variant->start(), Side::Second, {1000, {}, PlayoutSpread::Even}, one);
    const auto portable = monteCarlo(*variant, variant->start(), Side::Second, {1000, {}, PlayoutSpread::Even}, two, {}, true);
    QCOMPARE(fast.size(), portable.size());
    for (std::size_t number = 0; number < fast.size(); ++number) {
      QCOMPARE(fast[number].score, portable[number].score);
      QCOMPARE(fast[number].tally.draws, portable[number].tally.draws);
    }
  }
}

void DomineeringSearchTest::playoutsAgainstExactChances_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("dominoCells");
  QTest::newRow("two cells") << 4 << 3 << 2;
  QTest::newRow("three cells") << 5 << 4 << 3;
}

/// Compares the exact chances of random play on a small board, computed turn by turn, with many playouts.
void DomineeringSearchTest::playoutsAgainstExactChances() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, dominoCells);
  const auto variant = board(columns, rows, dominoCells);
  std::map<AnyPosition, double> known;
  const auto expected = [&](auto& self, const AnyPosition& position) -> double {
    if (const auto payoff = variant->finished(position)) return static_cast<double>(*payoff);
    if (const auto found = known.find(position); found != known.end()) return found->second;
    double sum = 0;
    const auto first = variant->moves(position, Side::First);
    const auto second = variant->moves(position, Side::Second);
    for (const AnyMove one : first)
      for (const AnyMove two : second) sum += self(self, variant->play(position, {one, two}));
    return known[position] = sum / static_cast<double>(first.size() * second.size());
  };
  RandomStream random(4);
  const auto replies = variant->moves(variant->start(), Side::Second);
  for (const MonteCarloMove& move :
       monteCarlo(*variant, variant->start(), Side::First, {400'000, {}, PlayoutSpread::Even}, random)) {
    double exact = 0;
    for (const AnyMove reply : replies)
      exact += expected(expected, variant->play(variant->start(), {move.move, reply})) / static_cast<double>(replies.size());
    QVERIFY2(std::abs(move.score - exact) < 0.02, qPrintable(QStringLiteral("%1 instead of %2").arg(move.score).arg(exact)));
  }
}

void DomineeringSearchTest::monteCarloSharesItsPlayouts() {
  const auto variant = board(5, 4);
  RandomStream random(1);
  const auto moves = monteCarlo(*variant, variant->start(), Side::First, {1000, {2, 1, 0}, PlayoutSpread::Even}, random);
  QCOMPARE(moves.size(), std::size_t{15});
  std::uint64_t sum = 0;
  for (std::size_t number = 0; number < moves.size(); ++number) {
    const PlayoutTally& tally = moves[number].tally;
    QCOMPARE(tally.total(), number < 1000 % 15 ? 67U : 66U);
    QCOMPARE(moves[number].score, static_cast<double>(2 * tally.firstWins + tally.draws) / static_cast<double>(tally.total()));
    sum += tally.total();
  }
  QCOMPARE(sum, 1000U);
  // UCB uses all playouts, and the best move gets the most of them.
  const auto spread = monteCarlo(*variant, variant->start(), Side::First, {5000, {}, PlayoutSpread::Ucb}, random);
  sum = 0;
  for (const MonteCarloMove& move : spread) sum += move.tally.total();
  QCOMPARE(sum, 5000U);
  const auto playoutsOf = [](const MonteCarloMove& move) { return move.tally.total(); };
  const MonteCarloMove& most = *std::ranges::max_element(spread, {}, playoutsOf);
  QVERIFY(most.tally.total() > 5000 / 15 &&
          most.score > std::ranges::max_element(spread, {}, &MonteCarloMove::score)->score - 0.1);
  // If there are fewer playouts than moves, each move still gets one playout.
  for (const MonteCarloMove& move : monteCarlo(*variant, variant->start(), Side::Second, {3, {}, PlayoutSpread::Even}, random))
    QCOMPARE(move.tally.total(), 1U);
}

void DomineeringSearchTest::treeSearchFindsTheWin() {
  const auto variant = board(4, 4);
  const PositionValuesPtr values = solveSubgame(variant, variant->start(), 1'000'000);
  std::mt19937 source(8);
  RandomStream random(2);
  int asked = 0;
  int held = 0;
  while (asked < 40) {
    const AnyPosition position = randomPlay(*variant, source, 1 + static_cast<unsigned>(source() % 2));
    const Side side = source() % 2 == 0 ? Side::First : Side::Second;
    const auto wins = [&](AnyMove move) {
      return std::ranges::all_of(variant->moves(position, other(side)), [&](AnyMove reply) {
        const GameValue value = values->value(variant->play(position, turnOf(side, move, reply))).value();
        return (side == Side::First ? value : value.swapped()).firstSecure > 0;
      });
    };
    if (variant->finished(position)) continue;
    const auto moves = makeTreeSearch(*variant, side, {2000, {}})->search(position, random);
    std::uint64_t visits = 0;
    for (const TreeSearchMove& move : moves) visits += move.visits;
    QCOMPARE(visits, 2000U);
    QCOMPARE(moves.size(), variant->moves(position, side).size());
    const auto winning = std::ranges::count_if(moves, [&](const TreeSearchMove& move) { return wins(move.move); });
    if (winning == 0 || winning == static_cast<std::ptrdiff_t>(moves.size())) continue;
    ++asked;
    held += wins(std::ranges::max_element(moves, {}, &TreeSearchMove::visits)->move) ? 1 : 0;
  }
  QVERIFY2(held >= 38, qPrintable(QString::number(held)));
}

void DomineeringSearchTest::stopsEarly() {
  std::stop_source source;
  source.request_stop();
  const auto variant = board(10, 10);
  RandomStream random(1);
  const test::CpuClock clock;
  QVERIFY(!makeAlphaBeta(*variant, Side::First, {40, 1000})->search(variant->start(), source.get_token()).moves.empty());
  QVERIFY(!monteCarlo(*variant, variant->start(), Side::First, {10'000'000, {}, PlayoutSpread::Even}, random, source.get_token())
               .empty());
  QVERIFY(!makeTreeSearch(*variant, Side::First, {10'000'000, {}})->search(variant->start(), random, source.get_token()).empty());
  QVERIFY2(clock.seconds() < 20, qPrintable(QString::number(clock.seconds())));
}

KOTAI_TEST(DomineeringSearchTest)
#include "search_test.moc"
