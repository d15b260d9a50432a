// Tests for queries on a simultaneous board, compared with a plain scan of all its positions. Also tests
// messages about faults.
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "core/query/faults.h"
#include "core/simultaneous/payoff_query.h"
#include "tests/core/domineering/solved_board.h"
#include "tests/core/fault_code.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::FaultCode;

namespace {

constexpr int columnCount = 5;
constexpr int rowCount = 4;

/// Position as a plain grid, with its own implementation of the rules.
struct Plain {
  std::array<std::array<bool, rowCount>, columnCount> covered{};
  double value = 0;
  int firstSecure = 0;
  int secondSecure = 0;

  explicit Plain(const ListedGamePosition& listed)
      : value(listed.value.value), firstSecure(listed.value.firstSecure), secondSecure(listed.value.secondSecure) {
    for (int column = 0; column < columnCount; ++column)
      for (int row = 0; row < rowCount; ++row)
        covered[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] =
            (listed.position.words[0] >> (row * columnCount + column) & 1) != 0;
  }
  bool at(int column, int row) const { return covered[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)]; }
  int cells() const {
    int count = 0;
    for (const auto& column : covered) count += static_cast<int>(std::ranges::count(column, true));
    return count;
  }
  int vertical() const {
    int count = 0;
    for (int column = 0; column < columnCount; ++column)
      for (int row = 0; row + 1 < rowCount; ++row) count += !at(column, row) && !at(column, row + 1) ? 1 : 0;
    return count;
  }
  int horizontal() const {
    int count = 0;
    for (int column = 0; column + 1 < columnCount; ++column)
      for (int row = 0; row < rowCount; ++row) count += !at(column, row) && !at(column + 1, row) ? 1 : 0;
    return count;
  }
};

using Plainly = std::function<bool(const Plain&)>;

struct Case {
  const char* text;
  Plainly plainly;
};

const std::vector<Case>& cases() {
  static const std::vector<Case> all{
      {"value > 0", [](const Plain& p) { return p.value > 1e-6; }},
      {"value = 1/3", [](const Plain& p) { return std::abs(p.value - 1.0 / 3) < 1e-6; }},
      {"value = 0.333333", [](const Plain& p) { return std::abs(p.value - 1.0 / 3) < 1e-6; }},
      {"-0.5 <= value and value < 0", [](const Plain& p) { return p.value >= -0.5 - 1e-7 && p.value < -1e-6; }},
      {"outcome = mixed", [](const Plain& p) { return p.firstSecure != p.secondSecure; }},
      {"outcome != horizontal", [](const Plain& p) { return p.secondSecure != -1; }},
      {"OUTCOME = Vertical", [](const Plain& p) { return p.firstSecure == 1; }},
      {"outcome = draw and not (covered < 8 or vertical-moves = 0)",
       [](const Plain& p) { return p.firstSecure == 0 && p.secondSecure == 0 && p.cells() >= 8 && p.vertical() != 0; }},
      {"vertical-moves > horizontal-moves and value < 0",
       [](const Plain& p) { return p.vertical() > p.horizontal() && p.value < -1e-6; }},
      {"horizontal-moves = 1 or vertical-moves <= 1", [](const Plain& p) { return p.horizontal() == 1 || p.vertical() <= 1; }},
      {"on(b2) = covered and on(E4) = empty", [](const Plain& p) { return p.at(1, 1) && !p.at(4, 3); }},
      {"on(a1) != covered", [](const Plain& p) { return !p.at(0, 0); }},
      {"6 = covered", [](const Plain& p) { return p.cells() == 6; }},
  };
  return all;
}

}  // namespace

class DomineeringQueryTest : public QObject {
  Q_OBJECT
 private slots:
  void agreesWithAPlainSearch_data();
  void agreesWithAPlainSearch();
  void faults_data();
  void faults();
};

void DomineeringQueryTest::agreesWithAPlainSearch_data() {
  QTest::addColumn<int>("number");
  for (std::size_t number = 0; number < cases().size(); ++number) QTest::newRow(cases()[number].text) << static_cast<int>(number);
}

