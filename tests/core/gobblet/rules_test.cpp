// Tests for moves, endings and lifts of Gobblet Gobblers against the plain generator, including cases that other
// programs get wrong.
#include <QTest>
#include <map>
#include <random>

#include "core/games/gobblet/variant.h"
#include "tests/core/gobblet/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using gobblet::Rules;

const Variant& game() {
  static const VariantPtr variant = test::variant("gobblet");
  return *variant;
}

static slow_gobblet::Rules slowRulesOf(const Variant& variant) { return {.mayCover = variant.id() == "gobblet:reveal=cover"}; }

static std::map<std::string, std::string> movesOf(const Variant& variant, const AnyPosition& position) {
  std::map<std::string, std::string> result;
  for (const AnyMove move : variant.legalMoves(position))
    result[variant.formatMove(position, move)] = variant.formatPosition(variant.play(position, move));
  return result;
}

static std::optional<Value> finishedOf(const slow_gobblet::Position& drawing) {
  if (slow_gobblet::isWon(drawing)) return Value::win(0);
  if (slow_gobblet::isLost(drawing)) return Value::loss(0);
  return std::nullopt;
}

/// Returns the first difference between the two generators. Empty if there is no difference.
static std::string difference(const Variant& variant, const slow_gobblet::Position& drawing) {
  const std::string text = slow_gobblet::toText(drawing);
  const AnyPosition position = test::position(variant, text);
  if (variant.formatPosition(position) != text) return text + ": written as " + variant.formatPosition(position);
  std::map<std::string, std::string> slow;
  for (const auto& [move, after] : slow_gobblet::moves(drawing, slowRulesOf(variant))) {
    slow[move] = slow_gobblet::toText(after);
    const AnyPosition there = variant.play(position, test::move(variant, position, move));
    if (variant.finishedValue(there) != finishedOf(after)) return text + ": finished or not after " + move;
  }
  if (movesOf(variant, position) != slow) return text + ": other moves";
  if (variant.successors(position).size() != slow.size()) return text + ": moves and successors differ";
  if (variant.finishedValue(position) != finishedOf(drawing)) return text + ": finished or not";
  if (variant.isStored(position) == finishedOf(drawing).has_value()) return text + ": stored or not";
  return {};
}

static std::string check(const Variant& variant, const AnyPosition& position, const char* move) {
  const AnyPosition after = variant.play(position, test::move(variant, position, move));
  const auto finished = variant.finishedValue(after);
  return finished ? toText(valueForMover(*finished)) : "goes on";
}

static bool isMove(const AnyPosition& position, const char* move) { return game().parseMove(position, move).has_value(); }

static std::uint64_t perft(const Rules& rules, const Rules::Position& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  rules.forEachMove(position, [&](Rules::Move move) { count += perft(rules, rules.play(position, move), plies - 1); });
  return count;
}

static std::uint64_t slowPerft(const slow_gobblet::Position& position, slow_gobblet::Rules rules, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& [move, after] : slow_gobblet::moves(position, rules)) count += slowPerft(after, rules, plies - 1);
  return count;
}

class GobbletRulesTest : public QObject {
  Q_OBJECT

 private slots:
  void start();
  void randomPositions_data() { variants(); }
  void randomPositions();
  void randomGames_data() { variants(); }
  void randomGames();
  void perftFromTheStart();
  void predecessors_data() { variants(); }
  void predecessors();
  void judgedMoves_data();
  void judgedMoves();
  void illegalMoves_data();
  void illegalMoves();
  void stalemate();
  void wonInOne();
  void revealedLines();
  void coveredLines();
  void whatViewsSee();

 private:
  static void variants() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"gobblet", "gobblet:reveal=cover"}) QTest::newRow(id) << QString::fromLatin1(id);
  }
};

void GobbletRulesTest::start() {
  const AnyPosition start = game().start();
  QCOMPARE(QString::fromStdString(game().formatPosition(start)), QStringLiteral(".,.,./.,.,./.,.,. o"));
  QCOMPARE(game().legalMoves(start).size(), std::size_t{27});
  QCOMPARE(game().pieces(start).size(), std::size_t{0});
  QCOMPARE(game().sideToMove(start), Side::First);
}

void GobbletRulesTest::randomPositions() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  std::mt19937_64 random(31);
  std::map<std::size_t, int> phases;
  for (int count = 0; count < 30000; ++count) {
    const auto drawing = slow_gobblet::randomPosition(random);
    std::size_t pieces = 0;
    for (const std::string& stack : drawing.stacks) pieces += stack.size();
    ++phases[pieces];
    const std::string wrong = difference(*variant, drawing);
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
  QVERIFY(phases.size() >= 12);
}

