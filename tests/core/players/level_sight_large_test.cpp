// Repeats the tests of level_sight_test.cpp for Gobblet Gobblers, with positions found in play, and for Animal Shogi.
#include "tests/core/players/level_sight.h"
#include "tests/runner/test_class.h"

namespace kotai {

class LevelSightLargeTest : public QObject {
  Q_OBJECT

 private slots:
  void gobblet() {
    const SolutionPtr solution = test::sharedSolution("gobblet");
    test::checkGame(solution);
    // Former mistakes: a missed win in one ply, and a row of three that the losing side did not prevent.
    for (const char* text : {".,.,./M,L,m/.,mL,. o", ".,m,./M,L,./.,mL,. b"}) {
      const AnyPosition position = test::position(*solution->variant(), text);
      QVERIFY(test::sightIn(moveValues(*solution, position)) != test::Sight::Nothing);
      for (int level = LevelPlayer::lowestLevel; level <= LevelPlayer::highestLevel; ++level)
        test::checkSight(solution, position, level, 400);
    }
  }

  void animalShogi() { test::checkGame(test::sharedSolution("animalshogi")); }
};

}  // namespace kotai

KOTAI_TEST(kotai::LevelSightLargeTest)
#include "level_sight_large_test.moc"
