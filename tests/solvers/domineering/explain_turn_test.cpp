// Tests of every sentence about turns of Synchronized Domineering on all positions of small boards, against the plain table of
// the turn.
#include "core/simultaneous/explain_turn.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "core/explain/turn_sentences.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solved_rest.h"
#include "solvers/domineering/players/motifs.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

/// Payoffs of all turns by text, with the opposite sign for the second side.
struct Table {
  std::map<std::string, std::map<std::string, double>> payoffs;

  double worst(const std::string& choice) const {
    double least = 2;
    for (const auto& [reply, payoff] : payoffs.at(choice)) least = std::min(least, payoff);
    return least;
  }
  double best() const {
    double most = -2;
    for (const auto& [choice, replies] : payoffs) most = std::max(most, worst(choice));
    return most;
  }
  bool isDominated(const std::string& choice, const std::string& by) const {
    bool sometimes = false;
    for (const auto& [reply, payoff] : payoffs.at(choice)) {
      if (payoffs.at(by).at(reply) < payoff - 1e-9) return false;
      sometimes = sometimes || payoffs.at(by).at(reply) > payoff + 1e-9;
    }
    return sometimes;
  }
  bool isDominated(const std::string& choice) const {
    return std::ranges::any_of(payoffs, [&](const auto& by) { return isDominated(choice, by.first); });
  }
};

Table tableOf(const PositionValues& values, const AnyPosition& position, Side side) {
  Table table;
  const SimultaneousVariant& variant = *values.variant();
  for (const AnyMove first : variant.moves(position, Side::First))
    for (const AnyMove second : variant.moves(position, Side::Second)) {
      const double payoff = values.value(variant.play(position, {first, second})).value().value;
      const std::string texts[] = {variant.formatMove(Side::First, first), variant.formatMove(Side::Second, second)};
      if (side == Side::First) table.payoffs[texts[0]][texts[1]] = payoff;
      if (side == Side::Second) table.payoffs[texts[1]][texts[0]] = -payoff;
    }
  return table;
}

using Cells = std::set<std::pair<int, int>>;

std::pair<int, int> next(std::pair<int, int> cell, Side side, int way) {
  return side == Side::First ? std::pair(cell.first, cell.second + way) : std::pair(cell.first + way, cell.second);
}

Cells freeCells(const SimultaneousVariant& variant, const AnyPosition& position) {
  Cells cells;
  for (int column = 0; column < variant.columns(); ++column)
    for (int row = 0; row < variant.rows(); ++row) cells.insert({column, row});
  for (const Square square : variant.covered(position)) cells.erase({square.column, square.row});
  return cells;
}

bool reaches(const Cells& open, std::pair<int, int> cell, Side side) {
  return open.contains(next(cell, side, 1)) || open.contains(next(cell, side, -1));
}

/// Cells that only this side can cover.
Cells ownCells(const Cells& open, Side side) {
  Cells own;
  for (const auto& cell : open)
    if (reaches(open, cell, side) && !reaches(open, cell, other(side))) own.insert(cell);
  return own;
}

/// Tries the first cell with and without a domino.
int mostAtOnce(Cells cells, Side side) {
  if (cells.empty()) return 0;
  const auto first = *cells.begin();
  cells.erase(cells.begin());
  Cells with = cells;
  const bool fits = with.erase(next(first, side, 1)) == 1;
  const int without = mostAtOnce(std::move(cells), side);
  return fits ? std::max(without, 1 + mostAtOnce(std::move(with), side)) : without;
}

std::string safe(const Cells& open, Side side) { return std::to_string(mostAtOnce(ownCells(open, side), side)); }

/// The payoff of the first side as the text states it.
double payoffOf(const std::string& text) { return std::stod(text); }
bool agree(double left, double right) { return std::abs(left - right) < 1e-5; }

}  // namespace

class ExplainTurnTest : public QObject {
  Q_OBJECT

  PositionValuesPtr m_values;
  std::map<FactKind, int> m_told;

  const SimultaneousVariant& variant() const { return *m_values->variant(); }

