// Tests for game files in the window: opening, saving, recent files, dropped files, the question before changes
// are lost, and the library.
#include <QAbstractButton>
#include <QDropEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <algorithm>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/solved_folder.h"
#include "tests/ui/solved_variants.h"
#include "ui/document/game_text.h"
#include "ui/library/library_filter_bar.h"
#include "ui/library/library_page.h"
#include "ui/library/statistics_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/welcome/live_board.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::bytesOf;
using kotai::test::put;

namespace {

constexpr const char* oneGame = "[Variant \"dodgem:4x4\"]\n[First \"Anna\"]\n\n1. b1b2 {my analysis} a3b3 *\n";

/// Presses a button of the next message box that opens.
void answer(QMessageBox::StandardButton button) {
  QTimer::singleShot(0, qApp, [button] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box) return answer(button);
    box->button(button)->click();
  });
}

}  // namespace

class GameFilesTest : public QObject {
  Q_OBJECT

  struct Program {
    test::SolvedFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Workspace workspace{folder.path().toStdString(), &settings};
    MainWindow window{&workspace, &language};
    GameDocument& document = *test::alternating(workspace).document();

    Program() { window.show(); }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    void press(ActionId id) { test::actionsOf(window)[id]->trigger(); }
    void play(const char* move) { QVERIFY(document.play(*document.variant()->parseMove(document.position(), move))); }
    void drop(const QStringList& files) {
      QMimeData data;
      QList<QUrl> urls;
      for (const QString& file : files) urls << QUrl::fromLocalFile(file);
      data.setUrls(urls);
      QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(&window, &enter);
      QVERIFY(enter.isAccepted());
      QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(&window, &event);
    }
  };

