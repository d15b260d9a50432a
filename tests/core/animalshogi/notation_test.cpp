// Tests for Animal Shogi's texts and set-ups, and of the effects of moves. Writing and reading change nothing.
// Faulty texts are refused with a reason.
#include <QTest>
#include <algorithm>
#include <random>
#include <set>

#include "core/game/registry.h"
#include "core/games/animalshogi/board.h"
#include "core/games/animalshogi/faults.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/damaged_text.h"
#include "tests/core/fault_code.h"
#include "tests/core/test_solutions.h"
#include "tests/core/unreadable_texts.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using animalshogi::Kind;

constexpr std::string_view typedLetters = "GECLgecl+/ 0123456789bw-x\t";

/// Counts a letter on the board and in the hands as a person would read them.
static int countLetter(const std::string& text, char letter) {
  int count = 0;
  const std::size_t hands = text.rfind(' ');
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char here = text[at];
    if (here != letter && here != letter + ('a' - 'A')) continue;
    count += at > hands && text[at - 1] == '2' ? 2 : 1;
  }
  return count;
}

static SetUp setUpOf(const Variant& variant, const AnyPosition& position) {
  return {variant.pieces(position), variant.hands(position), variant.sideToMove(position)};
}

static QString quoted(const std::string& text) { return QString::fromStdString(text); }

class AnimalShogiNotationTest : public QObject {
  Q_OBJECT

 private slots:
  void positionsComeBack();
  void malformedPositions_data();
  void malformedPositions();
  void damagedPositions();
  void endsOfGamesComeBack();
  void lionsSideBySideAreLegal();
  void malformedMoves_data();
  void malformedMoves();
  void variants_data();
  void variants();
  void piecesAndHands();
  void composeGivesPositionsBack();
  void composeFaults_data();
  void composeFaults();
  void stockHasAllPieces();
  void namedStarts();
  void moveSquaresDistinguishMoves();
  void transitionsLeadToTheNextPosition();
};

void AnimalShogiNotationTest::positionsComeBack() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(121);
  for (int i = 0; i < 100000; ++i) {
    const slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    const std::string text = slow_shogi::toText(drawing);
    if (slow_shogi::fromText(text) != drawing) QFAIL(text.c_str());
    const auto parsed = variant->parsePosition(text);
    if (!parsed || variant->formatPosition(*parsed) != text) QFAIL(text.c_str());
  }
}

