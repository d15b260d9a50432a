// Tests for Quoridor's texts and set-ups, and of the effects of moves. Writing and reading change nothing.
// Faulty texts are refused with the reason and the place.
#include <QTest>
#include <algorithm>
#include <random>
#include <set>

#include "core/game/registry.h"
#include "core/games/quoridor/faults.h"
#include "core/games/quoridor/variant.h"
#include "tests/core/damaged_text.h"
#include "tests/core/fault_code.h"
#include "tests/core/quoridor/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/core/unreadable_texts.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using quoridor::PieceKind;

constexpr std::string_view typedLetters = "abcdefghiv0123456789x ,-1\t";

static SetUp setUpOf(const Variant& variant, const AnyPosition& position) {
  return {variant.pieces(position), variant.hands(position), variant.sideToMove(position)};
}

static QString quoted(const std::string& text) { return QString::fromStdString(text); }

static QStringList paramsOf(const TextError& error) {
  QStringList params;
  for (const std::string& param : error.params) params.append(QString::fromStdString(param));
  return params;
}

/// Converts a string such as "b2h" to a fence on the board.
static PieceOnBoard fencePiece(const char* text) {
  return {{text[0] - 'a', text[1] - '1'}, Side::First, text[2] == 'v' ? PieceKind::VerticalFence : PieceKind::HorizontalFence};
}

class QuoridorNotationTest : public QObject {
  Q_OBJECT

 private slots:
  void positionsComeBack_data();
  void positionsComeBack();
  void otherSpellings();
  void malformedPositions_data();
  void malformedPositions();
  void damagedPositions();
  void malformedMoves_data();
  void malformedMoves();
  void variants_data();
  void variants();
  void badVariants_data();
  void badVariants();
  void piecesAndHands();
  void composeGivesPositionsBack();
  void composeFaults_data();
  void composeFaults();
  void stockHasAllPieces();
  void moveSquaresDistinguishMoves();
  void transitionsLeadToTheNextPosition();
};

void QuoridorNotationTest::positionsComeBack_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("fences");
  QTest::newRow("5x5 F=3") << 5 << 5 << 3;
  QTest::newRow("9x9 F=10") << 9 << 9 << 10;
  QTest::newRow("2x3 F=1") << 2 << 3 << 1;
  QTest::newRow("8x4 F=5") << 8 << 4 << 5;
}

void QuoridorNotationTest::positionsComeBack() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, fences);
  const auto variant =
      test::variant("quoridor:" + std::to_string(columns) + "x" + std::to_string(rows) + ",fences=" + std::to_string(fences));
  std::mt19937_64 random(221);
  for (int i = 0; i < 10000; ++i) {
    const auto drawing = slow_quoridor::randomPosition({columns, rows, fences, fences}, random);
    const std::string text = slow_quoridor::toText(drawing);
    if (slow_quoridor::fromText(text) != drawing) QFAIL(text.c_str());
    const auto parsed = variant->parsePosition(text);
    if (!parsed || variant->formatPosition(*parsed) != text) QFAIL(text.c_str());
  }
}

/// Fences are read in any order and written sorted.
void QuoridorNotationTest::otherSpellings() {
  const VariantPtr variant = test::variant("quoridor:5x5,fences=2");
  const AnyPosition position = test::position(*variant, "5x5 c1 c5 1 0 c2h,b3v,a2h 2");
  QCOMPARE(quoted(variant->formatPosition(position)), QStringLiteral("5x5 c1 c5 1 0 a2h,b3v,c2h 2"));
}