  /// Plays a game that White wins on the third ply.
  static void playAnimalShogi(Program& program) {
    program.workspace.openVariant("animalshogi");
    for (const char* move : {"B3B2", "A1A2", "B2B1"}) program.play(move);
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void savingAndTheTitle() {
    Program program;
    program.workspace.openVariant("dodgem:4x4");
    QVERIFY(program.workspace.saver()->path().isEmpty() && !program.workspace.saver()->isModified());
    program.play("b1b2");
    const QString file = program.path("mine.kotaigame");
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    program.press(ActionId::Welcome);
    QCOMPARE(program.window.windowTitle(), QStringLiteral("Kotai"));
    program.window.showBoard();
    QVERIFY(program.window.windowTitle() == QStringLiteral("Dodgem 4×4 – mine.kotaigame[*] – Kotai"));
    QVERIFY(!program.window.isWindowModified());
    step(program.document, -1);  // only views an earlier position
    QVERIFY(!program.workspace.saver()->isModified());
    step(program.document, 1);
    program.play("a3b3");
    QTRY_VERIFY(program.window.isWindowModified());
    QTest::keyClick(&program.window, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!program.workspace.saver()->isModified());
    QTRY_VERIFY(!program.window.isWindowModified());
    QCOMPARE(std::get<ReadGame>(readSavedGame(bytesOf(file))->game).moves.size(), std::size_t(2));
    QCOMPARE(program.settings.recentFiles(), QStringList{file});
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(program.workspace.saver()->path().isEmpty());
    QCOMPARE(program.window.windowTitle(), QStringLiteral("Dodgem 3×3 – Kotai"));
  }

  /// The window shows the name of a file literally. An & does not underline a letter, and [*] does not mark a
  /// change. An invisible letter is made visible.
  void oddNamesAreShown() {
    Program program;
    program.workspace.openVariant("dodgem:4x4");
    program.window.showBoard();
    QCOMPARE(program.workspace.saver()->saveGame(program.folder.filePath(QStringLiteral("R&D [*]\u202Egnp.kotaigame"))),
             QString());
    QCOMPARE(program.window.windowTitle(), QStringLiteral("Dodgem 4×4 – R&D [*][*]\uFFFDgnp.kotaigame[*] – Kotai"));
    const auto menus = program.window.findChildren<QMenu*>();
    const auto recent =
        std::ranges::find_if(menus, [](const QMenu* each) { return each->title() == QLatin1String("Open &recent"); });
    QVERIFY(recent != menus.end());
    emit(*recent)->aboutToShow();
    const QString shown = (*recent)->actions().front()->text();
    QVERIFY2(shown.endsWith(QStringLiteral("R&&D [*]\uFFFDgnp.kotaigame")), qPrintable(shown));
  }

  void theQuestionBeforeChangesAreLost() {
    Program program;
    const QString file = program.path("mine.kotaigame");
    put(file, oneGame);
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QVERIFY(!program.workspace.saver()->isModified());
    step(program.document, TreeDocument::toEnd);
    program.document.setComment(program.document.currentNode(), QStringLiteral("and why"));
    QVERIFY(program.workspace.saver()->isModified());
    answer(QMessageBox::Cancel);
    program.workspace.openVariant("dodgem:3x3");
    QCOMPARE(program.document.variantId(), std::string("dodgem:4x4"));
    answer(QMessageBox::Cancel);
    QVERIFY(!program.window.close());
    answer(QMessageBox::Save);
    program.workspace.openVariant("dodgem:3x3");
    QCOMPARE(program.document.variantId(), std::string("dodgem:3x3"));
    QVERIFY(bytesOf(file).contains("and why"));
    QCOMPARE(program.workspace.openGameFile(file), QString());
    program.document.setComment(0, QStringLiteral("never kept"));
    answer(QMessageBox::Discard);
    QVERIFY(program.window.close());
    QVERIFY(!bytesOf(file).contains("never kept"));
  }

  void theFileIsKnownAgainAtTheNextStart() {
    test::SolvedFolder folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    const QString file = folder.filePath(QStringLiteral("mine.kotaigame"));
    put(file, oneGame);
    {
      Workspace workspace(folder.path().toStdString(), &settings);
      QCOMPARE(workspace.openGameFile(file), QString());
      workspace.session()->document()->setComment(0, QStringLiteral("changed"));
    }
    Workspace workspace(folder.path().toStdString(), &settings);
    QVERIFY(workspace.restoreGame());
    QCOMPARE(workspace.saver()->path(), file);
    QVERIFY(workspace.saver()->isModified());
    QCOMPARE(workspace.saver()->saveGame(file), QString());
    QVERIFY(!bytesOf(file).contains("KeptOf"));
  }

  void damagedAndForeignFilesAreNeverWrittenOver() {
    Program program;
    const QString damaged = program.path("damaged.kotaigame");
    put(damaged, "[Variant \"dodgem:4x4\"]\n1. b1b2 NONSENSE *\n");
    QCOMPARE(program.workspace.openGameFile(damaged), QString());
    QVERIFY(program.workspace.saver()->path().isEmpty());
    const QString quoridor = program.path("moves.txt");
    put(quoridor, "e2 e8 e3");
    QCOMPARE(program.workspace.openGameFile(quoridor), QString());
    QCOMPARE(program.document.variantId(), std::string("quoridor:9x9,fences=10"));
    QVERIFY(program.workspace.saver()->path().isEmpty());
  }

  static QStringList warningsOf(const Program& program) {
    QStringList all;
    for (const MessageBar* bar : program.window.findChildren<MessageBar*>()) all << bar->warnings();
    all.removeAll(QString());
    return all;
  }

  void warningsGoWithTheNextSuccess() {
    Program program;
    const QString bad = program.path("bad.kotaigame");
    const QString good = program.path("good.kotaigame");
    put(bad, "nothing of a game");
    put(good, oneGame);
    program.drop({bad});
    QTRY_COMPARE(warningsOf(program).size(), 1);  // the window shows the first page
    program.drop({good});
    QTRY_VERIFY(warningsOf(program).isEmpty());
    const QString folder = program.path("folder");
    QVERIFY(QDir().mkdir(folder));
    QCOMPARE(program.workspace.saver()->saveGame(folder + QStringLiteral("/mine.kotaigame")), QString());
    QVERIFY(QDir(folder).removeRecursively());
    program.press(ActionId::SaveGame);
    QTRY_COMPARE(warningsOf(program).size(), 1);
    program.drop({good});
    test::settle(50);
    QCOMPARE(warningsOf(program).size(), 1);  // opening a file does not prove that saving works
    QVERIFY(QDir().mkdir(folder));
    QCOMPARE(program.workspace.openGameFile(good), QString());
    QCOMPARE(program.workspace.saver()->saveGame(folder + QStringLiteral("/mine.kotaigame")), QString());
    program.press(ActionId::SaveGame);
    QTRY_VERIFY(warningsOf(program).isEmpty());
  }

  /// A game from any source opens at its last move, or at the move that the file names.
  void openedGamesStandAtTheirEnd() {
    Program program;
    const QString file = program.path("mine.kotaigame");
    put(file, oneGame);
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QCOMPARE(program.document.currentNode(), 2);
    QVERIFY(!program.workspace.saver()->isModified());
    program.workspace.openVariant("dodgem:3x3");
    QVERIFY(program.workspace.openKnownGame(*readSavedGame(QByteArray(oneGame))));
    QCOMPARE(program.document.currentNode(), 2);
    step(program.document, -1);
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QCOMPARE(program.document.currentNode(), 1);
  }

  void droppedFiles() {
    Program program;
    put(program.path("a.kotaigame"), oneGame);
    put(program.path("b.kotaigame"), "[Variant \"dodgem:3x3\"]\n1. b1b2 *\n");
    program.drop({program.path("a.kotaigame")});
    QTRY_COMPARE(program.workspace.saver()->path(), program.path("a.kotaigame"));
    program.drop({program.path("a.kotaigame"), program.path("b.kotaigame")});
    QTRY_COMPARE(program.workspace.library()->count({}), 2);
    QVERIFY(test::child<LibraryPage>(program.window)->isVisible());
  }

  void finishedGamesAreInTheLibrary() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    QSignalSpy kept(program.workspace.saver()->recorder(), &GameRecorder::gameSaved);
    playAnimalShogi(program);
    QTRY_COMPARE(kept.count(), 1);
    QCOMPARE(program.workspace.library()->count({}), 1);
    const LibraryGame game = program.workspace.library()->games({}, 1).front();
    QVERIFY(game.header.result == GameResult::FirstWins);
    QCOMPARE(game.header.reason, std::string("rules"));
    QCOMPARE(game.plies, 3);
    QVERIFY(!game.header.date.empty());
    // After a move is taken back and played again, the game is still the same game.
    step(program.document, -1);
    program.play("B2B1");
    QTRY_COMPARE(kept.count(), 2);
    QCOMPARE(program.workspace.library()->count({}), 1);
    QTest::keyClick(&program.window, Qt::Key_L, Qt::ControlModifier);
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    QVERIFY(page.isVisible());
    QTRY_COMPARE(page.model()->rowCount(), 1);
  }

