// Tests for puzzle ratings. The predicted chance that a level finds a move agrees with the level's choices.
// Harder puzzles have higher ratings.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/players/balanced_starts.h"
#include "core/players/level_choice.h"
#include "core/players/level_player.h"
#include "core/puzzles/puzzle_rating.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class RatingTest : public QObject {
  Q_OBJECT

 private slots:
  void chancesAgreeWithTheLevelsPlay_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"dodgem:4x4", "quoridor:4x3,fences=2"}) QTest::newRow(id) << QString::fromLatin1(id);
  }
  void chancesAgreeWithTheLevelsPlay() {
    QFETCH(QString, id);
    const SolutionPtr solution = m_folder.solve(test::variant(id.toStdString()));
    std::vector<ListedPosition> positions = balancedStarts(solution, 6, 3);
    for (const ListedPosition& near : nearlyOver(solution, 6)) positions.push_back(near);
    for (const ListedPosition& listed : positions) {
      const std::vector<MoveValue> moves = moveValues(*solution, listed.position);
      const LevelChances chances(*solution->variant(), listed.position, moves);
      for (const int level : {1, 3, 6, 9}) {
        compareWithPlayer(solution, listed.position, moves, chances, level);
        if (QTest::currentTestFailed()) return;
      }
    }
  }

  /// No player can fail if every move is correct. Finding two correct moves is harder than finding one correct move.
  void ratingsHaveAnOrder() {
    const SolutionPtr solution = m_folder.solve(test::variant("dodgem:4x4"));
    const Variant& variant = *solution->variant();
    int harder = 0;
    for (const ListedPosition& start : balancedStarts(solution, 30, 3)) {
      const std::vector<MoveValue> moves = moveValues(*solution, start.position);
      PuzzleRating all;
      all.addTurn(variant, start.position, std::vector<MoveValue>(moves.size(), moves.front()), PuzzleGoal::Outcome);
      for (const double chance : all.chances()) QVERIFY(std::abs(chance - 1) < 1e-3);
      PuzzleRating once;
      PuzzleRating twice;
      once.addTurn(variant, start.position, moves, PuzzleGoal::OutcomeAndDistance);
      for (int turn = 0; turn < 2; ++turn) twice.addTurn(variant, start.position, moves, PuzzleGoal::OutcomeAndDistance);
      QVERIFY(all.rating() <= once.rating() && once.rating() <= twice.rating());
      harder += all.rating() < once.rating() && once.rating() < twice.rating() ? 1 : 0;
      for (const PuzzleRating* each : {&all, &once, &twice}) {
        QVERIFY(each->rating() >= Puzzle::lowestRating && each->rating() <= Puzzle::highestRating);
        QCOMPARE(each->rating() % 10, 0);
      }
    }
    QVERIFY(harder > 0);
  }

 private:
  /// Returns positions close to the end of the game, where a level's attention and depth decide.
  static std::vector<ListedPosition> nearlyOver(const SolutionPtr& solution, std::size_t count) {
    std::vector<ListedPosition> found;
    const Variant& variant = *solution->variant();
    for (const ListedPosition& start : balancedStarts(solution, 40, 9)) {
      const PerfectLine line = perfectLine(*solution, start.position);
      if (line.moves.size() < 5 || found.size() == count) continue;
      const MoveValue& late = line.moves[line.moves.size() - 4];
      if (variant.legalMoves(late.after).size() > 1) found.push_back({late.after, solution->value(late.after)});
    }
    return found;
  }

  static void compareWithPlayer(const SolutionPtr& solution, const AnyPosition& position, const std::vector<MoveValue>& moves,
                                const LevelChances& chances, int level) {
    constexpr int tries = 1500;
    LevelPlayer player(level, solution->variant(), solutionForesight(solution), 17);
    std::vector<int> chosen(moves.size());
    for (int each = 0; each < tries; ++each) {
      const AnyMove move = player.choose(position);
      ++chosen[static_cast<std::size_t>(std::ranges::find(moves, move, &MoveValue::move) - moves.begin())];
    }
    double sum = 0;
    for (std::size_t place = 0; place < moves.size(); ++place) {
      std::vector<bool> wanted(moves.size());
      wanted[place] = true;
      const double chance = chances.of(level, wanted);
      sum += chance;
      // Allows a difference of five standard deviations, and a little more for chances close to zero.
      const double room = 5 * std::sqrt(std::max(chance * (1 - chance), 0.0) * tries) + 3;
      const double expected = chance * tries;
      QVERIFY2(std::abs(chosen[place] - expected) <= room,
               qPrintable(QStringLiteral("%1, level %2, %3: %4 times, expected %5")
                              .arg(QString::fromStdString(solution->variant()->formatPosition(position)))
                              .arg(level)
                              .arg(QString::fromStdString(moves[place].text))
                              .arg(chosen[place])
                              .arg(expected)));
    }
    QVERIFY(std::abs(sum - 1) < 5e-3);
  }

  test::DataFolder m_folder;
};

}  // namespace kotai

KOTAI_TEST(kotai::RatingTest)
#include "rating_test.moc"