void QuoridorNotationTest::malformedPositions_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<quint64>("fault");
  QTest::addColumn<int>("column");
  QTest::addColumn<QStringList>("params");
  QTest::addColumn<quint64>("expected");
  const auto row = [](const char* name, const char* text, test::FaultCode fault, int column, const char* params = "",
                      test::FaultCode expected = Expected::Unspecified) {
    const QString joined = QString::fromLatin1(params);
    QTest::newRow(name) << QString::fromLatin1(text) << fault.value << column
                        << (joined.isEmpty() ? QStringList() : joined.split(QLatin1Char('|'))) << expected.value;
  };
  row("nothing", "", TextFault::Empty, 1);
  row("another width", "4x5 c1 c5 2 2 - 1", TextFault::UnexpectedCharacter, 1, "4", Expected::BoardSize);
  row("another height", "5x9 c1 c5 2 2 - 1", TextFault::UnexpectedCharacter, 3, "9", Expected::BoardSize);
  row("half a size", "5x", TextFault::UnexpectedEnd, 3, "", Expected::BoardSize);
  row("only a size", "5x5", TextFault::UnexpectedEnd, 4, "", Expected::Space);
  row("no space after the size", "5x5c1 c5 2 2 - 1", TextFault::UnexpectedCharacter, 4, "c", Expected::Space);
  row("two spaces", "5x5  c1 c5 2 2 - 1", TextFault::UnexpectedCharacter, 5, " ", Expected::Column);
  row("column outside", "5x5 f1 c5 2 2 - 1", TextFault::UnexpectedCharacter, 5, "f", Expected::Column);
  row("column in capitals", "5x5 C1 c5 2 2 - 1", TextFault::UnexpectedCharacter, 5, "C", Expected::Column);
  row("row outside", "5x5 c1 c6 2 2 - 1", TextFault::UnexpectedCharacter, 9, "6", Expected::Row);
  row("row zero", "5x5 c0 c5 2 2 - 1", TextFault::UnexpectedCharacter, 6, "0", Expected::Row);
  row("one pawn", "5x5 c1", TextFault::UnexpectedEnd, 7, "", Expected::Space);
  row("no number of fences", "5x5 c1 c5 x 2 - 1", TextFault::UnexpectedCharacter, 11, "x", quoridor::expected::fenceNumber);
  row("one hand", "5x5 c1 c5 2 - 1", TextFault::UnexpectedCharacter, 13, "-", quoridor::expected::fenceNumber);
  row("three digits", "5x5 c1 c5 100 2 - 1", TextFault::UnexpectedCharacter, 13, "0", Expected::Space);
  row("nothing after the hands", "5x5 c1 c5 2 2", TextFault::UnexpectedEnd, 14, "", Expected::Space);
  row("no fences and no dash", "5x5 c1 c5 2 2 ", TextFault::UnexpectedEnd, 15, "", quoridor::expected::fencesOrNone);
  row("fence in the last column", "5x5 c1 c5 2 1 e2h 1", TextFault::UnexpectedCharacter, 15, "e", Expected::Column);
  row("fence in the last row", "5x5 c1 c5 2 1 b5h 1", TextFault::UnexpectedCharacter, 16, "5", Expected::Row);
  row("fence without direction", "5x5 c1 c5 2 1 b2 1", TextFault::UnexpectedCharacter, 17, " ",
      quoridor::expected::fenceDirection);
  row("fence with a wrong direction", "5x5 c1 c5 2 1 b2d 1", TextFault::UnexpectedCharacter, 17, "d",
      quoridor::expected::fenceDirection);
  row("end within a fence", "5x5 c1 c5 2 1 b2", TextFault::UnexpectedEnd, 17, "", quoridor::expected::fenceDirection);
  row("comma and nothing", "5x5 c1 c5 2 1 b2h, 1", TextFault::UnexpectedCharacter, 19, " ", Expected::Column);
  row("dash and fences", "5x5 c1 c5 2 1 -,b2h 1", TextFault::UnexpectedCharacter, 16, ",", Expected::Space);
  row("no side", "5x5 c1 c5 2 2 - ", TextFault::UnexpectedEnd, 17, "", Expected::SideNumber);
  row("bad side", "5x5 c1 c5 2 2 - 3", TextFault::UnexpectedCharacter, 17, "3", Expected::SideNumber);
  row("after the side", "5x5 c1 c5 2 2 - 1 x", TextFault::TrailingText, 18, " x");
  row("crossing", "5x5 c1 c5 1 1 b2h,b2v 1", quoridor::fault::crossingFences, 19, "b2h|b2v");
  row("the same fence twice", "5x5 c1 c5 1 1 b2h,b2h 1", quoridor::fault::sameFence, 19, "b2h|b2h");
  row("overlapping to the right", "5x5 c1 c5 1 1 b2h,c2h 1", quoridor::fault::overlappingFences, 19, "b2h|c2h");
  row("overlapping to the left", "5x5 c1 c5 1 1 b2h,a2h 1", quoridor::fault::overlappingFences, 19, "b2h|a2h");
  row("overlapping above", "5x5 c1 c5 1 0 d1h,b2v,b3v 1", quoridor::fault::overlappingFences, 23, "b2v|b3v");
  row("overlapping below", "5x5 c1 c5 1 0 d1h,b2v,b1v 1", quoridor::fault::overlappingFences, 23, "b2v|b1v");
  row("both pawns on one square", "5x5 c3 c3 2 2 - 1", quoridor::fault::samePlace, 8, "c3");
  row("player 1 has won already", "5x5 c5 c3 2 2 - 1", TextFault::SideAlreadyWon, 5, "1");
  row("player 2 has won already", "5x5 c2 a1 2 2 - 2", TextFault::SideAlreadyWon, 8, "2");
  row("too many in the first hand", "5x5 c1 c5 3 1 - 1", quoridor::fault::tooManyFences, 11, "1|3|2");
  row("too many in the second hand", "5x5 c1 c5 1 10 - 1", quoridor::fault::tooManyFences, 13, "2|10|2");
  row("a fence is missing", "5x5 c1 c5 1 2 - 1", quoridor::fault::wrongFenceCount, 11, "3|4");
  row("a fence too many", "5x5 c1 c5 2 2 b2h 1", quoridor::fault::wrongFenceCount, 11, "5|4");
  row("player 1 shut in", "5x5 a1 c5 1 1 a1v,a2h 1", quoridor::fault::pathClosed, 15, "1");
  row("player 2 shut in", "5x5 c1 e5 1 1 d3h,d4v 1", quoridor::fault::pathClosed, 15, "2");
  row("fences above and below, and a way round", "5x5 c1 a2 1 1 a1h,a3h 1", TextFault::Empty, 0);
}

