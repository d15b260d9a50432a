// Tests for Quoridor's moves, fences, jumps and shortest paths against the plain generator: whole small games and random
// positions of larger games.
#include <QTest>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/games/quoridor/variant.h"
#include "tests/core/quoridor/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using quoridor::Fence;
using quoridor::FenceFault;
using quoridor::Rules;

namespace {

Rules rulesOf(const slow_quoridor::Size& size, bool diagonal = false) {
  return Rules({{size.columns, size.rows}, size.firstFences, size.secondFences, diagonal});
}

std::map<std::string, std::string> movesOf(const Variant& variant, const AnyPosition& position) {
  std::map<std::string, std::string> result;
  for (const AnyMove move : variant.legalMoves(position))
    result[variant.formatMove(position, move)] = variant.formatPosition(variant.play(position, move));
  return result;
}

std::map<std::string, std::string> slowMovesOf(const slow_quoridor::Position& position) {
  std::map<std::string, std::string> result;
  for (const auto& [text, after] : slow_quoridor::moves(position)) result[text] = slow_quoridor::toText(after);
  return result;
}

/// Numbers of special cases that the test has met.
struct Seen {
  int jumps = 0;
  int jumpsAside = 0;
  int asideAtTheEdge = 0;
  int noPawnMoveBeside = 0;  ///< positions with pawns side by side, but without a jump
  int closing = 0;
  int pockets = 0;  ///< positions with squares that neither pawn can reach
  int lost = 0;
};

void look(const slow_quoridor::Position& drawing, Seen& seen) {
  const auto own = drawing.pawns[static_cast<std::size_t>(drawing.side)];
  const auto other = drawing.pawns[static_cast<std::size_t>(1 - drawing.side)];
  const auto jumps = slow_quoridor::jumps(drawing);
  const bool beside = std::abs(own.column - other.column) + std::abs(own.row - other.row) == 1;
  for (const auto& target : jumps) {
    ++seen.jumps;
    if (target.column == own.column || target.row == own.row) continue;
    ++seen.jumpsAside;
    const slow_quoridor::Cell behind{2 * other.column - own.column, 2 * other.row - own.row};
    if (behind.column < 0 || behind.row < 0 || behind.column >= drawing.columns || behind.row >= drawing.rows)
      ++seen.asideAtTheEdge;
  }
  if (beside && jumps.empty()) ++seen.noPawnMoveBeside;
  const slow_quoridor::Walk first(drawing, drawing.pawns[0]);
  const slow_quoridor::Walk second(drawing, drawing.pawns[1]);
  bool pocket = false;
  for (const auto& square : slow_quoridor::allSquares(drawing))
    pocket = pocket || (first.stepsTo(square) < 0 && second.stepsTo(square) < 0);
  if (pocket) ++seen.pockets;
  if (slow_quoridor::isLost(drawing)) ++seen.lost;
}

std::set<std::string> textsOf(const std::set<slow_quoridor::Cell>& cells) {
  std::set<std::string> texts;
  for (const auto& cell : cells) texts.insert(slow_quoridor::nameOf(cell));
  return texts;
}

std::set<std::string> textsOf(const quoridor::Board& board, quoridor::Bits128 squares) {
  std::set<std::string> texts;
  quoridor::forEachBit(squares, [&](int square) {
    texts.insert(slow_quoridor::nameOf({board.columnOf(square), board.rowOf(square)}));
  });
  return texts;
}

/// Returns whether whyNot() names the player whom a fence would shut in, and the fence's place.
bool namesWhoIsShutIn(const slow_quoridor::Position& drawing, const FenceFault& fault, const slow_quoridor::Position& closed) {
  if (!fault.shutIn) return false;
  const auto side = *fault.shutIn == Side::First ? 0U : 1U;
  if (slow_quoridor::stepsToGoal(closed, static_cast<int>(side)) >= 0) return false;
  const slow_quoridor::Walk walk(closed, drawing.pawns[side]);
  std::set<slow_quoridor::Cell> expected;
  for (const auto& square : slow_quoridor::allSquares(drawing))
    if (walk.stepsTo(square) >= 0) expected.insert(square);
  std::set<slow_quoridor::Cell> found;
  for (const Square square : fault.closedOff) found.insert({square.column, square.row});
  return found == expected && found.size() == fault.closedOff.size();
}

/// Returns whether the program and the slow rules agree about a fence. \p isLegal: whether the slow rules allow
/// the fence.
bool judgedAlike(const Rules& rules, const Rules::Position& position, const slow_quoridor::Position& drawing,
                 slow_quoridor::Cell corner, bool vertical, bool isLegal, Seen& seen) {
  using slow_quoridor::Refusal;
  const char direction = vertical ? 'v' : 'h';
  const auto fault = rules.whyNot(position, {corner.row * (drawing.columns - 1) + corner.column, vertical});
  const Refusal refusal = isLegal ? Refusal::Legal : slow_quoridor::judge(drawing, corner, direction);
  if (!fault || refusal == Refusal::Legal) return !fault && refusal == Refusal::Legal;
  switch (fault->reason) {
    case FenceFault::Reason::NoneLeft: return refusal == Refusal::NoneLeft;
    case FenceFault::Reason::OffBoard: return false;
    case FenceFault::Reason::Crosses:
      return refusal == Refusal::Crosses &&
             rules.formatFence(fault->other.value()) == slow_quoridor::nameOf(corner) + (vertical ? 'h' : 'v');
    case FenceFault::Reason::Overlaps: {
      if (refusal != Refusal::Overlaps) return false;
      const std::string other = rules.formatFence(fault->other.value());
      const slow_quoridor::Cell there{other[0] - 'a', other[1] - '1'};
      const int along = vertical ? std::abs(there.row - corner.row) : std::abs(there.column - corner.column);
      const int across = vertical ? there.column - corner.column : there.row - corner.row;
      return other[2] == direction && along <= 1 && across == 0 &&
             slow_quoridor::toText(drawing).find(other) != std::string::npos;
    }
    case FenceFault::Reason::ClosesPath:
      ++seen.closing;
      return refusal == Refusal::ClosesPath &&
             namesWhoIsShutIn(drawing, *fault, slow_quoridor::withFence(drawing, corner, direction));
  }
  return false;
}

/// Returns whether the path takes single open steps from the pawn to its goal and is as short as possible.
bool isShortestWalk(const slow_quoridor::Position& drawing, const std::vector<Square>& path, int side) {
  const auto pawn = drawing.pawns[static_cast<std::size_t>(side)];
  if (static_cast<int>(path.size()) != slow_quoridor::stepsToGoal(drawing, side) + 1) return false;
  if (path.front() != Square{pawn.column, pawn.row} || path.back().row != (side == 0 ? drawing.rows - 1 : 0)) return false;
  for (std::size_t step = 1; step < path.size(); ++step) {
    const slow_quoridor::Cell from{path[step - 1].column, path[step - 1].row};
    const slow_quoridor::Cell to{path[step].column, path[step].row};
    if (std::abs(from.column - to.column) + std::abs(from.row - to.row) != 1 || !slow_quoridor::isOpen(drawing, from, to))
      return false;
  }
  return true;
}

/// Returns the first difference between the two games in this position. Empty if there is no difference.
std::string difference(const Variant& variant, const Rules& rules, const slow_quoridor::Position& drawing, Seen& seen) {
  const std::string text = slow_quoridor::toText(drawing);
  const auto parsed = variant.parsePosition(text);
  if (!parsed) return text + ": refused";
  const AnyPosition any = *parsed;
  if (variant.formatPosition(any) != text) return text + ": written as " + variant.formatPosition(any);
  const auto fast = movesOf(variant, any);
  if (fast.size() != variant.legalMoves(any).size()) return text + ": two moves with one text";
  const auto plain = slowMovesOf(drawing);
  if (fast != plain) return text + ": other moves";
  std::multiset<std::string> successors;
  for (const AnyPosition& after : variant.successors(any)) successors.insert(variant.formatPosition(after));
  std::multiset<std::string> played;
  for (const auto& [move, after] : fast) played.insert(after);
  if (successors != played) return text + ": moves and successors differ";
  const auto finished = variant.finishedValue(any);
  if (finished.has_value() != slow_quoridor::isLost(drawing)) return text + ": finished for one of them only";
  if (finished && *finished != Value::loss(0)) return text + ": finished with " + toText(*finished);
  const bool hasPlaces = variant.isStored(variant.start());  // positions of large boards have no numbers
  if (variant.isStored(any) != (hasPlaces && !finished)) return text + ": stored though finished, or the other way";
  if ((variant.sideToMove(any) == Side::First) != (drawing.side == 0)) return text + ": other side to move";
  const auto passed = variant.passed(any);
  if (passed.has_value() == finished.has_value()) return text + ": passing";
  if (passed && variant.formatPosition(*passed) != slow_quoridor::toText(slow_quoridor::passed(drawing)))
    return text + ": passed";

  const Rules::Position position = Rules::unpack(any);
  if (!finished && textsOf(rules.board(), rules.jumpTargets(position)) != textsOf(slow_quoridor::jumps(drawing)))
    return text + ": other jumps";
  for (const auto& corner : slow_quoridor::allCorners(drawing))
    for (const bool vertical : {false, true})
      if (!judgedAlike(rules, position, drawing, corner, vertical,
                       plain.contains(slow_quoridor::nameOf(corner) + (vertical ? 'v' : 'h')), seen))
        return text + ": judges the fence at " + slow_quoridor::nameOf(corner) + " otherwise";
  for (const int side : {0, 1})
    if (!isShortestWalk(drawing, rules.shortestPath(position, side == 0 ? Side::First : Side::Second), side))
      return text + ": another shortest walk";
  return {};
}

std::uint64_t perft(const Rules& rules, const Rules::Position& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  rules.forEachMove(position, [&](Rules::Move move) { count += perft(rules, rules.play(position, move), plies - 1); });
  return count;
}

}  // namespace