void GobbletRulesTest::randomGames() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  std::mt19937_64 random(32);
  for (int count = 0; count < 300; ++count) {
    slow_gobblet::Position drawing;
    for (int ply = 0; ply < 60; ++ply) {
      const std::string wrong = difference(*variant, drawing);
      QVERIFY2(wrong.empty(), wrong.c_str());
      const auto moves = slow_gobblet::moves(drawing, slowRulesOf(*variant));
      if (moves.empty()) break;
      drawing = std::next(moves.begin(), static_cast<std::ptrdiff_t>(random() % moves.size()))->second;
    }
  }
}

void GobbletRulesTest::perftFromTheStart() {
  const Rules rules;
  QCOMPARE(perft(rules, rules.start(), 3), slowPerft({}, {}, 3));
  QCOMPARE(perft(rules, rules.start(), 4), std::uint64_t{572472});  // depth 5 would be 16,635,384
  // The game continues if the moved piece covers the revealed line. On this board, blue has a line below the large piece on c3.
  const Rules covering(gobblet::Reveal::Cover);
  const auto board = Rules::unpack(test::position(game(), "s,m,sL/.,.,./S,.,. o"));
  slow_gobblet::Position drawing{{"S", "", "", "", "", "", "s", "m", "sL"}, 'o', {}};
  QCOMPARE(perft(covering, board, 3), slowPerft(drawing, {.mayCover = true}, 3));
  QCOMPARE(perft(rules, board, 3), slowPerft(drawing, {}, 3));
  QVERIFY(perft(covering, board, 3) > perft(rules, board, 3));
}

void GobbletRulesTest::predecessors() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  const Rules& rules = static_cast<const gobblet::GobbletVariant&>(*variant).rules();
  std::mt19937_64 random(33);
  for (int count = 0; count < 3000; ++count) {
    const auto position = Rules::unpack(test::position(game(), slow_gobblet::toText(slow_gobblet::randomPosition(random))));
    rules.forEachMove(position, [&](Rules::Move move) {
      const auto after = rules.play(position, move);
      int found = 0;
      rules.forEachPredecessor(after, [&](const Rules::Position& before) { found += before == position; });
      QCOMPARE(found, 1);
    });
    rules.forEachPredecessor(position, [&](const Rules::Position& before) {
      bool leads = false;
      rules.forEachMove(before, [&](Rules::Move move) { leads = leads || rules.play(before, move) == position; });
      QVERIFY(leads);
      QVERIFY(!rules.finishedValue(before));
    });
  }
}

void GobbletRulesTest::judgedMoves_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("move");
  QTest::addColumn<QString>("value");
  const auto row = [](const char* name, const char* position, const char* move, const char* value) {
    QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(move) << QString::fromLatin1(value);
  };
  const char* revealing = "s,m,sL/.,.,./S,.,. o";
  row("the lift reveals a line", revealing, "c3c2", "loss 1");
  row("the destination would cover the revealed line", revealing, "c3b3", "loss 1");
  row("another end of it", revealing, "c3a3", "loss 1");
  row("another piece may move", revealing, "a1b1", "goes on");
  const char* both = "s,m,sL/.,.,./M,S,. o";
  row("the destination completes the mover's line, but the lift loses", both, "c3c1", "loss 1");
  row("the same line from the reserve wins", both, "L@c1", "win 1");
  row("the line is revealed below the mover's own piece", "s,m,SL/.,.,./.,.,. o", "c3c2", "goes on");
  row("a medium piece on a small one", "s,m,sM/.,.,./.,.,L o", "c3a1", "loss 1");
  row("three pieces in a stack, only the lowest would complete the line", "s,m,sML/.,.,./.,.,. o", "c3a1", "goes on");
  row("a line made by a piece from the board", "S,M,./.,.,./.,.,L o", "c1c3", "win 1");
  row("a line made on top of the other side's piece", "S,M,s/.,.,./.,.,L o", "c1c3", "win 1");
  row("a column", "sL,.,./m,.,./l,.,. o", "a3b3", "loss 1");
  row("a diagonal", "s,.,./.,mL,./.,.,l o", "b2a2", "loss 1");
  row("the other diagonal, blue to move", ".,.,S/.,Sl,./M,.,. b", "b2a2", "loss 1");
  row("covering the other side's line before it is made", "s,m,./.,.,./.,.,. o", "L@a3", "goes on");
}

