// Tests the practice of mistakes: the user's own positions come first and once, and similar puzzles are not too hard.
#include "core/puzzles/practice.h"

#include <QTest>

#include "core/play/alternating_play.h"
#include "core/puzzles/make_puzzle.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

namespace {

/// Maker whose kinds all offer the same few positions.
class FewPositions final : public PuzzleMaker {
 public:
  FewPositions(SolutionPtr solution, std::vector<AnyPosition> positions)
      : PuzzleMaker(playOf(solution->variant())), m_all(puzzleMaker(std::move(solution))), m_positions(std::move(positions)) {}

  std::unique_ptr<PuzzleSource> ofKind(std::optional<PuzzleKind> kind, std::optional<std::uint32_t>, std::uint64_t seed,
                                       const std::stop_token&) const override {
    const auto at = [this](std::uint64_t number, const std::stop_token&) { return std::optional(m_positions[number]); };
    return m_all->ofPositions({m_positions.size(), at}, seed, kind);
  }
  std::unique_ptr<PuzzleSource> ofPositions(NumberedPositions positions, std::uint64_t seed,
                                            std::optional<PuzzleKind> kind) const override {
    return m_all->ofPositions(std::move(positions), seed, kind);
  }
  std::optional<Puzzle> ofMistake(const MadeMistake& mistake) const override { return m_all->ofMistake(mistake); }
  NumberedPositions matches(const std::string& query, const std::stop_token& stop) const override {
    return m_all->matches(query, stop);
  }
  std::optional<Puzzle> at(const AnyPosition& position, std::string_view kind, int n) const override {
    return m_all->at(position, kind, n);
  }
  std::unique_ptr<PuzzleJudge> judge(Puzzle puzzle) const override { return m_all->judge(std::move(puzzle)); }
  std::vector<Fact> explain(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override {
    return m_all->explain(puzzle, line);
  }
  std::vector<std::uint32_t> winLengths() const override { return m_all->winLengths(); }
  std::vector<AnyPosition> images(const AnyPosition& position) const override { return {position}; }
  bool isOver(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override { return m_all->isOver(puzzle, line); }
  AnyPosition canonical(const AnyPosition& position) const override { return m_all->canonical(position); }
  std::vector<std::string> moveTexts(const Puzzle& puzzle, const std::vector<AnyMove>& line) const override {
    return m_all->moveTexts(puzzle, line);
  }

 private:
  PuzzleMakerPtr m_all;
  std::vector<AnyPosition> m_positions;
};

}  // namespace

class PracticeTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_solution = m_folder.solve(test::dodgem(4)); }

