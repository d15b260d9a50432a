// Tests for the game that is saved between runs. When another game replaces this game, neither is lost. Changes
// of the file by other programs do no harm.
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <csignal>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/home.h"
#include "tests/ui/sessions.h"
#include "ui/background/background.h"
#include "ui/document/game_text.h"
#include "ui/shell/application.h"
#include "ui/shell/autosaved_game.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::bytesOf;
using kotai::test::Home;
using kotai::test::put;

namespace {

const QByteArray analysed =
    "[Kotaigame \"1\"]\n[Variant \"dodgem:4x4\"]\n[Date \"2026-11-22 18:30\"]\n\n"
    "{where I began} 1. c1c2 {my analysis} (1. b1b2 a3b3 {a line}) a2b2 *\n";
const QByteArray secondGame = "[Kotaigame \"1\"]\n[Variant \"dodgem:3x3\"]\n\n1. b1b2 *\n";

}  // namespace

class KeptGamesTest : public QObject {
  Q_OBJECT

  /// Returns the text of the only game of a variant in the library. The result is empty unless there is exactly
  /// one game.
  static std::string onlyText(const Home& home, const char* variant) {
    const GameLibrary library(home.data());
    const std::vector<LibraryGame> games = library.games({.variant = variant}, 9);
    return games.size() == 1 ? library.text(games.front().id) : std::string();
  }

