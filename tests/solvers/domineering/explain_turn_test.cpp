// Checks every sentence about turns of Synchronized Domineering in all positions of small boards, by means of a
// table of the payoffs of all pairs of moves.
#include "core/simultaneous/explain_turn.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "core/explain/turn_sentences.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/subgame.h"
#include "solvers/domineering/players/motifs.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

/// Payoffs of all turns for one side, indexed by text. The payoffs of the second side have the opposite sign.
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

/// Returns the cells that only this side can cover.
Cells ownCells(const Cells& open, Side side) {
  Cells own;
  for (const auto& cell : open)
    if (reaches(open, cell, side) && !reaches(open, cell, other(side))) own.insert(cell);
  return own;
}

/// Returns the largest number of dominoes that a side can place on the cells. Tries every cell with and without
/// a domino.
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

Cells dominoCells(const std::string& text) {
  const std::pair cell(text[2] - 'a', std::stoi(text.substr(3)) - 1);
  return {cell, next(cell, text.front() == 'V' ? Side::First : Side::Second, 1)};
}

Cells without(Cells open, const std::string& domino) {
  for (const auto& cell : dominoCells(domino)) open.erase(cell);
  return open;
}

bool isSafe(const Cells& open, const std::string& domino) {
  const Cells own = ownCells(open, domino.front() == 'V' ? Side::First : Side::Second);
  return std::ranges::all_of(dominoCells(domino), [&own](const auto& cell) { return own.contains(cell); });
}

std::string room(const Cells& open, Side side) { return std::to_string(mostAtOnce(open, side)); }

/// Returns the number in a text of a payoff.
double payoffOf(const std::string& text) { return std::stod(text); }
bool agree(double left, double right) { return std::abs(left - right) < 1e-5; }

/// Returns the sentence about the security of a choice. Payoffs are from the point of view of the choosing
/// side.
std::string securityText(const std::vector<std::string>& p, Side side, double secured, double best) {
  const std::string loses = p[0] + " loses if the other side plays " + p[2];
  const bool isFirst = side == Side::First;
  if (agree(secured, best)) {
    if (agree(best, 1)) return p[0] + " wins, whatever the other side plays.";
    if (agree(best, 0)) return p[0] + " does not lose, whatever the other side plays, and no other choice secures more.";
    if (agree(best, -1)) return loses + ", and every other choice can lose, too.";
    return isFirst ? p[0] + " secures at least " + p[1] + ", and no other choice secures more."
                   : p[0] + " allows at most " + p[1] + ", and no other choice allows less.";
  }
  const std::string wins = "; " + p[3] + " wins, whatever the other side plays.";
  const std::string most = p[3] + (isFirst ? " secures at least " : " allows at most ") + p[4] + ".";
  if (agree(best, 1) && agree(secured, 0)) return p[0] + " only draws if the other side plays " + p[2] + wins;
  if (!agree(secured, -1))
    return p[0] + (isFirst ? " secures only " : " allows ") + p[1] + ", because the other side can play " + p[2] + "; " + most;
  if (agree(best, 1)) return loses + wins;
  return agree(best, 0) ? loses + "; " + p[3] + " does not lose, whatever the other side plays." : loses + "; " + most;
}

