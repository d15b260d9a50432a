// Tests for Dodgem's distances as people count plies. Compares them with games that are played until people
// would stop.
#include <QTest>
#include <map>
#include <optional>

#include "core/games/dodgem/decided.h"
#include "tests/core/dodgem/solved_case.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::solvedCase;
using test::SolvedCase;

/// Returns the value of a position in which people would stop: the player to move cannot move and has won, or the other side's
/// last car has left.
static std::optional<Value> overForPersons(const slow::Position& position) {
  if (slow::moves(position).empty()) return Value::win(0);
  if (slow::pieces(position, position.side == '^' ? '>' : '^') == 0) return Value::loss(0);
  return std::nullopt;
}

/// Returns the values of all positions, with plies counted until people would stop. By this count, the winner
/// takes as few plies as possible, and the loser as many as possible. The distances of the solution are not
/// used.
static std::map<slow::Position, Value> playedOut(int size) {
  const std::vector<slow::Position> all = slow::allPositions(size);
  std::map<slow::Position, Value> known;
  for (const slow::Position& position : all)
    if (const auto over = overForPersons(position)) known[position] = *over;
  for (std::uint32_t plies = 1, quiet = 0; quiet < 2; ++plies) {
    std::map<slow::Position, Value> found;
    for (const slow::Position& position : all) {
      if (known.contains(position)) continue;
      bool allLose = true, wins = false;
      for (const auto& [text, after] : slow::moves(position)) {
        const auto next = known.find(slow::canonical(after));
        allLose = allLose && next != known.end() && next->second.outcome == Outcome::Win;
        wins = wins || (next != known.end() && next->second == Value::loss(plies - 1));
      }
      if (wins) found[position] = Value::win(plies);
      if (allLose) found[position] = Value::loss(plies);
    }
    quiet = found.empty() ? quiet + 1 : 0;
    known.merge(found);
  }
  return known;
}

class DodgemPlayedTest : public QObject {
  Q_OBJECT

 private slots:
  void playTakesAsLongAsTheValueSays() {
    const SolvedCase& c = solvedCase(3);
    const auto played = playedOut(3);
    QCOMPARE(played.size(), std::size_t(1423));  // no position of this board is a draw
    for (const auto& [position, value] : played) {
      const AnyPosition at = c.variant->parsePosition(slow::toText(position)).value();
      QCOMPARE(dodgem::playedValue(*c.variant, at, c.solution->value(at)), value);
    }
  }

  /// Checks a position found by hand: Orange cannot move after any move of Blue, and a player who cannot move
  /// wins.
  void fiveCarsCanShutOneIn() {
    const VariantPtr variant = test::dodgem(6);
    const AnyPosition position = variant->parsePosition("6/6/6/^5/^^4/>^^3 ^").value();
    for (const AnyPosition& after : variant->successors(position)) QVERIFY(variant->finishedValue(after));
    QCOMPARE(dodgem::playedValue(*variant, position, Value::loss(1)), Value::loss(1));
  }

  /// With these endings, the counted distances equal the distances of the rules, because a blocked player may have lost
  /// already.
  void otherEndingsAreCountedAsTheRulesDo() {
    for (const char* const id : {"dodgem:3x3,blocked=loses", "dodgem:3x3,blocked=draws", "dodgem:3x3,misere=yes"}) {
      const VariantPtr variant = test::variant(id);
      QCOMPARE(dodgem::playedValue(*variant, variant->start(), Value::win(3)), Value::win(3));
    }
  }

  void drawsAndFinishedGamesStayAsTheyAre() {
    const VariantPtr variant = test::dodgem(3);
    QCOMPARE(dodgem::playedValue(*variant, variant->start(), Value::draw()), Value::draw());
    QCOMPARE(dodgem::playedValue(*variant, variant->start(), Value::win(0)), Value::win(0));
  }
};

KOTAI_TEST(DodgemPlayedTest)
#include "played_test.moc"