  static QString warningsOf(const QSignalSpy& spy) {
    QStringList all;
    for (const QList<QVariant>& each : spy) all << each.front().toString();
    return all.join(QLatin1Char('\n'));
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void anotherGameAtTheStart_data() {
    QTest::addColumn<bool>("byFile");
    QTest::newRow("a file") << true;
    QTest::newRow("a variant") << false;
  }

  /// Starting the program with a file or with a variant moves the game of the last run into the library.
  void anotherGameAtTheStart() {
    QFETCH(bool, byFile);
    Home home;
    put(home.kept(), analysed);
    put(home.path("secondGame.kotaigame"), secondGame);
    {
      Workspace workspace(home.data(), &home.settings);
      if (byFile)
        QCOMPARE(workspace.openGameFile(home.path("secondGame.kotaigame")), QString());
      else
        workspace.openVariant("dodgem:3x3");
      QCOMPARE(bytesOf(home.kept()), analysed);  // the file is not overwritten yet, although the library has the game
      QCOMPARE(workspace.library()->count({.variant = "dodgem:4x4"}), 1);
    }
    QVERIFY(bytesOf(home.kept()).contains("dodgem:3x3"));
    const std::string text = onlyText(home, "dodgem:4x4");
    for (const char* part : {"where I began", "my analysis", "(1. b1b2", "a line"})
      QVERIFY2(text.find(part) != std::string::npos, text.c_str());
  }

  void aLibraryThatCannotTakeIt() {
    Home home;
    put(home.kept(), analysed);
    QVERIFY(QDir().mkdir(home.path("games.sqlite")));
    Workspace workspace(home.data(), &home.settings);
    const QSignalSpy warnings(&workspace, &Workspace::warningRaised);
    workspace.openVariant("dodgem:3x3");
    QVERIFY(workspace.saver()->keep());
    QVERIFY2(warningsOf(warnings).contains(QStringLiteral("open-game.kept-1.kotaigame")), qPrintable(warningsOf(warnings)));
    QCOMPARE(bytesOf(home.path("open-game.kept-1.kotaigame")), analysed);
    QVERIFY(bytesOf(home.kept()).contains("dodgem:3x3"));
  }

  /// A game that was opened from a file and then changed goes into the library.
  void changesOfAFileAreNotLost() {
    for (const bool changed : {false, true}) {
      Home home;
      const QString file = home.path("mine.kotaigame");
      put(file, analysed);
      {
        Workspace workspace(home.data(), &home.settings);
        QCOMPARE(workspace.openGameFile(file), QString());
        if (changed) workspace.session()->document()->setComment(1, QStringLiteral("a later thought"));
      }
      {
        Workspace workspace(home.data(), &home.settings);
        const QSignalSpy warnings(&workspace, &Workspace::warningRaised);
        workspace.openVariant("dodgem:3x3");
        QCOMPARE(warningsOf(warnings).contains(QStringLiteral("mine.kotaigame")), changed);
      }
      QCOMPARE(bytesOf(file), analysed);
      QCOMPARE(onlyText(home, "dodgem:4x4").find("a later thought") != std::string::npos, changed);
    }
  }

  /// The library receives the games of closed windows, whose files no open window uses.
  void gamesOfEndedWindowsAreImported() {
    Home home;
    put(home.kept(), secondGame);
    put(home.path("open-game-2.kotaigame"), analysed);
    put(home.path("open-game-7.kotaigame"), "[Variant \"dodgem:3x3\"]\n*\n");  // this game contains no moves
    put(home.path("open-game-8.kotaigame"), "damaged");
    Workspace workspace(home.data(), &home.settings);
    const QSignalSpy warnings(&workspace, &Workspace::warningRaised);
    const QSignalSpy kept(workspace.saver()->recorder(), &GameRecorder::gameSaved);
    QVERIFY(workspace.restoreGame());
    QTRY_COMPARE(kept.count(), 1);
    QCOMPARE(workspace.session()->document()->variantId(), std::string("dodgem:3x3"));
    QVERIFY(onlyText(home, "dodgem:4x4").find("my analysis") != std::string::npos);
    QCOMPARE(workspace.library()->count({}), 1);
    QCOMPARE(QDir(home.folder.path()).entryList({QStringLiteral("open-game*.kotaigame")}),
             (QStringList{QStringLiteral("open-game-8.damaged-1.kotaigame"), QStringLiteral("open-game.kotaigame")}));
    QVERIFY(warningsOf(warnings).contains(QStringLiteral("open-game-8.damaged-1.kotaigame")));
  }

  void aWindowThatRunsKeepsItsOwn() {
    Home home;
    put(home.path("open-game-2.kotaigame"), analysed);
    Workspace first(home.data(), &home.settings);
    first.openVariant("dodgem:3x3");
    QTRY_VERIFY(!QFile::exists(home.path("open-game-2.kotaigame")));
    Workspace second(home.data(), &home.settings);
    QVERIFY(second.openKnownGame(*readSavedGame(secondGame)));
    QVERIFY(second.saver()->keep());
    Workspace third(home.data(), &home.settings);
    third.restoreGame();
    backgroundPool().waitForDone();
    QVERIFY(bytesOf(home.path("open-game-2.kotaigame")).contains("b1b2"));
  }

  /// The search for the games of closed windows must skip the searching window's own file, even if that file is
  /// no longer locked.
  void aWindowThatEndsMeanwhileLeavesItsOwn() {
    Home home;
    put(home.kept(), secondGame);
    put(home.path("open-game-2.kotaigame"), analysed);
    GameLibrary library(home.data());
    QCOMPARE(importLeftGames(library, home.kept()).count, 1);
    QCOMPARE(bytesOf(home.kept()), secondGame);
    QVERIFY(!QFile::exists(home.path("open-game-2.kotaigame")));
  }

  void aGameCannotSetItsFileName_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"opened", "pasted", "library", "folder"}) QTest::newRow(way) << QString::fromLatin1(way);
  }

  /// The text of a game can set neither its file name nor the orientation of the board.
  void aGameCannotSetItsFileName() {
    QFETCH(QString, way);
    for (const char* there : {"", "precious", analysed.constData()}) {
      Home home;
      const QString target = home.path("target");
      if (*there) put(target, there);
      const QByteArray sent = "[Kotaigame \"1\"]\n[Variant \"dodgem:4x4\"]\n[KeptOf \"" + target.toUtf8() +
                              "\"]\n[KeptDigest \"" + digestOf("something else") +
                              "\"]\n[KeptClock \"1 2 3\"]\n[KeptBoard \"turned\"]\n[KeptFor \"looking\"]\n\n1. c1c2 a2b2 *\n" +
                              secondGame;
      put(home.path("sent.kotaigame"), sent);
      if (way == QLatin1String("folder")) put(home.kept(), sent);
      {
        Workspace workspace(home.data(), &home.settings);
        if (way == QLatin1String("opened")) QCOMPARE(workspace.openGameFile(home.path("sent.kotaigame")), QString());
        if (way == QLatin1String("library")) QVERIFY(workspace.openKnownGame(*readSavedGame(sent)));
        if (way == QLatin1String("pasted")) {
          workspace.openVariant("dodgem:3x3");
          QCOMPARE(workspace.paste(QString::fromUtf8(sent)), QString());
        }
        if (way == QLatin1String("folder"))
          QVERIFY(workspace.restoreGame());
        else
          QVERIFY(!home.settings.boardFlipped());
        QVERIFY(workspace.saver()->path().isEmpty());
        QVERIFY(!test::gameText(workspace).contains(QLatin1String("Kept")));
      }
      QVERIFY(!bytesOf(home.kept()).contains("target"));
      Workspace workspace(home.data(), &home.settings);
      const QSignalSpy warnings(&workspace, &Workspace::warningRaised);
      QVERIFY(workspace.restoreGame());
      QVERIFY2(warnings.isEmpty(), qPrintable(warningsOf(warnings)));
      QCOMPARE(workspace.session()->document()->variantId(), std::string("dodgem:4x4"));
      QVERIFY(workspace.saver()->path().isEmpty());
      QCOMPARE(QFile::exists(target) ? bytesOf(target) : QByteArray(), QByteArray(there));
    }
  }

  /// Saving does not overwrite a file that another program has changed, unless the user agrees.
  void aChangedFileNoLongerBelongsToTheGame() {
    Home home;
    const QString file = home.path("mine.kotaigame");
    for (const char* now : {"", secondGame.constData()}) {
      put(file, analysed);
      {
        Workspace workspace(home.data(), &home.settings);
        QCOMPARE(workspace.openGameFile(file), QString());
      }
      *now ? put(file, now) : (void)QFile::remove(file);
      Workspace workspace(home.data(), &home.settings);
      QVERIFY(workspace.restoreGame());
      QVERIFY(workspace.saver()->path().isEmpty());
    }
  }

  void aCopyOfTheKeptGame() {
    Home home;
    put(home.path("mine.kotaigame"), analysed);
    {
      Workspace workspace(home.data(), &home.settings);
      QCOMPARE(workspace.openGameFile(home.path("mine.kotaigame")), QString());
    }
    QVERIFY(bytesOf(home.kept()).contains("KeptOf"));
    QVERIFY(QFile::copy(home.kept(), home.path("copy.kotaigame")));
    {
      Workspace workspace(home.data(), &home.settings);
      QCOMPARE(workspace.openGameFile(home.path("copy.kotaigame")), QString());
    }
    Workspace workspace(home.data(), &home.settings);
    const QSignalSpy warnings(&workspace, &Workspace::warningRaised);
    QVERIFY(workspace.restoreGame());
    QVERIFY2(warnings.isEmpty(), qPrintable(warningsOf(warnings)));
    QCOMPARE(workspace.saver()->path(), home.path("copy.kotaigame"));
  }

  /// At the end of the session, after Ctrl-C or when the terminal is closed, the program asks no questions. The next
  /// start restores the latest move.
  void signalsKeepTheGame() {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
      Home home;
      LanguageSwitch language;
      Workspace workspace(home.data(), &home.settings);
      MainWindow window(&workspace, &language);
      window.show();
      put(home.path("mine.kotaigame"), analysed);
      QCOMPARE(workspace.openGameFile(home.path("mine.kotaigame")), QString());
      const QuitSignals quitSignals;
      connect(&quitSignals, &QuitSignals::raised, &window, &MainWindow::quitAtOnce);
      QTimer::singleShot(0, &window, [&] {
        workspace.session()->document()->setComment(0, QStringLiteral("the latest"));  // this comment is not in the game's file
        ::raise(signal);
      });
      QTimer tooLong;
      connect(&tooLong, &QTimer::timeout, qApp, [] { QCoreApplication::exit(1); });
      tooLong.start(60000);
      QCOMPARE(QApplication::exec(), 0);
      QVERIFY(bytesOf(home.kept()).contains("the latest"));
    }
  }
};

KOTAI_WINDOW_TEST(KeptGamesTest)
#include "kept_games_test.moc"
