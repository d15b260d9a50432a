// Tests for secure moves on a board with simultaneous moves, compared with a plain maximin over all reachable positions.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <map>
#include <set>

#include "core/puzzles/daily_puzzles.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/test_class.h"

namespace kotai {

class SecureTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_variant = *parseSimultaneousVariant("syncdom:4x4");
    domineering::SolveOptions options;
    options.directory = m_folder.path().toStdString();
    domineering::solve(m_variant, options);
    m_solution = SimultaneousSolution::open(options.directory, m_variant);
  }

  /// Checks every position for both sides. A puzzle must exist exactly if the plain search finds a single secure
  /// move.
  void agreeWithAPlainSearch() {
    int wins = 0;
    int draws = 0;
    for (int covered = 0; covered < m_solution->tierCount(); ++covered)
      for (const auto& entry : m_solution->tier(covered))
        for (const Side side : {Side::First, Side::Second}) {
          const AnyPosition position{{entry.position, 0, 0, 0}};
          const auto puzzle = securePuzzleAt(*m_solution, position, side);
          const auto expected = onlySecureMove(position, side);
          QCOMPARE(puzzle.has_value(), expected.has_value());
          if (!puzzle) continue;
          QVERIFY(puzzle->solution == std::vector{expected->first});
          QCOMPARE(puzzle->kind, expected->second == 1 ? PuzzleKind::SecureWin : PuzzleKind::SecureDraw);
          QVERIFY(puzzle->rating >= 600 && puzzle->rating <= 2800);
          ++(puzzle->kind == PuzzleKind::SecureWin ? wins : draws);
        }
    QVERIFY(wins > 0 && draws > 0);
  }

  void dependOnTheSeedAlone() {
    const auto positions = [this](std::uint64_t seed) {
      const auto source = securePuzzles(m_solution, std::nullopt, seed);
      std::vector<AnyPosition> found;
      for (int count = 0; count < 20; ++count) found.push_back(source->next().value().position);
      return found;
    };
    const auto first = positions(1);
    QVERIFY(first == positions(1) && first != positions(2));
    QCOMPARE(std::set(first.begin(), first.end()).size(), first.size());
  }

  /// A stored position is the smallest of its images. Sets show the other images, too, and an image has the same number of
  /// moves for each side and the same value.
  void showImages() {
    const auto source = securePuzzles(m_solution, std::nullopt, 1);
    int turned = 0;
    for (int count = 0; count < 20; ++count) {
      const Puzzle puzzle = source->next().value();
      const auto canonical = m_variant->canonical(puzzle.position);
      turned += canonical.position != puzzle.position ? 1 : 0;
      QVERIFY(onlySecureMove(puzzle.position, puzzle.side));
      const std::vector<AnyPosition> images = m_variant->images(puzzle.position);
      QCOMPARE(images.size(), std::size_t(4));
      QVERIFY(images.front() == puzzle.position);
      for (const AnyPosition& image : images) {
        QVERIFY(m_variant->canonical(image).position == canonical.position);
        QCOMPARE(m_solution->value(image)->value, m_solution->value(puzzle.position)->value);
        for (const Side side : {Side::First, Side::Second})
          QCOMPARE(m_variant->moves(image, side).size(), m_variant->moves(puzzle.position, side).size());
        QVERIFY(std::ranges::count(m_variant->images(image), puzzle.position) > 0);
      }
    }
    QVERIFY(turned > 5);
  }

  void setsOfADay() {
    using namespace std::chrono;
    const auto of = [this](year_month_day day) { return puzzlesOfTheDay(*puzzleMaker(m_solution), day, 6); };
    const auto positions = [&of](year_month_day day) {
      std::vector<AnyPosition> found;
      for (const Puzzle& each : of(day)) found.push_back(each.position);
      return found;
    };
    const year_month_day day = 2026y / November / 22;
    const auto first = positions(day);
    QCOMPARE(first.size(), std::size_t(6));
    QVERIFY(first == positions(day) && first != positions(2026y / November / 23));
    QCOMPARE(std::set(first.begin(), first.end()).size(), first.size());
    const auto puzzles = of(day);
    QVERIFY(std::ranges::is_sorted(puzzles, {}, &Puzzle::rating));
    QCOMPARE(std::ranges::count(puzzles, PuzzleKind::SecureWin, &Puzzle::kind), 3);  // the two tasks alternate
    for (const Puzzle& each : puzzles) {
      const auto expected = onlySecureMove(each.position, each.side);
      QVERIFY(expected && each.solution.front() == expected->first);
    }
    QVERIFY(of(day).size() > puzzlesOfTheDay(*puzzleMaker(m_solution), day, 2).size());
  }

 private:
  /// Returns the result that a side can force by the rules if the opponent sees the side's moves beforehand.
  int forced(const AnyPosition& position, Side side) {
    if (const auto over = m_variant->finished(position))
      return side == Side::First ? static_cast<int>(*over) : -static_cast<int>(*over);
    const auto [found, isNew] = m_forced.try_emplace({position, side}, -1);
    if (!isNew) return found->second;
    int best = -1;
    for (const AnyMove move : m_variant->moves(position, side)) best = std::max(best, sureOf(position, side, move));
    return m_forced[{position, side}] = best;
  }
  int sureOf(const AnyPosition& position, Side side, AnyMove move) {
    int least = 1;
    for (const AnyMove answer : m_variant->moves(position, other(side))) {
      const JointMove turn = side == Side::First ? JointMove{move, answer} : JointMove{answer, move};
      least = std::min(least, forced(m_variant->play(position, turn), side));
    }
    return least;
  }
  /// Returns the only secure move together with the result it guarantees.
  std::optional<std::pair<AnyMove, int>> onlySecureMove(const AnyPosition& position, Side side) {
    if (m_variant->finished(position)) return std::nullopt;
    const std::vector<AnyMove> moves = m_variant->moves(position, side);
    std::map<int, std::vector<AnyMove>> bySure;
    for (const AnyMove move : moves) bySure[sureOf(position, side, move)].push_back(move);
    const auto& [best, answers] = *bySure.rbegin();
    if (moves.size() < 2 || best < 0 || answers.size() != 1) return std::nullopt;
    return std::pair(answers.front(), best);
  }

  QTemporaryDir m_folder;
  SimultaneousVariantPtr m_variant;
  SimultaneousSolutionPtr m_solution;
  std::map<std::pair<AnyPosition, Side>, int> m_forced;
};

}  // namespace kotai

KOTAI_TEST(kotai::SecureTest)
#include "secure_test.moc"