/// Returns every true sentence that compares two turns. \p payoff and \p betterPayoff: payoffs of the turns for
/// the first side.
std::set<std::string> comparisons(const Cells& open, const std::vector<std::string>& p, double payoff, double betterPayoff) {
  const Cells turn = without(without(open, p[0]), p[1]), betterTurn = without(without(open, p[2]), p[1]);
  const std::string after = "fter " + p[0] + " and " + p[1], instead = "; with " + p[2] + " instead of " + p[0] + ": ";
  const auto both = [](const auto& count, const Cells& cells, const std::string& first, const std::string& second) {
    return count(cells, Side::First) + first + count(cells, Side::Second) + second;
  };
  std::set<std::string> found{"Safe dominoes a" + after + ": " + both(safe, turn, " for Vertical, ", " for Horizontal") +
                                  instead + both(safe, betterTurn, " and ", "."),
                              "Room for dominoes a" + after + ": " + both(room, turn, " for Vertical, ", " for Horizontal") +
                                  instead + both(room, betterTurn, " and ", ".")};
  for (const Side side : {Side::First, Side::Second}) {
    const std::string names[] = {"Vertical", "Horizontal"};
    const auto own = static_cast<std::size_t>(side);
    const double win = side == Side::First ? 1 : -1;
    if (agree(payoff, win))
      found.insert("A" + after + " " + names[own] + " has more safe dominoes (" + safe(turn, side) + ") than " + names[1 - own] +
                   " has room for (" + room(turn, other(side)) + "): " + names[own] + " wins.");
    if (agree(betterPayoff, win))
      found.insert("After " + p[2] + " and " + p[1] + " " + names[own] + " would have more safe dominoes (" +
                   safe(betterTurn, side) + ") than " + names[1 - own] + " has room for (" + room(betterTurn, other(side)) +
                   "), and would win.");
  }
  if (isSafe(open, p[0])) found.insert(p[0] + " uses up a safe domino: the other side could never have covered these squares.");
  if (p.size() > 3 && std::isalpha(static_cast<unsigned char>(p[3].front())) != 0) {
    const auto fits = [&](const Cells& cells) {
      return std::ranges::all_of(dominoCells(p[3]), [&cells](const auto& cell) { return cells.contains(cell); });
    };
    const bool isOwn = p[3].front() == p[0].front();
    if (!isOwn && fits(turn) && isSafe(turn, p[3]) && !isSafe(open, p[3]) && !isSafe(betterTurn, p[3]))
      found.insert("A" + after + " the domino " + p[3] + " is safe: the other side can never cover its squares.");
    if (isOwn && fits(betterTurn) && isSafe(betterTurn, p[3]) && !isSafe(open, p[3]) && !isSafe(turn, p[3]))
      found.insert("After " + p[2] + " and " + p[1] + " the domino " + p[3] +
                   " would be safe: the other side could never cover its squares.");
  }
  return found;
}

}  // namespace

class ExplainTurnTest : public QObject {
  Q_OBJECT

  PositionValuesPtr m_values;
  std::map<FactKind, int> m_messageLabel;
  int m_mixes = 0;                        ///< number of sentences about a loss against a mix
  std::map<std::string, int> m_compared;  ///< number of comparisons by sentence

  const SimultaneousVariant& variant() const { return *m_values->variant(); }

