// Tests for screen readers. Every widget that can have the focus has a name and a role. Boards are read square
// by square with their values. The keyboard is never trapped.
#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>
#include <set>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/board/painted_board.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/play/page_frame.h"
#include "ui/session/session_view.h"
#include "ui/theme/palette.h"

using namespace kotai;
using namespace kotai::ui;

class AccessibilityTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    explicit Program(const QString& gameId = {}) : ShownProgram({1440, 900}) {
      if (gameId.isEmpty()) return;
      workspace.openVariant(smallest(gameId));
      if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window did not get the keys");
    }
    static std::string smallest(const QString& gameId) {
      for (const GameInfo& game : allGames())
        if (game.id == gameId.toStdString()) return game.knownVariants.front();
      return {};
    }
    std::vector<QDockWidget*> docks() const {
      std::vector<QDockWidget*> all = window->shownView()->docks().all();
      all.push_back(test::child<JobsDock>(window));
      return all;
    }
    QWidget* board() const {
      for (QWidget* each : window->shownView()->page()->findChildren<QWidget*>())
        if (dynamic_cast<DescribedBoard*>(each) && each->isVisible()) return each;
      return nullptr;
    }
    void reveal(QDockWidget* dock) const {
      dock->show();
      dock->raise();
      test::settle(20);
    }
  };

  static void addGames() {
    QTest::addColumn<QString>("game");
    for (const GameInfo& game : allGames()) QTest::addRow("%s", game.id.c_str()) << QString::fromStdString(game.id);
  }

  /// Returns whether the game can be solved almost at once on every machine.
  static bool isSmall(const QString& game) {
    constexpr std::uint64_t small = 2'000'000;
    const auto variant = parseVariant(Program::smallest(game));
    return !variant || (*variant)->tierGraph().totalPositions() < small;
  }

  static QString pathOf(const QWidget* widget) {
    QStringList path;
    for (; widget; widget = widget->parentWidget())
      path.prepend(QLatin1String(widget->metaObject()->className()) +
                   (widget->objectName().isEmpty() ? QString() : QLatin1Char('#') + widget->objectName()));
    return path.join(QLatin1Char('/'));
  }

  /// Returns the text that a screen reader says first. Also considers the label next to the widget.
  static QString nameOf(QAccessibleInterface* thing) {
    QString name = thing->text(QAccessible::Name);
    for (const auto& [other, relation] : thing->relations(QAccessible::Label))
      if (name.isEmpty()) name = other->text(QAccessible::Name);
    return name;
  }

  static bool acceptsFocus(const QWidget* widget) {
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
  }

  static QStringList namelessIn(const QWidget* top) {
    QStringList nameless;
    for (QWidget* each : top->findChildren<QWidget*>()) {
      if (!acceptsFocus(each)) continue;
      QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(each);
      const bool hasRole = thing && thing->role() != QAccessible::NoRole && thing->role() != QAccessible::Client;
      if (!hasRole || nameOf(thing).isEmpty()) nameless << pathOf(each);
    }
    return nameless;
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void everythingHasAName_data() { addGames(); }
  void everythingHasAName() {
    QFETCH(QString, game);
    const Program program(game);
    QStringList nameless = namelessIn(program.window.get());
    for (QDockWidget* dock : program.docks()) {
      program.reveal(dock);
      nameless << namelessIn(dock);
    }
    nameless.removeDuplicates();
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
  }

  void theFirstPageHasNames() {
    const Program program;
    const QStringList nameless = namelessIn(program.window.get());
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
  }

  void dialogsHaveNames_data() { addGames(); }
  void dialogsHaveNames() {
    QFETCH(QString, game);
    const Program program(game);
    QStringList nameless;
    int dialogs = 0;
    const auto closeDialogs = [&] {
      for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(each); dialog && dialog->isVisible()) {
          ++dialogs;
          if (!dialog->inherits("QFileDialog")) nameless << namelessIn(dialog);
          dialog->reject();
        }
    };
    for (QAction* action : test::actionsOf(program.window).all()) {
      if (!action->isEnabled() || action->isCheckable() || action->shortcuts().contains(QKeySequence(QStringLiteral("Ctrl+Q"))))
        continue;
      if (!action->text().endsWith(u'…') && !action->objectName().startsWith(QLatin1String("Help"))) continue;
      QTimer::singleShot(0, program.window.get(), closeDialogs);  // a modal dialog blocks trigger()
      action->trigger();
      test::settle();
      closeDialogs();
    }
    QVERIFY(dialogs >= 5);
    nameless.removeDuplicates();
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
  }

  /// Every square is a cell with a name. If values are shown, most squares with a legal move include the move's
  /// value.
  void boardsAreReadPlaceByPlace_data() { addGames(); }
  void boardsAreReadPlaceByPlace() {
    QFETCH(QString, game);
    Program program(game);
    QWidget* board = program.board();
    QVERIFY(board);
    QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(board);
    QCOMPARE(thing->role(), QAccessible::Table);
    QVERIFY(!thing->text(QAccessible::Description).isEmpty());
    QVERIFY(thing->childCount() >= 4);
    const auto readAll = [thing] {
      QStringList all;
      for (int place = 0; place < thing->childCount(); ++place) all << thing->child(place)->text(QAccessible::Name);
      return all;
    };
    program.settings.setValuesShown(false);
    const QStringList without = readAll();
    QVERIFY(!without.contains(QString()));
    QStringList once = without;
    QCOMPARE(once.removeDuplicates(), 0);  // no two names are equal
    if (!isSmall(game)) return;
    program.workspace.jobs()->start(Program::smallest(game));
    program.settings.setValuesShown(true);
    QTRY_VERIFY_WITH_TIMEOUT(readAll() != without, 60000);
  }

  /// Tab reaches every visible panel and returns to the board.
  void tabReachesEveryPanel_data() { addGames(); }
  void tabReachesEveryPanel() {
    QFETCH(QString, game);
    const Program program(game);
    std::set<const QDockWidget*> shown;
    for (QDockWidget* dock : program.docks())
      if (dock->isVisible() && !dock->visibleRegion().isEmpty()) shown.insert(dock);
    QWidget* board = program.board();
    board->setFocus();
    std::set<const QDockWidget*> reached;
    bool barsReached = false;
    int steps = 0;
    do {
      QVERIFY2(++steps < 300, qPrintable(pathOf(QApplication::focusWidget())));
      const QWidget* before = QApplication::focusWidget();
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      QVERIFY2(QApplication::focusWidget() != before, qPrintable(pathOf(before)));
      for (const QWidget* each = QApplication::focusWidget(); each; each = each->parentWidget()) {
        if (const auto* dock = qobject_cast<const QDockWidget*>(each)) reached.insert(dock);
        barsReached = barsReached || qobject_cast<const QTabBar*>(each);
      }
    } while (QApplication::focusWidget() != board);
    for (const QDockWidget* dock : shown)
      if (hasSomethingToReach(dock)) QVERIFY2(reached.contains(dock), qPrintable(dock->objectName()));
    QVERIFY(barsReached || shown.size() == program.docks().size());  // some docks are behind tabs
  }

  void escapeReturnsTheFocusToTheBoard_data() { addGames(); }
  void escapeReturnsTheFocusToTheBoard() {
    QFETCH(QString, game);
    const Program program(game);
    for (QDockWidget* dock : program.docks()) {
      program.reveal(dock);
      for (QWidget* each : dock->findChildren<QWidget*>()) {
        if (!acceptsFocus(each)) continue;
        each->setFocus();
        QTest::keyClick(each, Qt::Key_Escape);
        QVERIFY2(QApplication::focusWidget() == program.board(), qPrintable(pathOf(each)));
      }
    }
  }

  /// If a focused button paints its own frame, the style adds no second frame.
  void focusHasOneFrame() {
    Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard);
    QDialog dialog;
    QDialogButtonBox buttons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    dialog.show();
    for (const auto each : {QDialogButtonBox::Ok, QDialogButtonBox::Cancel}) {
      QPushButton* button = buttons.button(each);
      button->setFocus();
      QTRY_VERIFY(button->hasFocus());
      const auto picture = [&](bool byKeys) {
        dialog.setAttribute(Qt::WA_KeyboardFocusChange, byKeys);
        return button->grab().toImage();
      };
      QCOMPARE(picture(true), picture(false));
    }
  }

 private:
  static bool hasSomethingToReach(const QDockWidget* dock) {
    for (const QWidget* each : dock->findChildren<QWidget*>())
      if (acceptsFocus(each)) return true;
    return false;
  }
};

KOTAI_WINDOW_TEST(AccessibilityTest)
#include "accessibility_test.moc"