void QuoridorNotationTest::malformedPositions() {
  QFETCH(QString, text);
  QFETCH(quint64, fault);
  QFETCH(int, column);
  QFETCH(QStringList, params);
  QFETCH(quint64, expected);
  const auto parsed = test::variant("quoridor:5x5,fences=2")->parsePosition(text.toStdString());
  QCOMPARE(parsed.has_value(), column == 0);
  if (parsed) return;
  QCOMPARE(test::faultOf(parsed.error()), fault);
  QCOMPARE(static_cast<int>(parsed.error().column), column);
  QCOMPARE(paramsOf(parsed.error()), params);
  QCOMPARE(test::expectedOf(parsed.error()), expected);
}

/// Every text that is accepted gives a legal position, and the text of that position gives the same position again.
void QuoridorNotationTest::damagedPositions() {
  const VariantPtr variant = test::variant("quoridor:5x5,fences=4");
  std::mt19937_64 random(222);
  int refused = 0;
  for (int i = 0; i < 100000; ++i) {
    const std::string text =
        test::damaged(slow_quoridor::toText(slow_quoridor::randomPosition({5, 5, 4, 4}, random)), typedLetters, random);
    const auto parsed = variant->parsePosition(text);
    if (!parsed) {
      ++refused;
      QVERIFY2(parsed.error().column >= 1 && parsed.error().column <= text.size() + 1, text.c_str());
      continue;
    }
    const std::string written = variant->formatPosition(*parsed);
    QVERIFY2(slow_quoridor::isLegal(slow_quoridor::fromText(written)), text.c_str());
    const auto again = variant->parsePosition(written);
    QVERIFY2(again && *again == *parsed, text.c_str());
  }
  QVERIFY(refused > 50000);
}

