// A library that is damaged: what the window says of it.
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/file_bytes.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::put;

class LibraryFaultsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void aDamagedLibraryIsToldOf() {
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
    QTest::qWait(50);
    QCOMPARE(warnings.count(), 1);
  }
};

QTEST_MAIN(LibraryFaultsTest)
#include "library_faults_test.moc"