void GobbletRulesTest::judgedMoves() {
  QFETCH(QString, position);
  QFETCH(QString, move);
  QFETCH(QString, value);
  QCOMPARE(QString::fromStdString(check(game(), test::position(game(), position.toStdString()), move.toLatin1().constData())),
           value);
}

void GobbletRulesTest::illegalMoves_data() {
  QTest::addColumn<QString>("position");
  QTest::addColumn<QString>("move");
  QTest::addColumn<bool>("legal");
  const auto row = [](const char* name, const char* position, const char* move, bool legal) {
    QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(move) << legal;
  };
  const char* board = "S,M,./sL,sm,./.,.,. o";
  row("covering an own smaller piece from the reserve", board, "M@a3", true);
  row("covering an own smaller piece from the board", board, "b3a3", true);
  row("covering the other side's smaller piece", board, "L@b2", true);
  row("not on an equal piece", board, "M@b3", false);
  row("not on an equal piece of the other side", board, "b3b2", false);
  row("not under a larger piece", board, "S@a2", false);
  row("not on a larger piece", board, "a3b3", false);
  row("putting back is no move", board, "a2a2", false);
  row("not a piece of the other side", board, "b2c1", false);
  row("not from an empty square", board, "c1c2", false);
  row("a covered piece lies still", "S,M,./sL,Sm,./.,.,. b", "a2a1", false);
  row("both on the board: nothing left to place", "L,L,./.,.,./.,.,. o", "L@a1", false);
  row("one on the board: one left", "L,.,./.,.,./.,.,. o", "L@a1", true);
}

void GobbletRulesTest::illegalMoves() {
  QFETCH(QString, position);
  QFETCH(QString, move);
  QFETCH(bool, legal);
  QCOMPARE(isMove(test::position(game(), position.toStdString()), move.toLatin1().constData()), legal);
}

void GobbletRulesTest::stalemate() {
  const Rules rules;
  std::mt19937_64 random(34);
  int found = 0;
  for (int count = 0; count < 200000 && found < 20; ++count) {
    const auto drawing = slow_gobblet::randomPosition(random);
    const auto moves = slow_gobblet::moves(drawing);
    const bool stale = !moves.empty() &&
                       std::all_of(moves.begin(), moves.end(), [](const auto& each) { return slow_gobblet::isWon(each.second); });
    const AnyPosition position = test::position(game(), slow_gobblet::toText(drawing));
    if (rules.isStalemate(Rules::unpack(position)) != stale) QFAIL(slow_gobblet::toText(drawing).c_str());
    if (!stale) continue;
    ++found;
    for (const auto& [text, value] : moves)
      QCOMPARE(QString::fromStdString(check(game(), position, text.c_str())), QStringLiteral("loss 1"));
  }
  QVERIFY(found > 0);
}

void GobbletRulesTest::wonInOne() {
  const Rules rules;
  std::mt19937_64 random(35);
  int won = 0;
  for (int count = 0; count < 10000; ++count) {
    const auto drawing = slow_gobblet::randomPosition(random);
    const auto moves = slow_gobblet::moves(drawing);
    const bool wins = std::any_of(moves.begin(), moves.end(), [](const auto& each) { return slow_gobblet::isLost(each.second); });
    if (rules.isWonInOne(Rules::unpack(test::position(game(), slow_gobblet::toText(drawing)))) != wins)
      QFAIL(slow_gobblet::toText(drawing).c_str());
    won += wins;
  }
  QVERIFY(won > 1000 && won < 9900);
}

void GobbletRulesTest::revealedLines() {
  const AnyPosition position = test::position(game(), "s,m,sL/.,.,./S,.,. o");
  const auto own = Rules::unpack(position);
  constexpr gobblet::SquareSet topRow = 0b111'000'000;
  QCOMPARE(int{Rules::revealedByLift(own, 8)}, int{topRow});
  QCOMPARE(int{Rules::revealedByLift(own, 0)}, 0);
  QCOMPARE(int{Rules::revealedByLift(own, 6)}, 0);  // the line belongs to the mover, so nothing is revealed
  const Rules rules;
  QCOMPARE(int{rules.winningLines(own)}, 0);
  const AnyPosition after = game().play(position, test::move(game(), position, "c3a3"));
  QCOMPARE(int{rules.winningLines(Rules::unpack(after))}, int{topRow});
  QCOMPARE(QString::fromStdString(game().formatPosition(after)), QStringLiteral("sL,m,s/.,.,./S,.,. b c3a3"));
  QVERIFY(!game().passed(after));
  QVERIFY(game().legalMoves(after).empty());
  const AnyPosition cross = test::position(game(), "S,.,S/.,M,./L,.,L b");
  QCOMPARE(int{rules.winningLines(Rules::unpack(cross))}, 0b101'010'101);
}