class QuoridorRulesTest : public QObject {
  Q_OBJECT

 private slots:
  void wholeGames_data();
  void wholeGames();
  void randomPositions_data();
  void randomPositions();
  void randomGames_data();
  void randomGames();
  void perftFromTheStart_data();
  void perftFromTheStart();
  void perftOfTheRealBoard();
};

void QuoridorRulesTest::wholeGames_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  QTest::addColumn<quint64>("positions");
  const auto row = [](const char* name, slow_quoridor::Size size, quint64 positions) {
    QTest::newRow(name) << size << positions;
  };
  row("3x3 F=1", {3, 3, 1, 1}, 3116);
  row("3x3 F=2", {3, 3, 2, 2}, 7156);
  row("4x4 F=1", {4, 4, 1, 1}, 59036);
  row("2x4 F=2-1", {2, 4, 2, 1}, 1356);
}

/// Checks every legal position, including finished positions, with either side to move.
void QuoridorRulesTest::wholeGames() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(quint64, positions);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  const Rules rules = rulesOf(size);
  const auto all = slow_quoridor::allPositions(size);
  QCOMPARE(quint64{all.size()}, positions);
  Seen seen;
  for (const auto& drawing : all) {
    const std::string wrong = difference(*variant, rules, drawing, seen);
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
}