void AnimalShogiNotationTest::malformedPositions_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<quint64>("fault");
  QTest::addColumn<int>("column");
  QTest::addColumn<QStringList>("params");
  const auto row = [](const char* name, const char* text, test::FaultCode fault, int column, QStringList params = {}) {
    QTest::newRow(name) << QString::fromLatin1(text) << fault.value << column << std::move(params);
  };
  const QString one = QStringLiteral("1");
  const QString two = QStringLiteral("2");
  row("nothing", "", TextFault::Empty, 1);
  row("a stranger", "gxe/1c1/1C1/ELG b -", TextFault::UnexpectedCharacter, 2, {QStringLiteral("x")});
  row("two digits", "gle/12/1C1/ELG b Cc", TextFault::UnexpectedCharacter, 6, {two});
  row("plus on a giraffe", "+gle/1c1/1C1/ELG b -", TextFault::UnexpectedCharacter, 2, {QStringLiteral("g")});
  row("plus at the end", "gle/1c1/1C1/EL+", TextFault::UnexpectedEnd, 16);
  row("row too long", "gle1/1c1/1C1/ELG b -", TextFault::RowTooLong, 4, {one, QStringLiteral("3")});
  row("row too short", "gle/1c/1C1/ELG b -", TextFault::RowTooShort, 7, {two, QStringLiteral("3")});
  row("too many rows", "gle/1c1/1C1/ELG/3 b -", TextFault::TooManyRows, 16, {QStringLiteral("4")});
  row("too few rows", "gle/1c1/ELG b -", TextFault::TooFewRows, 12, {QStringLiteral("3"), QStringLiteral("4")});
  row("no side", "gle/1c1/1C1/ELG", TextFault::UnexpectedEnd, 16);
  row("no side after the space", "gle/1c1/1C1/ELG ", TextFault::UnexpectedEnd, 17);
  row("bad side", "gle/1c1/1C1/ELG x -", TextFault::BadSide, 17, {QStringLiteral("x"), QStringLiteral("b"), QStringLiteral("w")});
  row("no hands", "gle/1c1/1C1/ELG b", TextFault::UnexpectedEnd, 18);
  row("empty hands", "gle/1c1/1C1/ELG b ", TextFault::UnexpectedEnd, 19);
  row("lion in the hand", "gle/1c1/1C1/E1G b L", TextFault::UnexpectedCharacter, 19, {QStringLiteral("L")});
  row("stranger in the hand", "gle/1c1/1C1/ELG b z", TextFault::UnexpectedCharacter, 19, {QStringLiteral("z")});
  row("count without a piece", "1l1/3/3/1L1 b 2G2E2", TextFault::UnexpectedEnd, 20);
  row("after the hands", "gle/1c1/1C1/ELG b - x", TextFault::TrailingText, 20, {QStringLiteral(" x")});
  row("too many in hand", "1l1/3/3/1L1 b 2G2E3C", TextFault::TooManyInHand, 20, {QStringLiteral("C"), QStringLiteral("3"), two});
  row("too many in hand, one by one", "1l1/3/3/1L1 b 2G2ECCC", TextFault::TooManyInHand, 21,
      {QStringLiteral("C"), QStringLiteral("3"), two});
  row("no lion", "gle/1c1/1C1/E1G w -", animalshogi::fault::noFirstLion, 20, {QStringLiteral("L")});
  row("no lion at all", "g1e/1c1/1C1/E1G b -", animalshogi::fault::noFirstLion, 20, {QStringLiteral("L")});
  row("no enemy lion", "g1e/1c1/1C1/ELG b -", animalshogi::fault::noSecondLion, 20, {QStringLiteral("l")});
  row("two lions", "gle/1cL/1C1/ELG b -", TextFault::TooManyPieces, 14, {QStringLiteral("L"), one});
  row("two enemy lions", "gle/lc1/1C1/ELG b -", TextFault::TooManyPieces, 5, {QStringLiteral("l"), one});
  row("one giraffe", "1le/1c1/1C1/ELG b -", TextFault::WrongStock, 20, {QStringLiteral("G"), one, two});
  row("three giraffes", "gle/1cg/1C1/ELG b -", TextFault::WrongStock, 15, {QStringLiteral("G"), QStringLiteral("3"), two});
  row("three elephants", "gle/1c1/1C1/ELG b E", TextFault::WrongStock, 19, {QStringLiteral("E"), QStringLiteral("3"), two});
  row("hens are chicks", "gle/1c+c/1C1/ELG b -", TextFault::WrongStock, 11, {QStringLiteral("C"), QStringLiteral("3"), two});
}

void AnimalShogiNotationTest::malformedPositions() {
  QFETCH(QString, text);
  QFETCH(quint64, fault);
  QFETCH(int, column);
  QFETCH(QStringList, params);
  const auto parsed = test::variant("animalshogi")->parsePosition(text.toStdString());
  QVERIFY(!parsed.has_value());
  QCOMPARE(test::faultOf(parsed.error()), fault);
  QCOMPARE(static_cast<int>(parsed.error().column), column);
  QStringList found;
  for (const std::string& param : parsed.error().params) found.append(QString::fromStdString(param));
  QCOMPARE(found, params);
  const bool needsExpected =
      parsed.error().fault == TextFault::UnexpectedCharacter || parsed.error().fault == TextFault::UnexpectedEnd;
  QCOMPARE(parsed.error().expected != Expected::Unspecified, needsExpected);
}

/// Every string that is accepted gives a position with the correct pieces, and the notation of that position gives the same
/// position again.
void AnimalShogiNotationTest::damagedPositions() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(122);
  int refused = 0;
  for (int i = 0; i < 100000; ++i) {
    const std::string text = test::damaged(slow_shogi::toText(slow_shogi::randomPosition(random)), typedLetters, random);
    const auto parsed = variant->parsePosition(text);
    if (!parsed) {
      ++refused;
      QVERIFY2(parsed.error().column >= 1 && parsed.error().column <= text.size() + 1, text.c_str());
      continue;
    }
    const std::string written = variant->formatPosition(*parsed);
    for (const char letter : {'G', 'E', 'C'}) QVERIFY2(countLetter(written, letter) == 2, text.c_str());
    const bool ended = countLetter(written, 'L') == 1 && variant->finishedValue(*parsed) == Value::loss(0);
    QVERIFY2(ended || countLetter(written, 'L') == 2, text.c_str());
    const auto again = variant->parsePosition(written);
    QVERIFY2(again && *again == *parsed, text.c_str());
  }
  QVERIFY(refused > 50000);
}

