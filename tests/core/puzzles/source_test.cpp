// Tests for sources of puzzles. The same seed gives the same puzzles, and no puzzle appears twice. Small boards,
// lists and days are complete.
#include <QTest>
#include <set>
#include <stop_token>

#include "core/analysis/position_list.h"
#include "core/puzzles/daily_puzzles.h"
#include "core/puzzles/make_puzzle.h"
#include "core/puzzles/puzzle_maker.h"
#include "core/puzzles/puzzle_source.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class SourceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_small = m_folder.solve(test::dodgem(3));
    m_large = m_folder.solve(test::dodgem(4), 1);
    m_threaded = m_otherFolder.solve(test::dodgem(4), 2);
  }

  void dependOnTheSeedAlone() {
    for (const PuzzleKind kind : puzzleKinds()) {
      const auto first = texts(*m_large, *puzzlesOfKind(m_large, kind, std::nullopt, 3), 15);
      QVERIFY2(first.size() == 15, idOf(kind).data());
      QVERIFY(first == texts(*m_threaded, *puzzlesOfKind(m_threaded, kind, std::nullopt, 3), 15));
      QVERIFY(first != texts(*m_large, *puzzlesOfKind(m_large, kind, std::nullopt, 4), 15));
      QCOMPARE(std::set(first.begin(), first.end()).size(), first.size());
    }
  }

  /// Every position of a small board that makes a puzzle appears exactly once.
  void giveAllOfASmallBoard() {
    const Variant& variant = *m_small->variant();
    const TierGraph& tiers = variant.tierGraph();
    for (const PuzzleKind kind : puzzleKinds()) {
      std::set<std::string> expected;
      for (TierId tier{0}; tier.value < tiers.tierCount(); ++tier.value)
        for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index) {
          const AnyPosition position = variant.positionAt({tier, {index}});
          const auto puzzle = puzzleAt(*m_small, kind, position);
          if (puzzle && (kind != PuzzleKind::Mate || puzzle->value.distancePlies <= defaultMatePlies))
            expected.insert(variant.formatPosition(position));
        }
      const auto found = texts(*m_small, *puzzlesOfKind(m_small, kind, std::nullopt, 1), 1'000'000);
      QCOMPARE(found.size(), expected.size());
      QVERIFY(std::set(found.begin(), found.end()) == expected);
      QCOMPARE(expected.empty(), kind == PuzzleKind::HoldDraw);  // 3x3 has no draws (Kotani, figure 2)
    }
  }

  void haveTheRequestedLength() {
    for (const auto& [kind, plies] : {std::pair(PuzzleKind::Mate, 4U), {PuzzleKind::Mate, 8U}, {PuzzleKind::OnlyMove, 3U}}) {
      const auto source = puzzlesOfKind(m_large, kind, plies, 2);
      for (int count = 0; count < 5; ++count) {
        const auto puzzle = source->next();
        QVERIFY(puzzle);
        QCOMPARE(puzzle->solution.size(), std::size_t{plies});
      }
    }
    // In Dodgem, nobody wins with a move, so no win takes an odd number of plies.
    const auto source = puzzlesOfKind(m_large, PuzzleKind::Mate, 3, 1);
    QCOMPARE(source->candidates(), std::uint64_t{0});
    QVERIFY(!source->next());
  }

  void stopWhenAsked() {
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!puzzlesOfKind(m_large, PuzzleKind::Mate, std::nullopt, 1)->next(stop.get_token()));
    QVERIFY(puzzlesOfTheDay(*puzzleMaker(m_large), day(2026, 11, 22), 5, stop.get_token()).empty());
  }

  /// Training with a list presents every position that has a move to find. The task suits the value of the position.
  void trainLists() {
    const PositionFilter filter{FindKind::Longest, {}, Outcome::Loss, {}};
    const auto source = puzzlesOfPositions(m_large, allOf(m_large, filter), 1);
    QVERIFY(source->candidates() > 0);
    while (const auto puzzle = source->next()) {
      QVERIFY(puzzle->value.outcome == Outcome::Loss);
      QVERIFY(puzzle->kind == PuzzleKind::Escape || puzzle->kind == PuzzleKind::BestMove);
    }
    const auto draws = puzzlesOfPositions(m_large, allOf(m_large, {FindKind::Cell, {}, Outcome::Draw, {}}), 1);
    for (int count = 0; count < 20; ++count) {
      const auto puzzle = draws->next();
      QVERIFY(puzzle && puzzle->value == Value::draw());
      QVERIFY(puzzle->kind == PuzzleKind::HoldDraw || puzzle->kind == PuzzleKind::BestMove);
    }
  }

  /// A puzzle of a long list appears before the earlier positions have been counted. No position appears twice.
  void longListsAreNotCounted() {
    struct Counting {
      PositionList list;
      mutable std::uint64_t pages = 0;
      mutable std::uint64_t drawn = 0;
      std::uint64_t count() const { return list.count(); }
      std::vector<ListedPosition> page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const {
        ++pages;
        return list.page(first, limit, stop);
      }
      auto drawnNear(std::uint64_t number, const std::stop_token& stop) const {
        ++drawn;
        return list.drawnNear(number, stop);
      }
    };
    for (const bool isLong : {false, true}) {
      const SolutionPtr& solution = isLong ? m_large : m_small;
      const auto plies = isLong ? std::nullopt : std::optional<std::uint32_t>(2);
      const PositionFilter wins{FindKind::Cell, plies, Outcome::Win, {}};
      const std::shared_ptr<const Counting> list(new Counting{PositionList(solution, wins)});
      QCOMPARE(list->count() > fewListed, isLong);
      const auto source = puzzlesOfPositions(solution, numbered(list), 7);
      const auto found = texts(*solution, *source, 200);
      QCOMPARE(std::set<std::string>(found.begin(), found.end()).size(), found.size());
      QCOMPARE(list->pages == 0, isLong);
      QCOMPARE(list->drawn > 0, isLong);
    }
  }

  void keyMovesOfADayAreDifferent() {
    for (unsigned dayOfMonth = 1; dayOfMonth <= 28; ++dayOfMonth) {
      std::set<std::string> keyMoves;
      for (const Puzzle& puzzle : puzzlesOfTheDay(*puzzleMaker(m_large), day(2026, 11, dayOfMonth), 5))
        keyMoves.insert(m_large->variant()->formatMove(puzzle.position, puzzle.solution.front()));
      QCOMPARE(keyMoves.size(), std::size_t{5});
    }
  }

  void setsOfTheDay() {
    const auto today = puzzlesOfTheDay(*puzzleMaker(m_large), day(2026, 11, 22), 5);
    QCOMPARE(today.size(), std::size_t{5});
    std::set<PuzzleKind> kinds;
    for (std::size_t place = 0; place < today.size(); ++place) {
      kinds.insert(today[place].kind);
      if (place > 0) QVERIFY(today[place - 1].rating <= today[place].rating);
    }
    QCOMPARE(kinds.size(), puzzleKinds().size());
    QVERIFY(positions(today) == positions(puzzlesOfTheDay(*puzzleMaker(m_threaded), day(2026, 11, 22), 5)));
    QVERIFY(positions(today) != positions(puzzlesOfTheDay(*puzzleMaker(m_large), day(2026, 11, 23), 5)));
    QVERIFY(seedOfDay("dodgem:4x4", day(2026, 11, 22)) != seedOfDay("dodgem:5x5", day(2026, 11, 22)));
    // 3x3 has no draws, but still enough puzzles.
    QCOMPARE(puzzlesOfTheDay(*puzzleMaker(m_small), day(2026, 11, 22), 5).size(), std::size_t{5});
  }

  /// Stored positions of Quoridor are the smaller of two mirror images. Both images appear in sets, the same for the same seed,
  /// and under one canonical position.
  void showMirrorImages() {
    const SolutionPtr solution = m_folder.solve(test::variant("quoridor:4x4,fences=1"));
    const Variant& variant = *solution->variant();
    const auto images = [&](std::uint64_t seed) {
      std::vector<bool> mirrored;
      const auto source = puzzlesOfKind(solution, PuzzleKind::OnlyMove, std::nullopt, seed);
      for (int count = 0; count < 40; ++count) {
        const Puzzle puzzle = source->next().value();
        mirrored.push_back(variant.canonical(puzzle.position) != puzzle.position);
      }
      return mirrored;
    };
    const std::vector<bool> mirrored = images(1);
    QVERIFY(std::ranges::count(mirrored, true) > 5 && std::ranges::count(mirrored, false) > 5);
    QVERIFY(mirrored == images(1) && mirrored != images(2));
    const PuzzleMakerPtr maker = puzzleMaker(solution);
    std::set<AnyPosition> today;
    for (const Puzzle& puzzle : puzzlesOfTheDay(*maker, day(2026, 11, 22), 20)) today.insert(maker->canonical(puzzle.position));
    QCOMPARE(today.size(), std::size_t{20});
  }

  /// The matches of a query are the same each time, even if the first search was stopped.
  void matchesAreWholeAfterAStoppedSearch() {
    const PuzzleMakerPtr maker = puzzleMaker(m_large);
    std::stop_source stopped;
    stopped.request_stop();
    maker->matches("outcome = draw", stopped.get_token());
    const std::uint64_t draws = allOf(m_large, {FindKind::Cell, {}, Outcome::Draw, {}}).count;
    for (int search = 0; search < 2; ++search) {
      const NumberedPositions found = maker->matches("outcome = draw", {});
      QCOMPARE(found.count, draws);
      for (const std::uint64_t number : {std::uint64_t{0}, draws - 1})
        QCOMPARE(m_large->value(found.at(number, {}).value()).outcome, Outcome::Draw);
    }
  }

 private:
  static NumberedPositions allOf(const SolutionPtr& solution, const PositionFilter& filter) {
    return numbered(std::make_shared<const PositionList>(solution, filter));
  }
  static std::chrono::year_month_day day(int year, unsigned month, unsigned number) {
    return std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(number);
  }
  static std::vector<std::string> texts(const Solution& solution, PuzzleSource& source, std::size_t limit) {
    std::vector<std::string> found;
    while (found.size() < limit) {
      const auto puzzle = source.next();
      if (!puzzle) break;
      found.push_back(solution.variant()->formatPosition(puzzle->position));
    }
    return found;
  }
  static std::vector<AnyPosition> positions(const std::vector<Puzzle>& puzzles) {
    std::vector<AnyPosition> all;
    for (const Puzzle& puzzle : puzzles) all.push_back(puzzle.position);
    return all;
  }

  test::DataFolder m_folder;
  test::DataFolder m_otherFolder;
  SolutionPtr m_small;
  SolutionPtr m_large;
  SolutionPtr m_threaded;
};

}  // namespace kotai

KOTAI_TEST(kotai::SourceTest)
#include "source_test.moc"
