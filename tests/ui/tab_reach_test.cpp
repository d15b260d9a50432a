// Tests that no action needs a mouse. Tab and Shift+Tab must reach every usable widget, on every page and
// beside every game's board, in both layouts with each dock.
#include <QApplication>
#include <QDockWidget>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <set>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/papers/papers_page.h"
#include "ui/play/page_frame.h"
#include "ui/session/session_view.h"
#include "ui/shell/welcome_page.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

using Stops = std::set<const QWidget*>;

constexpr std::size_t mostStops = 400;

/// Returns whether a dock is hidden behind another dock. Qt places such docks outside the window.
bool isBehind(const QWidget* widget) {
  while (widget->parentWidget() && !widget->parentWidget()->isWindow()) widget = widget->parentWidget();
  return widget->parentWidget() && !widget->parentWidget()->rect().intersects(widget->geometry());
}

/// Returns whether a widget is inside its window and is not scrolled out of view.
bool isInSight(const QWidget* widget) {
  QRect shown = widget->rect();
  for (; !widget->isWindow(); widget = widget->parentWidget())
    shown = shown.translated(widget->pos()) & widget->parentWidget()->rect();
  return !shown.isEmpty();
}

/// Returns whether Tab should reach the widget, because a user can operate it, perhaps after scrolling.
bool isWanted(const QWidget* widget, const QWidget* window) {
  return widget->window() == window && widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
         !widget->focusProxy() && !widget->size().isEmpty() && !isBehind(widget);
}

QString reachedName(const QWidget* widget) {
  QString name = QLatin1String(widget->metaObject()->className());
  if (!widget->accessibleName().isEmpty()) name += QStringLiteral(" “%1”").arg(widget->accessibleName());
  if (const QVariant text = widget->property("text"); !text.toString().isEmpty())
    name += QStringLiteral(" “%1”").arg(text.toString());
  for (const QWidget* each = widget->parentWidget(); each && !each->isWindow(); each = each->parentWidget())
    name += QStringLiteral(" < ") + QLatin1String(each->metaObject()->className());
  return name;
}

}  // namespace

class TabReachTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    QStringList missed;

    explicit Program(QSize size = {1440, 900}) : ShownProgram(size) {
      settings.firstStepsDone.set(true);
      if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window did not get the keys");
    }

    /// Presses the key until the focus returns to the first widget. Returns the widgets that had the focus.
    Stops walk(Qt::Key key) {
      Stops met;
      QWidget* now = QApplication::focusWidget();
      while (now && met.insert(now).second && met.size() < mostStops) {
        QTest::keyClick(now, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        if (QApplication::focusWidget() == now) {
          missed << QStringLiteral("the keys do not leave %1").arg(reachedName(now));
          break;
        }
        now = QApplication::focusWidget();
        if (now && !isInSight(now)) missed << QStringLiteral("nobody sees %1").arg(reachedName(now));
      }
      return met;
    }

    void look(const QString& place, bool backwards = true) {
      test::settle();
      if (!QApplication::focusWidget()) QTest::keyClick(window.get(), Qt::Key_Tab);
      for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        if (key == Qt::Key_Backtab && !backwards) continue;
        const Stops met = walk(key);
        for (const QWidget* each : window->findChildren<QWidget*>())
          if (isWanted(each, window.get()) && !met.contains(each))
            missed << QStringLiteral("%1, %2: %3")
                          .arg(place, QLatin1String(key == Qt::Key_Tab ? "Tab" : "Shift+Tab"), reachedName(each));
      }
    }

    QString told() const { return missed.join(QLatin1Char('\n')); }
  };

  static void addGames() {
    QTest::addColumn<QString>("game");
    for (const GameInfo& game : allGames()) QTest::addRow("%s", game.id.c_str()) << QString::fromStdString(game.id);
  }
  static std::string smallest(const QString& gameId) {
    for (const GameInfo& game : allGames())
      if (game.id == gameId.toStdString()) return game.knownVariants.front();
    return {};
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void pages() {
    Program program;
    program.look(QStringLiteral("first page"));
    for (const GameInfo& game : allGames()) {
      test::child<WelcomePage>(program.window)->showGame(QString::fromStdString(game.id));
      program.look(QStringLiteral("page of %1").arg(QString::fromStdString(game.id)));
    }
    program.window->showLibrary();
    program.look(QStringLiteral("library"));
    test::actionsOf(program.window)[ActionId::ShowSolutions]->trigger();
    program.look(QStringLiteral("solutions"));
    test::actionsOf(program.window)[ActionId::ShowPapers]->trigger();
    QTabBar* works = test::child<QTabBar>(test::child<PapersPage>(program.window));
    for (int tab = 0; tab < works->count(); ++tab) {
      works->setCurrentIndex(tab);
      program.look(QStringLiteral("papers, %1").arg(works->tabText(tab)));
    }
    for (const char* variant : {"dodgem:3x3", "syncdom:3x3"}) {
      program.workspace.openVariant(variant);
      test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
      program.look(QStringLiteral("puzzles of %1").arg(QLatin1String(variant)));
    }
    QVERIFY2(program.missed.isEmpty(), qPrintable(program.told()));
  }

  void atTheBoard_data() { addGames(); }
  void atTheBoard() {
    QFETCH(QString, game);
    Program program;
    program.workspace.openVariant(smallest(game));
    SessionView* view = program.window->shownView();
    const auto atBoard = [&] { view->page()->setFocus(); };
    program.window->setPlayLayout(true);
    atBoard();
    program.look(QStringLiteral("play"));
    program.window->setPlayLayout(false);
    atBoard();
    program.look(QStringLiteral("study"));
    std::vector<QDockWidget*> docks = view->docks().all();
    docks.push_back(test::child<JobsDock>(program.window));
    for (QDockWidget* dock : docks) {
      dock->show();
      dock->raise();
      atBoard();
      program.look(dock->windowTitle(), false);
    }
    QVERIFY2(program.missed.isEmpty(), qPrintable(program.told()));
  }
};

KOTAI_WINDOW_TEST(TabReachTest)
#include "tab_reach_test.moc"