/// Plays random moves to the end of the game. The final position can be copied and pasted, and is lost for the
/// side to move.
void AnimalShogiNotationTest::endsOfGamesComeBack() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(123);
  int lionsCaptured = 0;
  for (int game = 0; game < 2000; ++game) {
    AnyPosition position = variant->start();
    for (std::vector<AnyMove> moves = variant->legalMoves(position); !moves.empty(); moves = variant->legalMoves(position))
      position = variant->play(position, moves[random() % moves.size()]);
    const std::string text = variant->formatPosition(position);
    const auto again = variant->parsePosition(text);
    QVERIFY2(again && *again == position, text.c_str());
    QVERIFY2(variant->finishedValue(*again) == Value::loss(0), text.c_str());
    QVERIFY2(variant->canonical(variant->canonical(position)) == variant->canonical(position), text.c_str());
    lionsCaptured += countLetter(text, 'L') == 1;
  }
  QVERIFY(lionsCaptured > 100);
}

void AnimalShogiNotationTest::lionsSideBySideAreLegal() {
  const VariantPtr variant = test::variant("animalshogi");
  for (const char* text : {"3/1l1/1L1/3 b 2G2E2C", "3/1l1/1L1/3 w 2g2e2c", "1l1/1L1/3/3 b GECgec"}) {
    const AnyPosition position = test::position(*variant, text);
    QVERIFY(!variant->isStored(position));
    QVERIFY(!variant->finishedValue(position).has_value());
    QCOMPARE(quoted(variant->formatPosition(position)), QString::fromLatin1(text));
  }
}

void AnimalShogiNotationTest::malformedMoves_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("", TextFault::Empty, 1);
  row("B", TextFault::UnexpectedEnd, 2);
  row("B3", TextFault::UnexpectedEnd, 3);
  row("B3B", TextFault::UnexpectedEnd, 4);
  row("D3B2", TextFault::UnexpectedCharacter, 1);
  row("b3B2", TextFault::UnexpectedCharacter, 1);
  row("B5B2", TextFault::UnexpectedCharacter, 2);
  row("B3D2", TextFault::UnexpectedCharacter, 3);
  row("B3B0", TextFault::UnexpectedCharacter, 4);
  row("B3B2+", TextFault::TrailingText, 5);
  row("L*B2", TextFault::UnexpectedCharacter, 1);
  row("C*", TextFault::UnexpectedEnd, 3);
  row("C*B", TextFault::UnexpectedEnd, 4);
  row("C*X2", TextFault::UnexpectedCharacter, 3);
  row("B3B1", TextFault::IllegalMove, 1);
  row("C*A2", TextFault::IllegalMove, 1);
  row("B2B3", TextFault::IllegalMove, 1);
}

void AnimalShogiNotationTest::malformedMoves() {
  const VariantPtr variant = test::variant("animalshogi");
  test::findsTheFault([&](const std::string& text) { return variant->parseMove(variant->start(), text); });
}

/// Value in the column of fault locations, for texts without a fault.
constexpr quint64 noFault = ~quint64{0};

void AnimalShogiNotationTest::variants_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("id");
  QTest::addColumn<quint64>("fault");
  const auto good = [](const char* text, const char* id) {
    QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(id) << noFault;
  };
  const auto bad = [](const char* text, test::FaultCode fault) {
    QTest::newRow(text) << QString::fromLatin1(text) << QString() << fault.value;
  };
  good("animalshogi", "animalshogi");
  good("animalshogi:far-drop=yes", "animalshogi");
  good("animalshogi:far-drop=no", "animalshogi:far-drop=no");
  good("animalshogi:drops=yes", "animalshogi");
  good("animalshogi:drops=no", "animalshogi:drops=no");
  good("animalshogi:try=no", "animalshogi:try=no");
  good("animalshogi:try=no,far-drop=no", "animalshogi:far-drop=no,try=no");
  good("animalshogi:drops=no,far-drop=no", "animalshogi:drops=no");
  bad("animalshogi:drops=none", TextFault::BadChoice);
  bad("animalshogi:far-drop=", TextFault::BadChoice);
  bad("animalshogi:far-drop=maybe", TextFault::BadChoice);
  bad("animalshogi:4x4", TextFault::UnknownOption);
  bad("animalshogi:", TextFault::UnknownOption);
  bad("animalshogi:far-drop=no,far-drop=no", TextFault::UnknownOption);
}

