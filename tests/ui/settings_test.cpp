// Tests for the location of the settings and of settings from earlier versions.
#include "ui/settings/settings.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "ui/shell/application.h"

using kotai::ui::Settings;
using kotai::ui::ThemeChoice;

class SettingsTest : public QObject {
  Q_OBJECT

  /// Returns the name of the settings file of an earlier version.
  static QString oldFile(const QTemporaryDir& folder) {
    return folder.filePath(QStringLiteral("Unknown Organization/kotai.conf"));
  }
  static QString newFile(const QTemporaryDir& folder) { return folder.filePath(QStringLiteral("Kotai/kotai.conf")); }
  static void usePlatformFolder(const QTemporaryDir& folder) {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
  }

 private slots:
  void initTestCase() { kotai::ui::setUpApplication(); }

  void freshOnesHaveANamedFolder() {
    const QTemporaryDir folder;
    usePlatformFolder(folder);
    {
      Settings settings;
      settings.theme.set(ThemeChoice::Dark);
    }
    QVERIFY(QFile::exists(newFile(folder)));
    QVERIFY(!QFile::exists(oldFile(folder)));
    QVERIFY(Settings().theme() == ThemeChoice::Dark);
  }

  void thoseOfEarlierVersionsAreBroughtOverOnce() {
    const QTemporaryDir folder;
    usePlatformFolder(folder);
    {
      QSettings before;  // writes the key of earlier versions
      QCOMPARE(before.fileName(), oldFile(folder));
      before.setValue(QStringLiteral("interface/language"), QStringLiteral("ja"));
      before.setValue(QStringLiteral("window/geometry"), QByteArray("\x01\x00\xff places", 10));
      before.setValue(QStringLiteral("board/animationMs"), 350);
    }
    {
      Settings settings;
      QCOMPARE(settings.language(), QStringLiteral("ja"));
      QCOMPARE(settings.windowGeometry(), QByteArray("\x01\x00\xff places", 10));
      QCOMPARE(settings.animationMs(), 350);
      settings.language.set(QStringLiteral("en"));
    }
    QVERIFY(QFile::exists(newFile(folder)));
    QVERIFY(QFile::exists(oldFile(folder)));
    QCOMPARE(Settings().language(), QStringLiteral("en"));  // old settings do not return
  }

  void theDataFolderStaysWhereItWas() {
    qunsetenv("KOTAI_DATA");
    const QString dataHome = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    QCOMPARE(QString::fromStdString(kotai::ui::defaultDataDirectory().string()), dataHome + QStringLiteral("/kotai"));
    QCOMPARE(QCoreApplication::organizationName(), QString());
  }
};

KOTAI_WINDOW_TEST(SettingsTest)
#include "settings_test.moc"