  void resignedGamesToo() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:4x4");
    program.play("b1b2");
    program.document.declareEnd({EndCause::Resignation, Side::First});
    QTRY_COMPARE(program.workspace.library()->count({}), 1);
    const LibraryGame game = program.workspace.library()->games({}, 1).front();
    QVERIFY(game.header.result == GameResult::FirstWins);
    QCOMPARE(game.header.reason, std::string("resignation"));
    const QString file = program.path("given-up.kotaigame");
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    program.workspace.openVariant("dodgem:3x3");
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QVERIFY(program.document.end() && program.document.end()->cause == EndCause::Resignation);
    QVERIFY(!program.workspace.saver()->isModified());
  }

  void replacedGamesAreKept() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:4x4");
    program.play("b1b2");
    program.workspace.openVariant("dodgem:3x3");
    QTRY_COMPARE(program.workspace.library()->count({}), 1);
    QVERIFY(program.workspace.library()->games({}, 1).front().source == GameSource::PutAside);
  }

  void searchingOpeningRemoving() {
    Program program;
    put(program.path("a.kotaigame"), oneGame);
    put(program.path("b.kotaigame"),
        "[Variant \"dodgem:3x3\"]\n[Second \"level=2\"]\n[Result \"0-1\"]\n1. b1b2 0-1\n[Kotaigame \"1\"]\n[Variant "
        "\"syncdom:3x3\"]\n*\n");
    program.press(ActionId::ShowLibrary);
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    page.importFiles({program.path("a.kotaigame"), program.path("b.kotaigame"), program.path("missing.kotaigame")});
    QTRY_COMPARE(page.model()->rowCount(), 3);
    QVERIFY(page.messages()->warnings().contains(QStringLiteral("missing.kotaigame")));
    page.importFiles({program.path("a.kotaigame")});  // the warning is about the earlier files
    QTRY_VERIFY(page.messages()->text().contains(QStringLiteral("already")));
    QVERIFY(!page.messages()->warnings().contains(QStringLiteral("missing.kotaigame")));
    QTest::keyClicks(page.filterBar()->words(), QStringLiteral("anna"));
    QTRY_COMPARE(page.model()->rowCount(), 1);
    page.table()->selectRow(0);
    QTest::keyClick(page.table(), Qt::Key_Return);
    QTRY_VERIFY(program.window.showsBoard());
    QCOMPARE(program.document.tree().size(), 3);

    program.document.selectNode(0);
    program.press(ActionId::StepForward);
    page.filterBar()->words()->clear();
    program.press(ActionId::ShowLibrary);
    page.filterBar()->position()->setChecked(true);
    QTRY_COMPARE(page.model()->rowCount(), 1);
    page.filterBar()->position()->setChecked(false);
    QTRY_COMPARE(page.model()->rowCount(), 3);
    page.filterBar()->results()->setCurrentIndex(2);  // entry for wins of the second player
    QTRY_COMPARE(page.model()->rowCount(), 1);
    page.filterBar()->results()->setCurrentIndex(0);
    QTRY_COMPARE(page.model()->rowCount(), 3);

    page.table()->selectRow(1);
    QTest::keyClick(page.table(), Qt::Key_Delete);
    QCOMPARE(page.model()->rowCount(), 2);
    page.messages()->findChild<QPushButton*>()->click();
    QCOMPARE(page.model()->rowCount(), 3);
    page.table()->clearSelection();
    page.exportTo(program.path("all.kotaigame"));
    QCOMPARE(readSavedGames(bytesOf(program.path("all.kotaigame"))).size(), std::size_t(3));
  }

  /// The text of a game records whether values were shown. The statistics state how many such games they omit.
  void gamesPlayedWithValuesAreNotOwnPlay() {
    Program program;
    program.language.setLanguage(QStringLiteral("en"));
    program.settings.opponentDelayMs.set(60000);
    program.settings.setOpponentStrength(QStringLiteral("level=3"));
    program.settings.setOpponentSides(OpponentSides::Second);
    program.settings.setValuesShown(false);
    const auto playAndLose = [&](const char* move, bool look) {
      program.workspace.openVariant("dodgem:4x4");
      QTRY_VERIFY_WITH_TIMEOUT(program.document.solution(), 60000);
      const int before = program.workspace.library()->count({});
      if (look) {
        program.press(ActionId::ShowValues);
        QVERIFY(program.settings.valuesShown());
        program.press(ActionId::ShowValues);
        QVERIFY(!program.settings.valuesShown());
      }
      program.play(move);
      program.document.declareEnd({EndCause::Resignation, Side::Second});
      QTRY_COMPARE(program.workspace.library()->count({}), before + 1);
    };
    playAndLose("b1b2", false);
    QVERIFY(!program.workspace.library()->games({}, 1).front().valuesShown);
    playAndLose("c1c2", true);
    QVERIFY(valuesWereShown(program.document.header()));
    program.press(ActionId::ShowLibrary);
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    QTRY_COMPARE(page.model()->rowCount(), 2);
    QCOMPARE(page.statistics()->table()->item(0, 2)->text(), QStringLiteral("1"));
    QCOMPARE(page.statistics()->leftOut(),
             QStringLiteral("1 game is not counted here, because you had help or saw values while you played."));
    int told = 0;
    for (int row = 0; row < 2; ++row)
      told +=
          page.model()->index(row, LibraryModel::AccuracyColumn).data().toString().endsWith(QStringLiteral("with help")) ? 1 : 0;
    QCOMPARE(told, 1);
    program.settings.language.set(QStringLiteral("de"));
    QTRY_VERIFY(page.statistics()->leftOut().startsWith(QStringLiteral("1 Partie zählt hier nicht mit")));
    program.settings.language.set(QStringLiteral("ja"));
    QTRY_VERIFY(page.statistics()->leftOut().contains(QStringLiteral("1 局")));
    program.settings.language.set(QStringLiteral("en"));
  }

  void ownPlayCountsAllGamesDespiteTheSearch() {
    Program program;
    program.settings.setValuesShown(false);
    program.settings.setOpponentStrength(QStringLiteral("level=3"));
    program.settings.setOpponentSides(OpponentSides::Second);
    program.workspace.openVariant("dodgem:4x4");
    program.play("b1b2");
    program.document.declareEnd({EndCause::Resignation, Side::Second});
    QTRY_COMPARE(program.workspace.library()->count({}), 1);
    program.press(ActionId::ShowLibrary);
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    QTRY_COMPARE(page.model()->rowCount(), 1);
    QCOMPARE(page.statistics()->table()->rowCount(), 1);
    page.filterBar()->words()->setText(QStringLiteral("nobody"));
    QTRY_COMPARE(page.model()->rowCount(), 0);
    QCOMPARE(page.statistics()->table()->rowCount(), 1);
  }

  void buttonsAndPreviewFollowTheSelection() {
    Program program;
    program.window.resize(1280, 800);
    put(program.path("a.kotaigame"), oneGame);
    program.press(ActionId::ShowLibrary);
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    page.importFiles({program.path("a.kotaigame")});
    QTRY_COMPARE(page.model()->rowCount(), 1);
    const auto button = [&](const char* text) {
      for (QPushButton* each : page.findChildren<QPushButton*>())
        if (each->text() == QString::fromUtf8(text)) return each;
      return static_cast<QPushButton*>(nullptr);
    };
    QVERIFY(!button("Open")->isEnabled() && !button("Remove")->isEnabled() && button("Export…")->isEnabled());
    page.table()->selectRow(0);
    QVERIFY(button("Open")->isEnabled() && button("Remove")->isEnabled());
    auto* preview = page.findChild<LiveBoard*>();
    QVERIFY(preview->isVisible());
    const QImage shown = preview->grab().toImage();
    page.filterBar()->words()->setText(QStringLiteral("nobody"));
    QTRY_VERIFY(!preview->isVisible());
    QVERIFY(preview->grab().toImage() != shown);
    page.filterBar()->words()->clear();
    QTRY_COMPARE(page.model()->rowCount(), 1);
    page.table()->selectRow(0);
    page.findChild<QTabWidget*>()->setCurrentIndex(1);
    QVERIFY(!button("Open")->isVisible() && !button("Remove")->isVisible());
  }
};

KOTAI_WINDOW_TEST(GameFilesTest)
#include "game_files_test.moc"
