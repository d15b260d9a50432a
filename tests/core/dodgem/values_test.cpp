// Tests for every stored value and every count of the small boards, against the naive solution and against the
// published figures.
#include <QFile>
#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>

#include "core/analysis/aggregate.h"
#include "tests/core/dodgem/solved_case.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::outcomeByPassing;
using test::solvedCase;
using test::SolvedCase;

namespace {

struct Cell {
  Outcome outcome = Outcome::Draw;
  int opponent = 0;
  int mover = 0;
  std::uint64_t count = 0;
};

std::vector<Cell> publishedCells(int size, const QString& key) {
  QFile file(QStringLiteral(KOTAI_TEST_DATA "/kotani_dodgem_%1x%1_by_%2.csv").arg(size).arg(key));
  if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
  file.readLine();
  std::vector<Cell> cells;
  while (!file.atEnd()) {
    const QList<QByteArray> fields = file.readLine().trimmed().split(',');
    if (fields.size() != 4) continue;
    cells.push_back(
        {outcomeFromText(fields[0].toStdString()).value(), fields[1].toInt(), fields[2].toInt(), fields[3].toULongLong()});
  }
  return cells;
}

const AggregateKey& aggregateKey(const Variant& variant, const std::string& id) {
  for (const AggregateKey& key : variant.tierGraph().aggregateKeys()) {
    if (key.id == id) return key;
  }
  throw std::runtime_error("no such key: " + id);
}

/// A side's progress, counted as in the tables.
struct Progress {
  int pieces = 0;
  int steps = 0;
  std::map<int, int> perRow;
};

Progress progress(const slow::Position& position, char kind) {
  Progress result;
  const int size = position.size();
  for (int line = 0; line < size; ++line) {
    for (int column = 0; column < size; ++column) {
      if (position.rows[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] != kind) continue;
      const int row = kind == '^' ? size - 1 - line : column;
      ++result.pieces;
      result.steps += size - row;
      ++result.perRow[row];
    }
  }
  return result;
}

using CellKey = std::array<int, 3>;  // indices: outcome, opponent, mover

std::map<CellKey, std::uint64_t> slowTable(const slow::Solved& solved, const std::string& key, Counting counting) {
  std::map<CellKey, std::uint64_t> cells;
  for (std::size_t i = 0; i < solved.positions().size(); ++i) {
    const Progress mover = progress(solved.positions()[i], '^');
    const Progress opponent = progress(solved.positions()[i], '>');
    if (mover.pieces == 0 || opponent.pieces == 0) continue;
    const bool twice = counting == Counting::AsPublished && mover.steps == opponent.steps && mover.perRow != opponent.perRow;
    const auto outcome = static_cast<int>(solved.value(i).outcome);
    const CellKey cell =
        key == "steps" ? CellKey{outcome, opponent.steps, mover.steps} : CellKey{outcome, opponent.pieces, mover.pieces};
    cells[cell] += twice ? 2 : 1;
  }
  return cells;
}

std::array<std::uint64_t, notableKindCount> slowNotables(const slow::Solved& solved) {
  std::array<std::uint64_t, notableKindCount> counts{};
  const auto add = [&counts](NotableKind kind) { ++counts[static_cast<std::size_t>(kind)]; };
  for (std::size_t i = 0; i < solved.positions().size(); ++i) {
    const slow::Position& position = solved.positions()[i];
    const Outcome here = solved.value(i).outcome;
    const Outcome passing = outcomeByPassing(solved, position);
    if (here == Outcome::Loss && passing == Outcome::Win) add(NotableKind::ZugzwangLossToWin);
    if (here == Outcome::Loss && passing == Outcome::Draw) add(NotableKind::ZugzwangLossToDraw);
    if (here == Outcome::Draw && passing == Outcome::Win) add(NotableKind::ZugzwangDrawToWin);
    // The list also contains the same board with the other side to move. Of these two positions, only the one whose
    // notation comes first counts.
    const bool first = slow::toText(position) <= slow::toText(slow::canonical(slow::passed(position)));
    if (here == Outcome::Loss && passing == Outcome::Win && first) add(NotableKind::MutualZugzwang);

    const auto moves = solved.moveValues(i);
    const auto with = [&moves](Outcome outcome) {
      return std::count_if(moves.begin(), moves.end(), [outcome](Value v) { return v.outcome == outcome; });
    };
    if (moves.size() < 2) continue;
    if (with(Outcome::Win) == 1) add(NotableKind::OnlyMoveWins);
    if (with(Outcome::Win) == 0 && with(Outcome::Draw) == 1) add(NotableKind::OnlyMoveDraws);
  }
  return counts;
}

}  // namespace

class DodgemValuesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyValue_data() { boards(); }
  void everyValue();
  void everyPart_data() { boards(); }
  void everyPart();
  void firstMoves();
  void summaries_data() { boards(); }
  void summaries();
  void publishedFigures_data();
  void publishedFigures();
  void allCellsArePublished();
  void tables_data();
  void tables();
  void totalsAddUp_data() { boards(); }
  void totalsAddUp();
  void notables_data() { boards(); }
  void notables();
  void anyNumberOfThreads();

 private:
  static void boards() {
    QTest::addColumn<int>("size");
    QTest::addColumn<std::size_t>("rule");
    const auto add = [](int size, std::size_t rule) {
      QTest::addRow("%dx%d%s", size, size, test::endRules[rule].option) << size << rule;
    };
    for (std::size_t rule = 0; rule < test::endRules.size(); ++rule) add(3, rule);
    add(4, 0);
  }
  static const SolvedCase& board() {
    QFETCH(int, size);
    QFETCH(std::size_t, rule);
    return solvedCase(size, rule);
  }
};

void DodgemValuesTest::everyValue() {
  const SolvedCase& c = board();
  for (std::size_t i = 0; i < c.slow.positions().size(); ++i) {
    const slow::Position& drawing = c.slow.positions()[i];
    for (const auto& sided : {drawing, slow::passed(drawing)}) {
      const std::string text = slow::toText(sided);
      const AnyPosition position = test::position(*c.variant, text);
      const Value found = c.solution->value(position);
      const Value expected = c.slow.value(sided);
      if (found != expected) QFAIL(test::message(text, toText(found), toText(expected)).constData());
      if (c.solution->valueAt(c.variant->locate(position)) != expected) QFAIL(text.c_str());
    }
  }
}

void DodgemValuesTest::everyPart() {
  const SolvedCase& c = board();
  const TierGraph& tiers = c.variant->tierGraph();
  for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier) {
    std::uint64_t index = 0;
    for (int part = 0; part < tiers.partCount(TierId{tier}); ++part) {
      const auto values = c.solution->partValues(TierId{tier}, part);
      QCOMPARE(std::uint64_t{values.size()}, tiers.partPositions(TierId{tier}, part));
      for (const Value value : values) {
        QVERIFY(c.solution->valueAt({TierId{tier}, PositionIndex{index}}) == value);
        ++index;
      }
    }
  }
}

void DodgemValuesTest::firstMoves() {
  const SolvedCase& three = solvedCase(3);
  const AnyPosition start = three.variant->start();
  const auto valueOf = [&](const char* move) {
    return valueForMover(three.solution->value(three.variant->play(start, test::move(*three.variant, start, move))));
  };
  QVERIFY(three.solution->value(start) == Value::win(20));
  QVERIFY(valueOf("c1c2") == Value::win(20));
  QVERIFY(valueOf("b1b2") == Value::loss(19));
  QVERIFY(valueOf("b1a1") == Value::loss(17));
  QVERIFY(solvedCase(4).solution->value(solvedCase(4).variant->start()) == Value::draw());
}

/// Compares the summary of each part with the values of the part.
void DodgemValuesTest::summaries() {
  const SolvedCase& c = board();
  const TierGraph& tiers = c.variant->tierGraph();
  for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier) {
    const TierSummary summary = c.solution->tierSummary(TierId{tier});
    QCOMPARE(static_cast<int>(summary.parts.size()), tiers.partCount(TierId{tier}));
    std::uint64_t index = 0;
    for (int part = 0; part < tiers.partCount(TierId{tier}); ++part) {
      std::map<std::pair<Outcome, std::uint32_t>, std::uint64_t> histogram;
      std::uint64_t legalMoves = 0;
      std::size_t most = 0;
      for (const Value value : c.solution->partValues(TierId{tier}, part)) {
        ++histogram[{value.outcome, value.distancePlies}];
        const auto moves = c.variant->legalMoves(c.variant->positionAt({TierId{tier}, PositionIndex{index++}}));
        legalMoves += moves.size();
        most = std::max(most, moves.size());
      }
      const PartSummary& found = summary.parts[static_cast<std::size_t>(part)];
      QCOMPARE(found.histogram.size(), histogram.size());
      std::size_t i = 0;
      for (const auto& [key, count] : histogram) {  // ascending by outcome, then distance
        QVERIFY((found.histogram[i].value == Value{key.first, key.second}));
        QCOMPARE(found.histogram[i++].count, count);
      }
      QCOMPARE(found.legalMoves, legalMoves);
      QCOMPARE(std::size_t{found.maxLegalMoves}, most);
    }
  }
}

void DodgemValuesTest::publishedFigures_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<QString>("key");
  for (const int size : {3, 4}) {
    for (const char* key : {"steps", "pieces"}) QTest::addRow("%dx%d %s", size, size, key) << size << QString::fromLatin1(key);
  }
}