void QuoridorNotationTest::malformedMoves_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("", TextFault::Empty, 1);
  row("c", TextFault::UnexpectedEnd, 2);
  row("f2", TextFault::UnexpectedCharacter, 1);
  row("c6", TextFault::UnexpectedCharacter, 2);
  row("c0", TextFault::UnexpectedCharacter, 2);
  row("C2", TextFault::UnexpectedCharacter, 1);
  row("e2h", TextFault::UnexpectedCharacter, 1);
  row("b5h", TextFault::UnexpectedCharacter, 2);
  row("b2x", TextFault::UnexpectedCharacter, 3);
  row("b2H", TextFault::UnexpectedCharacter, 3);
  row("b2hh", TextFault::TrailingText, 4);
  row("c2 ", TextFault::UnexpectedCharacter, 3);
  row("c1c2", TextFault::UnexpectedCharacter, 3);
  row("c3", TextFault::IllegalMove, 1);
  row("c1", TextFault::IllegalMove, 1);
}

void QuoridorNotationTest::malformedMoves() {
  const VariantPtr variant = test::variant("quoridor:5x5,fences=2");
  test::findsTheFault([&](const std::string& text) { return variant->parseMove(variant->start(), text); });
}

void QuoridorNotationTest::variants_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("id");
  const auto row = [](const char* text, const char* id) {
    QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(id);
  };
  row("quoridor:5x5,fences=3", "quoridor:5x5,fences=3");
  row("quoridor:5x5,fences=3-3", "quoridor:5x5,fences=3");
  row("quoridor:5x5,fences=1-0", "quoridor:5x5,fences=1-0");
  row("quoridor:2x3,fences=0", "quoridor:2x3,fences=0");
  row("quoridor:9x9,fences=10", "quoridor:9x9,fences=10");
  row("quoridor:5x4,fences=1,start=facing", "quoridor:5x4,fences=1");
  row("quoridor:4x4,fences=1,start=diagonal", "quoridor:4x4,fences=1,start=diagonal");
  row("quoridor:4x4,start=diagonal,fences=1", "quoridor:4x4,fences=1,start=diagonal");
}

void QuoridorNotationTest::variants() {
  QFETCH(QString, text);
  QFETCH(QString, id);
  const auto found = parseVariant(text.toStdString());
  QVERIFY(found.has_value());
  QCOMPARE(quoted((*found)->id()), id);
  QCOMPARE(quoted((*parseVariant(id.toStdString()))->id()), id);
}

void QuoridorNotationTest::badVariants_data() {
  test::unreadableColumns();
  const auto row = test::unreadable;
  row("quoridor", TextFault::UnexpectedEnd, 9);
  row("quoridor,5x5", TextFault::UnexpectedCharacter, 9);
  row("quoridor:", TextFault::BadSize, 10);
  row("quoridor:5", TextFault::BadSize, 10);
  row("quoridor:5x", TextFault::BadSize, 10);
  row("quoridor:axb,fences=1", TextFault::BadSize, 10);
  row("quoridor:1x5,fences=1", TextFault::SizeOutOfRange, 10);
  row("quoridor:10x5,fences=1", TextFault::SizeOutOfRange, 10);
  row("quoridor:5x2,fences=1", TextFault::SizeOutOfRange, 10);
  row("quoridor:5x10,fences=1", TextFault::SizeOutOfRange, 10);
  row("quoridor:5x5", TextFault::MissingOption, 13);
  row("quoridor:4x4,start=diagonal", TextFault::MissingOption, 28);
  row("quoridor:5x5,", TextFault::UnknownOption, 14);
  row("quoridor:5x5,fences", TextFault::UnknownOption, 14);
  row("quoridor:5x5,walls=1", TextFault::UnknownOption, 14);
  row("quoridor:5x5,fences=", TextFault::BadNumber, 21);
  row("quoridor:5x5,fences=11", TextFault::BadNumber, 21);
  row("quoridor:5x5,fences=-1", TextFault::BadNumber, 21);
  row("quoridor:5x5,fences=1-", TextFault::BadNumber, 21);
  row("quoridor:5x5,fences=1-11", TextFault::BadNumber, 21);
  row("quoridor:5x5,fences=1-2-3", TextFault::BadNumber, 21);
  row("quoridor:5x5,fences=1,start=diagonal", quoridor::fault::optionNeedsEvenWidth, 23);
  row("quoridor:4x4,fences=1,start=left", TextFault::BadChoice, 29);
  row("quoridor:5x5,fences=1,", TextFault::UnknownOption, 23);
}

