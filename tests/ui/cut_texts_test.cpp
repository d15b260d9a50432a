// Tests that texts of buttons and labels are completely visible, in every language, on a screen of 1440 x 900
// pixels at 100 and 200 %.
#include "tests/ui/gallery/cut_texts.h"

#include <QDockWidget>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>

#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/library/library_page.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/settings/languages.h"
#include "ui/shell/welcome_page.h"

using namespace kotai;
using namespace kotai::ui;

class CutTextsTest : public QObject {
  Q_OBJECT

  QStringList m_faults;

  /// Returns whether a line of cutTexts() reports a fault. Elided texts have a tooltip, and lists scroll, so
  /// neither is a fault.
  static bool isFault(const QString& line) {
    for (const char* kind : {"elided", "combo", "tab", "heading", "item", "chart", "edit", "clipped-width"})
      if (line.startsWith(QLatin1String(kind))) return false;
    return !line.contains(QLatin1String("CodeLabel"));
  }

  void check(test::ShownProgram& program, const QString& view) {
    const KnownVariants& states = *test::child<WelcomePage>(program.window)->states();
    QTRY_VERIFY_WITH_TIMEOUT(states.isRead(), 60000);
    test::settle(20);
    for (const QString& line : test::cutTexts(*program.window))
      if (isFault(line)) m_faults << view + QStringLiteral(": ") + line;
  }

  void checkBoards(test::ShownProgram& program, const QString& look) {
    for (const GameInfo& game : allGames()) {
      program.workspace.openVariant(game.knownVariants.front());
      for (const bool play : {true, false}) {
        program.window->setPlayLayout(play);
        const QString view = QStringLiteral("%1, %2, %3").arg(look, QString::fromStdString(game.id)).arg(play);
        check(program, view);
        if (play) continue;
        for (QDockWidget* dock : program.window->shownView()->docks().all()) {
          dock->raise();
          check(program, view + QStringLiteral(", ") + dock->objectName());
        }
      }
    }
  }

  void checkPages(test::ShownProgram& program, const QString& look) {
    program.window->showWelcome();
    check(program, look + QStringLiteral(", welcome"));
    for (const GameInfo& game : allGames()) {
      test::child<WelcomePage>(program.window)->showGame(QString::fromStdString(game.id));
      check(program, QStringLiteral("%1, page of %2").arg(look, QString::fromStdString(game.id)));
    }
    test::actionsOf(program.window)[ActionId::ShowLessons]->trigger();
    check(program, look + QStringLiteral(", lessons"));
    test::actionsOf(program.window)[ActionId::ShowPuzzles]->trigger();
    check(program, look + QStringLiteral(", puzzles"));
    test::child<PuzzlesPage>(program.window)->showPast();
    check(program, look + QStringLiteral(", past puzzles"));
    program.window->showLibrary();
    auto* tabs = test::child<LibraryPage>(program.window)->findChild<QTabWidget*>();
    for (int i = 0; i < tabs->count(); ++i) {
      tabs->setCurrentIndex(i);
      check(program, QStringLiteral("%1, tab %2 of the library").arg(look).arg(i));
    }
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void noTextIsCut() {
    for (const QSize size : {QSize(1440, 860), QSize(720, 440)}) {
      test::ShownProgram program(size);
      const SavedResult game = kotai::readSavedGames("[Variant \"dodgem:3x3\"]\n[Second \"level=3\"]\n\n1. b1b2 0-1\n").front();
      QVERIFY(game && program.workspace.library()->add({{*game, GameSource::Played, Side::First, {}}}));
      WelcomePage& welcome = *test::child<WelcomePage>(program.window);
      QTRY_VERIFY_WITH_TIMEOUT(welcome.states()->isRead(), 60000);
      for (const Language& language : languages()) {
        program.settings.language.set(language.code);
        const QString look = QStringLiteral("%1 %2").arg(language.code).arg(size.width());
        checkPages(program, look);
        checkBoards(program, look);
      }
    }
    for (const QString& fault : m_faults) qWarning("%s", qPrintable(fault));
    QVERIFY(m_faults.isEmpty());
  }
};

KOTAI_WINDOW_TEST(CutTextsTest)
#include "cut_texts_test.moc"