void AnimalShogiNotationTest::variants() {
  QFETCH(QString, text);
  QFETCH(QString, id);
  QFETCH(quint64, fault);
  const auto found = parseVariant(text.toStdString());
  QCOMPARE(found.has_value(), fault == noFault);
  if (found)
    QCOMPARE(quoted((*found)->id()), id);
  else
    QCOMPARE(test::faultOf(found.error()), fault);
}

void AnimalShogiNotationTest::piecesAndHands() {
  const VariantPtr variant = test::variant("animalshogi");
  const AnyPosition position = test::position(*variant, "+C1l/3/1g1/1L1 b 2Egc");
  auto pieces = variant->pieces(position);
  std::sort(pieces.begin(), pieces.end());
  std::vector<PieceOnBoard> expected{{{0, 3}, Side::First, static_cast<int>(Kind::Hen)},
                                     {{1, 0}, Side::First, static_cast<int>(Kind::Lion)},
                                     {{1, 1}, Side::Second, static_cast<int>(Kind::Giraffe)},
                                     {{2, 3}, Side::Second, static_cast<int>(Kind::Lion)}};
  std::sort(expected.begin(), expected.end());
  QVERIFY(pieces == expected);
  const std::vector<HandSlot> hands{{{3, 2}, Side::First, 0, 0},   {{3, 1}, Side::First, 1, 2},   {{3, 0}, Side::First, 2, 0},
                                    {{-1, 1}, Side::Second, 0, 1}, {{-1, 2}, Side::Second, 1, 0}, {{-1, 3}, Side::Second, 2, 1}};
  QVERIFY(variant->hands(position) == hands);
}

void AnimalShogiNotationTest::composeGivesPositionsBack() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(123);
  for (int i = 0; i < 20000; ++i) {
    const std::string text = slow_shogi::toText(slow_shogi::randomPosition(random));
    const AnyPosition position = test::position(*variant, text);
    const auto composed = variant->compose(setUpOf(*variant, position));
    if (!composed || *composed != position) QFAIL(text.c_str());
  }
}

void AnimalShogiNotationTest::composeFaults_data() {
  QTest::addColumn<int>("remove");  // number of pieces to remove from the end of the start position's list
  QTest::addColumn<int>("kind");    // kind of a piece to add in the middle; -1: none
  QTest::addColumn<quint64>("fault");
  QTest::newRow("nothing") << 8 << -1 << test::FaultCode(animalshogi::fault::noFirstLion).value;
  QTest::newRow("without the second lion") << 1 << -1 << test::FaultCode(animalshogi::fault::noSecondLion).value;
  QTest::newRow("a third lion") << 0 << static_cast<int>(Kind::Lion) << test::FaultCode(TextFault::TooManyPieces).value;
  QTest::newRow("a third giraffe") << 0 << static_cast<int>(Kind::Giraffe) << test::FaultCode(TextFault::WrongStock).value;
  QTest::newRow("a hen too many") << 0 << static_cast<int>(Kind::Hen) << test::FaultCode(TextFault::WrongStock).value;
}

void AnimalShogiNotationTest::composeFaults() {
  QFETCH(int, remove);
  QFETCH(int, kind);
  QFETCH(quint64, fault);
  const VariantPtr variant = test::variant("animalshogi");
  SetUp setUp = setUpOf(*variant, variant->start());
  std::stable_sort(setUp.pieces.begin(), setUp.pieces.end(), [](const PieceOnBoard& a, const PieceOnBoard& b) {
    return (a.kind == 4 && a.owner == Side::First) > (b.kind == 4 && b.owner == Side::First);
  });
  std::stable_sort(setUp.pieces.begin(), setUp.pieces.end(), [](const PieceOnBoard& a, const PieceOnBoard& b) {
    return (a.kind == 4 && a.owner == Side::Second) < (b.kind == 4 && b.owner == Side::Second);
  });
  setUp.pieces.resize(setUp.pieces.size() - static_cast<std::size_t>(remove));
  if (kind >= 0) setUp.pieces.push_back({{0, 1}, Side::First, kind});
  const auto composed = variant->compose(setUp);
  QVERIFY(!composed.has_value());
  QCOMPARE(test::faultOf(composed.error()), fault);
  QCOMPARE(composed.error().column, std::size_t{0});
}