void DomineeringQueryTest::agreesWithAPlainSearch() {
  QFETCH(int, number);
  const Case& asked = cases()[static_cast<std::size_t>(number)];
  const SimultaneousSolutionPtr solution = test::solvedBoard();
  const auto query = query::parsePayoffQuery(*solution->variant(), asked.text);
  QVERIFY(query);
  for (const bool withFinished : {true, false}) {
    SimultaneousFilter filter;
    filter.withFinished = withFinished;
    filter.where = query::testOf(solution->variant(), *query);
    const SimultaneousPositionList list(solution, filter);
    std::vector<AnyPosition> expected;
    for (const ListedGamePosition& each : test::everything(*solution, withFinished))
      if (asked.plainly(Plain(each))) expected.push_back(each.position);
    QVERIFY(!expected.empty());
    std::vector<AnyPosition> listed;
    for (const ListedGamePosition& each : list.page(0, list.count())) listed.push_back(each.position);
    QCOMPARE(list.count(), expected.size());
    QVERIFY(listed == expected);
  }
}

void DomineeringQueryTest::faults_data() {
  namespace expected = query::expected;
  namespace fault = query::fault;
  QTest::addColumn<QString>("text");
  QTest::addColumn<quint64>("fault");
  QTest::addColumn<quint64>("expected");
  QTest::addColumn<int>("column");
  const auto row = [](const char* text, FaultCode fault, FaultCode expected, int column) {
    QTest::newRow(text) << QString::fromLatin1(text) << fault.value << expected.value << column;
  };
  const FaultCode none = Expected::Unspecified;
  row("", TextFault::Empty, none, 1);
  row("distance = 3", fault::unknownWord, none, 1);
  row("outcome = win", fault::unknownOutcome, none, 11);
  row("outcome > draw", TextFault::UnexpectedCharacter, expected::equality, 9);
  row("outcome =", TextFault::UnexpectedEnd, expected::oneOf, 10);
  row("value", TextFault::UnexpectedEnd, expected::relation, 6);
  row("value > ", TextFault::UnexpectedEnd, expected::term, 9);
  row("value > -", TextFault::UnexpectedCharacter, expected::term, 9);
  row("value > 0.1.2", TextFault::BadNumber, none, 9);
  row("value = 1/0", TextFault::BadNumber, none, 11);
  row("value = 1/", TextFault::UnexpectedEnd, expected::number, 11);
  row("covered < 9999999", TextFault::BadNumber, none, 11);
  row("value > 0 value < 1", TextFault::UnexpectedCharacter, expected::joint, 11);
  row("(value > 0", TextFault::UnexpectedEnd, expected::jointOrBracket, 11);
  row("= 3", TextFault::UnexpectedCharacter, expected::payoffCondition, 1);
  row("on b2 = covered", TextFault::UnexpectedCharacter, expected::openBracket, 4);
  row("on(3) = covered", TextFault::UnexpectedCharacter, expected::square, 4);
  row("on(f1) = covered", fault::unknownSquare, none, 4);
  row("on(a0) = covered", fault::unknownSquare, none, 4);
  row("on(a) = covered", fault::unknownSquare, none, 4);
  row("on(a1 = covered", TextFault::UnexpectedCharacter, expected::closeBracket, 7);
  row("on(a1) = own", fault::unknownPiece, none, 10);
}

void DomineeringQueryTest::faults() {
  QFETCH(QString, text);
  QFETCH(quint64, fault);
  QFETCH(quint64, expected);
  QFETCH(int, column);
  const auto query = query::parsePayoffQuery(*test::solvedBoard()->variant(), text.toStdString());
  QVERIFY(!query);
  QCOMPARE(test::faultOf(query.error()), fault);
  QCOMPARE(test::expectedOf(query.error()), expected);
  QCOMPARE(static_cast<int>(query.error().column), column);
}

KOTAI_TEST(DomineeringQueryTest)
#include "query_test.moc"