void QuoridorRulesTest::randomPositions_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  QTest::addColumn<int>("count");
  const auto row = [](const char* name, slow_quoridor::Size size, int count) { QTest::newRow(name) << size << count; };
  row("5x5 F=1", {5, 5, 1, 1}, 5000);
  row("5x5 F=3", {5, 5, 3, 3}, 8000);
  row("5x5 F=8", {5, 5, 8, 8}, 10000);
  row("2x5 F=3", {2, 5, 3, 3}, 4000);
  row("6x3 F=4-2", {6, 3, 4, 2}, 5000);
  row("7x7 F=6", {7, 7, 6, 6}, 3000);
  row("8x9 F=10", {8, 9, 10, 10}, 600);
  row("9x9 F=10", {9, 9, 10, 10}, 1500);
}

void QuoridorRulesTest::randomPositions() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(int, count);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  const Rules rules = rulesOf(size);
  QCOMPARE(variant->isStored(variant->start()), size.firstFences < 10);
  std::mt19937_64 random(201);
  Seen seen;
  for (int i = 0; i < count; ++i) {
    const auto drawing = slow_quoridor::randomPosition(size, random);
    look(drawing, seen);
    const std::string wrong = difference(*variant, rules, drawing, seen);
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
  QVERIFY2(seen.jumps > count / 5 && seen.jumpsAside > count / 20 && seen.asideAtTheEdge > count / 50 && seen.lost > count / 100,
           "jumps and endings were seen");
  if (size.firstFences < 3) return;
  QVERIFY2(seen.closing > count / 10 && seen.noPawnMoveBeside > count / 100,
           "fences that close a path, or stand between the pawns, were seen");
  if (size.firstFences == 8) QVERIFY2(seen.pockets > count / 100, "sealed pockets were seen");
}

void QuoridorRulesTest::randomGames_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  QTest::addColumn<int>("games");
  const auto row = [](const char* name, slow_quoridor::Size size, int games) { QTest::newRow(name) << size << games; };
  row("3x3 F=2", {3, 3, 2, 2}, 300);
  row("5x5 F=5", {5, 5, 5, 5}, 100);
  row("7x7 F=2-4", {7, 7, 2, 4}, 40);
}

