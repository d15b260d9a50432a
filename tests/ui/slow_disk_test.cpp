// Tests that the window never waits for the disk. Other threads write the files that are saved automatically.
// In the end, all files are complete.
#include <sys/syscall.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QThread>
#include <QtTest>
#include <atomic>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"

namespace {

std::atomic<int> syncs = 0;
std::atomic<int> syncsOfWindow = 0;

void countSync() {
  ++syncs;
  if (QCoreApplication::instance() && QThread::currentThread() == QCoreApplication::instance()->thread()) ++syncsOfWindow;
}

int synced(long number, int file) {
  countSync();
  return static_cast<int>(::syscall(number, file));
}

}  // namespace

// The following functions override those of the C library, so Qt and SQLite call them.
extern "C" int fsync(int file) { return synced(SYS_fsync, file); }
extern "C" int fdatasync(int file) { return synced(SYS_fdatasync, file); }

using namespace kotai;
using namespace kotai::ui;

class SlowDiskTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { setUpApplication(); }

  void movesAndSettingsAreWrittenElsewhere() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:4x4");
    GameDocument& document = *test::alternating(program.workspace).document();
    const QString kept = program.folder.filePath(QStringLiteral("open-game.kotaigame"));
    QTRY_VERIFY(QFile::exists(kept));
    syncs = 0;
    syncsOfWindow = 0;
    program.settings.sounds.set(true);
    for (const char* move : {"c1c2", "a2b2"}) {
      QVERIFY(document.play(document.variant()->parseMove(document.position(), move).value()));
      QTRY_VERIFY_WITH_TIMEOUT(test::bytesOf(kept).contains(move), 20'000);
    }
    QTRY_VERIFY(test::bytesOf(program.folder.filePath(QStringLiteral("settings.ini"))).contains("sounds=true"));
    QVERIFY(syncs >= 3);
    QCOMPARE(syncsOfWindow.load(), 0);
  }

  void gamesAreSavedElsewhere() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:4x4");
    GameDocument& document = *test::alternating(program.workspace).document();
    const QString file = program.folder.filePath(QStringLiteral("mine.kotaigame"));
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    QVERIFY(document.play(document.variant()->parseMove(document.position(), "c1c2").value()));
    QVERIFY(program.workspace.saver()->isModified());
    syncsOfWindow = 0;
    test::actionsOf(program.window)[ActionId::SaveGame]->trigger();
    QTRY_VERIFY(!program.workspace.saver()->isModified());
    QVERIFY(test::bytesOf(file).contains("c1c2"));
    QCOMPARE(syncsOfWindow.load(), 0);
  }

  /// Opening another game does not wait for the disk. The pending changes are written to the file of the old
  /// game, and the new game has no file.
  void aGameThatIsOpenedMeanwhileHasNoFile() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:4x4");
    GameDocument& document = *test::alternating(program.workspace).document();
    QVERIFY(document.play(document.variant()->parseMove(document.position(), "c1c2").value()));
    const QString file = program.folder.filePath(QStringLiteral("mine.kotaigame"));
    QString told = QStringLiteral("not yet");
    program.workspace.saver()->saveGameInBackground(file, [&told](const QString& reason) { told = reason; });
    QVERIFY(program.workspace.openVariant("dodgem:3x3"));
    QTRY_COMPARE(told, QString());
    QVERIFY(test::bytesOf(file).contains("c1c2"));
    QVERIFY(program.workspace.saver()->path().isEmpty());
  }

  /// The last change is written even if the program ends at once.
  void theLastStateReachesTheDisk() {
    const test::SolvedFolder folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
      Settings settings(file);
      Workspace workspace(folder.path().toStdString(), &settings);
      workspace.openVariant("dodgem:4x4");
      GameDocument& document = *test::alternating(workspace).document();
      QVERIFY(document.play(document.legalMoves().front()));
      QVERIFY(workspace.saver()->keep());
      for (int i = 0; i < 50; ++i) {
        settings.animationMs.set(i);
        QCoreApplication::processEvents();  // now some settings are written, and others still wait
      }
      QVERIFY(document.play(document.legalMoves().front()));
    }
    QCOMPARE(Settings(file).animationMs(), 49);
    Settings settings(file);
    Workspace workspace(folder.path().toStdString(), &settings);
    QVERIFY(workspace.restoreGame());
    QCOMPARE(test::alternating(workspace).document()->tree().size(), 3);
  }

  /// If another window changes settings in the same file, these changes stay.
  void settingsOfOthersStay() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
      Settings one(file);
      Settings other(file);
      one.animationMs.set(300);
      other.sounds.set(true);
      one.pathsShown.set(true);
    }
    const Settings after(file);
    QCOMPARE(after.animationMs(), 300);
    QVERIFY(after.sounds() && after.pathsShown());
  }

  void removedGamesStayRemoved() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
      Settings settings(file);
      settings.setShortcuts(QStringLiteral("quit"), QStringLiteral("F9"));
      QTRY_VERIFY(test::bytesOf(file).contains("F9"));
      settings.setShortcuts(QStringLiteral("quit"), std::nullopt);
      QVERIFY(!settings.shortcuts(QStringLiteral("quit")));
    }
    QVERIFY(!Settings(file).shortcuts(QStringLiteral("quit")));
  }
};

KOTAI_WINDOW_TEST(SlowDiskTest)
#include "slow_disk_test.moc"
