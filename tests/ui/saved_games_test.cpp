// Tests for damaged saved games: the readable part is opened, faults are reported, and no file is overwritten.
#include <sys/stat.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

#include "tests/file_bytes.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/home.h"
#include "tests/ui/sessions.h"
#include "tests/ui/settle.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/docks/game/game_dock.h"
#include "ui/document/game_damage.h"
#include "ui/document/game_text.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::bytesOf;
using kotai::test::Home;
using kotai::test::put;

namespace {

const QByteArray oneBadMove =
    "[Variant \"dodgem:4x4\"]\n[Place \"4\"]\n\n1. c1c2 (1. b1b2 {my analysis} a3b3) NONSENSE 2. c2c3 a2b2 *\n";

/// Converts apostrophes to double quotes, so that JSON in string literals needs no backslashes.
QByteArray json(const char* text) { return QByteArray(text).replace('\'', '"'); }

const QByteArray oneBadMoveOfOld = json(
    "{'variant':'dodgem:4x4','start':'>3/>3/>3/1^^^ ^','moves':[{'after':0,'move':'c1c2'},{'after':1,'move':'NONSENSE'},"
    "{'after':2,'move':'a2b2'},{'after':3,'move':'c2c3'},{'after':0,'move':'b1b2','comment':'my "
    "analysis'},{'after':5,'move':'a3b3'}],"
    "'current':6}");

}  // namespace

class SavedGamesTest : public QObject {
  Q_OBJECT

  static std::vector<GameDamage> damageOf(const QByteArray& text) { return readSavedGame(text)->damage(); }
  static GameFault::Kind faultOf(const QByteArray& text) { return readSavedGame(text).error().kind; }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void keepsWhatHangsOnReadableMoves() {
    const auto saved = readSavedGame(oneBadMoveOfOld);
    const ReadGame& game = std::get<ReadGame>(saved->game);
    QCOMPARE(game.moves.size(), std::size_t(3));
    QCOMPARE(game.moves[1].comment, std::string("my analysis"));
    QCOMPARE(game.moves[1].parent, 0);
    QCOMPARE(game.moves[2].parent, 2);  // move 5 of the file is the second playable move
    QCOMPARE(game.current, 3);
    QCOMPARE(game.damage.size(), std::size_t(1));
    const GameDamage& damage = game.damage.front();
    QCOMPARE(damage.number, 2);
    QCOMPARE(damage.ply, 2);
    QCOMPARE(damage.followers, 2);
    QCOMPARE(damage.found, std::string("NONSENSE"));
    const QString told = gameDamageText(game.damage);
    for (const char* part : {"Move 2 in the file", "ply 2", "after c1c2", "NONSENSE", "does not fit here", "2 later move"})
      QVERIFY2(told.contains(QLatin1String(part)), qPrintable(told));
    GameDocument document;
    document.load(game, nullptr);
    QCOMPARE(document.tree().node(document.currentNode()).ply, 2);
    QVERIFY(readSavedGame(writeGame(recordOf(document)))->damage().empty());
  }