/// Checks positions of random games, up to the end.
void QuoridorRulesTest::randomGames() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(int, games);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  std::mt19937_64 random(202);
  int endings = 0;
  for (int game = 0; game < games; ++game) {
    slow_quoridor::Position drawing = slow_quoridor::startPosition(size);
    AnyPosition position = variant->start();
    for (int ply = 0; ply < 200; ++ply) {
      QVERIFY(movesOf(*variant, position) == slowMovesOf(drawing));
      const auto moves = slow_quoridor::moves(drawing);
      if (moves.empty()) {
        QVERIFY(variant->finishedValue(position) == Value::loss(0));
        ++endings;
        break;
      }
      auto chosen = moves.begin();
      std::advance(chosen, std::uniform_int_distribution<std::size_t>(0, moves.size() - 1)(random));
      const auto move = variant->parseMove(position, chosen->first);
      QVERIFY2(move.has_value(), chosen->first.c_str());
      position = variant->play(position, *move);
      drawing = chosen->second;
      QCOMPARE(variant->formatPosition(position), slow_quoridor::toText(drawing));
    }
  }
  QVERIFY(endings > games / 2);
}

void QuoridorRulesTest::perftFromTheStart_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  QTest::addColumn<bool>("diagonal");
  QTest::addColumn<int>("plies");
  QTest::addColumn<quint64>("expected");
  const auto row = [](const char* name, slow_quoridor::Size size, int plies, quint64 expected, bool diagonal = false) {
    QTest::newRow(name) << size << diagonal << plies << expected;
  };
  row("3x3 F=2, 4 plies", {3, 3, 2, 2}, 4, 1528);
  row("4x4 F=1, 4 plies", {4, 4, 1, 1}, 4, 9492);
  row("5x5 F=1, 2 plies", {5, 5, 1, 1}, 2, 1109);
  row("5x5 F=1, 4 plies", {5, 5, 1, 1}, 4, 33718);  // 187,148 one ply deeper
  row("5x5 F=3, 3 plies", {5, 5, 3, 3}, 3, 31540);  // 794,442 one ply deeper
  row("9x9 F=10, 1 ply", {9, 9, 10, 10}, 1, 131);
  row("9x9 F=10, 2 plies", {9, 9, 10, 10}, 2, 16677);
  row("2x3 F=1, 4 plies", {2, 3, 1, 1}, 4, 48);
  row("3x4 F=1-0, 5 plies", {3, 4, 1, 0}, 5, 1900);
  row("4x4 F=1 diagonal, 4 plies", {4, 4, 1, 1}, 4, 9512, true);
  row("9x9 F=0, 9 plies", {9, 9, 0, 0}, 9, 57960);
}

void QuoridorRulesTest::perftFromTheStart() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(bool, diagonal);
  QFETCH(int, plies);
  QFETCH(quint64, expected);
  const Rules rules = rulesOf(size, diagonal);
  QCOMPARE(quint64{perft(rules, rules.start(), plies)}, expected);
  QCOMPARE(quint64{slow_quoridor::perft(slow_quoridor::startPosition(size, diagonal), plies)}, expected);
}

/// Compares with the published counts to depth 6: 131; 16,677; 2,062,264; 247,569,030; ... The program's count
/// merges transpositions and mirror images, and adds the last ply without playing it.
void QuoridorRulesTest::perftOfTheRealBoard() {
  const std::vector<std::uint64_t> published{131, 16'677, 2'062'264, 247'569'030};
  const VariantPtr variant = test::variant("quoridor:9x9,fences=10");
  std::unordered_map<AnyPosition, std::uint64_t> ways{{variant->canonical(variant->start()), 1}};
  for (std::size_t depth = 0; depth < published.size(); ++depth) {
    std::uint64_t sequences = 0;
    for (const auto& [position, count] : ways) sequences += count * variant->moveCount(position);
    QCOMPARE(quint64{sequences}, quint64{published[depth]});
    if (depth + 1 == published.size()) break;
    std::unordered_map<AnyPosition, std::uint64_t> next;
    for (const auto& [position, count] : ways)
      for (const AnyPosition& after : variant->successors(position)) next[variant->canonical(after)] += count;
    ways = std::move(next);
  }
}

KOTAI_TEST(QuoridorRulesTest)
#include "rules_test.moc"
