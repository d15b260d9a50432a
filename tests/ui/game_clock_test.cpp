// Clocks: off by default, they run from the first move on, and who runs out of time loses; the lot that draws the sides.
#include "ui/play/game_clock.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/dialogs/clock_choice.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/play/clock_face.h"

using namespace kotai;
using namespace kotai::ui;

class GameClockTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    AlternatingSession& session = test::alternating(workspace);
    GameDocument& document = *session.document();
    GameClock& clock = *session.clock();

    Program() : ShownProgram({1300, 860}) {
      document.newGame(test::variantOf("dodgem:3x3"), nullptr);
      window->showBoard();
    }
    void begin(int seconds, int increment) {
      settings.setClock(seconds, increment);
      clock.setTimed(true);
      document.newGame(document.variant(), nullptr);
    }
    void play(const char* text) {
      const auto move = document.variant()->parseMove(document.position(), text);
      QVERIFY(move && document.play(*move));
    }
    QList<ClockFace*> faces() {
      QList<ClockFace*> shown;
      for (ClockFace* face : window->findChildren<ClockFace*>())
        if (face->isVisible()) shown << face;
      return shown;
    }
  };

 private slots:
  void thereIsNoneUnlessItIsChosen() {
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
    program.document.goToStart();  // to look at
    QCOMPARE(program.clock.running(), std::optional(Side::First));
    program.document.goToEnd();
    program.document.declareEnd({EndCause::Resignation, Side::Second});
    QVERIFY(!program.clock.running());
    program.document.newGame(program.document.variant(), nullptr);  // to look at: nobody asked for clocks
    QTRY_VERIFY(program.faces().isEmpty());
    program.begin(0, 0);
    QVERIFY(!program.clock.isUsed());
  }

  void whoRunsOutOfTimeLoses() {
    Program program;
    program.begin(1, 0);
    program.play("c1c2");
    program.document.goToStart();  // it ends where it stands, not where somebody looks
    QTRY_VERIFY(program.document.end());
    QCOMPARE(program.document.end(), std::optional(GameEnd{EndCause::Time, Side::First}));
    QCOMPARE(program.document.currentNode(), 1);
    QCOMPARE(program.clock.remainingMs(Side::Second), 0);
  }

  void itsTimesAreKeptWithTheGame() {
    Program before;
    before.begin(300, 2);
    before.play("c1c2");
    before.play("a3b3");
    const qint64 left = before.clock.remainingMs(Side::Second);
    QVERIFY(before.workspace.keepGame());
    Program after;
    const QString kept = QStringLiteral("/open-game.kotaigame");
    QVERIFY(QFile::copy(before.folder.path() + kept, after.folder.path() + kept));
    QVERIFY(after.workspace.restoreGame());
    QVERIFY(after.clock.isUsed());
    QVERIFY(!after.clock.running());
    QCOMPARE(after.clock.remainingMs(Side::Second), left);
    QTRY_COMPARE(after.faces().size(), 2);
    QVERIFY(after.document.header().others.empty());
    after.document.stepBack();  // to look at
    after.play("a3b3");
    QCOMPARE(after.clock.running(), std::optional(Side::First));
    after.document.declareEnd({EndCause::Resignation, Side::Second});
    QVERIFY(after.clock.state().empty());
    after.clock.restore("300 2 x 1");
    after.clock.restore("300 2 1");
    QVERIFY(after.clock.state().empty());
  }

  void theChoiceIsKept() {
    Program program;
    NewGameDialog dialog(&program.settings, program.document.variant());
    QComboBox* minutes = dialog.clockChoice()->minutesBox();
    QVERIFY(dialog.clockChoice()->incrementBox()->isHidden());
    minutes->setCurrentIndex(minutes->findData(180));
    QComboBox* increment = dialog.clockChoice()->incrementBox();
    QVERIFY(!increment->isHidden());
    increment->setCurrentIndex(increment->findData(5));
    dialog.accept();
    QCOMPARE(program.settings.clockSeconds(), 180);
    QCOMPARE(program.settings.clockIncrementSeconds(), 5);
  }

  void sidesMayBeDrawnByLot() {
    Program program;
    bool first = false, second = false;
    for (int draw = 0; draw < 200 && !(first && second); ++draw) {
      NewGameDialog dialog(&program.settings, program.document.variant());
      dialog.personBox()->setCurrentIndex(dialog.personBox()->findText(QStringLiteral("Random side")));
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
