// Tests for Dodgem's rules through the type-erased interface, and of its un-moves through the interface of the
// solver. Both are compared with the slow implementation of Dodgem.
#include "core/games/dodgem/rules.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "tests/core/dodgem/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

using Texts = std::map<std::string, std::string>;  // maps a move to the position after the move

Texts movesOf(const Variant& variant, const AnyPosition& position) {
  Texts texts;
  for (const AnyMove move : variant.legalMoves(position)) {
    texts.emplace(variant.formatMove(position, move), variant.formatPosition(variant.play(position, move)));
  }
  return texts;
}

Texts movesOf(const slow::Position& position) {
  Texts texts;
  for (const auto& [move, after] : slow::moves(position)) texts.emplace(move, slow::toText(after));
  return texts;
}

std::uint64_t perft(const Variant& variant, const AnyPosition& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  for (const AnyMove move : variant.legalMoves(position)) count += perft(variant, variant.play(position, move), plies - 1);
  return count;
}

/// Returns the cell of a square in the drawing, or ' ' outside.
char cellAt(const slow::Position& position, Square square) {
  const int size = position.size();
  if (square.column < 0 || square.column >= size || square.row < 0 || square.row >= size) return ' ';
  return position.rows[static_cast<std::size_t>(size - 1 - square.row)][static_cast<std::size_t>(square.column)];
}

std::string nameOf(Square square) {
  return std::string(1, static_cast<char>('a' + square.column)) + std::to_string(square.row + 1);
}

template <class Check>
void forRandomPositions(int size, int count, unsigned seed, Check&& check) {
  std::mt19937_64 random(seed);
  const VariantPtr variant = test::dodgem(size);
  for (int i = 0; i < count; ++i) {
    const slow::Position drawing = slow::randomPosition(size, random);
    check(*variant, drawing, test::position(*variant, slow::toText(drawing)));
    if (QTest::currentTestFailed()) return;
  }
}

}  // namespace

class DodgemRulesTest : public QObject {
  Q_OBJECT

 private slots:
  void startPosition_data();
  void startPosition();
  void perftAgrees_data();
  void perftAgrees();
  void perftFigures_data();
  void perftFigures();
  void moveListsAgree_data();
  void moveListsAgree();
  void moveListIsOrdered();
  void finishedPositions();
  void passingChangesTheSideToMove();
  void canonicalTransposes();
  void piecesAreListed();
  void moveSquaresFitTheText();
  void transitionDeterminesTheMove();
  void unmovesAreInverses_data();
  void unmovesAreInverses();
  void unmovesAreComplete_data();
  void unmovesAreComplete();
};

void DodgemRulesTest::startPosition_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 8; ++size) QTest::addRow("%dx%d", size, size) << size;
}

void DodgemRulesTest::startPosition() {
  QFETCH(int, size);
  const VariantPtr variant = test::dodgem(size);
  QCOMPARE(variant->columns(), size);
  QCOMPARE(variant->rows(), size);
  QVERIFY(variant->gameId() == "dodgem");
  QCOMPARE(variant->formatPosition(variant->start()), slow::toText(slow::startPosition(size)));
  QVERIFY(variant->sideToMove(variant->start()) == Side::First);
}

void DodgemRulesTest::perftAgrees_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<int>("plies");
  for (int plies = 1; plies <= 10; ++plies) QTest::addRow("3x3 %d", plies) << 3 << plies;
  for (int plies = 1; plies <= 7; ++plies) QTest::addRow("4x4 %d", plies) << 4 << plies;
  for (int plies = 1; plies <= 6; ++plies) QTest::addRow("5x5 %d", plies) << 5 << plies;
}

void DodgemRulesTest::perftAgrees() {
  QFETCH(int, size);
  QFETCH(int, plies);
  const VariantPtr variant = test::dodgem(size);
  QCOMPARE(perft(*variant, variant->start(), plies), slow::perft(slow::startPosition(size), plies));
}

void DodgemRulesTest::perftFigures_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<QList<quint64>>("counts");
  // The slow Dodgem computed these constants. Comparing with constants detects a change that is equally wrong in
  // both implementations.
  QTest::newRow("3x3") << 3 << QList<quint64>{3, 7, 27, 101, 279, 757, 2483, 8865, 24591};
  QTest::newRow("4x4") << 4 << QList<quint64>{4, 14, 79, 438, 2358, 12372};
  QTest::newRow("5x5") << 5 << QList<quint64>{5, 23, 163, 1146, 8398, 60654};
}

