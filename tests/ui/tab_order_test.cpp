// Tests that Tab follows the reading order, with messages after the board. Also tests that bars have no
// adjacent separators.
#include <QAbstractButton>
#include <QApplication>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/accessibility/reading_order.h"
#include "ui/actions/action_button.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_buttons.h"
#include "ui/shell/welcome_page.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

QString nameOf(const QWidget* widget) {
  const auto* button = qobject_cast<const QAbstractButton*>(widget);
  const QString words = button && !button->text().isEmpty() ? button->text() : widget->accessibleName();
  return QStringLiteral("%1 “%2” in %3")
      .arg(QLatin1String(widget->metaObject()->className()), words,
           QLatin1String(widget->parentWidget()->metaObject()->className()));
}

QString namesOf(const std::vector<QWidget*>& widgets) {
  QStringList names;
  for (const QWidget* each : widgets) names << nameOf(each);
  return names.join(QStringLiteral(", "));
}

/// Presses Tab until the first widget has the focus again, and returns the focused widgets.
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

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  /// The Return key works on the first page as in a dialog.
  void returnPressesTheButtonWithTheFocus() {
    test::ShownProgram program(QSize(1300, 860));
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QPushButton* play = nullptr;
    for (QPushButton* button : test::child<WelcomePage>(program.window)->findChildren<QPushButton*>())
      if (!play && button->isVisible() && button->text() == QStringLiteral("Play")) play = button;
    QVERIFY(play);
    play->setFocus(Qt::TabFocusReason);
    QTest::keyClick(play, Qt::Key_Return);
    QTRY_VERIFY(program.workspace.hasGame() || !play->isVisible());
  }

  void aMessageIsNextToTheBoard_data() {
    QTest::addColumn<bool>("play");
    QTest::newRow("study") << false;
    QTest::newRow("play") << true;
  }
  void aMessageIsNextToTheBoard() {
    QFETCH(bool, play);
    test::ShownProgram program(QSize(1300, 1050));
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(play);
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(test::alternating(program.workspace).document()->solution(), 60000);  // a message reports this once
    AlternatingView& view = test::alternating(*program.window);
    QWidget* board = view.page()->findChild<BoardView*>();
    MessageBar* messages = view.messages();
    messages->showOffer(QStringLiteral("Somebody offers something."), QStringLiteral("Take it"), [] {});
    test::settle(20);
    const std::vector<QWidget*> stops = walk(board);
    const auto accept = placeOf(stops, messages->findChild<QPushButton*>());
    const auto close = placeOf(stops, messages->findChild<QToolButton*>());
    QVERIFY2(accept > 0 && accept < std::ssize(stops) && close > 0 && close < std::ssize(stops), qPrintable(namesOf(stops)));
    QCOMPARE(std::abs(accept - close), std::ptrdiff_t(1));
    // In at least one direction, Tab moves from the board to the message without leaving the page.
    QWidget* page = view.page();
    const auto inPage = [page](auto first, auto last) {
      return std::all_of(first, last, [page](const QWidget* stop) { return page->isAncestorOf(stop); });
    };
    QVERIFY2(inPage(stops.begin(), stops.begin() + accept) || inPage(stops.begin() + accept, stops.end()),
             qPrintable(namesOf(stops)));
    if (play)
      QVERIFY(placeOf(stops, test::child<QToolButton>(view.page()->playButtons(), "moreButton")) > std::max(accept, close));
    QTest::keyClick(messages->findChild<QPushButton*>(), Qt::Key_Space);
    QTRY_VERIFY(!messages->isVisible());
  }

  /// Tab visits the widgets above the board first, then the board, the widgets below it, and the widgets beside
  /// it.
  void pagesAreReadFromTopToBottom() {
    test::ShownProgram program(QSize(1200, 800));
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    program.workspace.openVariant("dodgem:3x3");
    program.window->setPlayLayout(true);
    test::settle(20);
    AlternatingView& view = test::alternating(*program.window);
    QWidget* board = view.page()->findChild<BoardView*>();
    const std::vector<QWidget*> stops = inReadingOrder(view.page());
    const auto home = placeOf(stops, view.page()->playButtons()->homeButton());
    const auto more = placeOf(stops, test::child<QToolButton>(view.page()->playButtons(), "moreButton"));
    const auto middle = placeOf(stops, board);
    QCOMPARE(home, std::ptrdiff_t(0));
    QVERIFY(home < more && more < middle && middle < std::ssize(stops));
  }

  /// A narrow window hides tools, and also the separators between them.
  void noSeparatorsSideBySide() {
    test::ShownProgram program(QSize(1440, 860));
    program.workspace.openVariant("animalshogi");
    program.window->setPlayLayout(false);
    for (const int width : {1440, 1024, 860, 720}) {
      program.window->resize(width, 700);
      test::settle(20);
      auto* bar = program.window->findChild<QToolBar*>(QStringLiteral("toolBar"));
      QVERIFY(bar->isVisible());
      bool parted = true;  // initially true, because a separator must not come before the first tool
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

KOTAI_WINDOW_TEST(TabOrderTest)
#include "tab_order_test.moc"