void AnimalShogiNotationTest::stockHasAllPieces() {
  const VariantPtr variant = test::variant("animalshogi");
  int pieces = 0;
  std::set<int> kinds;
  for (const StockItem& item : variant->stock()) {
    QVERIFY(!item.kinds.empty());
    pieces += item.count * (item.perSide ? 2 : 1);
    kinds.insert(item.kinds.begin(), item.kinds.end());
  }
  QCOMPARE(pieces, 8);
  QVERIFY((kinds == std::set<int>{0, 1, 2, 3, 4}));
}

void AnimalShogiNotationTest::namedStarts() {
  const VariantPtr variant = test::variant("animalshogi");
  std::vector<std::pair<std::string, std::string>> found;
  for (const NamedStart& start : variant->namedStarts()) found.emplace_back(start.id, variant->formatPosition(start.position));
  const std::vector<std::pair<std::string, std::string>> expected{{"standard", "gle/1c1/1C1/ELG b -"},
                                                                  {"chicks-before-giraffes", "gle/c2/2C/ELG b -"},
                                                                  {"chicks-before-elephants", "gle/2c/C2/ELG b -"}};
  QVERIFY(found == expected);
}

void AnimalShogiNotationTest::moveSquaresDistinguishMoves() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(124);
  for (int i = 0; i < 5000; ++i) {
    const AnyPosition position = test::position(*variant, slow_shogi::toText(slow_shogi::randomPosition(random)));
    const auto hands = variant->hands(position);
    std::set<std::pair<Square, Square>> seen;
    for (const AnyMove move : variant->legalMoves(position)) {
      const MoveSquares squares = variant->moveSquares(position, move);
      QVERIFY(!squares.leavesBoard && seen.insert({squares.from, squares.to}).second);
      const bool fromHand = squares.from.column < 0 || squares.from.column >= 3;
      const bool slot = std::any_of(hands.begin(), hands.end(), [&](const HandSlot& each) {
        return each.square == squares.from && each.owner == variant->sideToMove(position) && each.count > 0;
      });
      QCOMPARE(slot, fromHand);
    }
  }
}

/// Applies the steps of a move to the board and the hands, and compares the result with the position after the
/// move. A promotion must be reported.
void AnimalShogiNotationTest::transitionsLeadToTheNextPosition() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(125);
  for (int i = 0; i < 5000; ++i) {
    const AnyPosition position = test::position(*variant, slow_shogi::toText(slow_shogi::randomPosition(random)));
    for (const AnyMove move : variant->legalMoves(position)) {
      const AnyPosition after = variant->play(position, move);
      const Transition transition = variant->transition(position, move);
      SetUp board = setUpOf(*variant, position);
      const auto count = [&board](Square slot, int change) {
        for (HandSlot& each : board.hands)
          if (each.square == slot) each.count += change;
      };
      std::vector<PieceOnBoard> put;
      for (const Transition::Step& step : transition.steps) {
        if (step.kind == Transition::Kind::Dropped)
          count(step.piece.square, -1);
        else
          QCOMPARE(std::erase(board.pieces, step.piece), std::size_t{1});
        if (step.kind != Transition::Kind::Left)
          put.push_back({step.to, step.piece.owner, step.kindAfter});
        else if (step.piece.kind != static_cast<int>(Kind::Lion))
          count(step.to, 1);
      }
      board.pieces.insert(board.pieces.end(), put.begin(), put.end());
      std::sort(board.pieces.begin(), board.pieces.end());
      auto expected = variant->pieces(after);
      std::sort(expected.begin(), expected.end());
      const std::string where = variant->formatPosition(position) + " " + variant->formatMove(position, move);
      QVERIFY2(board.pieces == expected, where.c_str());
      QVERIFY2(board.hands == variant->hands(after), where.c_str());
    }
  }
}

KOTAI_TEST(AnimalShogiNotationTest)
#include "notation_test.moc"
