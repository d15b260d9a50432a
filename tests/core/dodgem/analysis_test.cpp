// Tests for move values, perfect lines and position lists of small boards, compared with the naive solution.
#include <QTest>
#include <algorithm>
#include <numeric>
#include <random>
#include <set>
#include <span>
#include <stdexcept>

#include "core/analysis/aggregate.h"
#include "core/analysis/many_values.h"
#include "core/analysis/moves.h"
#include "core/analysis/position_list.h"
#include "core/analysis/position_numbers.h"
#include "tests/core/dodgem/solved_case.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::outcomeByPassing;
using test::solvedCase;
using test::SolvedCase;

static int remainingSteps(const slow::Position& position, char kind) {
  int steps = 0;
  const int size = position.size();
  for (int line = 0; line < size; ++line) {
    for (int column = 0; column < size; ++column) {
      if (position.rows[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] != kind) continue;
      steps += kind == '^' ? line + 1 : size - column;
    }
  }
  return steps;
}

static std::uint32_t wastedPlies(Value best, Value chosen) {
  if (best.outcome != chosen.outcome || best.outcome == Outcome::Draw) return 0;
  return best.outcome == Outcome::Win ? chosen.distancePlies - best.distancePlies : best.distancePlies - chosen.distancePlies;
}

/// Returns the texts of all canonical positions of the naive solution that satisfy the predicate.
template <class Predicate>
static std::set<std::string> picked(const slow::Solved& solved, Predicate&& predicate) {
  std::set<std::string> texts;
  for (std::size_t i = 0; i < solved.positions().size(); ++i) {
    if (predicate(solved.positions()[i], solved.value(i), i)) texts.insert(slow::toText(solved.positions()[i]));
  }
  return texts;
}

/// Reads all positions of a list page by page and checks their values and number. Returns the texts of the positions,
/// or a fault.
static std::set<std::string> listed(const SolvedCase& c, const PositionFilter& filter) {
  const PositionList list(c.solution, filter);
  std::set<std::string> texts;
  std::uint64_t read = 0;
  while (read < list.count()) {
    const auto page = list.page(read, 97);
    if (page.empty()) break;
    for (const ListedPosition& entry : page) {
      if (c.solution->value(entry.position) != entry.value) return {"wrong value"};
      texts.insert(c.variant->formatPosition(entry.position));
    }
    read += page.size();
  }
  if (read != list.count() || texts.size() != list.count() || !list.page(list.count(), 5).empty()) return {"wrong count"};
  return texts;
}

static PositionFilter filterFor(FindKind kind) {
  PositionFilter filter;
  filter.kind = kind;
  return filter;
}

static bool isOnlyMove(const slow::Solved& solved, std::size_t number) {
  const auto moves = solved.moveValues(number);
  const Outcome best = solved.value(number).outcome;
  if (moves.size() < 2 || best == Outcome::Loss) return false;
  return std::count_if(moves.begin(), moves.end(), [best](Value v) { return v.outcome == best; }) == 1;
}

class DodgemAnalysisTest : public QObject {
  Q_OBJECT

 private slots:
  void manyValues_data() { boards(); }
  void manyValues();
  void moveValuesAreRight_data() { boards(); }
  void moveValuesAreRight();
  void perfectLines_data() { boards(); }
  void perfectLines();
  void perfectLineIsCut();
  void zugzwang_data() { boards(); }
  void zugzwang();
  void mutualZugzwang_data() { boards(); }
  void mutualZugzwang();
  void mates_data() { boards(); }
  void mates();
  void longest_data() { boards(); }
  void longest();
  void onlyMoves_data() { boards(); }
  void onlyMoves();
  void cells_data() { boards(); }
  void cells();
  void narrowedKinds();
  void kindsHaveTexts();

 private:
  static void boards() {
    QTest::addColumn<int>("size");
    QTest::newRow("3x3") << 3;
    QTest::newRow("4x4") << 4;
  }
};

void DodgemAnalysisTest::moveValuesAreRight() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  std::mt19937_64 random(31);
  for (int round = 0; round < 5000; ++round) {
    const slow::Position drawing = slow::randomPosition(size, random);
    const AnyPosition position = test::position(*c.variant, slow::toText(drawing));
    const auto expected = slow::moves(drawing);
    const auto found = moveValues(*c.solution, position);
    QCOMPARE(found.size(), expected.size());
    const Value best = c.slow.value(drawing);
    for (std::size_t i = 0; i < found.size(); ++i) {
      const MoveValue& move = found[i];
      const auto after = expected.find(move.text);
      QVERIFY(after != expected.end());
      QCOMPARE(c.variant->formatPosition(move.after), slow::toText(after->second));
      QVERIFY(c.variant->play(position, move.move) == move.after);
      QVERIFY(move.value == valueForMover(c.slow.value(after->second)));
      QCOMPARE(move.keepsOutcome, move.value.outcome == best.outcome);
      QCOMPARE(move.perfect, move.value == best);
      QCOMPARE(move.wastedPlies, wastedPlies(best, move.value));
      if (i == 0) continue;
      const auto order = preference(found[i - 1].value, move.value);
      QVERIFY(order > 0 || (order == 0 && found[i - 1].text < move.text));
    }
    if (!found.empty()) QVERIFY(found.front().value == best);
  }
}

