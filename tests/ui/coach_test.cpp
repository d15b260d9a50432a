// Tests for the three short cards that explain a game when the user plays it for the first time. The cards
// appear next to the board, and only once.
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/game/game_dock.h"
#include "ui/games/presentation.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/welcome_page.h"
#include "ui/strings/strings.h"
#include "ui/welcome/game_card.h"
#include "ui/welcome/game_requests.h"

using namespace kotai;
using namespace kotai::ui;

class CoachTest : public QObject {
  Q_OBJECT

  static void play(test::ShownProgram& program, const char* variant) {
    emit test::child<WelcomePage>(program.window)->requests()->play(QString::fromLatin1(variant));
  }
  static QAction* setting(const test::ShownProgram& program) {
    return test::actionsOf(program.window)[ActionId::ExplainNewGames];
  }
  static FirstStepsCard* cardOf(const test::ShownProgram& program) { return program.window->findChild<Coach*>()->card(); }

 private slots:
  void initTestCase() { setUpApplication(); }

  void everyGameHasThreeCards() {
    int explained = 0;
    for (const GameInfo& game : allGames()) {
      const Introduction& introduction = presentationOf(game.id).introduction;
      if (introduction.pictures.empty()) continue;  // skips the games in examples/
      ++explained;
      QCOMPARE(introduction.pictures.size(), std::size_t(3));
      for (const IntroductionPicture& each : introduction.pictures) {
        QVERIFY(!each.heading().isEmpty() && !each.text().isEmpty());
        const auto variant = parseVariant(introduction.variant);
        const auto both = parseSimultaneousVariant(introduction.variant);
        const auto position = variant ? (*variant)->parsePosition(each.position) : (*both)->parsePosition(each.position);
        QVERIFY2(position.has_value(), each.position.c_str());
      }
    }
    QCOMPARE(explained, 6);
  }

  /// The last card says how moves are written. The list of moves says the same as a tooltip.
  void everyGameExplainsItsNotation() {
    for (const GameInfo& game : allGames()) {
      if (presentationOf(game.id).introduction.pictures.empty()) continue;
      QVERIFY2(!moveHint(game.id).isEmpty(), game.id.c_str());
    }
    test::ShownProgram program;
    setting(program)->trigger();
    play(program, "animalshogi");
    QVERIFY(cardOf(program) && !cardOf(program)->text().contains(moveHint("animalshogi")));
    for (int step = 0; step < 2; ++step) cardOf(program)->nextButton()->click();
    QVERIFY(cardOf(program)->text().endsWith(moveHint("animalshogi")));
    const QList<MoveTreeView*> lists = program.window->findChildren<MoveTreeView*>();
    const auto explains = [](const MoveTreeView* each) { return each->toolTip().contains(QStringLiteral("C*B2")); };
    QVERIFY(std::ranges::any_of(lists, explains));
  }

  /// *First steps* explains the game on the board. The game that is open stays open.
  void firstStepsExplainTheOpenGame() {
    test::ShownProgram program;
    play(program, "animalshogi");
    GameDocument& document = *test::alternating(program.workspace).document();
    QVERIFY(document.play(document.legalMoves().front()));
    QAction& firstSteps = *test::actionsOf(program.window)[ActionId::HelpFirstSteps];
    for (int times = 0; times < 2; ++times) {
      firstSteps.trigger();
      QVERIFY(cardOf(program) && !program.window->firstSteps()->isRunning());
    }
    QCOMPARE(document.variantId(), std::string("animalshogi"));
    QCOMPARE(document.nodeCount(), 2);
  }