  void reportsFaults_data() {
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<int>("read");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const QByteArray& moves, int read, const char* told) {
      QTest::newRow(name) << moves << read << QString::fromLatin1(told);
    };
    row("whole", json("[{'after':0,'move':'b1b2'}]"), 1, "");
    row("illegal", json("[{'after':0,'move':'b1b3'}]"), 0, "not a legal move");
    row("variation", json("[{'after':0,'move':'b1b2'},{'after':0,'move':'x'}]"), 1, "a variation at the start");
    row("later variation", json("[{'after':0,'move':'b1b2'},{'after':1,'move':'a3b3'},{'after':1,'move':'a9'}]"), 2,
        "of a variation, after b1b2");
    row("hangs on itself", json("[{'after':1,'move':'b1b2'}]"), 0, "does not follow any earlier move");
    row("hangs on a later one", json("[{'after':2,'move':'b1b2'},{'after':0,'move':'b1b2'}]"), 1, "Move 1 in the file");
    row("before the start", json("[{'after':-1,'move':'b1b2'}]"), 0, "does not follow any earlier move");
    row("no number", json("[{'after':'0','move':'b1b2'},{'move':'b1b2'}]"), 0, "Move 2 in the file");
    row("no text", json("[{'after':0,'move':7},5,{'after':0,'move':'b1b2'}]"), 1, "cannot be read as a move");
    row("comment", json("[{'after':0,'move':'b1b2','comment':['kept']}]"), 1, "comment is not text");
    row("no list", json("{'after':0}"), 0, "moves is not a list");
    row("many",
        json("[{'after':0,'move':'q'},{'after':0,'move':'q'},{'after':0,'move':'q'},{'after':0,'move':'q'},{'after':0,'move':'q'}"
             "]"),
        0, "2 more part");
  }

  void reportsFaults() {
    QFETCH(QByteArray, moves);
    QFETCH(int, read);
    QFETCH(QString, told);
    const auto saved = readSavedGame("{\"variant\":\"dodgem:4x4\",\"start\":\">3/>3/>3/1^^^ ^\",\"moves\":" + moves + "}");
    QVERIFY(saved);
    const ReadGame& game = std::get<ReadGame>(saved->game);
    QCOMPARE(static_cast<int>(game.moves.size()), read);
    QCOMPARE(game.damage.empty(), told.isEmpty());
    QVERIFY2(gameDamageText(game.damage).contains(told), qPrintable(gameDamageText(game.damage)));
  }

  void longTextsAreNotRepeated() {
    const QByteArray move(3000000, 'b');
    const auto damage =
        damageOf(json("{'variant':'dodgem:4x4','start':'>3/>3/>3/1^^^ ^','moves':[{'after':0,'move':'") + move + "\"}]}");
    QCOMPARE(damage.size(), std::size_t(1));
    QVERIFY(gameDamageText(damage).size() < 300);
  }

  void domineeringGamesToo() {
    const QByteArray text = json(
        "{'variant':'syncdom:3x3','start':'3/3/3','moves':[{'after':0,'move':'V:a1 H:b3'},{'after':1,'move':'V:a1 H:a1'},"
        "{'after':2,'move':'V:c1 H:a3'},{'after':0,'move':'H:a1 V:a1'},{'after':0,'move':'V:a1 "
        "H:b1','comment':'instead'}],'current':5}");
    const auto saved = readSavedGame(text);
    const auto& game = std::get<ReadTurnGame>(saved->game);
    QCOMPARE(game.moves.size(), std::size_t(2));
    QCOMPARE(game.moves[1].comment, std::string("instead"));
    QCOMPARE(game.current, 2);
    QCOMPARE(game.damage.size(), std::size_t(2));
    QCOMPARE(game.damage[0].followers, 1);
    const QString told = gameDamageText(game.damage);
    for (const char* part : {"V:a1 H:a1", "after V:a1 H:b3", "H:a1 V:a1"})
      QVERIFY2(told.contains(QLatin1String(part)), qPrintable(told));
  }

  void whatIsNoGame() {
    QCOMPARE(faultOf(""), GameFault::Kind::Empty);
    QCOMPARE(faultOf(" \n"), GameFault::Kind::Empty);
    QCOMPARE(faultOf("{\"variant\":\"dodgem"), GameFault::Kind::NotJson);
    QCOMPARE(faultOf("[]"), GameFault::Kind::NotAGame);
    QCOMPARE(faultOf("{\"variant\":5}"), GameFault::Kind::NotAGame);
    QCOMPARE(faultOf("{\"format\":2,\"variant\":\"dodgem:4x4\"}"), GameFault::Kind::NewerFormat);
    QCOMPARE(faultOf("{\"variant\":\"chess\"}"), GameFault::Kind::Variant);
    QCOMPARE(faultOf("{\"variant\":\"syncdom:99x1\"}"), GameFault::Kind::Variant);
    QCOMPARE(faultOf("{\"variant\":\"dodgem:4x4\",\"start\":[]}"), GameFault::Kind::Start);
  }

  void damagedKeptGameMakesWay_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("opens");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const QByteArray& bytes, bool opens, const char* told) {
      QTest::newRow(name) << bytes << opens << QString::fromLatin1(told);
    };
    row("one bad move", oneBadMove, true, "NONSENSE");
    row("0 bytes", "", false, "empty");
    row("garbage",
        "\x7f"
        "ELF garbage",
        false, "no variant");
    row("not valid JSON", "{\"variant\":\"dodgem:4x4\",\"start\":\">3/>", false, "not valid JSON");
    row("cut off", "[Variant \"dodgem:4x4\"]\n\n1. c1c2", true, "end of the game is missing");
    row("newer format", "[Kotaigame \"7\"]\n[Variant \"dodgem:4x4\"]\n*", false, "format 7");
    row("no variant", "[Event \"x\"]\n*", false, "no variant");
    row("no text", "[Variant \"dodgem:4x4\"]\n{\xff} *", true, "UTF-8");
    row("unknown game", "[Variant \"chess\"]\n*", false, "chess");
  }

  void damagedKeptGameMakesWay() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, opens);
    QFETCH(QString, told);
    Home home;
    for (const char* name : {"open-game.damaged-1.kotaigame", "open-game.damaged-2.kotaigame"}) {
      put(home.kept(), bytes);
      Workspace workspace(home.data(), &home.settings);
      QSignalSpy warnings(&workspace, &Workspace::warningRaised);
      QCOMPARE(workspace.restoreGame(), opens);
      QCOMPARE(warnings.count(), 1);
      const QString text = warnings.front().front().toString();
      QVERIFY2(text.contains(told) && text.contains(QLatin1String(name)), qPrintable(text));
      QVERIFY(openTexts(workspace, QStringLiteral("dodgem:3x3"), {}).isEmpty());
      QVERIFY(workspace.saver()->keep());
      QCOMPARE(bytesOf(home.path(name)), bytes);
      QVERIFY(readSavedGame(bytesOf(home.kept()))->damage().empty());
    }
    QCOMPARE(bytesOf(home.path("open-game.damaged-1.kotaigame")), bytes);
  }

  void otherThanFilesAreMovedAside_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("told");
    QTest::newRow("folder") << QStringLiteral("folder") << QStringLiteral("is a folder");
    QTest::newRow("pipe") << QStringLiteral("pipe") << QStringLiteral("is a named pipe");
    QTest::newRow("device") << QStringLiteral("device") << QStringLiteral("is a device");
    QTest::newRow("too large") << QStringLiteral("large") << QStringLiteral("too large");
  }

  void otherThanFilesAreMovedAside() {
    QFETCH(QString, what);
    QFETCH(QString, told);
    Home home;
    if (what == QLatin1String("folder")) QVERIFY(QDir().mkdir(home.kept()));
    if (what == QLatin1String("pipe")) QCOMPARE(::mkfifo(qPrintable(home.kept()), 0600), 0);
    if (what == QLatin1String("device")) QVERIFY(QFile::link(QStringLiteral("/dev/null"), home.kept()));
    if (what == QLatin1String("large")) {
      QFile large(home.kept());
      QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(largestText + 1));
    }
    Workspace workspace(home.data(), &home.settings);
    QSignalSpy warnings(&workspace, &Workspace::warningRaised);
    QVERIFY(
        openTexts(workspace, QStringLiteral("dodgem:3x3"), {}).isEmpty());  // opens another game before the saved one is restored
    QCOMPARE(warnings.count(), 1);
    const QString text = warnings.front().front().toString();
    QVERIFY2(text.contains(told) && text.contains(QLatin1String("open-game.damaged-1.kotaigame")), qPrintable(text));
    QVERIFY(workspace.saver()->keep());
    QVERIFY(QFileInfo::exists(home.path("open-game.damaged-1.kotaigame")));
    QVERIFY(readSavedGame(bytesOf(home.kept())));
  }

  void openedFilesAreLeftAlone() {
    Home home;
    const QString file = home.path("game.kotaigame");
    put(file, oneBadMove);
    {
      Workspace workspace(home.data(), &home.settings);
      QSignalSpy warnings(&workspace, &Workspace::warningRaised);
      QCOMPARE(workspace.openGameFile(file), QString());
      QCOMPARE(test::alternating(workspace).document()->tree().size(), 4);
      QCOMPARE(warnings.count(), 1);
      QVERIFY(warnings.front().front().toString().contains(QStringLiteral("game.kotaigame")));
      for (const char* wrong : {"none.json", "."}) {
        const QString reason = workspace.openGameFile(home.path(wrong));
        QVERIFY2(reason.contains(home.path(wrong)), qPrintable(reason));
      }
      QCOMPARE(::mkfifo(qPrintable(home.path("pipe.json")), 0600), 0);
      QVERIFY(workspace.openGameFile(home.path("pipe.json")).contains(QStringLiteral("named pipe")));
      put(home.path("text.json"), "a letter");
      QVERIFY(workspace.openGameFile(home.path("text.json")).contains(QStringLiteral("no variant")));
    }
    QCOMPARE(bytesOf(file), oneBadMove);
    QCOMPARE(bytesOf(home.path("text.json")), QByteArray("a letter"));
    put(home.kept(), oneBadMove);  // opens the saved game by its file name
    Workspace workspace(home.data(), &home.settings);
    QCOMPARE(workspace.openGameFile(home.kept()), QString());
    QVERIFY(workspace.saver()->keep());
    QCOMPARE(bytesOf(home.path("open-game.damaged-1.kotaigame")), oneBadMove);
  }

  void theGameOfAnEarlierVersionIsRead() {
    Home home;
    const QByteArray text = json("{'variant':'dodgem:4x4','start':'>3/>3/>3/1^^^ ^','moves':[{'after':0,'move':'c1c2'}]}");
    for (const QByteArray& each : {text, oneBadMoveOfOld}) {
      put(home.savedByEarlierVersions(), each);
      QFile::remove(home.kept());
      {
        Workspace workspace(home.data(), &home.settings);
        QSignalSpy warnings(&workspace, &Workspace::warningRaised);
        QVERIFY(workspace.restoreGame());
        QCOMPARE(warnings.count(), each == text ? 0 : 1);
        QVERIFY(test::alternating(workspace).document()->tree().size() > 1);
      }
      QCOMPARE(bytesOf(home.savedByEarlierVersions()), each);
      QVERIFY(readSavedGame(bytesOf(home.kept()))->damage().empty());
    }
  }

  void twoProgramsKeepTheirOwnGames() {
    Home home;
    {
      Workspace first(home.data(), &home.settings);
      first.openVariant("dodgem:3x3");
      QVERIFY(first.saver()->keep());
      Workspace second(home.data(), &home.settings);
      QVERIFY(!second.restoreGame());
      second.openVariant("dodgem:4x4");
      QVERIFY(second.saver()->keep());
      QVERIFY(first.saver()->keep());
    }
    QCOMPARE(readSavedGame(bytesOf(home.kept()))->variantId(), std::string("dodgem:3x3"));
    QCOMPARE(readSavedGame(bytesOf(home.path("open-game-2.kotaigame")))->variantId(), std::string("dodgem:4x4"));
    Workspace next(home.data(), &home.settings);
    QVERIFY(next.restoreGame());
    QCOMPARE(next.session()->document()->variantId(), std::string("dodgem:3x3"));
  }

  void keptGameOfAnotherStartMakesWay() {
    Home home;
    put(home.kept(), oneBadMove);
    Workspace workspace(home.data(), &home.settings);
    QSignalSpy replaced(&workspace, &Workspace::gameReplaced);
    QVERIFY(openTexts(workspace, QStringLiteral("dodgem:3x3"), {}).isEmpty());
    QVERIFY(workspace.saver()->keep());
    QCOMPARE(bytesOf(home.path("open-game.damaged-1.kotaigame")), oneBadMove);
    QCOMPARE(replaced.count(), 1);  // the readable part of the game is offered
    workspace.reopenGame(replaced.front().front().toByteArray());
    QCOMPARE(test::alternating(workspace).document()->tree().size(), 4);
  }

  /// The program offers an unfinished game under its name. A finished game is in the library. A game whose end
  void onlyUnfinishedGamesAreOffered() {
    Home home;
    Workspace workspace(home.data(), &home.settings);
    home.settings.setOpponentSides(OpponentSides::None);
    QSignalSpy replaced(&workspace, &Workspace::gameReplaced);
    GameDocument& document = *test::alternating(workspace).document();
    const auto openAnother = [&] { QVERIFY(openTexts(workspace, QStringLiteral("dodgem:3x3"), {}).isEmpty()); };
    openAnother();
    document.play(document.legalMoves().front());
    openAnother();
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(replaced.front().at(1).toString(), QStringLiteral("Dodgem 3\u00d73"));
    document.play(document.legalMoves().front());
    document.declareEnd({EndCause::Resignation, Side::First});
    QTRY_VERIFY(document.header().result != GameResult::Open);
    openAnother();
    openAnother();
    QCOMPARE(replaced.count(), 1);
    document.play(document.legalMoves().front());
    document.declareEnd({EndCause::Resignation, Side::First});
    QTRY_VERIFY(document.header().result != GameResult::Open);
    document.history().stack()->undo();
    openAnother();
    QCOMPARE(replaced.count(), 2);
  }

  void warningsStayUntilClosed() {
    Home home;
    put(home.kept(), "garbage");
    LanguageSwitch language;
    Workspace workspace(home.data(), &home.settings);
    MainWindow window(&workspace, &language);
    window.show();
    QVERIFY(!workspace.restoreGame());
    QVERIFY(!window.showsBoard());
    QVERIFY(test::child<WelcomePage>(window)->messages()->isVisible());
    QVERIFY(test::child<WelcomePage>(window)->messages()->warnings().contains(QStringLiteral("open-game.damaged-1.kotaigame")));
    QVERIFY(window.rect().contains(test::child<WelcomePage>(window)->messages()->geometry()));

    put(home.kept(), oneBadMove);
    QVERIFY(workspace.restoreGame());
    MessageBar& messages = *test::alternating(window).boardPage()->messages();
    QVERIFY(messages.warnings().contains(QStringLiteral("NONSENSE")));
    messages.showVerdict(QStringLiteral("b1b2"), Outcome::Win, QStringLiteral("kept the win"));
    messages.clearVerdict();
    QVERIFY(messages.isVisible() && messages.warnings().contains(QStringLiteral("NONSENSE")));
    messages.showMessage(QStringLiteral("meanwhile"), 1);
    QTRY_VERIFY(!messages.text().contains(QStringLiteral("meanwhile")));
    QVERIFY(messages.isVisible() && messages.warnings().contains(QStringLiteral("NONSENSE")));
    messages.findChild<QToolButton*>()->click();
    QVERIFY(!messages.isVisible() && messages.warnings().isEmpty());
  }

  /// Comments on a finished game without a file are stored in the library when another game replaces it.
  void notesAfterTheEndAreKept() {
    Home home;
    Workspace workspace(home.data(), &home.settings);
    const SavedResult game =
        readSavedGame("[Variant \"dodgem:4x4\"]\n[Date \"2026-11-22\"]\n[Result \"1/2-1/2\"]\n1. c1c2 a2b2 1/2-1/2");
    QVERIFY(game && workspace.openKnownGame(*game));
    GameDocument& document = *test::alternating(workspace).document();
    document.setComment(document.currentNode(), QStringLiteral("my precious note"));
    workspace.openVariant("dodgem:3x3");
    const auto kept = [&] {
      const std::vector<LibraryGame> games = workspace.library()->games({.variant = "dodgem:4x4"}, 9);
      return games.size() == 1 && workspace.library()->text(games[0].id).find("my precious note") != std::string::npos;
    };
    QTRY_VERIFY(kept());
  }

  void longCommentsAreKeptWholeAndShownInPart() {
    Home home;
    const QByteArray comment = QByteArray("lorem ipsum ").repeated(92000);
    put(home.kept(), "[Variant \"dodgem:4x4\"]\n[Place \"1\"]\n1. b1b2 {" + comment + "} a3b3 {short} *\n");
    LanguageSwitch language;
    Workspace workspace(home.data(), &home.settings);
    MainWindow window(&workspace, &language);
    window.show();
    QVERIFY(workspace.restoreGame());
    auto* dock = window.findChild<GameDock*>(QStringLiteral("gameDock"));
    QVERIFY(dock->comment()->isReadOnly());  // a comment that is only partly shown cannot be overwritten
    QVERIFY(comment.startsWith(dock->comment()->toPlainText().toUtf8()));
    QVERIFY(dock->comment()->toPlainText().size() < 50000);
    QVERIFY(dock->moves()->toPlainText().size() < 5000);
    QVERIFY(dock->moves()->toPlainText().contains(QStringLiteral("short")));
    step(*test::alternating(workspace).document(), TreeDocument::toEnd);
    QVERIFY(!dock->comment()->isReadOnly());
    dock->comment()->setPlainText(QStringLiteral("changed"));
    step(*test::alternating(workspace).document(), -1);
    QVERIFY(workspace.saver()->keep());
    const auto kept = std::get<ReadGame>(readSavedGame(bytesOf(home.kept()))->game);
    QCOMPARE(kept.moves[0].comment, comment.toStdString());
    QCOMPARE(kept.moves[1].comment, std::string("changed"));
  }

  void endOfAGameIsCopiedAndPasted() {
    Home home;
    {
      Workspace workspace(home.data(), &home.settings);
      QVERIFY(openTexts(workspace, QStringLiteral("animalshogi"), {}).isEmpty());
      GameDocument& document = *test::alternating(workspace).document();
      for (const char* move : {"B3B2", "A1A2", "B2B1"})  // the chick captures the lion
        QVERIFY(document.play(*document.variant()->parseMove(document.position(), move)));
      QVERIFY(document.isFinished());
      const QString text = test::positionText(workspace);
      QCOMPARE(workspace.paste(text), QString());
      QCOMPARE(test::positionText(workspace), text);
      QVERIFY(document.isFinished());
    }
    Workspace workspace(home.data(), &home.settings);  // a game from this position can be saved, too
    QVERIFY(workspace.restoreGame());
    QVERIFY(test::alternating(workspace).document()->isFinished());
  }

  void aGameThatNeverRestsIsKept() {
    Home home;
    Workspace workspace(home.data(), &home.settings);
    workspace.openVariant("dodgem:4x4");
    GameDocument& document = *test::alternating(workspace).document();
    document.play(document.legalMoves().front());
    QElapsedTimer waited;
    waited.start();
    while (!QFile::exists(home.kept()) && waited.elapsed() < 60000) {  // earlier versions saved only in a pause
      step(document, -1);
      step(document, 1);
      test::settle(20);
    }
    QVERIFY(readSavedGame(bytesOf(home.kept()))->hasMoves());
  }
};

KOTAI_WINDOW_TEST(SavedGamesTest)
#include "saved_games_test.moc"
