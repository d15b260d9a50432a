// Tests for positions and games opened for viewing. In such games, the computer moves only on request.
#include <QApplication>
#include <QClipboard>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/board_program.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "ui/actions/actions.h"
#include "ui/document/game_text.h"
#include "ui/shell/welcome_page.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class OpenedGamesTest : public QObject {
  Q_OBJECT

  struct Program : test::BoardProgram {
    explicit Program(OpponentSides computer) {
      settings.opponentDelayMs.set(0);
      settings.setOpponentStrength(QStringLiteral("random"));
      settings.setOpponentSides(computer);
    }
    QString put(const char* name, const QByteArray& text) {
      const QString file = folder.filePath(QString::fromLatin1(name));
      test::put(file, text);
      return file;
    }
    void press(Qt::Key key) { QTest::keyClick(window.get(), key, Qt::ControlModifier); }
    void click(const char* text) {
      QVERIFY2(button(text), qPrintable(messages().text()));
      QTest::mouseClick(button(text), Qt::LeftButton);
    }
    bool waits() {
      test::settle(150);
      return document.nodeCount() == 1 && messages().text().contains(QStringLiteral("It is the computer's turn."));
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void aPositionIsSeenBeforeItIsPlayedOn() {
    Program program(OpponentSides::First);
    program.workspace.openVariant("dodgem:3x3");
    QTRY_COMPARE(program.document.nodeCount(), 2);  // in a new game, the computer makes the first move
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    const AnyPosition start = program.document.variant()->start();
    const std::string text = program.document.variant()->formatPosition(start);
    QApplication::clipboard()->setText(QString::fromStdString(text));
    program.press(Qt::Key_V);
    QVERIFY(program.document.position() == start);
    QVERIFY(program.waits());
    program.click("Make it move");
    QTRY_COMPARE(program.document.nodeCount(), 2);
  }

  void theGameBeforeIsStillOffered() {
    Program program(OpponentSides::First);
    program.workspace.openVariant("dodgem:3x3");
    QTRY_COMPARE(program.document.nodeCount(), 2);
    program.workspace.open({"dodgem:3x3", program.document.variant()->start()});
    QVERIFY(program.waits());
    QTest::mouseClick(program.messages().findChild<QToolButton*>(), Qt::LeftButton);  // closes the offer
    program.click("Back to the game");
    QTRY_COMPARE(program.document.nodeCount(), 2);
  }

  /// The computer plays neither side until the user chooses a side for it.
  void openingDoesNotChangeTheFile() {
    Program program(OpponentSides::Second);
    const QString file = program.put("g.kotaigame", "[Variant \"dodgem:3x3\"]\n\n1. c1c2 a3b3 *\n");
    QCOMPARE(program.workspace.openGameFile(file), QString());
    test::settle(150);
    QCOMPARE(program.document.nodeCount(), 3);
    QVERIFY(!program.workspace.saver()->isModified());
    QVERIFY(!program.button("Continue playing"));  // the opponent of this game is unknown
    program.play("b1b2");
    test::settle(150);
    QCOMPARE(program.document.nodeCount(), 4);
    program.settings.setOpponentSides(OpponentSides::Second);
    QTRY_COMPARE(program.document.nodeCount(), 5);
  }

  void aGameAgainstALevelContinuesOnRequest() {
    Program program(OpponentSides::None);
    const char* const text = "[Variant \"dodgem:3x3\"]\n[First \"level=2\"]\n[Date \"2026-11-22\"]\n\n1. c1c2 a3b3 *\n";
    const auto begins = [&] {
      test::settle(150);
      QCOMPARE(program.document.nodeCount(), 3);
      QCOMPARE(program.settings.opponentSides(), OpponentSides::None);
      program.click("Continue playing");
      QCOMPARE(program.settings.opponentSides(), OpponentSides::First);
      QTRY_COMPARE(program.document.nodeCount(), 4);
      QCOMPARE(program.settings.opponentStrength(), QStringLiteral("level=2"));
    };
    QVERIFY(program.workspace.openKnownGame(*readSavedGame(text)));  // opened from the library
    begins();
    QCOMPARE(program.workspace.openGameFile(program.put("level.kotaigame", text)), QString());
    begins();
  }

  /// A file from a stranger starts no external program. A finished game offers no continuation.
  void finishedGamesOfferNoContinuation() {
    Program program(OpponentSides::None);
    const std::vector<QByteArray> others = {
        "[Variant \"dodgem:3x3\"]\n[First \"uci:/bin/true\"]\n\n1. c1c2 a3b3 *\n",
        "[Variant \"dodgem:3x3\"]\n[First \"Anna\"]\n[Second \"Ben\"]\n\n1. c1c2 a3b3 *\n",
        "[Variant \"dodgem:3x3\"]\n[First \"level=2\"]\n[Reason \"resignation\"]\n\n1. c1c2 a3b3 1-0\n"};
    for (const QByteArray& text : others) {
      QVERIFY(program.workspace.openKnownGame(*readSavedGame(text)));
      test::settle(50);
      QVERIFY2(!program.button("Continue playing"), text.constData());
    }
  }

  /// The computer does not play until somebody continues the game, even after a restart.
  void nothingIsPlayedAfterARestart() {
    Program before(OpponentSides::First);
    before.workspace.open({"dodgem:3x3", parseVariant("dodgem:3x3").value()->start()});
    QVERIFY(before.waits());
    QVERIFY(before.workspace.saver()->keep());
    QVERIFY(!test::gameText(before.workspace).contains(QStringLiteral("KeptFor")));  // saved files do not contain the opponent
    Program after(OpponentSides::First);
    const QString kept = QStringLiteral("open-game.kotaigame");
    QVERIFY(QFile::copy(before.folder.filePath(kept), after.folder.filePath(kept)));
    QVERIFY(after.workspace.restoreGame());
    QVERIFY(after.waits());
  }

  void theComputerAnswersAPersonWhoMovesOrChoosesASide() {
    Program program(OpponentSides::Second);
    program.workspace.open({"dodgem:3x3", parseVariant("dodgem:3x3").value()->start()});
    program.play("c1c2");
    QTRY_COMPARE(program.document.nodeCount(), 3);
    program.workspace.open({"dodgem:3x3", parseVariant("dodgem:3x3").value()->start()});
    program.settings.setOpponentSides(OpponentSides::First);
    QTRY_COMPARE(program.document.nodeCount(), 2);
  }

  void twoProgramsWaitToo() {
    Program program(OpponentSides::Both);
    program.workspace.open({"dodgem:3x3", parseVariant("dodgem:3x3").value()->start()});
    test::settle(150);
    QCOMPARE(program.document.nodeCount(), 1);
    program.click("Make it move");
    QTRY_VERIFY(program.document.nodeCount() > 3);
    openTexts(program.workspace, QStringLiteral("syncdom:3x3"), QStringLiteral("3/3/3"));
    QVERIFY(test::domineering(program.workspace).opponent()->isPaused());
  }

  /// The proposed names of two games of one variant differ unless the games were played on the same day.
  void theNameThatIsProposedHasTheDay() {
    Program program(OpponentSides::None);
    const auto proposed = [&program] {
      QString name;
      QTimer::singleShot(0, program.window.get(), [&name] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
        dialog->reject();
      });
      test::actionsOf(program.window)[ActionId::SaveGameAs]->trigger();
      return name;
    };
    program.workspace.openVariant("dodgem:3x3");
    QCOMPARE(proposed(), QStringLiteral("dodgem-3x3-%1.kotaigame").arg(QDate::currentDate().toString(Qt::ISODate)));
    const auto games = readSavedGames(QByteArray("[Variant \"dodgem:3x3\"]\n[Date \"2026-01-02 13:14\"]\n\n1. c1c2 *\n"));
    QVERIFY(program.workspace.openKnownGame(*games.front()));
    QCOMPARE(proposed(), QStringLiteral("dodgem-3x3-2026-01-02.kotaigame"));
  }

  /// The names of players in a file are never overwritten, whether the file has a date or not.
  void thePlayersOfAFileKeepTheirNames() {
    Program program(OpponentSides::None);
    const QString file =
        program.put("names.kotaigame", "[Variant \"dodgem:3x3\"]\n[First \"Anna\"]\n[Second \"Ben\"]\n\n1. c1c2 *\n");
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    program.play("a3b3");
    program.press(Qt::Key_S);
    QVERIFY(test::bytesOf(file).contains("[First \"Anna\"]"));
    QVERIFY(test::bytesOf(file).contains("[Second \"Ben\"]"));
    program.settings.setOpponentSides(OpponentSides::First);
    QTRY_COMPARE(program.document.nodeCount(), 4);
    program.press(Qt::Key_S);
    QVERIFY(test::bytesOf(file).contains("[First \"Anna\"]"));
    QVERIFY(!test::bytesOf(file).contains("level"));
    QVERIFY(!test::bytesOf(file).contains("random"));
  }

  /// A game of any kind can be pasted on a page without a board, and then opens.
  void pastingOnTheFirstPageOpensTheGame() {
    Program program(OpponentSides::None);
    QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
    QApplication::clipboard()->setText(QStringLiteral("gle/1c1/1C1/ELG w -"));
    program.press(Qt::Key_V);
    QVERIFY(program.window->showsBoard());
    QCOMPARE(program.document.variantId(), std::string("animalshogi"));
    program.press(Qt::Key_Home);
    QVERIFY(!program.window->showsBoard());
    QApplication::clipboard()->setText(QStringLiteral("[Variant \"dodgem:4x4\"]\n\n1. b1b2 a3b3 *\n"));
    program.press(Qt::Key_V);
    QVERIFY(program.window->showsBoard());
    QCOMPARE(program.document.nodeCount(), 3);
    program.press(Qt::Key_Home);
    QApplication::clipboard()->setText(QStringLiteral("nonsense"));
    program.press(Qt::Key_V);
    QVERIFY(!program.window->showsBoard());
    QCOMPARE(test::child<WelcomePage>(program.window)->messages()->text(),
             QStringLiteral("The clipboard contains neither a position nor a game."));
  }
};

KOTAI_WINDOW_TEST(OpenedGamesTest)
#include "opened_games_test.moc"
