// Tests for Ctrl+C with any focus. Exactly one action copies either the selection or the position on the board.
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QTableView>
#include <QTest>
#include <QWindow>
#include <algorithm>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/choose.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/game/game_dock.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/docks/tables_dock.h"
#include "ui/domineering/matrix/matrix_dock.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/widgets/copy_key.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QStringList ambiguous;
QtMessageHandler before = nullptr;

void listen(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (text.contains(QStringLiteral("mbiguous"))) ambiguous << text;
  before(type, context, text);
}

QString clipboard() { return QGuiApplication::clipboard()->text(); }

const QString untouched = QStringLiteral("what was copied before");

}  // namespace

class CopyKeysTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    Program() : ShownProgram({1400, 900}) { window->activateWindow(); }

    /// Returns the copied text after a real key event, such as the window system sends, while `widget` has the
    /// focus.
    QString copiedFrom(QWidget* widget) {
      QGuiApplication::clipboard()->setText(untouched);
      widget->setFocus();
      QTest::keyClick(window->windowHandle(), Qt::Key_C, Qt::ControlModifier);
      return clipboard();
    }

    /// Gives the focus to every widget that accepts it, one after another. Checks the copied text, and that no
    /// shortcut is ambiguous.
    void everyWidgetOf(const std::vector<QDockWidget*>& docks) {
      for (QDockWidget* dock : docks) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        QList<QPointer<QWidget>> widgets;  // some widgets disappear when others get the focus
        for (QWidget* widget : dock->findChildren<QWidget*>()) widgets << widget;
        for (const QPointer<QWidget>& widget : widgets) {
          if (!widget || !widget->isVisible() || !widget->isEnabled() || widget->focusPolicy() == Qt::NoFocus) continue;
          const QString who = dock->windowTitle() + QLatin1Char(' ') + QLatin1String(widget->metaObject()->className());
          const bool field = qobject_cast<QLineEdit*>(widget) || widget->inherits("QAbstractSpinBox") ||
                             widget->inherits("QPlainTextEdit") || qobject_cast<QLabel*>(widget);
          const QString copied = copiedFrom(widget);
          QVERIFY2(ambiguous.isEmpty(), qPrintable(QStringList({who, ambiguous.join(QLatin1Char('\n'))}).join(QLatin1Char(':'))));
          // A text field without a selection has nothing to copy, and still gets the key.
          QVERIFY2(field || (copied != untouched && !copied.isEmpty()), qPrintable(who));
        }
      }
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    before = qInstallMessageHandler(listen);
  }
  void cleanupTestCase() { qInstallMessageHandler(nullptr); }
  void init() { ambiguous.clear(); }

  void everyPlaceOfAlternatingGames() {
    Program program;
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    openDodgem(program);
    std::vector<QDockWidget*> docks;
    const std::vector<QDockWidget*> others = test::domineering(*program.window).docks().all();
    for (QDockWidget* dock : program.window->findChildren<QDockWidget*>())
      if (std::find(others.begin(), others.end(), dock) == others.end()) docks.push_back(dock);
    QVERIFY(docks.size() >= 6);
    program.everyWidgetOf(docks);
    QCOMPARE(program.copiedFrom(test::alternating(*program.window).boardPage()->board()), test::positionText(program.workspace));
  }

  void listsCopyTheSelection() {
    Program program;
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    openDodgem(program);
    PositionsDock& positions = *test::child<PositionsDock>(*program.window);
    show(positions);
    PositionFilter filter;
    filter.kind = FindKind::OnlyMove;
    positions.showFilter(filter);
    QTRY_VERIFY(positions.model()->rowCount() > 3);
    const auto text = [&](int row) { return positions.model()->index(row).data(PositionsModel::TextRole).toString(); };
    QListView* list = positions.list();
    list->setCurrentIndex(positions.model()->index(1));
    QCOMPARE(program.copiedFrom(list), text(1));
    list->selectionModel()->select(positions.model()->index(0), QItemSelectionModel::Select);
    QCOMPARE(program.copiedFrom(list), QStringList({text(0), text(1)}).join(QLatin1Char('\n')));

    MovesDock& moves = *test::alternating(*program.window).movesDock();
    show(moves);
    QModelIndex move;
    for (int row = 0; row < moves.model()->rowCount() && !moves.model()->moveAt(move); ++row) move = moves.model()->index(row);
    moves.view()->setCurrentIndex(move);
    QCOMPARE(program.copiedFrom(moves.view()), move.data(MovesModel::MoveTextRole).toString());

    LineDock& line = *test::alternating(*program.window).lineDock();
    show(line);
    QTRY_VERIFY(line.view()->isVisible());
    line.view()->selectAll();
    QCOMPARE(program.copiedFrom(line.view()), line.lineText());
    QVERIFY(line.lineText().contains(QLatin1Char(' ')));
  }

  void tablesCopyTheirNumbers() {
    Program program;
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    openDodgem(program);
    TablesDock& tables = *test::child<TablesDock>(*program.window);
    show(tables);
    QTRY_VERIFY(tables.isLoaded());
    const QString whole = program.copiedFrom(tables.charts()->map(Outcome::Win));
    QVERIFY2(whole.startsWith(QStringLiteral("outcome,opponent_remaining,mover_remaining,count\n")), qPrintable(whole));
    test::choose(tables, "tableBox", TablesDock::distanceId);
    test::child<QComboBox>(tables, "viewBox")->setCurrentIndex(1);
    auto* numbers = tables.findChild<QTableView*>();
    for (QTableView* each : tables.findChildren<QTableView*>())
      if (each->model() == test::child<CountsModel>(tables)) numbers = each;
    numbers->setCurrentIndex({});
    numbers->selectionModel()->select(
        {test::child<CountsModel>(tables)->index(0, 0), test::child<CountsModel>(tables)->index(1, 1)},
        QItemSelectionModel::Select);
    const QStringList lines = program.copiedFrom(numbers).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].count(QLatin1Char('\t')), 1);
    QCOMPARE(lines[0].section(QLatin1Char('\t'), 0, 0), test::child<CountsModel>(tables)->index(0, 0).data().toString());
  }

  void gamesAreCopiedAsTheyAreWritten() {
    Program program;
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    openDodgem(program);
    const QString move = QString::fromStdString(test::alternating(program.workspace).document()->moveValues().front().text);
    QVERIFY(test::alternating(program.workspace)
                .document()
                ->play(test::alternating(program.workspace).document()->moveValues().front().move));
    MoveTreeView* tree = nullptr;
    for (MoveTreeView* each : program.window->findChildren<MoveTreeView*>())
      if (each->isVisible()) tree = each;
    QVERIFY(tree);
    QVERIFY(program.copiedFrom(tree).contains(move));
  }

  void everyPlaceOfDomineeringGames() {
    Program program;
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    program.workspace.openVariant("syncdom:4x4");
    DomineeringView& controller = test::domineering(*program.window);
    DomineeringPositionsDock& positions = *controller.positionsDock();
    show(positions);
    QTRY_VERIFY_WITH_TIMEOUT(positions.list()->model()->rowCount() > 3, 20000);
    show(*controller.tablesDock());
    QTRY_VERIFY(controller.tablesDock()->isLoaded());
    show(*controller.matrixDock());
    QTRY_VERIFY(controller.matrixDock()->view()->picture().game);
    positions.list()->setCurrentIndex(positions.list()->model()->index(1, 0));
    program.everyWidgetOf(controller.docks().all());

    show(positions);
    QCOMPARE(program.copiedFrom(positions.list()),
             positions.list()->model()->index(1, 0).data(PositionsModel::TextRole).toString());
    show(*controller.matrixDock());
    MatrixView* matrix = controller.matrixDock()->view();
    QVERIFY(program.copiedFrom(matrix).contains(QStringLiteral("probability")));
    QTest::keyClick(matrix, Qt::Key_Right);
    QVERIFY(program.copiedFrom(matrix).startsWith(QStringLiteral("V:")));
  }

  void selectionsAreRectangles() {
    QTableView table;
    CountsModel model;
    auto counts = std::make_shared<AggregateTable>(AggregateTable{{"steps", 1, 1}, Counting::True, {}});
    counts->cells = {{{1'000, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}};
    model.showTable(counts);
    table.setModel(&model);
    QCOMPARE(selectedCells(table), QString());
    const auto select = [&](int row, int column) {
      table.selectionModel()->select(model.index(row, column), QItemSelectionModel::Select);
    };
    select(0, CountsModel::DrawColumn);
    select(2, CountsModel::WinColumn);
    select(2, CountsModel::LossColumn);
    const auto text = [&](int row, int column) { return model.index(row, column).data(CountsModel::CountRole).toString(); };
    QCOMPARE(selectedCells(table),
             QStringLiteral("\t%1\n%2\t\t%3")
                 .arg(text(0, CountsModel::DrawColumn), text(2, CountsModel::WinColumn), text(2, CountsModel::LossColumn)));
    QVERIFY(selectedCells(table).contains(QStringLiteral("1000")));  // no separators, so that spreadsheets read numbers
    model.setMeasure(Measure::Share);
    QVERIFY(selectedCells(table).contains(QLatin1Char('%')));
  }

 private:
  static void openDodgem(Program& program) {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    QTRY_VERIFY_WITH_TIMEOUT(program.workspace.jobs()->solution(variant) != nullptr, 20000);
    program.workspace.openVariant(variant->id());
    QTRY_VERIFY(test::alternating(program.workspace).document()->valuesKnown());
    QTRY_VERIFY(test::child<TablesDock>(*program.window)->isLoaded());
    QTRY_VERIFY(test::child<PositionsDock>(*program.window)->model()->count() > 0);
  }
  static void show(QDockWidget& dock) {
    dock.show();
    dock.raise();
    QTRY_VERIFY(dock.widget()->isVisible());
  }
};

KOTAI_WINDOW_TEST(CopyKeysTest)
#include "copy_keys_test.moc"