  /// The same position twice is one exercise. Drawn positions fit two kinds of similar puzzles, and must not repeat either.
  void noPositionComesTwice() {
    const Variant& variant = *m_solution->variant();
    std::vector<AnyPosition> drawn;
    for (const MadeMistake& each : mistakesOf(PuzzleKind::HoldDraw, 6)) drawn.push_back(each.position);
    std::vector<MadeMistake> mistakes = mistakesOf(PuzzleKind::HoldDraw, 1);
    mistakes.push_back(mistakes.front());
    for (MadeMistake& each : mistakesOf(PuzzleKind::OnlyMove, 20))
      if (m_solution->value(each.position).outcome == Outcome::Win && mistakes.size() < 3) mistakes.push_back(each);
    QCOMPARE(mistakes.size(), std::size_t{3});
    std::set<AnyPosition> own;
    for (const MadeMistake& each : mistakes) own.insert(variant.canonical(each.position));
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Practice practice(std::make_shared<const FewPositions>(m_solution, drawn), mistakes, seed);
      std::set<AnyPosition> met;
      std::size_t count = 0;
      while (const auto puzzle = next(practice, Puzzle::highestRating)) {
        QVERIFY(met.insert(variant.canonical(puzzle->position)).second);
        if (++count <= own.size()) QVERIFY(own.contains(variant.canonical(puzzle->position)));
      }
      QVERIFY(count >= own.size() + Practice::fewestSimilar);
    }
  }

  /// A newcomer gets fewer similar puzzles rather than hard ones, and only the first move of a hard mistake.
  void nothingIsTooHard() {
    constexpr double highest = 900;
    const std::vector<MadeMistake> mistakes = mistakesOf(PuzzleKind::OnlyMove, 6);
    int shortened = 0;
    for (const MadeMistake& mistake : mistakes) {
      const auto whole = puzzleMaker(m_solution)->ofMistake(mistake);
      Practice practice(puzzleMaker(m_solution), {mistake}, 1);
      const auto own = next(practice, highest);
      QVERIFY(own && own->position == mistake.position);
      if (whole->rating > highest && whole->solution.size() > 1) {
        QCOMPARE(own->solution.size(), std::size_t{1});
        QVERIFY(own->rating <= whole->rating);
        ++shortened;
      } else {
        QCOMPARE(own->solution, whole->solution);
      }
      while (const auto similar = next(practice, highest)) QVERIFY(similar->rating <= highest);
    }
    QVERIFY(shortened > 0);
  }

  /// In the start position, there is little to see, so a mistake there comes after the others, even if it was shown.
  void theStartPositionComesLast() {
    const SolutionPtr solution = m_folder.solve(test::dodgem(3));
    const Variant& variant = *solution->variant();
    const AnyPosition start = variant.start();
    std::vector<MadeMistake> mistakes{{start, variant.parseMove(start, "b1b2").value(), variant.sideToMove(start)}};
    Practice alone(puzzleMaker(solution), mistakes, 1);
    QCOMPARE(next(alone, Puzzle::highestRating)->position, start);  // there is no other mistake
    const auto source = puzzlesOfKind(solution, PuzzleKind::OnlyMove, std::nullopt, 3);
    while (mistakes.size() < 3) {
      const Puzzle puzzle = *source->next();
      if (puzzle.position != start)
        mistakes.push_back({puzzle.position, moveValues(*solution, puzzle.position).back().move, puzzle.side});
    }
    Practice practice(puzzleMaker(solution), mistakes, 1);
    QCOMPARE(next(practice, Puzzle::highestRating)->position, mistakes[1].position);
    QCOMPARE(next(practice, Puzzle::highestRating)->position, mistakes[2].position);
    QCOMPARE(next(practice, Puzzle::highestRating)->position, start);
  }

  /// A move that loses at once in a lost position becomes a puzzle in which every move that holds out is right.
  void lossesAtOnceArePractised() {
    const SolutionPtr solution = m_folder.solve(test::dodgem(3));
    const Variant& variant = *solution->variant();
    int puzzles = 0;
    for (TierId tier{0}; tier.value < variant.tierGraph().tierCount(); ++tier.value)
      for (std::uint64_t index = 0; index < variant.tierGraph().positionCount(tier); ++index) {
        const AnyPosition position = variant.positionAt({tier, {index}});
        if (variant.finishedValue(position)) continue;
        const std::vector<MoveValue> moves = moveValues(*solution, position);
        if (moves.empty() || moves.front().value.outcome != Outcome::Loss) continue;
        const std::uint32_t longest = moves.front().value.distancePlies;
        const auto losesAtOnce = [&](const MoveValue& each) {
          return each.value.distancePlies <= 2 && longest >= each.value.distancePlies + 4;
        };
        const auto slip = std::ranges::find_if(moves, losesAtOnce);
        const auto puzzle = puzzleAt(*solution, PuzzleKind::HoldOut, position);
        QCOMPARE(puzzle.has_value(), slip != moves.end());
        if (!puzzle) continue;
        ++puzzles;
        for (const MoveValue& each : moves) QCOMPARE(isRight(*puzzle, each), !losesAtOnce(each));
        const auto made = puzzleMaker(solution)->ofMistake({position, slip->move, variant.sideToMove(position)});
        QVERIFY(made && made->kind == PuzzleKind::HoldOut);
      }
    QVERIFY(puzzles > 0);
  }

  /// The cache of lists holds only some lists, but every query gets its own positions.
  void manyQueriesKeepTheirLists() {
    const PuzzleMakerPtr maker = puzzleMaker(m_solution);
    for (int round = 0; round < 2; ++round)
      for (int distance = 1; distance <= 24; ++distance) {
        const NumberedPositions list = maker->matches("outcome = win and distance = " + std::to_string(distance), {});
        if (list.count == 0) continue;
        QCOMPARE(m_solution->value(*list.at(list.count / 2, {})), Value::win(static_cast<std::uint32_t>(distance)));
      }
  }

 private:
  static std::optional<Puzzle> next(Practice& practice, double highest) {
    return practice.next(highest, [](const Puzzle&) { return false; }, {});
  }

  /// Returns mistakes in positions that are puzzles of a kind.
  std::vector<MadeMistake> mistakesOf(PuzzleKind kind, std::size_t count) const {
    std::vector<MadeMistake> mistakes;
    const auto source = puzzlesOfKind(m_solution, kind, std::nullopt, 3);
    while (mistakes.size() < count) {
      const Puzzle puzzle = *source->next();
      const std::vector<MoveValue> moves = moveValues(*m_solution, puzzle.position);
      mistakes.push_back({puzzle.position, moves.back().move, puzzle.side});
    }
    return mistakes;
  }

  test::DataFolder m_folder;
  SolutionPtr m_solution;
};

}  // namespace kotai

KOTAI_TEST(kotai::PracticeTest)
#include "practice_test.moc"
