// Tests for two people at one computer: their names, the row above the moves, and the user's side when Play is
// chosen later.
#include <QLineEdit>
#include <QStandardPaths>
#include <QTest>

#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/play/board_header.h"
#include "ui/play/name_fields.h"
#include "ui/play/page_frame.h"
#include "ui/play/play_panel.h"
#include "ui/play/result_card.h"
#include "ui/shell/welcome_page.h"
#include "ui/welcome/game_card.h"

using namespace kotai;
using namespace kotai::ui;

class TwoPlayersTest : public QObject {
  Q_OBJECT

  struct Program : test::ShownProgram {
    GameDocument& document = *test::alternating(workspace).document();

    PlayPanel& panel() { return *window->shownView()->playPanel(); }
    NameFields& names() { return *panel().findChild<NameFields*>(); }
    BoardHeader& header() { return *window->shownView()->page()->header(); }
    GameCard& card(const char* game) {
      window->showWelcome();
      return *test::child<WelcomePage>(window)->card(game);
    }
    void type(Side side, const char* name) {
      QLineEdit* field = names().field(side);
      field->selectAll();
      QTest::keyClicks(field, QString::fromUtf8(name));
    }
    void play(std::initializer_list<const char*> moves) {
      for (const char* text : moves) {
        const auto move = document.variant()->parseMove(document.position(), text);
        QVERIFY(move && document.play(*move));
      }
    }
    /// Opens the position one move before the last car of the first side leaves.
    void openLastMove() {
      workspace.openVariant("dodgem:3x3");
      const auto position = document.variant()->parsePosition("1^1/1>1/3 ^");
      workspace.open({"dodgem:3x3", *position});
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
  }

  void theirNamesAreKeptWithTheGame() {
    Program program;
    test::child<QPushButton>(program.card("dodgem"), "playTogetherButton")->click();
    QVERIFY(program.names().isVisible());
    QCOMPARE(program.names().field(Side::Second)->accessibleName(), QStringLiteral("Name of Orange"));
    program.type(Side::First, "Anna");
    program.type(Side::Second, "Ben");
    QVERIFY2(program.header().summary().contains(QStringLiteral("Anna against Ben")), qPrintable(program.header().summary()));
    program.play({"b1b2"});
    QCOMPARE(program.document.header().first, std::string("Anna"));
    QCOMPARE(program.document.header().second, std::string("Ben"));
    program.type(Side::Second, "Bo");
    QCOMPARE(program.document.header().second, std::string("Bo"));
    const QString file = program.folder.filePath(QStringLiteral("two.kotaigame"));
    QCOMPARE(program.workspace.saver()->saveGame(file), QString());
    test::child<QPushButton>(program.card("gobblet"), "playTogetherButton")->click();
    QCOMPARE(program.names().field(Side::First)->text(), QStringLiteral("Anna"));  // the same two people play on
    QCOMPARE(program.workspace.openGameFile(file), QString());
    QCOMPARE(program.names().field(Side::Second)->text(), QStringLiteral("Bo"));
  }

  void theWinnerIsCalledByTheName() {
    Program program;
    program.settings.setPlayLayout(true);
    program.settings.setOpponentSides(OpponentSides::None);
    program.openLastMove();
    program.type(Side::First, "Anna");
    program.play({"b3off"});
    QTRY_COMPARE(program.header().badge(), QStringLiteral("Anna won"));
    QTRY_VERIFY(program.panel().findChild<ResultCard*>());
    QCOMPARE(program.panel().findChild<ResultCard*>()->winner(), QStringLiteral("Anna won"));
    QCOMPARE(program.document.header().second, std::string("Orange"));  // two people, not a person against a program
    QVERIFY(!personOf(program.document.header()));
  }

  void theProgramNeedsNoNames() {
    Program program;
    program.card("dodgem").playButton()->click();
    QVERIFY(!program.names().isVisible());
    test::child<QPushButton>(program.card("syncdom"), "playTogetherButton")->click();
    QVERIFY(program.names().isVisible());
    QCOMPARE(program.names().field(Side::First)->accessibleName(), QStringLiteral("Name of Vertical"));
  }

  /// Viewing a game, or playing a game between two people, does not change the side that Play assigns to the user.
  void playGivesTheSideThatWasPlayedLast() {
    Program program;
    program.settings.opponentDelayMs.set(10000);
    program.card("dodgem").playButton()->click();
    QCOMPARE(program.settings.personSide(), std::optional(Side::First));
    program.settings.setOpponentSides(OpponentSides::First);
    test::child<QPushButton>(program.card("dodgem"), "playTogetherButton")->click();
    QVERIFY(!program.settings.personSide());
    program.card("gobblet").playButton()->click();
    QCOMPARE(program.settings.personSide(), std::optional(Side::Second));
  }

  /// This move takes the last car off the board. As the rules count moves, the other side would still make one
  /// more.
  void playersCountToTheEndOfTheGame() {
    Program program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.settings.setValuesShown(true);
    program.openLastMove();
    test::alternating(*program.window).setPlayLayout(true);
    QTRY_COMPARE(program.header().badge(), QStringLiteral("Win 1"));
    test::alternating(*program.window).setPlayLayout(false);
    QTRY_COMPARE(program.header().badge(), QStringLiteral("Win 2"));
  }
};

KOTAI_WINDOW_TEST(TwoPlayersTest)
#include "two_players_test.moc"
