// Tests that every page and both layouts fit on a small screen in every language. The screen has 1440 x 900
// pixels at 200 %.
#include <QScreen>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/widest.h"
#include "ui/board/board_page.h"
#include "ui/library/library_page.h"
#include "ui/puzzles/past_puzzles.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/settings/languages.h"
#include "ui/shell/welcome_page.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

constexpr QSize leastScreen(720, 440);  // size of the screen without a thin title bar

QString text(QSize size) { return QStringLiteral("%1 x %2").arg(size.width()).arg(size.height()); }

}  // namespace

class SmallScreensTest : public QObject {
  Q_OBJECT

  QStringList m_faults;

  /// Checks that the window fits on the screen. If a window ever grew beyond the screen, it would stay too large.
  void check(MainWindow& window, const QString& view) {
    test::settle(20);
    const auto* pages = qobject_cast<QStackedWidget*>(window.centralWidget());
    const QWidget& page = *pages->currentWidget();
    const QSize least = page.minimumSizeHint();
    if (window.size() != leastScreen || least.width() > page.width() || least.height() > page.height())
      m_faults << QStringLiteral("%1: window %2, page %3 in %4: %5")
                      .arg(view, text(window.size()), text(least), text(page.size()), test::widestIn(page));
    window.resize(leastScreen);
  }

  static constexpr std::pair<OpponentSides, bool> views[] = {{OpponentSides::None, false},
                                                             {OpponentSides::None, true},
                                                             {OpponentSides::Second, true},
                                                             {OpponentSides::Second, false},
                                                             {OpponentSides::Both, true}};

  void checkGames(test::ShownProgram& program, const QString& language) {
    for (const GameInfo& game : allGames())
      for (const std::string& variant : {game.knownVariants.front(), game.knownVariants.back()}) {
        program.workspace.openVariant(variant);
        for (const auto& [sides, play] : views) {
          program.settings.setOpponentSides(sides);
          program.window->setPlayLayout(play);
          check(*program.window,
                QStringLiteral("%1, %2, %3 layout, sides %4")
                    .arg(language, QString::fromStdString(variant), play ? QStringLiteral("play") : QStringLiteral("study"))
                    .arg(static_cast<int>(sides)));
        }
      }
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  /// A window from a larger screen must fit. No part or button may lie outside the screen.
  void aWindowOfALargerScreenFits() {
    test::ShownProgram program(leastScreen);
    const QSize screen = program.window->screen()->availableSize();
    program.window->resize(screen * 2);
    for (const bool maximized : {false, true}) {
      if (maximized) program.window->setWindowState(Qt::WindowMaximized);
      program.settings.windowGeometry.set(program.window->saveGeometry());
      MainWindow next(&program.workspace, &program.language);
      QCOMPARE(next.isMaximized(), maximized);
      next.setWindowState(Qt::WindowNoState);
      const QSize fitting = screen.expandedTo(next.minimumSizeHint());
      QVERIFY2(next.width() <= fitting.width() && next.height() <= fitting.height(), qPrintable(text(next.size())));
    }
  }

  /// No move has been played, so no button for stepping back is enabled. The previous width of the window does
  /// not matter.
  void aToolThatIsShownAgainIsAsItsAction() {
    test::ShownProgram program(leastScreen);
    program.window->resize(program.window->minimumSizeHint());
    program.workspace.openVariant("dodgem:3x3");
    program.window->showBoard();
    QCoreApplication::processEvents();
    program.window->resize(1600, program.window->height());
    QCoreApplication::processEvents();
    int count = 0;
    for (const QToolButton* tool : program.window->findChild<QToolBar*>()->findChildren<QToolButton*>()) {
      if (!tool->defaultAction() || !tool->isVisible()) continue;
      QVERIFY2(tool->isEnabled() == tool->defaultAction()->isEnabled(), qPrintable(tool->defaultAction()->text()));
      ++count;
    }
    QVERIFY(count > 5);
  }

  /// In a narrow window, the header above the board has two lines.
  void aNarrowHeaderIsWhole() {
    test::ShownProgram program(QSize(1440, 900));
    program.settings.language.set(QStringLiteral("de"));
    program.workspace.openVariant("dodgem:4x4");
    program.window->showBoard();
    program.window->setPlayLayout(false);
    const BoardHeader& header = *test::alternating(*program.window).boardPage()->header();
    QTRY_VERIFY(header.width() > 600);
    for (int width = 1100; width >= 800; width -= 50) {
      program.window->resize(1440, 900);
      test::settle(20);
      program.window->resize(width, 700);
      QTRY_VERIFY2(
          header.height() >= header.minimumSizeHint().height(),
          qPrintable(
              QStringLiteral("%1: %2 of %3").arg(header.width()).arg(header.height()).arg(header.minimumSizeHint().height())));
    }
    program.settings.language.set(QStringLiteral("en"));
  }

  /// On a screen of 1024 x 700 pixels at 200 %, names of games are elided and buttons continue on the next line.
  void thePagesOfPuzzlesFitOnASmallerScreen() {
    constexpr int narrowest = 512;
    test::ShownProgram program(QSize(narrowest, 350));
    WelcomePage& welcome = *test::child<WelcomePage>(program.window);
    QTRY_VERIFY_WITH_TIMEOUT(welcome.states()->isRead(), 60000);
    for (const Language& language : languages()) {
      program.settings.language.set(language.code);
      test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
      PuzzlesPage& puzzles = *test::child<PuzzlesPage>(program.window);
      for (const char* variant : {"syncdom:4x4", "dodgem:3x3,blocked=loses"}) {
        puzzles.open(variant);
        QTRY_VERIFY2(puzzles.minimumSizeHint().width() <= narrowest, qPrintable(test::widestIn(puzzles)));
        puzzles.showPast();
        const PastPuzzles& past = *test::child<PastPuzzles>(puzzles);
        QTRY_VERIFY2(past.minimumSizeHint().width() <= narrowest, qPrintable(test::widestIn(past)));
      }
    }
    program.settings.language.set(QStringLiteral("en"));
  }

  void nothingIsWiderThanTheScreen() {
    test::ShownProgram program(leastScreen);
    WelcomePage& welcome = *test::child<WelcomePage>(program.window);
    QTRY_VERIFY_WITH_TIMEOUT(welcome.states()->isRead(), 60000);
    for (const Language& language : languages()) {
      program.settings.language.set(language.code);
      checkGames(program, language.code);
      program.window->showWelcome();
      check(*program.window, language.code + QStringLiteral(", welcome"));
      for (const GameInfo& game : allGames()) {
        welcome.showGame(QString::fromStdString(game.id));
        check(*program.window, QStringLiteral("%1, page of %2").arg(language.code, QString::fromStdString(game.id)));
      }
      test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
      check(*program.window, language.code + QStringLiteral(", puzzles"));
      program.window->showLibrary();
      check(*program.window, language.code + QStringLiteral(", library"));
    }
    for (const QString& fault : m_faults) qWarning("%s", qPrintable(fault));
    QVERIFY(m_faults.isEmpty());
  }
};

KOTAI_WINDOW_TEST(SmallScreensTest)
#include "small_screens_test.moc"
