// Tab reaches everything that is shown, in the order in which one reads it; bars have no separators side by side.
#include <QApplication>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "core/simultaneous/registry.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/accessibility/reading_order.h"
#include "ui/actions/action_button.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/play/play_buttons.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QString nameOf(const QWidget* widget) {
  return QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName());
}

/// What has the keys, one press of Tab after the other, until it begins again.
std::vector<QWidget*> walk(QWidget* from) {
  std::vector<QWidget*> stops;
  from->setFocus(Qt::TabFocusReason);
  QWidget* now = from;
  do {
    stops.push_back(now);
    QTest::keyClick(now, Qt::Key_Tab);
    now = QApplication::focusWidget();
  } while (now && std::ranges::find(stops, now) == stops.end() && stops.size() < 400);
  return stops;
}

std::ptrdiff_t placeOf(const std::vector<QWidget*>& stops, const QWidget* wanted) {
  return std::ranges::find(stops, wanted) - stops.begin();
}

}  // namespace

class TabOrderTest : public QObject {
  Q_OBJECT

  static QStringList missedIn(MainWindow& window, QWidget* from) {
    QStringList missed;
    const std::vector<QWidget*> stops = walk(from);
    for (const QWidget* each : inReadingOrder(&window))
      if (std::ranges::find(stops, each) == stops.end()) missed << nameOf(each);
    return missed;
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void aMessageComesAfterTheBoard_data() {
    QTest::addColumn<bool>("play");
    QTest::newRow("study") << false;
    QTest::newRow("play") << true;
  }
  void aMessageComesAfterTheBoard() {
    QFETCH(bool, play);
    test::ShownProgram program(QSize(1300, 860));
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(play);
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    AlternatingView& view = test::alternating(*program.window);
    QWidget* board = view.page()->findChild<BoardView*>();
    MessageBar* messages = view.messages();
    messages->showOffer(QStringLiteral("Somebody offers something."), QStringLiteral("Take it"), [] {});
    QTest::qWait(20);
    const std::vector<QWidget*> stops = walk(board);
    const auto accept = placeOf(stops, messages->findChild<QPushButton*>());
    const auto close = placeOf(stops, messages->findChild<QToolButton*>());
    QVERIFY(accept > 0 && accept < std::ssize(stops) && close > 0 && close < std::ssize(stops));
    QCOMPARE(std::abs(accept - close), std::ptrdiff_t(1));
    // Nothing of the docks or of the row above the board lies between.
    QWidget* page = view.page();
    for (std::ptrdiff_t i = 0; i < accept; ++i)
      QVERIFY2(page->isAncestorOf(stops[static_cast<std::size_t>(i)]), qPrintable(nameOf(stops[static_cast<std::size_t>(i)])));
    if (play) QVERIFY(placeOf(stops, view.playButtons()->moreButton()) > std::max(accept, close));
    QTest::keyClick(messages->findChild<QPushButton*>(), Qt::Key_Space);
    QTRY_VERIFY(!messages->isVisible());
  }

  void everythingIsReached() {
    test::ShownProgram program(QSize(1300, 860));
    MainWindow& window = *program.window;
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto check = [&](const char* where, QWidget* from) {
      QTest::qWait(20);
      const QStringList missed = missedIn(window, from);
      QVERIFY2(missed.isEmpty(), qPrintable(QLatin1String(where) + QStringLiteral(": ") + missed.join(QStringLiteral(", "))));
    };
    const auto anything = [&] { return inReadingOrder(&window).front(); };
    check("welcome", anything());
    window.showLibrary();
    check("library", anything());
    window.showPapers();
    check("papers", anything());
    window.showSolutions();
    check("solutions", anything());
    for (const char* variant : {"dodgem:3x3", "animalshogi", "quoridor:3x3,fences=1", "gobblet", "syncdom:3x3"})
      for (const bool play : {false, true}) {
        program.workspace.openVariant(variant);
        window.showBoard();
        window.setPlayLayout(play);
        check(variant, anything());
      }
    window.actionsOfProgram()[ActionId::ShowPuzzles]->trigger();  // those with dominoes
    check("puzzles with dominoes", anything());
    program.workspace.openVariant("dodgem:3x3");
    window.actionsOfProgram()[ActionId::ShowPuzzles]->trigger();
    check("puzzles", anything());
  }

  /// Above the board, the board, below it, beside it.
  void pagesAreReadFromTopToBottom() {
    test::ShownProgram program(QSize(1200, 800));
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(true);
    QTest::qWait(20);
    AlternatingView& view = test::alternating(*program.window);
    QWidget* board = view.page()->findChild<BoardView*>();
    const std::vector<QWidget*> stops = inReadingOrder(view.page());
    const auto home = placeOf(stops, view.playButtons()->homeButton());
    const auto more = placeOf(stops, view.playButtons()->moreButton());
    const auto middle = placeOf(stops, board);
    QCOMPARE(home, std::ptrdiff_t(0));
    QVERIFY(home < more && more < middle && middle < std::ssize(stops));
  }

  /// In a narrow window tools make way; what parted them goes with them.
  void noSeparatorsSideBySide() {
    test::ShownProgram program(QSize(1440, 860));
    program.workspace.openVariant("animalshogi");
    program.window->setPlayLayout(false);
    for (const int width : {1440, 1024, 860, 720}) {
      program.window->resize(width, 700);
      QTest::qWait(20);
      auto* bar = program.window->findChild<QToolBar*>(QStringLiteral("toolBar"));
      QVERIFY(bar->isVisible());
      bool parted = true;  // nothing stands before the first
      const QList<QAction*> actions = bar->actions();
      for (const QAction* action : actions) {
        if (!action->isVisible()) continue;
        QVERIFY2(!action->isSeparator() || !parted, qPrintable(QString::number(width)));
        parted = action->isSeparator();
      }
      QVERIFY(!parted);
    }
  }
};

QTEST_MAIN(TabOrderTest)
#include "tab_order_test.moc"