/// Compares every cell of Kotani's figures 3, 4 and 5.
void DodgemValuesTest::publishedFigures() {
  QFETCH(int, size);
  QFETCH(QString, key);
  const SolvedCase& c = solvedCase(size);
  const auto table = aggregate(*c.solution, aggregateKey(*c.variant, key.toStdString()), Counting::AsPublished);
  for (const Cell& cell : publishedCells(size, key)) {
    const std::uint64_t found = table.at(cell.outcome, cell.opponent, cell.mover);
    const std::string where =
        std::string(toText(cell.outcome)) + " " + std::to_string(cell.opponent) + " " + std::to_string(cell.mover);
    QVERIFY2(found == cell.count, test::message(where, std::to_string(found), std::to_string(cell.count)).constData());
  }
}

void DodgemValuesTest::allCellsArePublished() {
  std::size_t cells = 0;
  for (const int size : {3, 4}) {
    for (const char* key : {"steps", "pieces"}) cells += publishedCells(size, QString::fromLatin1(key)).size();
  }
  QCOMPARE(cells, std::size_t{579});
}

void DodgemValuesTest::tables_data() { publishedFigures_data(); }

void DodgemValuesTest::tables() {
  QFETCH(int, size);
  QFETCH(QString, key);
  const SolvedCase& c = solvedCase(size);
  for (const Counting counting : {Counting::True, Counting::AsPublished}) {
    const AggregateKey& wanted = aggregateKey(*c.variant, key.toStdString());
    const auto table = aggregate(*c.solution, wanted, counting);
    auto expected = slowTable(c.slow, wanted.id, counting);
    QVERIFY(table.counting == counting);
    for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win}) {
      for (int opponent = 0; opponent <= wanted.maxOpponent; ++opponent) {
        for (int mover = 0; mover <= wanted.maxMover; ++mover) {
          const CellKey cell{static_cast<int>(outcome), opponent, mover};
          QCOMPARE(table.at(outcome, opponent, mover), expected[cell]);
          expected.erase(cell);
        }
      }
    }
    QVERIFY(expected.empty());
  }
}

void DodgemValuesTest::totalsAddUp() {
  const SolvedCase& c = board();
  Totals expected;
  for (std::size_t i = 0; i < c.slow.positions().size(); ++i) {
    const slow::Position& position = c.slow.positions()[i];
    const Value value = c.slow.value(i);
    const auto outcome = static_cast<std::size_t>(value.outcome);
    ++expected.outcomes[outcome];
    if (slow::pieces(position, '^') > 0 && slow::pieces(position, '>') > 0) ++expected.countedOutcomes[outcome];
    ++expected.distances[outcome][value.distancePlies];
    const auto moves = c.slow.moveValues(i).size();
    expected.legalMoves += moves;
    if (moves > 0) ++expected.unfinished;
    expected.maxLegalMoves = std::max(expected.maxLegalMoves, static_cast<std::uint32_t>(moves));
  }
  const Totals found = totals(*c.solution);
  QVERIFY(found.outcomes == expected.outcomes);
  QVERIFY(found.countedOutcomes == expected.countedOutcomes);
  QVERIFY(found.distances == expected.distances);
  QCOMPARE(found.legalMoves, expected.legalMoves);
  QCOMPARE(found.unfinished, expected.unfinished);
  QCOMPARE(found.maxLegalMoves, expected.maxLegalMoves);
  QCOMPARE(found.positions(), std::uint64_t{c.slow.positions().size()});
  QCOMPARE(found.longest(Outcome::Win), expected.distances[static_cast<std::size_t>(Outcome::Win)].rbegin()->first);
  QCOMPARE(found.longest(Outcome::Loss), expected.distances[static_cast<std::size_t>(Outcome::Loss)].rbegin()->first);
}

void DodgemValuesTest::notables() {
  const SolvedCase& c = board();
  const auto expected = slowNotables(c.slow);
  const auto found = totals(*c.solution).notables;
  for (std::size_t kind = 0; kind < found.size(); ++kind) {
    QVERIFY2(found[kind] == expected[kind],
             test::message("notable kind " + std::to_string(kind), std::to_string(found[kind]), std::to_string(expected[kind]))
                 .constData());
  }
}

/// The tables do not depend on the number of threads. The files agree byte by byte unless tiers finished in a different
/// order.
void DodgemValuesTest::anyNumberOfThreads() {
  const SolvedCase& c = solvedCase(4);
  for (const unsigned threads : {1U, 3U, 8U}) {
    const test::DataFolder folder;
    const SolutionPtr again = folder.solve(c.variant, threads);
    const TierGraph& tiers = c.variant->tierGraph();
    for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier) {
      for (int part = 0; part < tiers.partCount(TierId{tier}); ++part) {
        QVERIFY(again->partValues(TierId{tier}, part) == c.solution->partValues(TierId{tier}, part));
      }
    }
  }
}

KOTAI_TEST(DodgemValuesTest)
#include "values_test.moc"