void QuoridorNotationTest::badVariants() {
  test::findsTheFault([](const std::string& text) { return parseVariant(text); });
}

void QuoridorNotationTest::piecesAndHands() {
  const VariantPtr variant = test::variant("quoridor:5x5,fences=3");
  const AnyPosition position = test::position(*variant, "5x5 c2 d5 2 1 a1v,b2h,d4h 2");
  auto pieces = variant->pieces(position);
  std::sort(pieces.begin(), pieces.end());
  std::vector<PieceOnBoard> expected{{{2, 1}, Side::First, PieceKind::Pawn},
                                     {{3, 4}, Side::Second, PieceKind::Pawn},
                                     fencePiece("a1v"),
                                     fencePiece("b2h"),
                                     fencePiece("d4h")};
  std::sort(expected.begin(), expected.end());
  QVERIFY(pieces == expected);
  const std::vector<HandSlot> hands{{{5, 0}, Side::First, PieceKind::HorizontalFence, 2},
                                    {{-1, 4}, Side::Second, PieceKind::HorizontalFence, 1}};
  QVERIFY(variant->hands(position) == hands);
}

void QuoridorNotationTest::composeGivesPositionsBack() {
  std::mt19937_64 random(223);
  for (const slow_quoridor::Size size : {slow_quoridor::Size{5, 5, 3, 3}, {9, 9, 10, 10}, {4, 6, 2, 0}}) {
    const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
    for (int i = 0; i < 5000; ++i) {
      const std::string text = slow_quoridor::toText(slow_quoridor::randomPosition(size, random));
      const AnyPosition position = test::position(*variant, text);
      const auto composed = variant->compose(setUpOf(*variant, position));
      if (!composed || *composed != position) QFAIL(text.c_str());
    }
  }
}

void QuoridorNotationTest::composeFaults_data() {
  QTest::addColumn<QString>("position");  // position before the change
  QTest::addColumn<QString>("change");    // fence to add; "-1" or "-2" removes that pawn; "+" adds a third pawn
  QTest::addColumn<quint64>("fault");
  const auto row = [](const char* name, const char* position, const char* change, test::FaultCode fault) {
    QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(change) << fault.value;
  };
  row("no pawn of player 1", "5x5 c1 c5 2 2 - 1", "-1", TextFault::WrongStock);
  row("no pawn of player 2", "5x5 c1 c5 2 2 - 1", "-2", TextFault::WrongStock);
  row("a third pawn", "5x5 c1 c5 2 2 - 1", "+", TextFault::WrongStock);
  row("a fence too many", "5x5 c1 c5 2 2 - 1", "b2h", quoridor::fault::wrongFenceCount);
  row("a crossing fence", "5x5 c1 c5 2 1 b2h 1", "b2v", quoridor::fault::crossingFences);
  row("an overlapping fence", "5x5 c1 c5 2 1 b2h 1", "c2h", quoridor::fault::overlappingFences);
}

void QuoridorNotationTest::composeFaults() {
  QFETCH(QString, position);
  QFETCH(QString, change);
  QFETCH(quint64, fault);
  const VariantPtr variant = test::variant("quoridor:5x5,fences=2");
  SetUp setUp = setUpOf(*variant, test::position(*variant, position.toStdString()));
  const auto isPawnOf = [](Side side) {
    return [side](const PieceOnBoard& piece) { return piece.kind == PieceKind::Pawn && piece.owner == side; };
  };
  if (change == QLatin1String("-1"))
    std::erase_if(setUp.pieces, isPawnOf(Side::First));
  else if (change == QLatin1String("-2"))
    std::erase_if(setUp.pieces, isPawnOf(Side::Second));
  else if (change == QLatin1String("+"))
    setUp.pieces.push_back({{2, 2}, Side::First, PieceKind::Pawn});
  else
    setUp.pieces.push_back(fencePiece(change.toLatin1().constData()));
  const auto composed = variant->compose(setUp);
  QVERIFY(!composed.has_value());
  QCOMPARE(test::faultOf(composed.error()), fault);
  QCOMPARE(composed.error().column, std::size_t{0});
}