void DodgemAnalysisTest::perfectLines() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  std::mt19937_64 random(32);
  for (int round = 0; round < 1000; ++round) {
    const slow::Position drawing = slow::randomPosition(size, random);
    AnyPosition position = test::position(*c.variant, slow::toText(drawing));
    const Value value = c.slow.value(drawing);
    const PerfectLine line = perfectLine(*c.solution, position);
    std::set<AnyPosition> seen{position};
    for (const MoveValue& move : line.moves) {
      QVERIFY(move.value == c.solution->value(position));
      QVERIFY(move.perfect);
      position = c.variant->play(position, move.move);
      QVERIFY(position == move.after);
      const bool isNew = seen.insert(position).second;
      QVERIFY(isNew || (line.repeats && &move == &line.moves.back()));
    }
    QVERIFY(line.last == position);
    if (value.outcome == Outcome::Draw) {
      QVERIFY(line.repeats || line.cut);
      continue;
    }
    QCOMPARE(line.moves.size(), std::size_t{value.distancePlies});
    QVERIFY(!line.repeats && !line.cut);
    QVERIFY(c.variant->legalMoves(position).empty());
  }
}

void DodgemAnalysisTest::perfectLineIsCut() {
  const SolvedCase& c = solvedCase(3);
  const PerfectLine line = perfectLine(*c.solution, c.variant->start(), 7);
  QCOMPARE(line.moves.size(), std::size_t{7});
  QVERIFY(line.cut && !line.repeats);
  QVERIFY(!perfectLine(*c.solution, c.variant->start(), 20).cut);
}

void DodgemAnalysisTest::zugzwang() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  const auto expected = picked(c.slow, [&](const slow::Position& position, Value value, std::size_t) {
    return outcomeByPassing(c.slow, position) > value.outcome;
  });
  QVERIFY(!expected.empty());
  QVERIFY(listed(c, filterFor(FindKind::Zugzwang)) == expected);
}

void DodgemAnalysisTest::mutualZugzwang() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  const auto found = listed(c, filterFor(FindKind::MutualZugzwang));
  const auto losing = picked(c.slow, [&](const slow::Position& position, Value value, std::size_t) {
    return value.outcome == Outcome::Loss && outcomeByPassing(c.slow, position) == Outcome::Win;
  });
  // Counts each board once, because the list contains either a position or its counterpart with the other side to move.
  std::size_t boards = 0;
  for (const slow::Position& position : c.slow.positions()) {
    const std::string text = slow::toText(position);
    const std::string other = slow::toText(slow::canonical(slow::passed(position)));
    if (!losing.contains(text) || other < text) continue;
    ++boards;
    const int times = text == other ? static_cast<int>(found.contains(text))
                                    : static_cast<int>(found.contains(text)) + static_cast<int>(found.contains(other));
    QVERIFY2(times == 1, text.c_str());
  }
  QCOMPARE(found.size(), boards);
}

void DodgemAnalysisTest::mates() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  for (const std::uint32_t plies : {2U, 4U, 10U, 16U, 3U}) {
    PositionFilter filter = filterFor(FindKind::Mate);
    filter.distancePlies = plies;
    const auto expected =
        picked(c.slow, [plies](const slow::Position&, Value value, std::size_t) { return value == Value::win(plies); });
    QVERIFY(listed(c, filter) == expected);
  }
}

void DodgemAnalysisTest::longest() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  const Totals sums = totals(*c.solution);
  const auto expected = picked(c.slow, [&](const slow::Position&, Value value, std::size_t) {
    return value.outcome != Outcome::Draw && value.distancePlies == sums.longest(value.outcome);
  });
  QVERIFY(listed(c, filterFor(FindKind::Longest)) == expected);
  PositionFilter wins = filterFor(FindKind::Longest);
  wins.outcome = Outcome::Win;
  const auto expectedWins = picked(
      c.slow, [&](const slow::Position&, Value value, std::size_t) { return value == Value::win(sums.longest(Outcome::Win)); });
  QVERIFY(listed(c, wins) == expectedWins);
}

