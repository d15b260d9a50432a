// Tests that the window does not offer to solve a variant that is too large for this computer.
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/board/board_page.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/widgets/empty_state.h"

using namespace kotai;
using namespace kotai::ui;

class UnsolvableTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void solvingIsNotOffered() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:8x8");  // needs hundreds of terabytes
    AlternatingView& view = test::alternating(*program.window);
    const QPushButton* solve = view.boardPage()->header()->solveButton();
    QTRY_VERIFY(!solve->isVisible());
    for (QDockWidget* dock : std::initializer_list<QDockWidget*>{test::child<TablesDock>(program.window),
                                                                 test::child<PositionsDock>(program.window)}) {
      dock->raise();
      const auto* empty = dock->findChild<EmptyState*>();
      QTRY_COMPARE(empty->heading(), QStringLiteral("Dodgem 8×8 cannot be solved here"));
      QVERIFY(!empty->button()->isVisible());
    }
    program.workspace.openVariant("dodgem:5x5");
    QTRY_VERIFY(solve->isVisible());
    QCOMPARE(test::child<TablesDock>(program.window)->findChild<EmptyState*>()->heading(),
             QStringLiteral("Dodgem 5×5 is not solved yet"));
  }
};

KOTAI_WINDOW_TEST(UnsolvableTest)
#include "unsolvable_test.moc"
