// Tests for clocks. Clocks are off by default and start with the first move. A player whose time runs out loses.
// Going back in a game restores its clocks. Also tests the random choice of sides.
#include "ui/play/game_clock.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/board_program.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "ui/dialogs/new_game_dialog.h"

using namespace kotai;
using namespace kotai::ui;

class GameClockTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    AlternatingSession& session = test::alternating(workspace);
    GameClock& clock = *session.clock();

    Program() : BoardProgram({1300, 860}) {
      newGame("dodgem:3x3");
      window->showBoard();
    }
    void begin(int seconds, int increment) {
      settings.clockSeconds.set(seconds);
      settings.clockIncrementSeconds.set(increment);
      clock.setTimed(true);
      document.newGame(document.variant(), nullptr);
    }
    QList<ClockFace*> faces() {
      QList<ClockFace*> shown;
      for (ClockFace* face : window->findChildren<ClockFace*>())
        if (face->isVisible()) shown << face;
      return shown;
    }
  };

 private slots:
  void gamesHaveNoClockByDefault() {
    Program program;
    QVERIFY(!program.clock.isUsed());
    QVERIFY(program.faces().isEmpty());
    program.play("c1c2");
    QVERIFY(!program.clock.running());
  }

  void itRunsFromTheFirstMoveOn() {
    Program program;
    program.begin(300, 2);
    QTRY_COMPARE(program.faces().size(), 2);
    QCOMPARE(program.faces().first()->text(), QStringLiteral("5:00"));
    QVERIFY(!program.clock.running());
    program.play("c1c2");
    QCOMPARE(program.clock.running(), std::optional(Side::Second));
    QCOMPARE(program.clock.remainingMs(Side::First), 302'000);
    QTRY_VERIFY(program.clock.remainingMs(Side::Second) < 300'000);
    program.play("a3b3");
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    program.document.selectNode(0);  // only views an earlier position
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    step(program.document, TreeDocument::toEnd);
    program.document.declareEnd({EndCause::Resignation, Side::Second});
    QVERIFY(!program.clock.running());
    program.document.newGame(program.document.variant(), nullptr);  // a game opened for viewing has no clocks
    QTRY_VERIFY(program.faces().isEmpty());
    program.begin(0, 0);
    QVERIFY(!program.clock.isUsed());
  }

  void runningOutOfTimeLoses() {
    Program program;
    program.begin(1, 0);
    program.play("c1c2");
    program.document.selectNode(0);  // the game ends at its last move, not at the shown move
    QTRY_VERIFY(program.document.end());
    QCOMPARE(program.document.end(), std::optional(GameEnd{EndCause::Time, Side::First}));
    QCOMPARE(program.document.currentNode(), 1);
    QCOMPARE(program.clock.remainingMs(Side::Second), 0);
  }

  void theSideToMoveRunsAfterGoingBack() {
    Program program;
    const auto both = [&] { return std::array{program.clock.remainingMs(Side::First), program.clock.remainingMs(Side::Second)}; };
    const auto undo = [&] { program.document.history().stack()->undo(); };
    program.begin(300, 2);
    program.play("c1c2");
    program.play("a3b3");
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    undo();
    QCOMPARE(program.clock.running(), std::optional(Side::Second));
    QCOMPARE(both()[0], 302'000);
    QVERIFY(both()[1] <= 300'000);  // undo also takes back the increment for a3b3
    program.document.history().stack()->redo();
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    undo();
    undo();  // no clock runs at the start
    QVERIFY(!program.clock.running());
    QCOMPARE(both(), (std::array<qint64, 2>{300'000, 300'000}));

    program.play("c1c2");
    program.play("a3b3");
    program.document.removeNode(program.document.currentNode());  // "Delete from here", then undo
    QCOMPARE(program.clock.running(), std::optional(Side::Second));
    undo();
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    program.session.opponent()->takeBack();
    QCOMPARE(program.clock.running(), std::optional(Side::Second));
    program.session.opponent()->takeBack();
    QVERIFY(!program.clock.running());
    QCOMPARE(both(), (std::array<qint64, 2>{300'000, 300'000}));
    program.play("b1b2");
    program.document.selectNode(0);
    program.document.setComment(
        0, QStringLiteral("a thought"));  // a comment is not a move, so the game continues from the same place
    QCOMPARE(program.clock.running(), std::optional(Side::Second));
  }

  void goingBackGainsNoTime() {
    Program program;
    program.begin(60, 10);
    program.play("c1c2");
    program.play("a3b3");
    QTRY_VERIFY(program.clock.remainingMs(Side::First) < 70'000);
    program.session.opponent()->takeBack();
    program.session.opponent()->takeBack();
    program.play("c1c2");  // no clock runs at the start
    QCOMPARE(program.clock.remainingMs(Side::First), 70'000);
    program.play("a3b3");
    QTRY_VERIFY(program.clock.remainingMs(Side::First) < 69'900);
    const qint64 left = program.clock.remainingMs(Side::First);
    for (int time = 0; time < 4; ++time) {
      program.document.selectNode(0);
      program.play("c1c2");
      QCOMPARE(program.clock.remainingMs(Side::First), 70'000);
      program.play("a3b3");
      QVERIFY(program.clock.remainingMs(Side::First) <= left);
      QVERIFY(program.clock.remainingMs(Side::Second) <= 70'000);
    }
  }

  void takingBackRestoresTheClocks() {
    Program program;
    program.begin(1, 0);
    program.play("c1c2");
    program.play("a3b3");
    QTRY_VERIFY(program.document.end());
    QCOMPARE(program.clock.remainingMs(Side::First), 0);
    program.session.opponent()->takeBack();
    QCOMPARE(program.document.currentNode(), 1);
    QCOMPARE(program.clock.running(), std::optional(Side::Second));
    QCOMPARE(program.clock.remainingMs(Side::First), 1000);
    program.play("a3b3");
    QVERIFY(!isOver(program.document));  // undoing the move also undoes the end
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    QVERIFY(program.clock.remainingMs(Side::First) > 900);
    QTRY_VERIFY(program.document.end());
    program.document.history().stack()->undo();  // undoes only the end
    QCOMPARE(program.document.currentNode(), 2);
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    QVERIFY(program.clock.remainingMs(Side::First) > 900);
  }

  void itsTimesAreKeptWithTheGame() {
    Program before;
    before.begin(300, 2);
    before.play("c1c2");
    before.play("a3b3");
    const qint64 left = before.clock.remainingMs(Side::Second);
    QVERIFY(before.workspace.saver()->keep());
    Program after;
    const QString kept = QStringLiteral("/open-game.kotaigame");
    QVERIFY(QFile::copy(before.folder.path() + kept, after.folder.path() + kept));
    QVERIFY(after.workspace.restoreGame());
    QVERIFY(after.clock.isUsed());
    QVERIFY(!after.clock.running());
    QCOMPARE(after.clock.remainingMs(Side::Second), left);
    QTRY_COMPARE(after.faces().size(), 2);
    QVERIFY(after.document.header().others.empty());
    after.session.opponent()->takeBack();
    QCOMPARE(after.clock.running(), std::optional(Side::Second));
    QCOMPARE(after.clock.remainingMs(Side::First), 302'000);
    after.play("a3b3");
    QCOMPARE(after.clock.running(), std::optional(Side::First));
    after.document.declareEnd({EndCause::Resignation, Side::Second});
    QVERIFY(after.clock.state().empty());
    after.clock.restore("300 2 x 1");
    after.clock.restore("300 2 1");
    QVERIFY(after.clock.state().empty());
  }

  void aGameThatIsReopenedHasItsClocks() {
    Program program;
    program.begin(300, 2);
    program.play("c1c2");
    QSignalSpy replaced(&program.workspace, &Workspace::gameReplaced);
    program.workspace.openVariant("dodgem:4x4");
    QVERIFY(!program.clock.isUsed());
    program.workspace.reopenGame(replaced.front().front().toByteArray());
    QVERIFY(program.clock.isUsed());
    QCOMPARE(program.clock.remainingMs(Side::First), 302'000);
  }

  void theChoiceIsKept() {
    Program program;
    NewGameDialog dialog(&program.settings, program.document.variant());
    QComboBox* minutes = test::child<ClockChoice>(dialog)->minutesBox();
    QVERIFY(test::child<QComboBox>(test::child<ClockChoice>(dialog), "incrementBox")->isHidden());
    minutes->setCurrentIndex(minutes->findData(180));
    QComboBox* increment = test::child<QComboBox>(test::child<ClockChoice>(dialog), "incrementBox");
    QVERIFY(!increment->isHidden());
    increment->setCurrentIndex(increment->findData(5));
    dialog.accept();
    QCOMPARE(program.settings.clockSeconds(), 180);
    QCOMPARE(program.settings.clockIncrementSeconds(), 5);
  }

  /// A chosen opponent gets a side, even if the user played both sides before.
  void aChosenOpponentPlays() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    NewGameDialog dialog(&program.settings, program.document.variant());
    auto* strength = test::child<QComboBox>(dialog, "strengthBox");
    emit strength->activated(strength->currentIndex());
    dialog.accept();
    QCOMPARE(program.settings.personSide(), std::optional(Side::First));
  }

  void sidesMayBeDrawnByLot() {
    Program program;
    bool first = false, second = false;
    for (int draw = 0; draw < 200 && !(first && second); ++draw) {
      NewGameDialog dialog(&program.settings, program.document.variant());
      test::child<QComboBox>(dialog, "personBox")
          ->setCurrentIndex(test::child<QComboBox>(dialog, "personBox")->findText(QStringLiteral("Random side")));
      dialog.accept();
      first = first || program.settings.personSide() == Side::First;
      second = second || program.settings.personSide() == Side::Second;
      QVERIFY(program.settings.personSide());
    }
    QVERIFY(first && second);
  }
};

KOTAI_WINDOW_TEST(GameClockTest)
#include "game_clock_test.moc"
