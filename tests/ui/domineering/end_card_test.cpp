// The card at the end of a game of Synchronized Domineering against the computer.
#include <QPushButton>
#include <QTest>
#include <random>

#include "core/simultaneous/registry.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/play/result_card.h"

using namespace kotai;
using namespace kotai::ui;

class EndCardTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    DomineeringDocument& document = *test::domineering(workspace).document();

    Program() : ShownProgram({1440, 900}) {
      settings.setOpponentDelayMs(10000);  // the choices of both sides are made here
      settings.setOpponentSides(OpponentSides::Second);
      workspace.openVariant("syncdom:4x4");
      window->showBoard();
      QTest::qWait(1);
    }
    /// Any game that ends so.
    void playTo(Payoff wanted) {
      std::mt19937 random(3);
      do {
        workspace.openVariant("syncdom:4x4");
        while (!document.result()) {
          const auto& first = document.moves(Side::First);
          const auto& second = document.moves(Side::Second);
          document.play({first[random() % first.size()], second[random() % second.size()]});
        }
      } while (document.result() != wanted);
    }
    ResultCard* card() {
      for (ResultCard* each : window->findChildren<ResultCard*>())
        if (each->isVisible()) return each;
      return nullptr;
    }
  };

 private slots:
  void whoWinsIsOfferedMore() {
    Program program;
    QVERIFY(!program.card());
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    QCOMPARE(program.card()->winner(), QStringLiteral("You won"));
    QCOMPARE(program.card()->headline(), QStringLiteral("Horizontal cannot move"));
    QCOMPARE(program.card()->levelButton()->text(), QStringLiteral("Next: Level 4"));
    program.document.stepBack();  // to look at
    QTRY_VERIFY(!program.card());
    program.document.goToEnd();
    QTRY_VERIFY(program.card());
    QTest::mouseClick(program.card()->levelButton(), Qt::LeftButton);
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QTRY_VERIFY(!program.card());
    QCOMPARE(program.settings.simultaneousStrength(Side::Second), QStringLiteral("montecarlo:playouts=1000"));
  }

  void aRematchIsAgainstTheSameOpponent() {
    Program program;
    const QString opponent = QStringLiteral("montecarlo:playouts=40");
    program.settings.setSimultaneousStrength(Side::Second, opponent);
    program.playTo(Payoff::FirstWins);
    QTRY_VERIFY(program.card());
    program.settings.setSimultaneousStrength(Side::Second, QStringLiteral("random"));
    program.settings.setOpponentSides(OpponentSides::First);
    QTest::mouseClick(program.card()->rematchButton(), Qt::LeftButton);
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.simultaneousStrength(Side::Second), opponent);
    QCOMPARE(program.settings.personSide(), std::optional(Side::First));
  }

  void sidesAreSwappedForTheNextGame() {
    Program program;
    program.settings.setSimultaneousStrength(Side::Second, QStringLiteral("montecarlo:playouts=40"));
    program.playTo(Payoff::SecondWins);
    QTRY_VERIFY(program.card());
    QCOMPARE(program.card()->winner(), QStringLiteral("You lost"));
    QVERIFY(!program.card()->levelButton()->isVisible());
    QTest::mouseClick(program.card()->swapButton(), Qt::LeftButton);
    QTRY_COMPARE(program.document.nodeCount(), 1);
    QCOMPARE(program.settings.personSide(), std::optional(Side::Second));
    QCOMPARE(program.settings.simultaneousStrength(Side::First), QStringLiteral("montecarlo:playouts=40"));
  }
};

QTEST_MAIN(EndCardTest)
#include "end_card_test.moc"