void QuoridorNotationTest::stockHasAllPieces() {
  const VariantPtr variant = test::variant("quoridor:5x5,fences=3-1");
  const auto stock = variant->stock();
  QCOMPARE(stock.size(), std::size_t{2});
  QVERIFY(stock[0].kinds == std::vector<int>{PieceKind::Pawn} && stock[0].count == 1 && stock[0].perSide);
  QVERIFY((stock[1].kinds == std::vector<int>{PieceKind::HorizontalFence, PieceKind::VerticalFence}));
  QVERIFY(stock[1].count == 4 && !stock[1].perSide);
  QCOMPARE(variant->namedStarts().size(), std::size_t{1});
  QVERIFY(variant->namedStarts().front().position == variant->start());
}

void QuoridorNotationTest::moveSquaresDistinguishMoves() {
  const VariantPtr variant = test::variant("quoridor:5x5,fences=3");
  std::mt19937_64 random(224);
  for (int i = 0; i < 2000; ++i) {
    const AnyPosition position =
        test::position(*variant, slow_quoridor::toText(slow_quoridor::randomPosition({5, 5, 3, 3}, random)));
    const auto hands = variant->hands(position);
    std::set<std::tuple<Square, Square, int>> seen;
    for (const AnyMove move : variant->legalMoves(position)) {
      const MoveSquares squares = variant->moveSquares(position, move);
      QVERIFY(!squares.leavesBoard && seen.insert({squares.from, squares.to, squares.kindAfter}).second);
      const bool isFence = variant->formatMove(position, move).size() == 3;
      const bool fromHand = std::any_of(hands.begin(), hands.end(), [&](const HandSlot& each) {
        return each.square == squares.from && each.owner == variant->sideToMove(position) && each.count > 0;
      });
      QCOMPARE(fromHand, isFence);
    }
  }
}

/// Applies the steps of a move to the pieces and hands before the move, and compares the result with the position after
/// the move.
void QuoridorNotationTest::transitionsLeadToTheNextPosition() {
  const VariantPtr variant = test::variant("quoridor:5x5,fences=3");
  std::mt19937_64 random(225);
  for (int i = 0; i < 2000; ++i) {
    const AnyPosition position =
        test::position(*variant, slow_quoridor::toText(slow_quoridor::randomPosition({5, 5, 3, 3}, random)));
    for (const AnyMove move : variant->legalMoves(position)) {
      const AnyPosition after = variant->play(position, move);
      SetUp board = setUpOf(*variant, position);
      for (const Transition::Step& step : variant->transition(position, move).steps) {
        if (step.kind == Transition::Kind::Dropped) {
          for (HandSlot& slot : board.hands)
            if (slot.square == step.piece.square) --slot.count;
          board.pieces.push_back({step.to, Side::First, step.kindAfter});
        } else {
          QVERIFY(step.kind == Transition::Kind::Moved);
          QCOMPARE(std::erase(board.pieces, step.piece), std::size_t{1});
          board.pieces.push_back({step.to, step.piece.owner, step.kindAfter});
        }
      }
      std::sort(board.pieces.begin(), board.pieces.end());
      auto expected = variant->pieces(after);
      std::sort(expected.begin(), expected.end());
      const std::string where = variant->formatPosition(position) + " " + variant->formatMove(position, move);
      QVERIFY2(board.pieces == expected && board.hands == variant->hands(after), where.c_str());
    }
  }
}

KOTAI_TEST(QuoridorNotationTest)
#include "notation_test.moc"
