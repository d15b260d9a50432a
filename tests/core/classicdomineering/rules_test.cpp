// Tests for the rules and texts of Domineering with alternating moves against a plain generator.
#include <QTest>
#include <map>
#include <random>
#include <set>

#include "core/game/registry.h"
#include "core/games/classicdomineering/variant.h"
#include "tests/core/classicdomineering/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using classicdomineering::ClassicVariant;
using classicdomineering::Rules;

static std::uint64_t perft(const Rules& rules, const Rules::Position& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  rules.forEachMove(position, [&](Rules::Move move) { count += perft(rules, rules.play(position, move), plies - 1); });
  return count;
}

static std::uint64_t slowPerft(const slow_domineering::Drawing& drawing, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& [move, after] : slow_domineering::moves(drawing)) count += slowPerft(after, plies - 1);
  return count;
}

static std::map<std::string, std::string> movesOf(const Variant& variant, const AnyPosition& position) {
  std::map<std::string, std::string> result;
  for (const AnyMove move : variant.legalMoves(position))
    result[variant.formatMove(position, move)] = variant.formatPosition(variant.play(position, move));
  return result;
}

/// Returns drawings of random games on a board, with either side beginning.
static std::vector<slow_domineering::Drawing> randomDrawings(int columns, int rows) {
  std::mt19937_64 random(static_cast<std::uint64_t>(columns * 10 + rows));
  std::vector<slow_domineering::Drawing> drawings;
  for (int game = 0; game < 20; ++game) {
    slow_domineering::Drawing drawing = slow_domineering::emptyBoard(columns, rows, game % 2 == 0 ? 'v' : 'h');
    for (;;) {
      drawings.push_back(drawing);
      const auto after = slow_domineering::moves(drawing);
      if (after.empty()) break;
      drawing = std::next(after.begin(), static_cast<std::ptrdiff_t>(random() % after.size()))->second;
    }
  }
  return drawings;
}

static TextError errorOf(const char* variantId, const char* text) {
  const auto parsed = test::variant(variantId)->parsePosition(text);
  return parsed ? TextError{TextFault::OfGame, 0, {}} : parsed.error();
}

class ClassicDomineeringRulesTest : public QObject {
  Q_OBJECT

 private slots:
  void countsOfGames_data();
  void countsOfGames();
  void movesAndUnmoves_data();
  void movesAndUnmoves();
  void transposedBoards();
  void starts();
  void wrongPositions();
  void wrongMoves();
  void sizes();
};

void ClassicDomineeringRulesTest::countsOfGames_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("plies");
  QTest::newRow("2x2") << 2 << 2 << 3;
  QTest::newRow("3x3") << 3 << 3 << 5;
  QTest::newRow("4x4") << 4 << 4 << 5;
  QTest::newRow("5x3") << 5 << 3 << 5;
  QTest::newRow("3x5") << 3 << 5 << 5;
  QTest::newRow("2x8") << 2 << 8 << 4;
  QTest::newRow("8x2") << 8 << 2 << 4;
  QTest::newRow("6x6") << 6 << 6 << 3;
  QTest::newRow("8x8") << 8 << 8 << 2;
}

void ClassicDomineeringRulesTest::countsOfGames() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, plies);
  const Rules rules(columns, rows);
  for (int depth = 0; depth <= plies; ++depth) {
    QCOMPARE(perft(rules, rules.start(), depth), slowPerft(slow_domineering::emptyBoard(columns, rows, 'v'), depth));
    QCOMPARE(perft(rules, {0, Side::Second}, depth), slowPerft(slow_domineering::emptyBoard(columns, rows, 'h'), depth));
  }
}

void ClassicDomineeringRulesTest::movesAndUnmoves_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  for (const auto& [columns, rows] : {std::pair(3, 3), std::pair(5, 4), std::pair(4, 5), std::pair(2, 7), std::pair(8, 8)})
    QTest::addRow("%dx%d", columns, rows) << columns << rows;
}

void ClassicDomineeringRulesTest::movesAndUnmoves() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  const VariantPtr variant = test::variant("domineering:" + std::to_string(columns) + "x" + std::to_string(rows));
  for (const slow_domineering::Drawing& drawing : randomDrawings(columns, rows)) {
    const std::string text = slow_domineering::toText(drawing);
    const AnyPosition position = test::position(*variant, text);
    QCOMPARE(variant->formatPosition(position), text);
    std::map<std::string, std::string> slow;
    for (const auto& [move, after] : slow_domineering::moves(drawing)) slow[move] = slow_domineering::toText(after);
    QVERIFY2(movesOf(*variant, position) == slow, text.c_str());
    QCOMPARE(variant->finishedValue(position), slow.empty() ? std::optional(Value::loss(0)) : std::nullopt);
    std::multiset<std::string> slowBefore;
    for (const auto& earlier : slow_domineering::before(drawing)) slowBefore.insert(slow_domineering::toText(earlier));
    std::multiset<std::string> before;
    for (const AnyPosition& earlier : variant->predecessors(position)) before.insert(variant->formatPosition(earlier));
    QVERIFY2(before == slowBefore, text.c_str());
  }
}

