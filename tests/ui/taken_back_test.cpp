// A game that had ended and goes on after all is the same game in the library.
#include <QStandardPaths>
#include <QTest>

#include "tests/ui/home.h"
#include "tests/ui/sessions.h"
#include "ui/shell/application.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;
using kotai::test::Home;

namespace {

/// Waits until the only game of the library is so; what is kept is written in the background.
bool onlyGameBecomes(const GameLibrary& library, GameResult result, int plies) {
  return QTest::qWaitFor([&] {
    const std::vector<LibraryGame> games = library.games({}, 9);
    return games.size() == 1 && games.front().header.result == result && games.front().plies == plies;
  });
}

}  // namespace

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
    bool libraryHas(GameResult result, int plies) { return onlyGameBecomes(*workspace.library(), result, plies); }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
  }

  void movesTakenBack() {
    for (const bool undone : {false, true}) {
      Program program;
      program.play();
      program.play();
      program.document.declareEnd({EndCause::Resignation, Side::First});
      QVERIFY(program.libraryHas(GameResult::FirstWins, 2));
      if (undone) {
        program.document.history().stack()->undo();  // the end
        program.document.history().stack()->undo();  // the move
      } else {
        program.session.opponent()->takeBack();
      }
      program.play(1);
      QVERIFY(program.libraryHas(GameResult::Open, 2));
      program.play();
      program.document.declareEnd({EndCause::Resignation, Side::Second});
      QVERIFY(program.libraryHas(GameResult::SecondWins, 3));
    }
  }

  void anEndTakenBackBeforeAnotherGame() {
    Program program;
    program.play();
    program.document.declareEnd({EndCause::Agreement, std::nullopt});
    QVERIFY(program.libraryHas(GameResult::Draw, 1));
    program.document.history().stack()->undo();
    program.workspace.openVariant("dodgem:4x4");
    QVERIFY(program.libraryHas(GameResult::Open, 1));
  }

  /// The window was closed between the end and what was taken back.
  void afterTheNextStart() {
    Home home;
    home.settings.setOpponentSides(OpponentSides::None);
    {
      Workspace workspace(home.data(), &home.settings);
      workspace.openVariant("dodgem:3x3");
      GameDocument& document = *test::alternating(workspace).document();
      document.play(document.legalMoves().front());
      document.declareEnd({EndCause::Resignation, Side::Second});
      QVERIFY(onlyGameBecomes(*workspace.library(), GameResult::SecondWins, 1));
    }
    Workspace workspace(home.data(), &home.settings);
    QVERIFY(workspace.restoreGame());
    GameDocument& document = *test::alternating(workspace).document();
    test::alternating(workspace).opponent()->takeBack();
    document.play(document.legalMoves().back());
    QVERIFY(onlyGameBecomes(*workspace.library(), GameResult::Open, 1));
  }

  /// What is tried out beside the moves of a game that has ended does not open it again.
  void variationsLeaveTheEnd() {
    Program program;
    program.play();
    program.play();
    program.document.declareEnd({EndCause::Resignation, Side::First});
    QVERIFY(program.libraryHas(GameResult::FirstWins, 2));
    program.document.goToStart();
    program.play(1);
    program.workspace.openVariant("dodgem:4x4");
    QVERIFY(QTest::qWaitFor([&] {
      const std::vector<LibraryGame> games = program.workspace.library()->games({}, 9);
      return games.size() == 1 && program.workspace.library()->text(games.front().id).find('(') != std::string::npos;
    }));
    QVERIFY(program.libraryHas(GameResult::FirstWins, 2));
  }

  void gamesThatAreLookedAtStay() {
    Program program;
    program.play();
    program.document.declareEnd({EndCause::Resignation, Side::First});
    QVERIFY(program.libraryHas(GameResult::FirstWins, 1));
    const std::string text = program.workspace.library()->text(program.workspace.library()->games({}, 1).front().id);
    QVERIFY(program.workspace.openKnownGame(*readSavedGames(text).front()));
    program.document.history().stack()->undo();
    program.session.opponent()->takeBack();
    program.play(1);
    program.workspace.openVariant("dodgem:4x4");
    QTRY_COMPARE(program.workspace.library()->count({}), 2);
    QCOMPARE(program.workspace.library()->count({.result = GameResult::FirstWins}), 1);
  }

  void turns() {
    Program program;
    program.workspace.openVariant("syncdom:3x3");
    DomineeringSession& session = test::domineering(program.workspace);
    DomineeringDocument& document = *session.document();
    const auto play = [&](const auto& choose) {
      document.play({choose(document.moves(Side::First)), choose(document.moves(Side::Second))});
    };
    const auto first = [](const std::vector<AnyMove>& moves) { return moves.front(); };
    const auto last = [](const std::vector<AnyMove>& moves) { return moves.back(); };
    while (!document.result()) play(first);
    const int plies = document.nodeCount() - 1;
    const auto onlyGame = [&]() -> std::string {
      const std::vector<LibraryGame> games = program.workspace.library()->games({}, 9);
      return games.size() == 1 ? program.workspace.library()->text(games.front().id) : std::string();
    };
    QTRY_VERIFY(onlyGame().find("[Reason \"rules\"]") != std::string::npos);
    for (int i = 0; i < plies; ++i) session.opponent()->takeBack();
    play(last);
    QTRY_VERIFY(onlyGame().find("[Result \"*\"]") != std::string::npos);
    QVERIFY(onlyGame().find('(') != std::string::npos);
  }
};

QTEST_MAIN(TakenBackTest)
#include "taken_back_test.moc"