void DodgemAnalysisTest::onlyMoves() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  const auto expected =
      picked(c.slow, [&](const slow::Position&, Value, std::size_t number) { return isOnlyMove(c.slow, number); });
  QVERIFY(!expected.empty());
  QVERIFY(listed(c, filterFor(FindKind::OnlyMove)) == expected);
}

void DodgemAnalysisTest::cells() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  const auto inCell = [](const slow::Position& position, int mover, int opponent) {
    return slow::pieces(position, '^') > 0 && slow::pieces(position, '>') > 0 && remainingSteps(position, '^') == mover &&
           remainingSteps(position, '>') == opponent;
  };
  for (int mover = 1; mover <= 4; ++mover) {
    for (int opponent = 1; opponent <= 6; ++opponent) {
      PositionFilter filter = filterFor(FindKind::Cell);
      filter.cell = PositionFilter::Cell{"steps", mover, opponent};
      const auto all = picked(c.slow, [&](const slow::Position& p, Value, std::size_t) { return inCell(p, mover, opponent); });
      QVERIFY(listed(c, filter) == all);
      filter.outcome = Outcome::Loss;
      const auto lost = picked(c.slow, [&](const slow::Position& p, Value value, std::size_t) {
        return value.outcome == Outcome::Loss && inCell(p, mover, opponent);
      });
      QVERIFY(listed(c, filter) == lost);
    }
  }
}

/// Narrows the list of a notable kind by outcome, distance and cell together.
void DodgemAnalysisTest::narrowedKinds() {
  const SolvedCase& c = solvedCase(4);
  PositionFilter filter = filterFor(FindKind::OnlyMove);
  filter.outcome = Outcome::Win;
  filter.distancePlies = 12;
  filter.cell = PositionFilter::Cell{"pieces", 2, std::nullopt};
  const auto expected = picked(c.slow, [&](const slow::Position& position, Value value, std::size_t number) {
    return value == Value::win(12) && isOnlyMove(c.slow, number) && slow::pieces(position, '^') == 2 &&
           slow::pieces(position, '>') > 0;
  });
  QVERIFY(!expected.empty());
  QVERIFY(listed(c, filter) == expected);

  PositionFilter zugzwang = filterFor(FindKind::Zugzwang);
  zugzwang.outcome = Outcome::Draw;
  const auto draws = picked(c.slow, [&](const slow::Position& position, Value value, std::size_t) {
    return value == Value::draw() && outcomeByPassing(c.slow, position) == Outcome::Win;
  });
  QVERIFY(listed(c, zugzwang) == draws);
}

void DodgemAnalysisTest::kindsHaveTexts() {
  const auto kinds = findKinds(*test::dodgem(3));
  QVERIFY(!kinds.empty());
  for (const FindKind kind : kinds) {
    QVERIFY(kind != FindKind::Cell);
    QVERIFY(findKind(*test::dodgem(3), kind.id) == kind);
  }
  QVERIFY(!findKind(*test::dodgem(3), "no-such-kind"));
}

/// Compares values read in bulk with values read one by one.
void DodgemAnalysisTest::manyValues() {
  QFETCH(int, size);
  const SolvedCase& c = solvedCase(size);
  const ManyValues many(c.solution);
  const PositionNumbers numbers(c.variant->tierGraph());
  QCOMPARE(many.count(), c.solution->positions());
  std::vector<std::uint64_t> asked(many.count());
  std::iota(asked.begin(), asked.end(), 0);
  std::shuffle(asked.begin(), asked.end(), std::mt19937_64(6));
  std::vector<std::int8_t> outcomes(asked.size());
  std::vector<std::uint16_t> plies(asked.size());
  const auto valueAt = [&](std::size_t place) -> Value { return {static_cast<Outcome>(outcomes[place] + 1), plies[place]}; };
  many.read(asked, {outcomes, plies});
  for (std::size_t place = 0; place < asked.size(); ++place)
    QVERIFY(valueAt(place) == c.solution->valueAt(numbers.at(asked[place])));
  many.readFrom(3, {std::span(outcomes).first(many.count() - 3), std::span(plies).first(many.count() - 3)});
  for (std::uint64_t number = 3; number < many.count(); ++number)
    QVERIFY(valueAt(number - 3) == c.solution->valueAt(numbers.at(number)));
  asked[1] = many.count();
  QVERIFY_THROWS_EXCEPTION(std::out_of_range, many.read(asked, {outcomes, plies}));
}

KOTAI_TEST(DodgemAnalysisTest)
#include "analysis_test.moc"
