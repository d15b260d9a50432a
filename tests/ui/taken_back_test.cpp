// Tests for games whose end was taken back. Such a game continues as the same game in the library, and no game
// is lost.
#include <QStandardPaths>
#include <QTest>
#include <algorithm>

#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/home.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/document/game_text.h"
#include "ui/play/review.h"
#include "ui/session/after_game.h"
#include "ui/shell/application.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/workspace.h"
#include "ui/welcome/continue_row.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::Home;

class TakenBackTest : public QObject {
  Q_OBJECT

  struct Program : Home {
    Workspace workspace{data(), &settings};
    AlternatingSession& session = test::alternating(workspace);
    GameDocument& document = *session.document();

    Program() {
      settings.setOpponentSides(OpponentSides::None);
      workspace.openVariant("dodgem:3x3");
    }
    void play(std::size_t number = 0) { document.play(document.legalMoves().at(number)); }
    void resign(Side side) { document.declareEnd({EndCause::Resignation, other(side)}); }
    void resignAfterTwoMoves() {
      play();
      play();
      resign(Side::First);
    }
    /// Undoes the end and \p moves moves before it.
    void undo(int moves) {
      for (int i = 0; i <= moves; ++i) document.history().stack()->undo();
    }
    void leave() { workspace.openVariant("dodgem:4x4"); }
    std::vector<LibraryGame> games() const { return workspace.library()->games({}, 9); }
    /// Waits until the library contains exactly these games, because games are saved in the background. Returns
    /// false after a timeout.
    bool libraryHas(const std::vector<std::pair<GameResult, int>>& wanted) const {
      return QTest::qWaitFor([&] {
        const std::vector<LibraryGame> all = games();
        return std::ranges::is_permutation(all, wanted, {},
                                           [](const LibraryGame& game) { return std::pair(game.header.result, game.plies); });
      });
    }
  };