void DodgemRulesTest::perftFigures() {
  QFETCH(int, size);
  QFETCH(QList<quint64>, counts);
  const VariantPtr variant = test::dodgem(size);
  for (int plies = 1; plies <= counts.size(); ++plies) {
    QCOMPARE(quint64{perft(*variant, variant->start(), plies)}, counts[plies - 1]);
  }
}

void DodgemRulesTest::moveListsAgree_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<int>("count");
  QTest::newRow("3x3") << 3 << 10000;
  QTest::newRow("4x4") << 4 << 20000;
  QTest::newRow("5x5") << 5 << 40000;
  QTest::newRow("6x6") << 6 << 10000;
  QTest::newRow("7x7") << 7 << 10000;
  QTest::newRow("8x8") << 8 << 10000;
}

void DodgemRulesTest::moveListsAgree() {
  QFETCH(int, size);
  QFETCH(int, count);
  forRandomPositions(size, count, 1, [](const Variant& variant, const slow::Position& drawing, const AnyPosition& position) {
    const auto legal = variant.legalMoves(position);
    const Texts found = movesOf(variant, position);
    QCOMPARE(found.size(), legal.size());
    QVERIFY2(found == movesOf(drawing), slow::toText(drawing).c_str());
    QVERIFY((variant.sideToMove(position) == Side::First) == (drawing.side == '^'));
  });
}

void DodgemRulesTest::moveListIsOrdered() {
  forRandomPositions(5, 5000, 2, [](const Variant& variant, const slow::Position&, const AnyPosition& position) {
    std::vector<std::string> texts;
    for (const AnyMove move : variant.legalMoves(position)) texts.push_back(variant.formatMove(position, move));
    QVERIFY2(std::is_sorted(texts.begin(), texts.end()), variant.formatPosition(position).c_str());
  });
}

void DodgemRulesTest::finishedPositions() {
  const VariantPtr blockedLoses = test::variant("dodgem:3x3,blocked=loses");
  const VariantPtr blockedDraws = test::variant("dodgem:3x3,blocked=draws");
  const VariantPtr misere = test::variant("dodgem:3x3,misere=yes");
  forRandomPositions(3, 20000, 3, [&](const Variant& variant, const slow::Position& drawing, const AnyPosition& position) {
    const auto value = variant.finishedValue(position);
    QCOMPARE(value.has_value(), slow::moves(drawing).empty());
    if (!value) return;
    const bool gone = slow::pieces(drawing, drawing.side) == 0;
    QVERIFY(*value == Value::win(0));
    QVERIFY(blockedLoses->finishedValue(position) == (gone ? Value::win(0) : Value::loss(0)));
    QVERIFY(blockedDraws->finishedValue(position) == (gone ? Value::win(0) : Value::draw()));
    QVERIFY(misere->finishedValue(position) == Value::loss(0));
  });
}

void DodgemRulesTest::passingChangesTheSideToMove() {
  forRandomPositions(4, 5000, 4, [](const Variant& variant, const slow::Position& drawing, const AnyPosition& position) {
    const auto passed = variant.passed(position);
    QVERIFY(passed.has_value());
    QCOMPARE(variant.formatPosition(*passed), slow::toText(slow::passed(drawing)));
    QVERIFY(variant.passed(*passed) == position);
  });
}

void DodgemRulesTest::canonicalTransposes() {
  for (int size = 3; size <= 8; ++size) {
    forRandomPositions(size, 3000, 5, [](const Variant& variant, const slow::Position& drawing, const AnyPosition& position) {
      const AnyPosition canonical = variant.canonical(position);
      QCOMPARE(variant.formatPosition(canonical), slow::toText(slow::canonical(drawing)));
      QVERIFY(variant.canonical(canonical) == canonical);
      QCOMPARE(variant.legalMoves(canonical).size(), variant.legalMoves(position).size());
    });
  }
}

void DodgemRulesTest::piecesAreListed() {
  forRandomPositions(5, 5000, 6, [](const Variant& variant, const slow::Position& drawing, const AnyPosition& position) {
    const auto pieces = variant.pieces(position);
    QCOMPARE(static_cast<int>(pieces.size()), slow::pieces(drawing, '^') + slow::pieces(drawing, '>'));
    std::set<Square> squares;
    for (const PieceOnBoard& piece : pieces) {
      QCOMPARE(cellAt(drawing, piece.square), piece.owner == Side::First ? '^' : '>');
      QCOMPARE(piece.kind, 0);
      squares.insert(piece.square);
    }
    QCOMPARE(squares.size(), pieces.size());
  });
}