/// Transposing the board and exchanging the sides changes nothing, so on a square board both positions share a
/// place.
void ClassicDomineeringRulesTest::transposedBoards() {
  const VariantPtr square = test::variant("domineering:4x4");
  const AnyPosition position = test::position(*square, "2##/2#1/2#1/4 h");
  QCOMPARE(square->formatPosition(square->canonical(position)), std::string("3#/1###/4/4 v"));
  QVERIFY(square->locate(position) == square->locate(test::position(*square, "3#/1###/4/4 v")));
  const VariantPtr wide = test::variant("domineering:5x4");
  const AnyPosition kept = test::position(*wide, "5/5/5/##3 h");
  QVERIFY(wide->canonical(kept) == kept);
}

void ClassicDomineeringRulesTest::starts() {
  const VariantPtr variant = test::variant("domineering:3x2");
  std::vector<std::pair<std::string, std::string>> found;
  for (const NamedStart& start : variant->namedStarts()) found.emplace_back(start.id, variant->formatPosition(start.position));
  QVERIFY((found == std::vector<std::pair<std::string, std::string>>{{"standard", "3/3 v"}, {"horizontal", "3/3 h"}}));
}

void ClassicDomineeringRulesTest::wrongPositions() {
  const auto fault = [](const char* text) { return errorOf("domineering:3x3", text).fault; };
  QCOMPARE(fault(""), TextFault::Empty);
  QCOMPARE(fault("3/3/3"), TextFault::UnexpectedEnd);
  QCOMPARE(fault("3/3/3 "), TextFault::UnexpectedEnd);
  QCOMPARE(fault("3/3/3 x"), TextFault::BadSide);
  QCOMPARE(fault("3/3/3 V"), TextFault::BadSide);
  QCOMPARE(fault("3/3/3 v "), TextFault::TrailingText);
  QCOMPARE(fault("3/3 v"), TextFault::TooFewRows);
  QCOMPARE(fault("3/3/3/3 v"), TextFault::TooManyRows);
  QCOMPARE(fault("4/3/3 v"), TextFault::RowTooLong);
  QCOMPARE(fault("2/3/3 v"), TextFault::RowTooShort);
  QCOMPARE(fault("12/3/3 v"), TextFault::UnexpectedCharacter);
  QCOMPARE(fault("xxx/3/3 v"), TextFault::UnexpectedCharacter);
  const TextError uneven = errorOf("domineering:3x3", "3/##1/2# v");
  QVERIFY(uneven.own == &classicdomineering::unevenColours);
  QVERIFY((uneven.params == std::vector<std::string>{"2", "1"}));
  QCOMPARE(uneven.column, std::size_t{1});
  const VariantPtr variant = test::variant("domineering:3x3");
  const auto composed = variant->compose({{{{0, 0}, Side::First, 0}}, {}, Side::First});
  QVERIFY(!composed && composed.error().own == &classicdomineering::unevenColours && composed.error().column == 0);
}

void ClassicDomineeringRulesTest::wrongMoves() {
  const VariantPtr variant = test::variant("domineering:3x3");
  const AnyPosition start = variant->start();
  const auto fault = [&](const char* text) { return variant->parseMove(start, text).error().fault; };
  QVERIFY(variant->parseMove(start, "a1a2"));
  QCOMPARE(fault(""), TextFault::Empty);
  QCOMPARE(fault("a1"), TextFault::UnexpectedEnd);
  QCOMPARE(fault("a1b1"), TextFault::IllegalMove);
  QCOMPARE(fault("a2a1"), TextFault::IllegalMove);
  QCOMPARE(fault("a3a4"), TextFault::UnexpectedCharacter);
  QCOMPARE(fault("a1a2x"), TextFault::TrailingText);
}

void ClassicDomineeringRulesTest::sizes() {
  for (const char* id : {"domineering", "domineering:", "domineering:4", "domineering:1x4", "domineering:4x9",
                         "domineering:4x4,first=h", "domineering:10x10"})
    QVERIFY2(!parseVariant(id), id);
  for (const char* id : {"domineering:2x2", "domineering:8x8", "domineering:2x8"})
    QCOMPARE(test::variant(id)->id(), std::string(id));
}

KOTAI_TEST(ClassicDomineeringRulesTest)
#include "rules_test.moc"
