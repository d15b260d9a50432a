// Tests that the board celebrates the end of a game once, and only when pieces are animated.
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "ui/board/board_view.h"

using namespace kotai;
using namespace kotai::ui;

class CelebrationTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    Program() {
      newGame("dodgem:3x3", true);
      showBoard();
    }
  };

 private slots:
  /// The celebration is not repeated when the user looks at the game again.
  void theEndOfAGameIsCelebratedOnce() {
    Program program;
    program.playOut();
    QVERIFY(!program.board().isCelebrating());  // animations are off
    program.document.selectNode(0);
    program.settings.animationMs.set(10);
    program.play("b1b2");
    QVERIFY(!program.board().isCelebrating());
    program.playOut();
    QVERIFY(program.board().isCelebrating());
    QTRY_VERIFY(!program.board().isCelebrating());
    step(program.document, -1);
    step(program.document, 1);
    QVERIFY(!program.board().isCelebrating());
  }

  void anAgreedDrawIsNotCelebrated() {
    Program program;
    program.settings.animationMs.set(10);
    program.play("b1b2");
    program.document.declareEnd({EndCause::Agreement, {}});
    QVERIFY(isOver(program.document));
    QVERIFY(!program.board().isCelebrating());
  }
};

KOTAI_WINDOW_TEST(CelebrationTest)
#include "celebration_test.moc"