  void checkPosition(const AnyPosition& position) {
    const auto facts = explainTurn(*m_values, position, motifs(dynamic_cast<const DomineeringVariant&>(variant()), position));
    const Table tables[] = {tableOf(*m_values, position, Side::First), tableOf(*m_values, position, Side::Second)};
    QCOMPARE(facts.empty(), tables[0].payoffs.empty());
    if (facts.empty()) return;
    QVERIFY(facts.size() <= 3 && facts.front().kind == FactKind::Security);
    bool toldDominated = false;
    for (const Fact& fact : facts) {
      ++m_told[fact.kind];
      const auto& p = fact.params;
      if (fact.kind == FactKind::Security) {
        QVERIFY(agree(tables[0].worst(p[0]), payoffOf(p[2])) && agree(tables[0].best(), payoffOf(p[2])));
        QVERIFY(agree(tables[1].worst(p[1]), -payoffOf(p[3])) && agree(tables[1].best(), -payoffOf(p[3])));
        QVERIFY(agree(m_values->value(position)->value, payoffOf(p[4])));
        QCOMPARE(fact.sentence == &sentence::settled, agree(payoffOf(p[2]), payoffOf(p[3])));
      } else if (fact.kind == FactKind::Dominated) {
        const Table& own = tables[p[0].starts_with('V') ? 0 : 1];
        QVERIFY(own.isDominated(p[0], p[1]) && own.payoffs.at(p[1]).at(p[2]) > own.payoffs.at(p[0]).at(p[2]));
        toldDominated = true;
      } else {
        const Cells open = freeCells(variant(), position);
        const bool counts = fact.sentence == &motif::oneSided;
        for (const Side side : {Side::First, Side::Second})
          QCOMPARE(p[static_cast<std::size_t>(side)], counts ? std::to_string(ownCells(open, side).size()) : safe(open, side));
      }
    }
    const bool isThere = std::ranges::any_of(tables, [](const Table& table) {
      return std::ranges::any_of(table.payoffs, [&](const auto& choice) { return table.isDominated(choice.first); });
    });
    QCOMPARE(toldDominated, isThere);
  }

  void checkMove(const AnyPosition& position, Side side, AnyMove move) {
    const auto facts = explainTurn(*m_values, position, side, move,
                                   motifs(dynamic_cast<const DomineeringVariant&>(variant()), position, side, move));
    const Table table = tableOf(*m_values, position, side);
    const std::string text = variant().formatMove(side, move);
    const double sign = side == Side::First ? 1 : -1;
    bool toldDominated = false;
    for (const Fact& fact : facts) {
      const auto& p = fact.params;
      QCOMPARE(p[0], text);
      if (fact.kind == FactKind::Security) {
        QVERIFY(agree(table.worst(text), sign * payoffOf(p[1])) && agree(table.payoffs.at(text).at(p[2]), table.worst(text)));
        QVERIFY(agree(table.worst(p[3]), sign * payoffOf(p[4])) && agree(table.worst(p[3]), table.best()));
        const bool saysBest = fact.sentence == &sentence::securesMost || fact.sentence == &sentence::allowsLeast;
        QCOMPARE(saysBest, agree(table.worst(text), table.best()));
      } else if (fact.kind == FactKind::Dominated) {
        QVERIFY(table.isDominated(text, p[1]) && table.payoffs.at(p[1]).at(p[2]) > table.payoffs.at(text).at(p[2]));
        toldDominated = true;
      } else {
        const Cells before = freeCells(variant(), position);
        Cells after = before;
        for (const Square square : variant().squares(side, move)) after.erase({square.column, square.row});
        QCOMPARE(p[1], safe(after, Side::First));
        QCOMPARE(p[2], safe(after, Side::Second));
        QCOMPARE(p[3], safe(before, Side::First));
        QCOMPARE(p[4], safe(before, Side::Second));
        QVERIFY(p[1] != p[3] || p[2] != p[4]);
      }
    }
    QCOMPARE(toldDominated, table.isDominated(text));
  }

 private slots:
  void everySentenceIsTrue_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"syncdom:2x2", "syncdom:3x2", "syncdom:3x3", "syncdom:4x3"})
      QTest::newRow(id) << QString(QLatin1String(id));
  }
  void everySentenceIsTrue() {
    QFETCH(QString, id);
    const SimultaneousVariantPtr board = parseSimultaneousVariant(id.toStdString()).value();
    m_values = solveRest(board, board->start(), 1'000'000);
    QVERIFY(m_values);
    std::set<AnyPosition> seen{board->start()};
    for (std::vector<AnyPosition> open{board->start()}; !open.empty();) {
      const AnyPosition position = open.back();
      open.pop_back();
      checkPosition(position);
      if (QTest::currentTestFailed()) return;
      const auto firsts = board->moves(position, Side::First), seconds = board->moves(position, Side::Second);
      if (firsts.empty() || seconds.empty()) continue;
      for (const AnyMove first : firsts) checkMove(position, Side::First, first);
      for (const AnyMove second : seconds) checkMove(position, Side::Second, second);
      if (QTest::currentTestFailed()) return;
      for (const AnyMove first : firsts)
        for (const AnyMove second : seconds)
          if (const AnyPosition after = board->play(position, {first, second}); seen.insert(after).second) open.push_back(after);
    }
    QVERIFY(m_told[FactKind::Security] > 0 && m_told[FactKind::Motif] > 0);
  }

  /// The example in the rules: Vertical may play b3 or d3, Horizontal b4 or c4, and the value is one half.
  void anExampleByHand() {
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:4x4").value();
    const AnyPosition position = board->parsePosition("#3/#1#1/####/####").value();
    m_values = solveRest(board, position, 1'000'000);
    const auto facts = explainTurn(*m_values, position, {});
    QCOMPARE(facts.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(englishText(facts.front())),
             QStringLiteral("Alone, V:b3 secures at least 0 and H:b4 at most +1; mixing makes the position worth +0.5."));
  }
};

KOTAI_TEST(ExplainTurnTest)
#include "explain_turn_test.moc"
