// Tests for the messages in the window about a library that is damaged, unreadable or read-only.
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/file_bytes.h"
#include "tests/read_only_folder.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/settle.h"
#include "ui/library/library_page.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::put;

class LibraryFaultsTest : public QObject {
  Q_OBJECT

  static bool says(const QWidget& page, const char* text) {
    for (const QLabel* label : page.findChildren<QLabel*>())
      if (label->isVisible() && label->text() == QLatin1String(text)) return true;
    return false;
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void aDamagedLibraryIsReported() {
    const QTemporaryDir folder;
    put(folder.filePath(QStringLiteral("games.sqlite")), "no database at all, but long enough to be looked at as one");
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Workspace workspace(folder.path().toStdString(), &settings);
    QSignalSpy warnings(&workspace, &Workspace::warningRaised);
    QCOMPARE(workspace.library()->count({}), 0);
    QTRY_COMPARE(warnings.count(), 1);
    const QString told = warnings.front().front().toString();
    QVERIFY2(told.contains(QStringLiteral("games.damaged-1.sqlite")) && told.contains(QStringLiteral("No game could be read")),
             qPrintable(told));
    QCOMPARE(workspace.library()->count({}), 0);
    test::settle(50);
    QCOMPARE(warnings.count(), 1);
  }

  /// A message covers no button, so imported games can be opened while a message is visible.
  void messagesCoverNoButton() {
    const QTemporaryDir folder;
    LibraryPage page(std::make_shared<GameLibrary>(folder.path().toStdString()), nullptr);
    page.resize(1000, 700);
    page.show();
    page.messages()->showMessage(QStringLiteral("6 games imported."));
    QTRY_VERIFY(page.messages()->isVisible());
    QTest::qWait(1);
    for (const QPushButton* button : page.findChildren<QPushButton*>()) {
      if (!button->isVisible() || page.messages()->isAncestorOf(button)) continue;
      const QRect place(button->mapTo(&page, QPoint(0, 0)), button->size());
      QVERIFY2(!place.intersects(page.messages()->geometry()), qPrintable(button->text()));
    }
  }

  void aFolderInItsPlaceIsNotShownAsEmpty() {
    const QTemporaryDir folder;
    const auto library = std::make_shared<GameLibrary>(folder.path().toStdString());
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("games.sqlite")));
    LibraryPage page(library, nullptr);
    page.show();
    QVERIFY(says(page, "The games cannot be shown"));
    QVERIFY2(page.messages()->warnings().contains(QStringLiteral("games.sqlite is not a file")),
             qPrintable(page.messages()->warnings()));
    QVERIFY(QDir(folder.path()).rmdir(QStringLiteral("games.sqlite")));
    page.refresh();
    QVERIFY(says(page, "No games yet"));
    QVERIFY(page.messages()->warnings().isEmpty());
  }

  /// In a read-only folder, a background solve of a small game would fail, once for every variant. The program
  /// starts none.
  void nothingIsSolvedIntoAReadOnlyFolder() {
    const QTemporaryDir folder;
    const QTemporaryDir elsewhere;
    Settings settings(elsewhere.filePath(QStringLiteral("settings.ini")));
    {
      GameLibrary library(folder.path().toStdString());
      QVERIFY(library.add({{*kotai::readSavedGames("[Variant \"dodgem:3x3\"]\n1. b1b2 *").front(), GameSource::Played, {}, {}}}));
    }
    const test::ReadOnlyFolder readOnly(folder.path().toStdString());
    if (!readOnly.made()) QSKIP("no way to make a folder read-only here");
    LanguageSwitch language;
    Workspace workspace(folder.path().toStdString(), &settings);
    MainWindow window(&workspace, &language);
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(test::child<WelcomePage>(window)->states()->isRead(), 60000);
    QVERIFY(workspace.jobs()->jobs().empty());
    window.showLibrary();
    LibraryPage& page = *test::child<LibraryPage>(window);
    QVERIFY2(page.messages()->warnings().contains(QStringLiteral("games.sqlite is read-only")),
             qPrintable(page.messages()->warnings()));
    QCOMPARE(page.model()->rowCount(), 1);
  }
};

KOTAI_WINDOW_TEST(LibraryFaultsTest)
#include "library_faults_test.moc"