  /// Returns the result of the only game in the library. Returns nothing unless there is exactly one game.
  static std::optional<GameResult> onlyResult(Workspace& workspace) {
    const std::vector<LibraryGame> all = workspace.library()->games({}, 9);
    return all.size() == 1 ? std::optional(all.front().header.result) : std::nullopt;
  }
  static void endAndTakeItBack(Home& home) {
    home.settings.setOpponentSides(OpponentSides::None);
    Workspace workspace(home.data(), &home.settings);
    workspace.openVariant("dodgem:3x3");
    GameDocument& document = *test::alternating(workspace).document();
    for (int i = 0; i < 2; ++i) document.play(document.legalMoves().front());
    document.declareEnd({EndCause::Resignation, Side::Second});
    QTRY_VERIFY(onlyResult(workspace) == GameResult::SecondWins);
    document.history().stack()->undo();
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void anotherEndTakesThePlaceOfTheFirst() {
    Program program;
    program.resignAfterTwoMoves();
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}}));
    program.undo(1);
    program.play(1);
    program.play();
    program.resign(Side::Second);
    QVERIFY(program.libraryHas({{GameResult::FirstWins, 3}}));
    program.undo(0);
    program.play();
    program.resign(Side::First);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 4}}));
  }

  /// The game continues as the same game after a restart.
  void anotherEndAfterTheProgramWasStartedAgain() {
    Home home;
    endAndTakeItBack(home);
    Workspace workspace(home.data(), &home.settings);
    QVERIFY(workspace.restoreGame());
    GameDocument& document = *test::alternating(workspace).document();
    document.play(document.legalMoves().back());
    document.declareEnd({EndCause::Resignation, Side::First});
    QTRY_VERIFY(onlyResult(workspace) == GameResult::FirstWins);
  }
  void anEndTakenBackBeforeTheProgramWasStartedWithAnotherGame() {
    Home home;
    endAndTakeItBack(home);
    Workspace workspace(home.data(), &home.settings);
    workspace.openVariant("dodgem:4x4");
    QTRY_VERIFY(onlyResult(workspace) == GameResult::Open);
  }

  /// In a game of two people, moves that were taken back stay the main line. Moves played afterwards become a
  /// variation.
  void anEndInAVariationBelongsToTheGame() {
    Program program;
    program.resignAfterTwoMoves();
    program.session.opponent()->takeBack();
    program.play(1);
    program.resign(Side::Second);
    QTRY_VERIFY(program.games().size() == 1 &&
                program.workspace.library()->text(program.games().front().id).find('(') != std::string::npos);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}}));
  }

  void anEndTakenBackBeforeAnotherGame() {
    Program program;
    program.play();
    program.document.declareEnd({EndCause::Agreement, std::nullopt});
    QVERIFY(program.libraryHas({{GameResult::Draw, 1}}));
    program.undo(0);
    program.leave();
    QVERIFY(program.libraryHas({{GameResult::Open, 1}}));
  }

  /// Moves after the end are only experiments and do not change the game.
  void movesAfterTheEndChangeNothing_data() {
    QTest::addColumn<EndCause>("cause");
    QTest::newRow("resigned") << EndCause::Resignation;
    QTest::newRow("agreed") << EndCause::Agreement;
    QTest::newRow("out of time") << EndCause::Time;
  }
  void movesAfterTheEndChangeNothing() {
    QFETCH(EndCause, cause);
    const bool drawn = cause == EndCause::Agreement;
    const GameResult result = drawn ? GameResult::Draw : GameResult::SecondWins;
    Program program;
    program.play();
    program.play();
    program.document.declareEnd({cause, drawn ? std::nullopt : std::optional(Side::Second)});
    QVERIFY(program.libraryHas({{result, 2}}));
    program.play();
    program.play(1);
    QCOMPARE(program.document.header().result, result);
    QCOMPARE(program.session.record().header.result, result);
    QCOMPARE(program.session.record().moves.size(), std::size_t(2));
    program.leave();
    QTest::qWait(200);
    QVERIFY(program.libraryHas({{result, 2}}));
  }

  /// Going back and trying another move does not change the end of the game, either.
  void anotherMoveBeforeTheEndIsAVariation() {
    Program program;
    program.resignAfterTwoMoves();
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}}));
    step(program.document, -1);
    program.play(1);
    QCOMPARE(program.session.record().header.result, GameResult::SecondWins);
    program.leave();
    QTest::qWait(200);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}}));
  }

  /// A position that occurs for the third time ends the game once, whatever is played afterwards.
  void aRepetitionIsOneDraw() {
    Program program;
    program.workspace.openVariant("animalshogi");
    const Variant& variant = *program.document.variant();
    const auto go = [&](const char* moves) {
      for (const QByteArray& move : QByteArray(moves).split(' '))
        QVERIFY2(program.document.play(*variant.parseMove(program.document.position(), move.toStdString())), move.constData());
    };
    go("C4C3 A1A2 C3C4 A2A1 C4C3 A1A2 C3C4 A2A1");
    QVERIFY(program.libraryHas({{GameResult::Draw, 8}}));
    go("C4C3 A1A2");
    program.leave();
    QTest::qWait(200);
    QVERIFY(program.libraryHas({{GameResult::Draw, 8}}));
  }

  /// A user may take back a move only to look at the position. The move stays in the library, because no other
  /// move replaces it.
  void aMoveTakenBackToBeLookedAtLosesNothing() {
    Program program;
    program.resignAfterTwoMoves();
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}}));
    program.undo(1);
    program.leave();
    QTest::qWait(200);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}}));
  }

  void anUnfinishedGameReplacesNoOtherMoves() {
    Program program;
    program.resignAfterTwoMoves();
    program.undo(1);
    program.play(1);
    program.leave();
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}, {GameResult::Open, 2}}));
  }

  void takingBackMoreMovesMakesAnotherGame() {
    Program program;
    for (int i = 0; i < 4; ++i) program.play();
    program.resign(Side::First);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 4}}));
    program.undo(3);
    program.play(1);
    program.resign(Side::First);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 4}, {GameResult::SecondWins, 2}}));
  }

  void removedGamesStayRemoved() {
    Program program;
    program.resignAfterTwoMoves();
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 2}}));
    const GameId removed = program.games().front().id;
    QVERIFY(program.workspace.library()->setRemoved({removed}, true));
    program.undo(0);
    program.play();
    program.resign(Side::Second);
    QVERIFY(program.libraryHas({{GameResult::FirstWins, 3}}));
    QVERIFY(program.workspace.library()->setRemoved({removed}, false));  // restores the removed game
    QVERIFY(program.libraryHas({{GameResult::FirstWins, 3}, {GameResult::SecondWins, 2}}));
  }

  void viewedGamesStayUnchanged() {
    Program program;
    program.play();
    program.resign(Side::First);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 1}}));
    const std::string text = program.workspace.library()->text(program.games().front().id);
    QVERIFY(program.workspace.openKnownGame(*kotai::readSavedGames(text).front()));
    program.session.opponent()->takeBack();
    program.play(1);
    program.resign(Side::First);
    QVERIFY(program.libraryHas({{GameResult::SecondWins, 1}, {GameResult::SecondWins, 1}}));
  }

  void turns() {
    Program program;
    program.workspace.openVariant("syncdom:3x3");
    DomineeringSession& session = test::domineering(program.workspace);
    DomineeringDocument& document = *session.document();
    const auto play = [&](bool last) {
      const auto choose = [&](Side side) { return last ? document.moves(side).back() : document.moves(side).front(); };
      document.play({choose(Side::First), choose(Side::Second)});
    };
    while (!document.result()) play(false);
    QVERIFY(QTest::qWaitFor([&] { return program.games().size() == 1; }));
    document.history().stack()->undo();
    QCOMPARE(session.record().header.result, GameResult::Open);
    while (!document.result()) play(true);
    const GameResult result = session.record().header.result;
    QVERIFY(result != GameResult::Open);
    QTRY_VERIFY(program.games().size() == 1 && program.games().front().header.result == result);
  }

  /// On the first page, a finished game can only be viewed. A game whose end was taken back is unfinished, so it
  /// can be continued.
  void aGameWhoseEndWasTakenBackIsContinued() {
    test::ShownProgram program;
    program.settings.setOpponentSides(OpponentSides::None);
    program.workspace.openVariant("dodgem:3x3");
    AlternatingSession& session = test::alternating(program.workspace);
    GameDocument& document = *session.document();
    const auto button = [&] {
      program.window->showWelcome();
      return test::child<WelcomePage>(program.window)->continueRow()->cards().front()->button()->text();
    };
    for (int i = 0; i < 2; ++i) document.play(document.legalMoves().front());
    document.declareEnd({EndCause::Resignation, Side::Second});
    QCOMPARE(button(), QStringLiteral("View game"));
    step(document, -1);
    QCOMPARE(button(), QStringLiteral("View game"));  // the game still counts as finished
    step(document, 1);
    document.history().stack()->undo();
    QCOMPARE(button(), QStringLiteral("Continue"));
    document.history().stack()->redo();
    QCOMPARE(button(), QStringLiteral("View game"));
    session.opponent()->takeBack();
    QCOMPARE(button(), QStringLiteral("Continue"));
  }

  /// The card of a finished game says how the game ended, even while an earlier position or a review is shown.
  void theCardOfAFinishedGameNamesItsEnd() {
    test::ShownProgram program;
    program.settings.setOpponentSides(OpponentSides::Second);
    program.workspace.openVariant("dodgem:3x3");
    GameDocument& document = *test::alternating(program.workspace).document();
    const auto state = [&] {
      program.window->showWelcome();
      return test::child<WelcomePage>(program.window)->continueRow()->cards().front()->game().state;
    };
    document.play(document.variant()->parseMove(document.position(), "b1b2").value());  // the first move to review
    QTRY_VERIFY(document.nodeCount() == 3);
    QVERIFY2(state().contains(QStringLiteral("your turn")), qPrintable(state()));
    document.declareEnd({EndCause::Resignation, Side::Second});
    QVERIFY2(state().startsWith(QStringLiteral("You lost: you resigned")), qPrintable(state()));
    step(document, -1);
    QVERIFY2(state().startsWith(QStringLiteral("You lost: you resigned")), qPrintable(state()));
    Review& review = *test::alternating(*program.window).afterGame()->review();
    QTRY_VERIFY(review.start(endOfLine(document, GameTree::root), Side::First));
    document.play(document.legalMoves().back());
    QVERIFY2(state().startsWith(QStringLiteral("You lost: you resigned")), qPrintable(state()));
  }
};

KOTAI_WINDOW_TEST(TakenBackTest)
#include "taken_back_test.moc"