  void aGameIsExplainedOnce() {
    test::ShownProgram program;
    setting(program)->trigger();
    play(program, "quoridor:3x3,fences=1");
    QVERIFY(cardOf(program) && cardOf(program)->isVisible());
    QCOMPARE(cardOf(program)->findChild<QLabel*>(QStringLiteral("panelHeading"))->text(), QStringLiteral("Quoridor, 1 of 3"));
    QVERIFY(cardOf(program)->accessibleName().contains(QStringLiteral("A race to the other side")));
    const BoardView& board = *test::alternating(*program.window).boardPage()->board();
    const QRect card(cardOf(program)->mapToGlobal(QPoint(0, 0)), cardOf(program)->size());
    QVERIFY(!card.intersects(QRect(board.mapToGlobal(QPoint(0, 0)), board.size())));
    cardOf(program)->nextButton()->setFocus();
    for (int step = 0; step < 2; ++step) QTest::keyClick(cardOf(program)->nextButton(), Qt::Key_Space);
    QCOMPARE(cardOf(program)->nextButton()->text(), QStringLiteral("Got it"));
    QTest::keyClick(cardOf(program)->nextButton(), Qt::Key_Space);
    QVERIFY(!cardOf(program));
    QCOMPARE(program.window->focusWidget(), static_cast<const QWidget*>(&board));
    play(program, "quoridor:3x3,fences=2");
    QVERIFY(!cardOf(program));
    play(program, "dodgem:3x3");
    QVERIFY(cardOf(program));
    const QString size = QStringLiteral("The board in these pictures has a different size from yours.");
    QVERIFY(cardOf(program)->text().endsWith(size));
    cardOf(program)->nextButton()->click();
    QVERIFY(!cardOf(program)->text().contains(size));
    openTexts(program.workspace, QStringLiteral("dodgem:4x4"), {});  // a variant opened for viewing shows no cards
    QVERIFY(!cardOf(program));
  }

  /// A move of the user shows the next card.
  void movesTurnThePages() {
    test::ShownProgram program;
    setting(program)->trigger();
    play(program, "dodgem:3x3");
    program.settings.opponentDelayMs.set(100000);  // the computer does not move during the test
    program.settings.setOpponentSides(OpponentSides::Second);
    GameDocument& document = *test::alternating(program.workspace).document();
    const auto page = [&program] {
      return cardOf(program) ? cardOf(program)->findChild<QLabel*>(QStringLiteral("panelHeading"))->text() : QString();
    };
    QCOMPARE(page(), QStringLiteral("Dodgem, 1 of 3"));
    program.settings.setOpponentSides(OpponentSides::Both);
    document.play(document.legalMoves().front());
    step(document, -1);
    program.settings.setOpponentSides(OpponentSides::Second);
    QCOMPARE(page(), QStringLiteral("Dodgem, 1 of 3"));  // a move of the computer does not turn the page
    for (const int shown : {2, 2, 3, 3}) {
      document.play(document.legalMoves().front());
      QTRY_COMPARE(page(), QStringLiteral("Dodgem, %1 of 3").arg(shown));
    }
    document.play(document.legalMoves().front());
    QTRY_VERIFY(!cardOf(program));
  }

  void dominoesToo() {
    test::ShownProgram program;
    setting(program)->trigger();
    play(program, "syncdom:3x3");
    QVERIFY(cardOf(program));
    test::child<QPushButton>(cardOf(program), "skipButton")->click();
    QVERIFY(!cardOf(program));
  }

  void itCanBeTurnedOff() {
    const QTemporaryDir folder;
    QVERIFY(Settings(folder.filePath(QStringLiteral("settings.ini"))).explainsNewGames());  // on by default
    test::ShownProgram program;
    play(program, "dodgem:3x3");
    QVERIFY(!cardOf(program));
    setting(program)->trigger();
    play(program, "dodgem:3x3");
    QVERIFY(cardOf(program));
    setting(program)->trigger();
    QVERIFY(!cardOf(program));
    setting(program)->trigger();  // shows the cards again from the beginning
    play(program, "dodgem:3x3");
    QVERIFY(cardOf(program));
  }

  void afterTheFirstStepsTheirGameNeedsNoIntroduction() {
    test::ShownProgram program;
    setting(program)->trigger();
    program.settings.firstStepsDone.set(true);
    play(program, "dodgem:3x3");
    QVERIFY(!cardOf(program));
  }
};

KOTAI_WINDOW_TEST(CoachTest)
#include "coach_test.moc"