void DodgemRulesTest::moveSquaresFitTheText() {
  forRandomPositions(4, 5000, 7, [](const Variant& variant, const slow::Position& drawing, const AnyPosition& position) {
    for (const AnyMove move : variant.legalMoves(position)) {
      const MoveSquares squares = variant.moveSquares(position, move);
      QCOMPARE(variant.formatMove(position, move), nameOf(squares.from) + (squares.leavesBoard ? "off" : nameOf(squares.to)));
      QCOMPARE(cellAt(drawing, squares.from), drawing.side);
      if (!squares.leavesBoard) {
        QCOMPARE(cellAt(drawing, squares.to), '.');
        continue;
      }
      const bool up = drawing.side == '^';
      QCOMPARE(squares.to.column, up ? squares.from.column : drawing.size());
      QCOMPARE(squares.to.row, up ? drawing.size() : squares.from.row);
    }
  });
}

void DodgemRulesTest::transitionDeterminesTheMove() {
  forRandomPositions(4, 5000, 8, [](const Variant& variant, const slow::Position& drawing, const AnyPosition& position) {
    for (const AnyMove move : variant.legalMoves(position)) {
      const MoveSquares squares = variant.moveSquares(position, move);
      const Transition transition = variant.transition(position, move);
      QCOMPARE(transition.steps.size(), std::size_t{1});
      const Transition::Step& step = transition.steps.front();
      QVERIFY(step.kind == (squares.leavesBoard ? Transition::Kind::Left : Transition::Kind::Moved));
      QVERIFY(step.piece.square == squares.from);
      QVERIFY(step.to == squares.to);
      QVERIFY((step.piece.owner == Side::First) == (drawing.side == '^'));
      std::set<Square> expected{squares.from};
      if (!squares.leavesBoard) expected.insert(squares.to);
      QVERIFY(std::set<Square>(transition.changedSquares.begin(), transition.changedSquares.end()) == expected);
    }
  });
}

void DodgemRulesTest::unmovesAreInverses_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 8; ++size) QTest::addRow("%dx%d", size, size) << size;
}

void DodgemRulesTest::unmovesAreInverses() {
  QFETCH(int, size);
  using Rules = dodgem::Rules;
  const Rules rules(size);
  forRandomPositions(size, 5000, 9, [&](const Variant&, const slow::Position& drawing, const AnyPosition& position) {
    const Rules::Position after = Rules::unpack(position);
    std::set<std::string> seen;
    rules.forEachPredecessor(after, [&](const Rules::Position& before) {
      QVERIFY2(seen.insert(rules.format(before)).second, "visited twice");
      bool leadsBack = false;
      rules.forEachMove(before, [&](Rules::Move move) { leadsBack |= rules.play(before, move) == after; });
      QVERIFY2(leadsBack, slow::toText(drawing).c_str());
    });
  });
}

void DodgemRulesTest::unmovesAreComplete_data() {
  QTest::addColumn<int>("size");
  QTest::newRow("3x3") << 3;
  QTest::newRow("4x4") << 4;
}

/// For all positions of both sides, the un-moves are exactly the reversed moves.
void DodgemRulesTest::unmovesAreComplete() {
  QFETCH(int, size);
  using Rules = dodgem::Rules;
  const Rules rules(size);
  std::uint64_t moves = 0;
  std::uint64_t unmoves = 0;
  for (const slow::Position& drawing : slow::allPositions(size)) {
    for (const auto& sided : {drawing, slow::passed(drawing)}) {
      const auto parsed = rules.parse(slow::toText(sided));
      QVERIFY(parsed.has_value());
      rules.forEachPredecessor(*parsed, [&](const Rules::Position&) { ++unmoves; });
      rules.forEachMove(*parsed, [&](Rules::Move move) {
        ++moves;
        bool found = false;
        rules.forEachPredecessor(rules.play(*parsed, move), [&](const Rules::Position& p) { found |= p == *parsed; });
        if (!found) QFAIL(slow::toText(sided).c_str());
      });
      if (QTest::currentTestFailed()) return;
    }
  }
  QCOMPARE(unmoves, moves);
}

KOTAI_TEST(DodgemRulesTest)
#include "rules_test.moc"