void GobbletRulesTest::coveredLines() {
  const VariantPtr variant = test::variant("gobblet:reveal=cover");
  const Rules& rules = static_cast<const gobblet::GobbletVariant&>(*variant).rules();
  const auto value = [&](const char* position, const char* move) {
    return QString::fromStdString(check(*variant, test::position(*variant, position), move));
  };
  const char* revealing = "s,m,sL/.,.,./S,.,. o";
  QCOMPARE(value(revealing, "c3c2"), QStringLiteral("loss 1"));   // the piece does not cover the line
  QCOMPARE(value(revealing, "c3b3"), QStringLiteral("goes on"));  // the piece covers the line
  QCOMPARE(value(revealing, "c3a3"), QStringLiteral("goes on"));
  // The lift comes before the placement, so completing a line does not help the mover.
  QCOMPARE(value("s,m,sL/.,.,./M,S,. o", "c3c1"), QStringLiteral("loss 1"));
  // The piece covers one of two lines, and the other line remains.
  QCOMPARE(value("s,m,sL/.,.,m/S,.,l o", "c3b3"), QStringLiteral("loss 1"));
  // The piece that covers the line may complete a line of its own side.
  QCOMPARE(value("s,m,sL/.,M,./.,S,. o", "c3b3"), QStringLiteral("win 1"));
  QVERIFY(!rules.mustNotLift(Rules::unpack(test::position(*variant, revealing)), 8));
  // A medium piece cannot cover a line that consists of medium and large pieces.
  const auto helpless = Rules::unpack(test::position(*variant, "m,l,sM/.,.,./S,.,. o"));
  QVERIFY(rules.mustNotLift(helpless, 8));
  QVERIFY(!rules.mustNotLift(helpless, 0));
  const AnyPosition after = variant->play(Rules::pack(helpless), test::move(*variant, Rules::pack(helpless), "c3c2"));
  QCOMPARE(int{rules.winningLines(Rules::unpack(after))}, 0b111'000'000);
  QCOMPARE(QString::fromStdString(variant->formatPosition(after)), QStringLiteral("m,l,s/.,.,M/S,.,. b c3c2"));
  QVERIFY(variant->parsePosition("m,l,s/.,.,M/S,.,. b c3c2").has_value());
}

void GobbletRulesTest::whatViewsSee() {
  const AnyPosition position = test::position(game(), "sM,.,./.,.,./.,.,S o");
  const std::vector<PieceOnBoard> pieces{{{2, 0}, Side::First, 0}, {{0, 2}, Side::Second, 0}, {{0, 2}, Side::First, 1}};
  QVERIFY(game().pieces(position) == pieces);
  const std::vector<HandSlot> hands{{{3, 0}, Side::First, 0, 1},   {{3, 1}, Side::First, 1, 1},   {{3, 2}, Side::First, 2, 2},
                                    {{-1, 2}, Side::Second, 0, 1}, {{-1, 1}, Side::Second, 1, 2}, {{-1, 0}, Side::Second, 2, 2}};
  QVERIFY(game().hands(position) == hands);

  const AnyMove placing = test::move(game(), position, "L@c1");
  QCOMPARE(game().moveSquares(position, placing).from, (Square{3, 2}));
  QCOMPARE(game().moveSquares(position, placing).to, (Square{2, 0}));
  const Transition dropped = game().transition(position, placing);
  QCOMPARE(dropped.steps.size(), std::size_t{1});
  QCOMPARE(dropped.steps[0].kind, Transition::Kind::Dropped);
  QCOMPARE(dropped.steps[0].kindAfter, 2);
  const Transition moved = game().transition(position, test::move(game(), position, "a3b2"));
  QCOMPARE(moved.steps[0].kind, Transition::Kind::Moved);
  QVERIFY((moved.steps[0].piece == PieceOnBoard{{0, 2}, Side::First, 1}));
  QCOMPARE(moved.steps[0].to, (Square{1, 1}));

  const auto stack = Rules::stack(Rules::unpack(position), 6);
  QCOMPARE(stack.size(), std::size_t{2});
  QVERIFY((stack[0] == Rules::Piece{Side::Second, gobblet::Size::Small}));
  QVERIFY((stack[1] == Rules::Piece{Side::First, gobblet::Size::Medium}));
}

KOTAI_TEST(GobbletRulesTest)
#include "rules_test.moc"
