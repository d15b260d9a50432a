// Tests for the reasons why a domino cannot be placed. The reasons are about the board, and appear for mouse and
// keyboard, in every language.
#include <QStandardPaths>
#include <QTest>
#include <algorithm>

#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/actions/action_button.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/jobs/job_manager.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_panel.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class NoDominoTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    explicit Program(const char* position = "", const char* variant = "syncdom:4x4") : ShownProgram({1300, 860}) {
      settings.setOpponentSides(OpponentSides::None);
      const QString failure = openTexts(workspace, QString::fromLatin1(variant), QString::fromLatin1(position));
      if (!failure.isEmpty()) qFatal("%s", qPrintable(failure));
      window->showBoard();
      test::settle(20);
    }
    DomineeringPage& page() { return *test::domineering(*window).boardPage(); }
    DominoBoardView& board() { return *page().board(); }
    QString said() { return page().messages()->text(); }
    /// Clicks on a square. \p up and \p right are offsets from the centre towards the edges, as fractions of the
    /// square.
    void click(const char* square, double right = 0, double up = 0) {
      const BoardLayout layout = board().currentLayout();
      const QPointF place = layout.centre({square[0] - 'a', square[1] - '1'}) + QPointF(right, -up) * layout.cell;
      QTest::mouseClick(&board(), Qt::LeftButton, {}, place.toPoint());
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void coveredSquares() {
    Program program;
    DomineeringDocument& document = *test::domineering(program.workspace).document();
    program.click("a1", 0, 0.3);
    program.click("c4", 0.3, 0);
    QCOMPARE(document.nodeCount(), 2);
    program.click("a2");
    QCOMPARE(program.said(), QStringLiteral("a2 is covered: Vertical placed a domino there in turn 1."));
    program.click("d4");
    QCOMPARE(program.said(), QStringLiteral("d4 is covered: Horizontal placed a domino there in turn 1."));
    QVERIFY(!document.choice(Side::First));
    program.click("b1", 0, 0.3);  // a legal choice removes the message
    QVERIFY(document.choice(Side::First));
    QVERIFY2(program.said().isEmpty(), qPrintable(program.said()));
  }

  void noSquareBeside_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("covered");
    QTest::addColumn<QString>("narrow");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("a1 is covered from the start.")
                        << QStringLiteral("Vertical cannot place a domino on a2: no square above or below it is free.");
    QTest::newRow("de") << QStringLiteral("de") << QStringLiteral("a1 ist von Anfang an belegt.")
                        << QStringLiteral(
                               "Vertikal kann auf a2 keinen Dominostein legen: Weder darüber noch darunter ist ein Feld frei.");
    QTest::newRow("ja") << QStringLiteral("ja") << QStringLiteral("a1 は最初から覆われています。")
                        << QStringLiteral("は a2 にドミノを置けません。上にも下にも空きマスがありません。");
  }
  void noSquareBeside() {
    QFETCH(QString, language);
    QFETCH(QString, covered);
    QFETCH(QString, narrow);
    Program program("4/#3/4/#3");
    program.settings.language.set(language);
    program.click("a1");
    QCOMPARE(program.said(), covered);
    program.click("a2");
    QVERIFY2(program.said().endsWith(narrow), qPrintable(program.said()));
    // With the keyboard, the cursor is on the clicked square. The first Enter shows the cursor, and the second Enter
    // tries a domino there.
    program.page().clearRefusal();
    for (int i = 0; i < 2; ++i) QTest::keyClick(&program.board(), Qt::Key_Return);
    QVERIFY2(program.said().endsWith(narrow), qPrintable(program.said()));
    program.settings.language.set(QStringLiteral("en"));
  }

  void noThreeSquares_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("said");
    QTest::newRow("en") << QStringLiteral("en")
                        << QStringLiteral(
                               "Vertical cannot place a domino on a2: a domino needs three free squares one above the other.");
    QTest::newRow("de") << QStringLiteral("de")
                        << QStringLiteral(
                               "Vertikal kann auf a2 keinen Dominostein legen: Dafür müssen drei Felder übereinander frei sein.");
    QTest::newRow("ja") << QStringLiteral("ja")
                        << QStringLiteral("は a2 にドミノを置けません。縦に並ぶ 3 マスが空いていません。");
  }
  void noThreeSquares() {
    QFETCH(QString, language);
    QFETCH(QString, said);
    Program program("4/#3/4/4", "syncdom:4x4,cells=3");
    program.settings.language.set(language);
    program.click("a2");
    QVERIFY2(program.said().endsWith(said), qPrintable(program.said()));
    program.settings.language.set(QStringLiteral("en"));
  }

  void inPuzzles() {
    Program program;
    QVERIFY(QTest::qWaitFor([&] { return test::domineering(program.workspace).document()->solution() != nullptr; }, 60000));
    test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
    PuzzlesPage& page = *test::child<PuzzlesPage>(program.window);
    QTRY_VERIFY_WITH_TIMEOUT(page.trainer()->current().state == PuzzleTrainer::State::Asked, 60000);
    auto& board = *page.findChild<DominoBoardView*>();
    const DominoScene scene = board.dominoes();
    std::optional<Square> covered;
    for (const Square square : scene.covered) covered = square;
    if (!covered) QSKIP("nothing is covered in this puzzle");
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.currentLayout().centre(*covered).toPoint());
    QVERIFY2(page.bar()->text().contains(QStringLiteral("is covered from the start.")), qPrintable(page.bar()->text()));
    QCOMPARE(page.trainer()->current().state, PuzzleTrainer::State::Asked);
    QTest::mouseClick(page.panel()->buttonOf(ActionId::Hint), Qt::LeftButton);
    QVERIFY(!page.bar()->text().contains(QStringLiteral("is covered from the start.")));
  }

  void theWayHomeFromPuzzles() {
    Program program;
    test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
    PuzzlesPage& page = *test::child<PuzzlesPage>(program.window);
    QVERIFY(page.isVisible());
    const auto ways = page.findChildren<WayOut*>();  // includes the button on the page of past puzzles
    const auto shown = std::ranges::find_if(ways, &WayOut::isVisible);
    QVERIFY(shown != ways.end());
    ActionButton* home = (*shown)->homeButton();
    QVERIFY(home->isEnabled());
    QTest::mouseClick(home, Qt::LeftButton);
    QVERIFY(!page.isVisible());
    QVERIFY(!program.window->showsBoard());
  }
};

KOTAI_WINDOW_TEST(NoDominoTest)
#include "no_domino_test.moc"