  void checkPosition(const AnyPosition& position) {
    const auto facts = explainTurn(*m_values, position, DominoMotifs(dynamic_cast<const DomineeringVariant&>(variant())));
    const Table tables[] = {tableOf(*m_values, position, Side::First), tableOf(*m_values, position, Side::Second)};
    QCOMPARE(facts.empty(), tables[0].payoffs.empty());
    if (facts.empty()) return;
    QVERIFY(facts.size() <= 3 && facts.front().kind == FactKind::Security);
    bool toldDominated = false;
    for (const Fact& fact : facts) {
      ++m_messageLabel[fact.kind];
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

  /// Checks the sentence about a mix of the other side. Against this mix, the side gets at most the value of the
  /// position, and its choice gets less.
  void checkMix(const Table& table, const std::vector<std::string>& p, double sign, double value) {
    ++m_mixes;
    std::map<std::string, double> chances;
    double sum = 0;
    std::istringstream mix(p[2]);
    for (std::string reply, chance; mix >> reply >> chance;) sum += chances[reply] = std::stod(chance.substr(1)) / 100;
    QVERIFY(std::abs(sum - 1) < 0.02);
    const auto average = [&](const std::string& choice) {
      double payoff = 0;
      for (const auto& [reply, chance] : chances) payoff += chance / sum * table.payoffs.at(choice).at(reply);
      return payoff;
    };
    const auto isAbout = [](double left, double right) { return std::abs(left - right) < 0.02; };  // values are rounded
    for (const auto& [choice, replies] : table.payoffs) QVERIFY(average(choice) < sign * value + 0.02);
    QVERIFY(isAbout(average(p[0]), sign * payoffOf(p[1])) && isAbout(average(p[3]), sign * payoffOf(p[4])));
    QVERIFY(agree(payoffOf(p[4]), value) && sign * payoffOf(p[1]) < sign * value - 4e-4);
    QVERIFY(table.best() < sign * value - 4e-4);  // no single choice secures the value
  }

  void checkMove(const AnyPosition& position, Side side, AnyMove move) {
    const auto facts =
        explainTurn(*m_values, position, side, move, DominoMotifs(dynamic_cast<const DomineeringVariant&>(variant())));
    const Table table = tableOf(*m_values, position, side);
    const std::string text = variant().formatMove(side, move);
    const double sign = side == Side::First ? 1 : -1;
    const Cells before = freeCells(variant(), position);
    bool toldDominated = false;
    QVERIFY(facts.size() <= 3 && facts.front().kind == FactKind::Security);
    const std::vector<std::string> secured = facts.front().params;
    const double worst = table.worst(text), best = table.best();
    const bool isBest = agree(worst, best);
    QVERIFY(agree(worst, sign * payoffOf(secured[1])) && agree(table.payoffs.at(text).at(secured[2]), worst));
    QVERIFY(agree(table.worst(secured[3]), sign * payoffOf(secured[4])) && agree(table.worst(secured[3]), best));
    for (const Fact& fact : facts) {
      const auto& p = fact.params;
      const std::string said = englishText(fact);
      QCOMPARE(p[0], text);
      if (&fact == &facts.front()) {
        QCOMPARE(said, securityText(p, side, worst, best));
      } else if (fact.kind == FactKind::Dominated) {
        QVERIFY(table.isDominated(text, p[1]) && table.payoffs.at(p[1]).at(p[2]) > table.payoffs.at(text).at(p[2]));
        toldDominated = true;
      } else if (fact.kind == FactKind::Security) {
        checkMix(table, p, sign, m_values->value(position)->value);
        QCOMPARE(said, "The other side's best mix is " + p[2] + ". Against it, " + p[0] + (sign > 0 ? " yields " : " allows ") +
                           p[1] + " on average, and " + p[3] + (sign > 0 ? " yields " : " allows ") + p[4] + ".");
      } else if (fact.sentence == &motif::safeAfter) {
        const Cells after = without(before, text);
        QCOMPARE(p[1], safe(after, Side::First));
        QCOMPARE(p[2], safe(after, Side::Second));
        QCOMPARE(p[3], safe(before, Side::First));
        QCOMPARE(p[4], safe(before, Side::Second));
        QVERIFY(p[1] != p[3] || p[2] != p[4]);
      } else if (fact.sentence == &motif::spendsSafe) {
        QVERIFY(isSafe(before, text));
      } else {
        const double payoff = table.payoffs.at(text).at(p[1]), betterPayoff = table.payoffs.at(p[2]).at(p[1]);
        QVERIFY(betterPayoff > payoff + 1e-9);
        std::vector<std::string> named(p.begin(), p.begin() + 4);
        if (fact.sentence != &motif::makesSafe && fact.sentence != &motif::wouldMakeSafe) named.pop_back();
        QVERIFY2(comparisons(before, named, sign * payoff, sign * betterPayoff).contains(said), said.c_str());
        ++m_compared[fact.sentence->english];
        if (!isBest) QCOMPARE((std::vector{p[1], p[2]}), (std::vector{secured[2], secured[3]}));
      }
    }
    if (toldDominated || isBest) QCOMPARE(toldDominated, table.isDominated(text));
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
    m_values = solveSubgame(board, board->start(), 1'000'000);
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
    QVERIFY(m_messageLabel[FactKind::Security] > 0 && m_messageLabel[FactKind::Motif] > 0);
    if (id == QStringLiteral("syncdom:4x3")) QVERIFY(m_mixes > 0);
    if (id == QStringLiteral("syncdom:4x3")) QCOMPARE(m_compared.size(), std::size_t(8));
  }

  /// After V:d3 and H:d3 the value is 0, but only if both sides mix. With a pure choice, either side can lose.
  void aMixedDrawIsNoSureDraw() {
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:5x4").value();
    const AnyPosition position = board->parsePosition("##3/5/#3#/#1###").value();
    m_values = solveSubgame(board, position, 1'000'000);
    QVERIFY(m_values);
    const AnyMove move = board->parseMove(position, "V:d3").value().second;
    const AnyMove reply = board->parseMove(position, "H:d3").value().second;
    const GameValue after = m_values->value(board->play(position, {move, reply})).value();
    QVERIFY(agree(after.value, 0) && after.firstSecure < 0 && after.secondSecure > 0);
    const auto facts =
        explainTurn(*m_values, position, Side::First, move, DominoMotifs(dynamic_cast<const DomineeringVariant&>(variant())));
    QCOMPARE(englishText(facts.front()), std::string("V:d3 secures at least 0, and no other choice secures more."));
  }

  /// This example is from RULES.md. Vertical may play b3 or d3, and Horizontal b4 or c4. The value is one half.
  void anExampleByHand() {
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:4x4").value();
    const AnyPosition position = board->parsePosition("#3/#1#1/####/####").value();
    m_values = solveSubgame(board, position, 1'000'000);
    const auto facts = explainTurn(*m_values, position, TurnMotifs());
    QCOMPARE(facts.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(englishText(facts.front())),
             QStringLiteral(
                 "Without mixing, V:b3 secures at least 0 and H:b4 allows at most +1; mixing makes the position worth +0.5."));
  }

  /// The value in this position is one third.
  void payoffsHaveThreeDecimals() {
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:5x4").value();
    const AnyPosition position = board->parsePosition("##3/#2#1/#2##/#1###").value();
    m_values = solveSubgame(board, position, 1'000'000);
    QVERIFY(agree(m_values->value(position).value().value, 1.0 / 3));
    const std::string said = englishText(explainTurn(*m_values, position, TurnMotifs()).front());
    QVERIFY2(said.ends_with(" mixing makes the position worth +0.333."), said.c_str());
  }

  /// After c2 and a2 Horizontal has the safe dominoes a3 and d1, and Vertical has room for one domino, from e3 to e5.
  void aMistakeByHand() {
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:5x5").value();
    const AnyPosition position = board->parsePosition("#1#2/####1/3#1/3##/1##2").value();
    m_values = solveSubgame(board, position, 1'000'000);
    const auto move = board->parseMove(position, "V:c2").value();
    const auto facts =
        explainTurn(*m_values, position, move.first, move.second, DominoMotifs(dynamic_cast<const DomineeringVariant&>(*board)));
    QStringList said;
    for (const Fact& fact : facts) said << QString::fromStdString(englishText(fact));
    QCOMPARE(said, (QStringList{QStringLiteral("V:c2 loses if the other side plays H:a2; V:b2 does not lose, whatever the other "
                                               "side plays."),
                                QStringLiteral("After V:c2 and H:a2 Horizontal has more safe dominoes (2) than Vertical has "
                                               "room for (1): Horizontal wins."),
                                QStringLiteral("After V:c2 and H:a2 the domino H:a3 is safe: the other side can never cover "
                                               "its squares.")}));
  }
};

KOTAI_TEST(ExplainTurnTest)
#include "explain_turn_test.moc"
